/** A request that a link brings. It fills the form and is not sent. */
export interface SharedRequest {
  /** Undefined for a reader's own URL, which no link has. */
  readonly network: string | undefined;
  /** The text of the editor. */
  readonly params: string;
}

/** Servers and browsers refuse longer URLs. */
const MAX_URL_LENGTH = 6_000;

/** Reads `#call=METHOD&network=linea&params=[…]`. Undefined where the link is of no request, or of another method. */
export function readSharedRequest(hash: string, method: string): SharedRequest | undefined {
  const values = new URLSearchParams(hash.slice(1));
  return values.get('call') === method ? {network: values.get('network') ?? undefined, params: values.get('params') ?? '[]'} : undefined;
}

/** The address of a request, behind `#`, so that no server receives it. Undefined where it is too long. */
export function createShareUrl(page: string, method: string, {network, params}: SharedRequest): string | undefined {
  const url = `${page}#${new URLSearchParams({call: method, ...(network && {network}), params})}`;
  return url.length > MAX_URL_LENGTH ? undefined : url;
}
