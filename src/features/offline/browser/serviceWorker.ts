/// <reference lib="webworker" />
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {indexManifest} from '../../search/options';
import type {OfflineManifest} from '../types';
import {offlinePage} from './offlinePage';
import {adopt, filesCache, pagesCache, pathOf, refresh, savedPages} from './store';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const offlineManifest: OfflineManifest;

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
        const {pathname, search} = new URL(request.url);
        const path = pathOf(pathname);
        if (path !== pathname) {
          return Response.redirect(path + search);
        }
        const html = offlinePage(path, await savedPages().catch(() => []), offlineManifest.pages);
        return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
      },
    },
  ],
});

const known = new Set(offlineManifest.files);

registerRoute(({request}) => request.mode === 'navigate', pages);
// The names of the current search indexes.
registerRoute(({url, sameOrigin}) => sameOrigin && url.pathname === `/${indexManifest}`, new NetworkFirst({cacheName: filesCache}));
// Their names have a hash, so a file never changes; of other builds those that were loaded before are there.
registerRoute(({url, sameOrigin}) => sameOrigin && (known.has(url.pathname) || /^\/(?:assets\/|search-index)/.test(url.pathname)), new CacheFirst({cacheName: filesCache}));

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
