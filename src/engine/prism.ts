import {assertSource} from './assertSource';

/** `@docs/renderCode` is the given module, and the client module of the classic theme that loads Prism with all languages at start is left out. */
export function highlighterAliases(renderCode: string): Record<string, string | false> {
  assertSource('prism.ts', '@docusaurus/theme-classic/lib/index.js', "'./prism-include-languages'");
  return {'@docs/renderCode': renderCode, [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false};
}
