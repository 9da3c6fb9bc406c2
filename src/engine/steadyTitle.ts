import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

let wanted: string | undefined;

/** Lets the title through from now on, with the last one that was set. */
function release(): void {
  Reflect.deleteProperty(document, 'title');
  if (wanted !== undefined) {
    document.title = wanted;
  }
}

/**
 * While the page comes to life, a slow processor draws in between: after the engine's default title was reached, and before
 * the page's own. Until that is there, the title that was built stays.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      // The head is brought up to date a frame after the page.
      requestAnimationFrame(() => requestAnimationFrame(release));
    }
  },
};

if (ExecutionEnvironment.canUseDOM) {
  const built = document.title;
  Object.defineProperty(document, 'title', {configurable: true, get: () => wanted ?? built, set: (title: string) => (wanted = title)});
}

export default clientModule;
