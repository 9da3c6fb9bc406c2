import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

/**
 * What each patch of src/engine leans on and would miss without a word. Patches that the compiler, the build or a browser test
 * guards are not here: src/engine/README.md says which test is whose.
 */
const leanings: readonly (readonly [patch: string, file: string, leansOn: string])[] = [
  ['splitChunks.ts', '@docusaurus/core/lib/webpack/base.js', "name: 'common'"],
  ['docs.ts', '@docusaurus/plugin-content-docs/lib/props.js', 'docs: toVersionDocsProp(loadedVersion)'],
  ['idlePrefetch.ts', '@docusaurus/core/lib/client/clientEntry.js', 'window.docusaurus = docusaurus'],
  ['features/recovery', '@docusaurus/core/lib/client/hasHydratedDataAttribute.js', 'data-has-hydrated={isBrowser}'],
  ['quickStart/activeDoc.ts', '@docusaurus/plugin-content-docs/lib/client/index.js', "from './docsClientUtils'"],
  ['quickStart/start.ts', '@docusaurus/core/lib/webpack/client.js', "entry: path_1.default.resolve(__dirname, '../client/clientEntry.js')"],
  ['quickStart/start.ts', '@docusaurus/core/lib/client/clientEntry.js', "import ReactDOM from 'react-dom/client';"],
  ['quickStart/browserContext.tsx', '@docusaurus/core/lib/client/exports/useIsBrowser.js', "import { Context } from '../browserContext';"],
  ['quickStart/browserContext.tsx', '@docusaurus/core/lib/client/App.js', "import { BrowserContextProvider } from './browserContext';"],
  ['quickStart/memo.ts', '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js', "useShallowMemoObject } from '../../utils/reactUtils';"],
  ['quickStart/memo.ts', '@docusaurus/theme-common/lib/utils/reactUtils.js', 'localeCompare'],
  ['quickStart/lazyRoutes.ts', '@docusaurus/core/lib/server/codegen/codegenRoutes.js', "import ComponentCreator from '@docusaurus/ComponentCreator'"],
  ['quickStart/prefetch.ts', '@docusaurus/core/lib/client/docusaurus.js', "import prefetchHelper from './prefetch';"],
  ['quickStart/utilsCommon.ts', '@docusaurus/utils-common/lib/index.js', 'require("tslib")'],
  ['quickStart/routes.ts', '@docusaurus/core/lib/client/App.js', "import routes from '@generated/routes';"],
  ['quickStart/routesChunkNames.ts', '@docusaurus/core/lib/client/docusaurus.js', "import routesChunkNames from '@generated/routesChunkNames';"],
  ['quickStart/registry.ts', '@docusaurus/core/lib/client/exports/ComponentCreator.js', "import registry from '@generated/registry';"],
  ['quickStart/globalData.ts', '@docusaurus/core/lib/client/docusaurusContext.js', "import globalData from '@generated/globalData';"],
  ['quickStart/siteConfig.ts', '@docusaurus/core/lib/client/docusaurusContext.js', "import siteConfig from '@generated/docusaurus.config';"],
  ['chunkAddress.ts', '@docusaurus/core/lib/client/docusaurus.js', '__webpack_require__.gca(chunkName)'],
  ['splitChunks.ts', '@docusaurus/core/lib/webpack/client.js', 'new ChunkAssetPlugin_1.default()'],
  ['steadyTitle.ts', '@docusaurus/core/lib/client/SiteMetadataDefaults.js', '<title>{title}</title>'],
  ['pathMatcher', 'react-router/esm/react-router.js', "import pathToRegexp from 'path-to-regexp';"],
  ['cacheDependencies.ts', '@docusaurus/core/lib/webpack/base.js', 'buildDependencies: getCacheBuildDependencies()'],
  ['apiExplorer/aliases.ts', 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/CodeSnippets/index.js', 'postman-code-generators'],
];

test.each(leanings)('%s finds what it leans on', (patch, file, leansOn) => {
  expect(readFileSync(`node_modules/${file}`, 'utf8'), `${patch}: the engine has changed. Adapt the patch or remove it.`).toContain(leansOn);
});
