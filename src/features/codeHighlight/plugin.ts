import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {PrismTheme} from 'prism-react-renderer';
import {getHighlighterAliases} from '../../engine/prism';

/** The first line lists the languages that the specification requires; the second lists other languages that pages use. */
export const additionalLanguages = [
  'solidity',
  'toml',
  'bash',
  'json',
  'typescript',
  'javascript',
  'python',
  'diff',
  'yaml',
  'go',
  'graphql',
  'java',
  'docker',
  'ini',
  'batch',
  'powershell',
];

/**
 * Code colours as CSS variables from src/css/tokens.css, so that one theme works for both colour modes. The API explorer sets the background as
 * an inline style; src/css/prism.css contains the colours of tokens.
 */
export const codeTheme: PrismTheme = {
  plain: {
    color: 'var(--docs-code-text)',
    backgroundColor: 'var(--docs-code-background)',
  },
  styles: [],
};

/** Keeps Prism out of the main bundle: `@docs/renderCode` highlights at build time and renders plain text in the browser. */
export default function lazyHighlightPlugin(): Plugin {
  return {
    name: 'lazy-highlight',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: getHighlighterAliases(
          path.resolve(
            __dirname,
            'browser',
            isServer ? 'renderCode.ts' : 'plainCode.ts',
          ),
        ),
      },
    }),
  };
}
