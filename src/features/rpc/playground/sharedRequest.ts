/** A request from a link. It fills the form but is not sent. */
export interface SharedRequest {
  /** Undefined for a custom URL, which links never contain. */
  readonly network: string | undefined;
  /** The JSON text in the editor. */
  readonly params: string;
}

/** Servers and browsers reject longer URLs. */
const MAX_URL_LENGTH = 6_000;

/** Reads `#call=METHOD&network=linea&params=[…]`. Returns undefined if the hash contains no request for the method. */
export function readSharedRequest(
  hash: string,
  method: string,
): SharedRequest | undefined {
  const values = new URLSearchParams(hash.slice(1));
  return values.get('call') === method
    ? {
        network: values.get('network') ?? undefined,
        params: values.get('params') ?? '[]',
      }
    : undefined;
}

/** Creates a URL that shares a request in its hash, which no server receives. Returns undefined if the URL would be too long. */
export function createShareUrl(
  page: string,
  method: string,
  {network, params}: SharedRequest,
): string | undefined {
  const url = `${page}#${new URLSearchParams({call: method, ...(network && {network}), params})}`;
  return url.length > MAX_URL_LENGTH ? undefined : url;
}
