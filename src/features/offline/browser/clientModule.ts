import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {whenIdle, whenLoaded} from '../../../lib/browser';

const isSupported = process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator;

/** A reader who has just come wants the page, not what it may be good for later. */
const firstVisitDelay = 4000;

/** The rest is loaded once the page has nothing else to do. Without it the site works as before. */
function visit(path: string): void {
  const save = async (): Promise<void> => (await import('./client')).visit(path);
  whenIdle(() => void save().catch(() => undefined), {longest: 10_000, instead: 3000});
}

/** Saves the pages that the reader visits. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!isSupported || location.pathname === previousLocation?.pathname) {
      return;
    }
    whenLoaded(() => setTimeout(visit, firstVisitDelay, location.pathname), () => visit(location.pathname));
  },
};

export default clientModule;
