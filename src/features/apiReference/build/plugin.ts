import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {explorerAliases} from '../../../engine/explorerAliases';

const inBrowser = (file: string): string => path.resolve(__dirname, '../browser', file);

/**
 * Makes the API explorer small enough for a page that shows it at once. Together these are 90 % of it:
 * the code generators, which our samples replace, the library that invents values for
 * Postman's placeholders, and the character tables of encodings other than UTF-8. Its stylesheet, which
 * every page would load, is replaced by ours.
 */
export default function openapiBundle(): Plugin {
  return {
    name: 'openapi-bundle',
    configureWebpack: () => ({
      resolve: {alias: explorerAliases({codeGenerators: inBrowser('codeGenerators.ts'), stylesheet: inBrowser('explorer.css')})},
    }),
  };
}
