import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {writeShortRegistry} from './registry';

const docsClientUtils = require.resolve('@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js');

/** Puts the modules of this folder, which need less of a phone's processor before a page answers, in place of the engine's. */
export default function quickStartPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/engine/quickStart');
  return {
    name: 'quick-start',
    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      resolve: {
        alias: {
          '@docusaurus/ComponentCreator': path.join(here, 'lazyRoutes.ts'),
          'component-creator$': require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js'),
          'docs-client-utils$': docsClientUtils,
          // While somebody writes, the list changes.
          ...(!isServer && mode === 'production' && {'@generated/registry': writeShortRegistry(generatedFilesDir)}),
        },
      },
      plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/docsClientUtils$/, path.join(here, 'activeDoc.ts'))],
    }),
  };
}
