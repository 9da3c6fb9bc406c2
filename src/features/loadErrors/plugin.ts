import type {LoadContext, Plugin} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {buildSync} from 'esbuild';
import path from 'node:path';

/** Adds headScript.ts to the head of every page. The hosting plugin adds its hash to the Content-Security-Policy. */
export default function loadErrors({siteConfig}: LoadContext): Plugin {
  const script = path.join(__dirname, 'headScript.ts');
  const {announcementBar} = siteConfig.themeConfig as UserThemeConfig;
  return {
    name: 'load-errors',
    getPathsToWatch: () => [script],
    getClientModules: () => [path.join(__dirname, 'loadFailure.css')],
    injectHtmlTags() {
      const {outputFiles} = buildSync({
        entryPoints: [script],
        bundle: true,
        minify: true,
        target: 'es2020',
        write: false,
        legalComments: 'none',
        define: {announcementId: JSON.stringify(announcementBar?.id ?? '')},
      });
      return {
        headTags: [
          {
            tagName: 'script',
            innerHTML: outputFiles.map(({text}) => text.trim()).join(''),
          },
        ],
      };
    },
  };
}
