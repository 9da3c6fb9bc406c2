/** Servers and browsers refuse longer addresses. */
const longest = 6_000;

/** The address at which the decoder reads data; undefined where it is too long for a link. */
export function decoderLink(data: string, page = '/api/decode'): string | undefined {
  const address = `${page}?${new URLSearchParams({data})}`;
  return address.length > longest ? undefined : address;
}
