import {base} from '@generated/offline.json';
import {cleanPath} from '../../../lib/routes';
import type {Failure, OfflineManifest, Progress} from '../types';
import {isSound} from './sound';

/** Sites below other base URLs of the same origin have stores of their own. */
const suffix = base === '/' ? '' : `:${base}`;

/** Pages by their path; the newest text of each, whatever build it comes from. */
export const pagesCache = `pages${suffix}`;

/** Files with a hash in their name, of the current build and of the one before it, which open tabs may still ask for. */
export const filesCache = `files${suffix}`;

/** What this browser knows: the manifest, and whether the whole site was saved. */
const stateCache = `state${suffix}`;
const manifestKey = '/manifest';
const wholeSiteKey = '/whole-site';

const requestsAtOnce = 6;

/** Address of a file as the manifest names it: search indexes have a hash behind their name. */
export const nameOf = (request: Request): string => request.url.slice(new URL(request.url).origin.length);

/** A page's path without what only its address has. */
export function pathOf(pathname: string): string {
  const path = cleanPath(pathname);
  return `${path}/` === base ? base : path;
}

/** Downloads a page or file into a cache. A page that moved or is gone leaves it. */
async function download(cacheName: string, url: string, manifest: OfflineManifest): Promise<void> {
  const cache = await caches.open(cacheName);
  const isPage = cacheName === pagesCache;
  const response = await fetch(url, isPage ? {cache: 'no-cache'} : {});
  if (isPage ? response.ok && !response.redirected : await isSound(url, response, manifest)) {
    await cache.put(url, response);
    return;
  }
  if (isPage) {
    await cache.delete(url);
  }
  throw new Error(`${url} answered ${response.status}, or something else than it is`);
}

interface Task {
  readonly cacheName: string;
  readonly url: string;
}

async function downloadAll(tasks: readonly Task[], manifest: OfflineManifest, onProgress?: (progress: Progress) => void): Promise<Progress> {
  const waiting = [...tasks];
  const failed: Failure[] = [];
  let done = 0;
  const progress = (): Progress => ({done, failed: [...failed], total: tasks.length});
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const {cacheName, url} = task;
      await download(cacheName, url, manifest).then(
        () => (done += 1),
        (error: unknown) => failed.push({url, reason: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'network'}),
      );
      onProgress?.(progress());
    }
  };
  await Promise.all(Array.from({length: requestsAtOnce}, work));
  return progress();
}

const pageTasks = (urls: readonly string[]): Task[] => urls.map((url) => ({cacheName: pagesCache, url}));

/** What is not saved yet. */
async function fileTasks(urls: readonly string[]): Promise<Task[]> {
  const cache = await caches.open(filesCache);
  const kept = new Set((await cache.keys()).map(nameOf));
  return [...new Set(urls)].filter((url) => !kept.has(url)).map((url) => ({cacheName: filesCache, url}));
}

/** Saves pages with all that they need, and the search of the sections of those that are `searched`. */
export async function savePages(manifest: OfflineManifest, paths: readonly string[], searched = paths): Promise<Progress> {
  const known = paths.filter((path) => path in manifest.pages);
  const contexts = searched.map((path) => path.slice(base.length).split('/')[0] ?? '').map((context) => (context in manifest.search.indexes ? context : ''));
  const files = await fileTasks([
    ...manifest.common,
    ...manifest.search.code,
    ...contexts.flatMap((context) => manifest.search.indexes[context] ?? []),
    ...known.flatMap((path) => (manifest.pages[path]?.code ?? []).flatMap((position) => manifest.files[position] ?? [])),
  ]);
  return downloadAll([...pageTasks(known), ...files], manifest);
}

/** Saves every page and file. Files that are saved already are not downloaded again. */
export async function saveSite(manifest: OfflineManifest, onProgress?: (progress: Progress) => void): Promise<Progress> {
  const result = await downloadAll([...(await fileTasks(manifest.files)), ...pageTasks(Object.keys(manifest.pages))], manifest, onProgress);
  if (result.failed.length === 0) {
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

/** Brings what was saved from an older build up to the given one. The home page is always there, for a reader who begins without a connection. */
export async function refresh(manifest: OfflineManifest): Promise<void> {
  if (await isSiteSaved()) {
    await saveSite(manifest);
  } else {
    const saved = await savedPages();
    await savePages(manifest, [...new Set([base, ...saved])], saved);
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
