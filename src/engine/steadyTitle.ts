import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

const title = ExecutionEnvironment.canUseDOM ? Object.getOwnPropertyDescriptor(Document.prototype, 'title') : undefined;

/**
 * While the page comes to life, the engine's default title comes before the page's own, and a slow processor draws in between.
 * Until the page's own is there, the default is not let through: the title that was built stays, for all who ask.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      // The head is brought up to date a frame after the page.
      requestAnimationFrame(() => requestAnimationFrame(() => Reflect.deleteProperty(document, 'title')));
    }
  },
};

if (title) {
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => title.get?.call(document) as string,
    set: (wanted: string) => wanted !== siteConfig.title && title.set?.call(document, wanted),
  });
}

export default clientModule;
