import type {LoadContext, Plugin} from '@docusaurus/types';
import {interpolateName} from 'loader-utils';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const font = require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');

/**
 * Asks the browser for the text font together with the page. `font-display: optional` draws a page in the fallback font
 * unless the font is there at once, so that text never moves: without this request it would never be there at once.
 */
export default function preloadFontPlugin({baseUrl}: LoadContext): Plugin {
  // The name that the engine's loader gives the file.
  const name = interpolateName({resourcePath: font}, 'assets/fonts/[name]-[contenthash].[ext]', {content: readFileSync(font)});
  return {
    name: 'preload-font',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'link', attributes: {rel: 'preload', as: 'font', type: 'font/woff2', href: baseUrl + name, crossorigin: 'anonymous'}}]}
        : {},
    postBuild: async ({outDir}) => {
      if (!existsSync(path.join(outDir, name))) {
        throw new Error(`src/engine/preloadFont.ts: every page preloads ${name}, which the build has not written. The engine names fonts differently now: adapt the pattern.`);
      }
    },
  };
}
