import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import path from 'node:path';

/** Puts the script that speaks when no other loads into the head of every page. */
export default function recovery({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/features/recovery/browser');
  return {
    name: 'recovery',
    getPathsToWatch: () => [`${folder}/boot.ts`, path.join(siteDir, 'src/lib/refetch.ts')],
    getClientModules: () => [`${folder}/failure.css`],
    injectHtmlTags() {
      const {outputFiles} = buildSync({entryPoints: [`${folder}/boot.ts`], bundle: true, minify: true, target: 'es2020', write: false, legalComments: 'none'});
      return {headTags: [{tagName: 'script', innerHTML: outputFiles.map(({text}) => text.trim()).join('')}]};
    },
  };
}
