import {assertSource} from './assertSource';

interface Replacements {
  /** Replaces `postman-code-generators`. */
  readonly codeGenerators: string;
  /** Replaces the theme's stylesheet. */
  readonly stylesheet: string;
}

/** Returns replacements for modules that the API explorer imports; `false` means an empty module. */
export function getExplorerAliases({
  codeGenerators,
  stylesheet,
}: Replacements): Record<string, string | false> {
  const theme = 'docusaurus-theme-openapi-docs/lib';
  assertSource(
    'explorerAliases.ts',
    `${theme}/theme/ApiExplorer/CodeSnippets/index.js`,
    'postman-code-generators',
  );
  assertSource('explorerAliases.ts', `${theme}/index.js`, '"styles.scss"');
  assertSource(
    'explorerAliases.ts',
    'postman-collection/lib/util.js',
    "require('iconv-lite')",
  );
  assertSource(
    'explorerAliases.ts',
    'postman-collection/lib/superstring/index.js',
    "require('./dynamic-variables')",
  );
  return {
    'postman-code-generators$': codeGenerators,
    'iconv-lite$': false,
    [require.resolve('postman-collection/lib/superstring/dynamic-variables')]: false,
    [require.resolve('docusaurus-theme-openapi-docs/lib/theme/styles.scss')]:
      stylesheet,
  };
}
