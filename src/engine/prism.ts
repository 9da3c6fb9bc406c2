import {assertSource} from './assertSource';

/** Maps `@docs/renderCode` to the given module, and removes the classic theme's client module that loads Prism at startup. */
export function getHighlighterAliases(
  renderCode: string,
): Record<string, string | false> {
  assertSource(
    'prism.ts',
    '@docusaurus/theme-classic/lib/index.js',
    "'./prism-include-languages'",
  );
  return {
    '@docs/renderCode': renderCode,
    [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
  };
}
