/** Forgets what the service worker keeps of a file. */
async function forget(url: string): Promise<void> {
  for (const name of await caches.keys()) {
    await (await caches.open(name)).delete(url);
  }
}

/** Fetches a script past every cache, which replaces what they hold. Says whether it is a whole script now. */
export async function refetch(url: string): Promise<boolean> {
  try {
    // Where storage is refused there is nothing to forget.
    await forget(url).catch(() => undefined);
    const response = await fetch(url, {cache: 'reload'});
    await response.arrayBuffer();
    return response.ok && /javascript/.test(response.headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
