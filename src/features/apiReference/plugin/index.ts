import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {explorerAliases} from '../../../engine/explorerAliases';

const resolvePath = (file: string): string => path.resolve(__dirname, '..', file);

/**
 * Leaves out 90 % of the API explorer's code: the code generators, which our samples replace, the library that invents values
 * for Postman's placeholders, and the character tables of encodings other than UTF-8. Its stylesheet, which every page would
 * load, is replaced by ours.
 */
export default function openapiBundle(): Plugin {
  return {
    name: 'openapi-bundle',
    configureWebpack: () => ({
      resolve: {alias: explorerAliases({codeGenerators: resolvePath('samples.ts'), stylesheet: resolvePath('browser/explorer.css')})},
    }),
  };
}
