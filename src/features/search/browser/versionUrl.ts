const isInside = (url: URL, base: URL): boolean => url.origin === base.origin && url.pathname.startsWith(base.pathname);

/** Address below which a version keeps its index: the base URL and the version's path. Throws for a path that leaves the site. */
export function versionUrlOf(baseUrl: string, version: string, origin: string): string {
  const base = new URL(baseUrl, origin);
  const path = version === '' || version.endsWith('/') ? version : `${version}/`;
  let addresses: URL[];
  try {
    // Read as a link on the page, and as it is fetched.
    addresses = [new URL(path, base), new URL(`${baseUrl}${path}`, base)];
  } catch {
    addresses = [];
  }
  if (addresses.length === 0 || !addresses.every((url) => isInside(url, base))) {
    throw new Error('Unexpected version url');
  }
  return `${baseUrl}${path}`;
}
