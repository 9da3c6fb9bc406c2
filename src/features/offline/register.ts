import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {prefersReducedData, whenIdle, whenLoaded} from '../../lib/browser';

/** Names a file that an element fetches only when its page is reached by a link: it is saved with the page. */
export const offlineFileAttribute = 'data-offline-file';

/** Asks the worker to save a page. */
export interface SaveMessage {
  readonly page: string;
  /** URLs of what the tab has loaded so far, since a page's HTML does not name the code of its route, and of files the page names for offline use. */
  readonly loaded: readonly string[];
}

/** The base URL of the site. */
declare const __webpack_public_path__: string;

const isSupported = process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator;

/** Milliseconds after the first page has loaded. */
const firstVisitDelay = 4000;

async function save(page: string): Promise<void> {
  await navigator.serviceWorker.register(`${__webpack_public_path__}sw.js`, {updateViaCache: 'none'});
  const {active} = await navigator.serviceWorker.ready;
  // Links are what the HTML names, and what is prefetched for other pages.
  const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({initiatorType}) => initiatorType !== 'link');
  const named = [...document.querySelectorAll(`[${offlineFileAttribute}]`)].map((element) => new URL(element.getAttribute(offlineFileAttribute) ?? '', window.location.href).href);
  const loaded = [...[...document.scripts].map(({src}) => src), ...resources.map(({name}) => name), ...named].filter(Boolean);
  active?.postMessage({page, loaded} satisfies SaveMessage);
}

if (isSupported) {
  // By default the list of loaded files ends after 250, which a long visit exceeds.
  performance.setResourceTimingBufferSize(3000);
}

/** Saves each page that the reader visits once the browser is idle, unless the reader saves data. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (!isSupported || pathname === previousLocation?.pathname || prefersReducedData()) return;
    // Where the worker or storage is refused, the site works as before.
    const saveWhenIdle = (): void => whenIdle(() => void save(pathname).catch(() => undefined), {longest: 10_000, instead: 3000});
    whenLoaded(() => setTimeout(saveWhenIdle, firstVisitDelay), saveWhenIdle);
  },
};

export default clientModule;
