import type {Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';

/** Fails the build if a dependency no longer contains the code that a patch relies on. */
export function assertSource(
  patch: string,
  module: string,
  expectedCode: string,
): void {
  let source = '';
  try {
    source = readFileSync(require.resolve(module), 'utf8');
  } catch {
    // A missing file is reported below, like a changed one.
  }
  if (!source.includes(expectedCode)) {
    throw new Error(
      `src/engine/${patch}: ${module} no longer contains "${expectedCode}" → update the patch, or remove it if Docusaurus now does the same.`,
    );
  }
}

const themeInternals = [
  'CodeBlockContextProvider',
  'createCodeBlockMetadata',
  'useCodeBlockContext',
  'useCodeWordWrap',
  'useNavbarMobileSidebar',
];
const tabExports = [
  'sanitizeTabsChildren',
  'TabsProvider',
  'useTabs',
  'useTabsContextValue',
];

/** Checks the dependencies of patches that run in the browser and cannot read files. */
export function assertBrowserSources(): Plugin {
  assertSource(
    'address.ts',
    'history/esm/history.js',
    'location.pathname = decodeURI(location.pathname)',
  );
  assertSource(
    'address.ts',
    '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    'decodeURIComponent(hash.substring(1))',
  );
  assertSource(
    'internal.ts',
    '@docusaurus/core/lib/client/exports/useRouteContext.js',
    "import { Context } from '../routeContext'",
  );
  for (const name of themeInternals) {
    assertSource('internal.ts', '@docusaurus/theme-common/internal', name);
  }
  const theme = 'docusaurus-theme-openapi-docs/lib/theme';
  assertSource(
    'tabs.ts',
    `${theme}/ApiTabs/index.js`,
    '@theme/utils/tabsUtils',
  );
  assertSource(
    'tabs.ts',
    `${theme}/utils/scrollUtils.js`,
    'exports.useScrollPositionBlocker =',
  );
  for (const name of tabExports) {
    assertSource('tabs.ts', `${theme}/utils/tabsUtils.js`, `exports.${name} =`);
  }
  return {name: 'check-browser-sources'};
}
