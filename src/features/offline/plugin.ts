import type {Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import path from 'node:path';

/**
 * Writes the service worker to `/sw.js` and registers it. Used instead of `@docusaurus/plugin-pwa`, which downloads the entire site for every reader
 * and shows outdated pages first after an update.
 */
export default function offlinePlugin({siteDir}: {siteDir: string}): Plugin {
  const directory = path.join(siteDir, 'src/features/offline');
  return {
    name: 'offline',
    getClientModules: () => [path.join(directory, 'register.ts')],
    async postBuild({outDir, baseUrl}) {
      await build({
        entryPoints: [path.join(directory, 'serviceWorker.ts')],
        outfile: path.join(outDir, 'sw.js'),
        bundle: true,
        minify: true,
        legalComments: 'none',
        target: 'es2022',
        define: {
          'process.env.NODE_ENV': '"production"',
          baseUrl: JSON.stringify(baseUrl),
        },
      });
    },
  };
}
