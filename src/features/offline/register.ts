import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {
  prefersReducedData,
  runWhenIdle,
  runWhenLoaded,
} from '../../lib/browser';

/** Attribute with the URL of a file that is fetched only after client-side navigation, so that the file is saved with the page. */
export const offlineFileAttribute = 'data-offline-file';

/** URLs of files that a web worker has fetched, which the page's own list of resources lacks. */
export const filesOfWorkers = new Set<string>();

/** Asks the worker to save a page. */
export interface SaveMessage {
  readonly page: string;
  /** URLs of the files loaded so far, because a page's HTML does not reference the code of its route, nor the search index; and of files marked for offline use. */
  readonly loaded: readonly string[];
}

/** The site's base URL. */
declare const __webpack_public_path__: string;

const isSupported =
  process.env.NODE_ENV === 'production' &&
  ExecutionEnvironment.canUseDOM &&
  'serviceWorker' in navigator;

/** Milliseconds to wait after the first page of a visit has loaded. */
const firstVisitDelay = 4000;

async function save(page: string): Promise<void> {
  await navigator.serviceWorker.register(`${__webpack_public_path__}sw.js`, {
    updateViaCache: 'none',
  });
  const {active} = await navigator.serviceWorker.ready;
  // Excludes files from `link` elements: the HTML lists the relevant ones, and the rest are prefetched for other pages.
  const resources = (
    performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  ).filter(({initiatorType}) => initiatorType !== 'link');
  const markedFiles = [
    ...document.querySelectorAll(`[${offlineFileAttribute}]`),
  ].map(
    (element) =>
      new URL(
        element.getAttribute(offlineFileAttribute) ?? '',
        window.location.href,
      ).href,
  );
  const loadedUrls = [
    ...[...document.scripts].map(({src}) => src),
    ...resources.map(({name}) => name),
    ...markedFiles,
    ...[...filesOfWorkers].map(
      (url) => new URL(url, window.location.href).href,
    ),
  ].filter(Boolean);
  active?.postMessage({page, loaded: loadedUrls} satisfies SaveMessage);
}

if (isSupported) {
  // The default buffer holds 250 entries, which a long visit exceeds.
  performance.setResourceTimingBufferSize(3000);
}

/** Saves each visited page once the browser is idle, unless data saver is on. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (
      !isSupported ||
      pathname === previousLocation?.pathname ||
      prefersReducedData()
    )
      return;
    // If the worker or storage is blocked, the site works without saved pages.
    const saveWhenIdle = (): void =>
      runWhenIdle(() => void save(pathname).catch(() => undefined), {
        timeout: 10_000,
        fallbackDelay: 3000,
      });
    runWhenLoaded(
      () => setTimeout(saveWhenIdle, firstVisitDelay),
      saveWhenIdle,
    );
  },
};

export default clientModule;
