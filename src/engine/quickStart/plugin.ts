import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {writeTables} from './tables';

const docsClientUtils = require.resolve('@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js');
const enginePrefetch = require.resolve('@docusaurus/core/lib/client/prefetch.js');
const themeHooks = path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/reactUtils.js');

/** Files of the engine, as its modules ask for them, and those of this folder that stand for them. */
const replaced: readonly (readonly [request: RegExp, file: string])[] = [
  [/^\.\/docsClientUtils$/, 'activeDoc.ts'],
  [/^\.\.?\/browserContext$/, 'browserContext.tsx'],
  [/^\.[./]*\/utils\/reactUtils$/, 'memo.ts'],
  [/^\.\/prefetch$/, 'prefetch.ts'],
];

/** The same for what the engine generates. Not while somebody writes: the lists change. */
const generated: typeof replaced = [
  [/^@generated\/docusaurus\.config$/, 'siteConfig.ts'],
  [/^@generated\/globalData$/, 'globalData.ts'],
  [/^@generated\/registry$/, 'registry.ts'],
  [/^@generated\/routes$/, 'routes.ts'],
  [/^@generated\/routesChunkNames$/, 'routesChunkNames.ts'],
];

/** Lays out what has arrived, between two parts of the page, so that the first frame has the rest to lay out and not all of it. */
const layOutWhileReading = 'setTimeout(function f(){document.body.offsetHeight;document.readyState=="loading"&&setTimeout(f)})';

/** Asks for a colour at the end of the page: the browser finds all styles then, and lays out and paints in a task of its own. */
const findStyles = 'getComputedStyle(document.body).color';

/** Puts the modules of this folder, which need less of a phone's processor before a page answers, in place of the engine's. */
export default function quickStartPlugin({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/engine/quickStart');
  return {
    name: 'quick-start',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: layOutWhileReading}],
      postBodyTags: [{tagName: 'script', innerHTML: findStyles}],
    }),
    configureWebpack({mode}, isServer, {currentBundler}) {
      const isBuild = !isServer && mode === 'production';
      if (isBuild) {
        writeTables(generatedFilesDir, siteConfig);
      }
      return {
        ...(!isServer && {entry: path.join(here, 'start.ts')}),
        resolve: {
          alias: {
            '@docusaurus/ComponentCreator': path.join(here, 'lazyRoutes.ts'),
            '@docusaurus/utils-common$': path.join(here, 'utilsCommon.ts'),
            'component-creator$': require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js'),
            'docs-client-utils$': docsClientUtils,
            'engine-prefetch$': enginePrefetch,
            'theme-hooks$': themeHooks,
          },
        },
        // An alias would come after the engine's own for the folder of generated files.
        plugins: [...replaced, ...(isBuild ? generated : [])].map(
          ([request, file]) => new currentBundler.instance.NormalModuleReplacementPlugin(request, path.join(here, file)),
        ),
      };
    },
  };
}
