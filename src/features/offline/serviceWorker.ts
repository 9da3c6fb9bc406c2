/// <reference lib="webworker" />
import {CacheExpiration} from 'workbox-expiration';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {cleanPath} from '../../lib/routes';
import {indexManifest} from '../search/options';
import {renderOfflineResponse} from './offlineResponse';
import type {SaveMessage} from './register';

declare const self: ServiceWorkerGlobalScope;
/** Defined by plugin.ts. */
declare const baseUrl: string;

// The cache names have not changed since version 3.2 of this site, so that existing caches remain usable.
const suffix = baseUrl === '/' ? '' : `:${baseUrl}`;
const pagesCache = `pages${suffix}`;
const filesCache = `files${suffix}`;
/** The previous worker's internal data. */
const obsoleteCache = `state${suffix}`;

const daySeconds = 24 * 60 * 60;
const matchOptions = {ignoreVary: true};
const pageExpiration = new CacheExpiration(pagesCache, {
  maxAgeSeconds: 30 * daySeconds,
  matchOptions,
});
// Files expire a day later than pages, so that a page never outlives its files. Saving a page resets the age of all its files.
const fileExpiration = new CacheExpiration(filesCache, {
  maxAgeSeconds: 31 * daySeconds,
  matchOptions,
});

/** Returns a page's cache key: its canonical path without the query. */
function getPageKey(url: string): string {
  const path = cleanPath(new URL(url, self.location.origin).pathname);
  return `${path}/` === baseUrl ? baseUrl : path;
}

/** Files whose names contain no hash. */
const changingFiles = ['img/', indexManifest];

const hasPrefix = ({pathname}: URL, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => pathname.startsWith(baseUrl + prefix));

const isFile = (url: URL): boolean =>
  url.origin === self.location.origin &&
  hasPrefix(url, ['assets/', 'search-index', ...changingFiles]);

/** Whether a response is the requested file. During a deployment, or behind a captive portal, the response to a script request may be HTML. */
async function isRequestedFile(
  url: string,
  response: Response,
): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  const isCode = /\.(?:js|css)$/.test(new URL(url).pathname);
  if (
    response.status !== 200 ||
    response.redirected ||
    type.startsWith('text/html')
  )
    return false;
  return (
    !isCode ||
    (/javascript|css/.test(type) &&
      !/^\s*</.test(await response.clone().text()))
  );
}

/**
 * Requests a file again, bypassing the browser's own cache, which may keep a wrong response for a year. Throws instead of returning a
 * wrong response, which the browser would keep in memory and use for the next page without asking this worker.
 */
async function refetch(request: Request): Promise<Response> {
  const response = await fetch(request, {cache: 'reload'});
  if (!(await isRequestedFile(request.url, response)))
    throw new TypeError(`${request.url} did not return the requested file`);
  return response;
}

const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions,
  plugins: [
    {
      fetchDidSucceed: async ({request, response}) =>
        (await isRequestedFile(request.url, response))
          ? response
          : refetch(request),
      cacheWillUpdate: async ({request, response}) =>
        (await isRequestedFile(request.url, response)) ? response : null,
      cacheDidUpdate: ({request}) =>
        fileExpiration.updateTimestamp(request.url),
    },
  ],
});

const pages = new NetworkFirst({
  cacheName: pagesCache,
  matchOptions,
  networkTimeoutSeconds: 4,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({request}) => getPageKey(request.url),
      // Only savePage stores pages, together with their files.
      cacheWillUpdate: async () => null,
      handlerDidError: async ({request}) =>
        renderOfflineResponse(
          new URL(request.url).pathname,
          await caches.open(pagesCache),
          self.navigator.onLine,
        ),
    },
  ],
});

/** Returns the URLs of the scripts, styles, fonts and images in a page's HTML. */
function extractFiles(html: string): string[] {
  const urls = [
    ...html.matchAll(/\s(?:src|href)=(?:"([^"]*)"|([^\s>]*))/g),
  ].map(
    ([, quotedUrl, plainUrl]) =>
      new URL(quotedUrl ?? plainUrl ?? '', self.location.origin),
  );
  return urls.filter(isFile).map(({href}) => href);
}

/**
 * Saves a page once all its files are saved, so that an interrupted update leaves the previous copy and its files intact. Its scripts must
 * also be running in the tab: otherwise the host has a newer build, or the response is not a page of this site.
 */
async function savePage(
  event: ExtendableEvent,
  {page, loaded}: SaveMessage,
): Promise<void> {
  const response = await fetch(page, {cache: 'no-cache'});
  const referencedFiles = extractFiles(await response.clone().text());
  const scripts = referencedFiles.filter((url) =>
    new URL(url).pathname.endsWith('.js'),
  );
  if (
    response.status !== 200 ||
    response.redirected ||
    scripts.length === 0 ||
    !scripts.every((url) => loaded.includes(url))
  ) {
    return;
  }
  const requiredFiles = [
    ...new Set([
      ...referencedFiles,
      ...loaded.filter((url) => isFile(new URL(url))),
    ]),
  ];
  await Promise.all(
    requiredFiles.map((request) =>
      Promise.all(files.handleAll({event, request})),
    ),
  );
  const cache = await caches.open(filesCache);
  const savedResponses = await Promise.all(
    requiredFiles.map((url) => cache.match(url, matchOptions)),
  );
  if (savedResponses.some((file) => !file)) return;
  await Promise.all(
    requiredFiles.map((url) => fileExpiration.updateTimestamp(url)),
  );
  const key = getPageKey(page);
  await (await caches.open(pagesCache)).put(key, response);
  await pageExpiration.updateTimestamp(key);
  await pageExpiration.expireEntries();
  await fileExpiration.expireEntries();
}

/** Keeps all pages and files, and sets an expiry time for those that the previous worker saved. */
async function adoptCaches(): Promise<void> {
  await self.clients.claim();
  await caches.delete(obsoleteCache);
  for (const [name, expiration] of [
    [pagesCache, pageExpiration],
    [filesCache, fileExpiration],
  ] as const) {
    const requests = await (await caches.open(name)).keys();
    await Promise.all(requests.map(({url}) => expiration.updateTimestamp(url)));
  }
}

registerRoute(({request}) => request.mode === 'navigate', pages);
registerRoute(({url}) => isFile(url) && !hasPrefix(url, changingFiles), files);
registerRoute(
  ({url}) => isFile(url),
  new NetworkFirst({
    cacheName: filesCache,
    matchOptions,
    networkTimeoutSeconds: 4,
    plugins: files.plugins,
  }),
);

self.addEventListener('install', () => void self.skipWaiting());
// If storage is full or blocked, the site still works online.
self.addEventListener('activate', (event) =>
  event.waitUntil(adoptCaches().catch(() => undefined)),
);
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message && 'page' in message) {
    event.waitUntil(
      savePage(event, message as SaveMessage).catch(() => undefined),
    );
  }
});
