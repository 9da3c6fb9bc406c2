/// <reference lib="webworker" />
import {base} from '@generated/offline.json';
import type {WorkboxPlugin} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {indexManifest} from '../../search/options';
import type {OfflineManifest} from '../types';
import {offlinePage} from './offlinePage';
import {isSound} from './sound';
import {adopt, filesCache, nameOf, pagesCache, pathOf, refresh, savedPages} from './store';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const offlineManifest: OfflineManifest;
/** Where the addresses lead that are no page, without the base URL. */
declare const offlineRedirects: Readonly<Record<string, string>>;

/** Where an address leads that is no page: an old or shortened one, or a page's own in another spelling. */
function targetOf({pathname, search}: URL): string | undefined {
  const path = pathOf(pathname);
  const moved = offlineRedirects[`/${path.slice(base.length)}`];
  if (moved) {
    const to = new URL(base + moved.slice(1), self.location.origin);
    to.search = search;
    return to.href;
  }
  return path === pathname ? undefined : path + search;
}

// Without a time limit: a slow answer is still the newest page, a saved one may be of an older build.
const pages = new NetworkFirst({
  cacheName: pagesCache,
  plugins: [
    {
      // Whatever the query, it is the same page.
      cacheKeyWillBeUsed: async ({request}) => new URL(request.url).pathname,
      // Only pages of this site: no redirects, errors, or files opened as a page.
      cacheWillUpdate: async ({request, response}) => (response.status === 200 && new URL(request.url).pathname in offlineManifest.pages ? response : null),
      handlerDidError: async ({request}) => {
        const url = new URL(request.url);
        const target = targetOf(url);
        if (target) {
          return Response.redirect(target);
        }
        const html = offlinePage(url.pathname, await savedPages().catch(() => []), offlineManifest.pages);
        return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
      },
    },
  ],
});

const known = new Set(offlineManifest.files);
const soundOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({request, response}) => ((await isSound(nameOf(request), response, offlineManifest)) ? response : null),
};
const isFile = ({pathname}: URL): boolean => known.has(pathname) || [`${base}assets/`, `${base}search-index`].some((start) => pathname.startsWith(start));

registerRoute(({request}) => request.mode === 'navigate', pages);
// A page asks like this for a script that did not work: past what is kept here.
registerRoute(({url, sameOrigin, request}) => sameOrigin && request.cache === 'reload' && isFile(url), new NetworkFirst({cacheName: filesCache, plugins: [soundOnly]}));
// The names of the current search indexes.
registerRoute(({url, sameOrigin}) => sameOrigin && url.pathname === base + indexManifest, new NetworkFirst({cacheName: filesCache, plugins: [soundOnly]}));
// Their names have a hash, so a file never changes; of other builds those that were loaded before are there.
registerRoute(({url, sameOrigin}) => sameOrigin && isFile(url), new CacheFirst({cacheName: filesCache, plugins: [soundOnly]}));

self.addEventListener('install', (event) => {
  // Storage that is full or refused leaves a site that works online.
  event.waitUntil(refresh(offlineManifest).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), adopt(offlineManifest).catch(() => undefined)]));
});

// A new version waits until the reader reloads, or has closed all tabs of the old one.
self.addEventListener('message', (event) => {
  if (event.data === 'activate') {
    void self.skipWaiting();
  }
});
