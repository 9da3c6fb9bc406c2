import type {OfflineManifest} from '../types';

/** Pages by their path; the newest text of each, whatever build it comes from. */
export const pagesCache = 'pages';

/** Files with a hash in their name, of the current build and of the one before it, which open tabs may still ask for. */
export const filesCache = 'files';

/** What this browser knows: the manifest, and whether the whole site was saved. */
const stateCache = 'state';
const manifestKey = '/manifest';
const wholeSiteKey = '/whole-site';

const requestsAtOnce = 6;

export interface Progress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

/** Address of a file as the manifest names it: search indexes have a hash behind their name. */
const nameOf = (request: Request): string => request.url.slice(new URL(request.url).origin.length);

/** A page's path without what only its address has. */
export const pathOf = (pathname: string): string => pathname.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';

/** Downloads a page or file into a cache. A page that moved or is gone leaves it. */
async function download(cacheName: string, url: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const isPage = cacheName === pagesCache;
  const response = await fetch(url, isPage ? {cache: 'no-cache'} : {});
  if (response.ok && !response.redirected) {
    await cache.put(url, response);
    return;
  }
  if (isPage) {
    await cache.delete(url);
  }
  throw new Error(`${url} answered ${response.status}`);
}

async function downloadAll(tasks: readonly (() => Promise<void>)[], onProgress?: (progress: Progress) => void): Promise<Progress> {
  const waiting = [...tasks];
  let done = 0;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      await task().then(
        () => (done += 1),
        () => (failed += 1),
      );
      onProgress?.({done, failed, total: tasks.length});
    }
  };
  await Promise.all(Array.from({length: requestsAtOnce}, work));
  return {done, failed, total: tasks.length};
}

async function filesToSave(urls: readonly string[]): Promise<string[]> {
  const cache = await caches.open(filesCache);
  const kept = new Set((await cache.keys()).map(nameOf));
  return [...new Set(urls)].filter((url) => !kept.has(url));
}

/** Saves pages with all that they need, and the search of their sections. */
export async function savePages(manifest: OfflineManifest, paths: readonly string[]): Promise<Progress> {
  const known = paths.filter((path) => path in manifest.pages);
  const contexts = known.map((path) => path.split('/')[1] ?? '').map((context) => (context in manifest.search.indexes ? context : ''));
  const files = await filesToSave([
    ...manifest.common,
    ...manifest.search.code,
    ...contexts.flatMap((context) => manifest.search.indexes[context] ?? []),
    ...known.flatMap((path) => (manifest.pages[path]?.code ?? []).flatMap((position) => manifest.files[position] ?? [])),
  ]);
  return downloadAll([...known.map((path) => () => download(pagesCache, path)), ...files.map((file) => () => download(filesCache, file))]);
}

/** Saves every page and file. Files that are saved already are not downloaded again. */
export async function saveSite(manifest: OfflineManifest, onProgress?: (progress: Progress) => void): Promise<Progress> {
  const files = await filesToSave(manifest.files);
  const pages = Object.keys(manifest.pages);
  const result = await downloadAll(
    [...files.map((file) => () => download(filesCache, file)), ...pages.map((path) => () => download(pagesCache, path))],
    onProgress,
  );
  if (result.failed === 0) {
    await (await caches.open(stateCache)).put(wholeSiteKey, new Response(manifest.version));
  }
  return result;
}

export const isSiteSaved = async (): Promise<boolean> => Boolean(await caches.match(wholeSiteKey, {cacheName: stateCache}));

/** Paths of the saved pages. */
export async function savedPages(): Promise<string[]> {
  const cache = await caches.open(pagesCache);
  return (await cache.keys()).map(({url}) => new URL(url).pathname).sort();
}

/** Removes all that was saved. */
export async function forgetAll(): Promise<void> {
  await Promise.all([pagesCache, filesCache].map((name) => caches.delete(name)));
  await (await caches.open(stateCache)).delete(wholeSiteKey);
}

/** The manifest of the build that this browser last installed. */
async function keptManifest(): Promise<OfflineManifest | undefined> {
  const response = await caches.match(manifestKey, {cacheName: stateCache});
  return response && ((await response.json()) as OfflineManifest);
}

/** Brings what was saved from an older build up to the given one. */
export async function refresh(manifest: OfflineManifest): Promise<void> {
  if (await isSiteSaved()) {
    await saveSite(manifest);
  } else {
    await savePages(manifest, await savedPages());
  }
  const gone = (await savedPages()).filter((path) => !(path in manifest.pages));
  const pages = await caches.open(pagesCache);
  await Promise.all(gone.map((path) => pages.delete(path)));
}

/** Makes a manifest the current one, and removes files that neither it nor the one before it names. */
export async function adopt(manifest: OfflineManifest): Promise<void> {
  const before = await keptManifest();
  const needed = new Set([...manifest.files, ...(before?.files ?? [])]);
  const files = await caches.open(filesCache);
  const old = (await files.keys()).filter((request) => !needed.has(nameOf(request)));
  await Promise.all(old.map((request) => files.delete(request)));
  await (await caches.open(stateCache)).put(manifestKey, new Response(JSON.stringify(manifest)));
}
