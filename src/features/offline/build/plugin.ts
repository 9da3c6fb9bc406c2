import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {mkdirSync, writeFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexUrls} from '../../search/build/plugin';
import {hashInputs} from './inputs';
import {makeManifest} from './makeManifest';

/**
 * The service worker at `/sw.js`, and the list of what the site consists of at `/offline-<version>.json`.
 *
 * Made of Workbox and not of `@docusaurus/plugin-pwa`, which serves every page from a cache that it fills
 * ahead: an update shows old pages first, and every reader downloads the whole site. It also builds its
 * worker with a second webpack and Babel, and brings a notice of its own to every page.
 */
export default function offlinePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const version = hashInputs(siteDir);
  mkdirSync(generatedFilesDir, {recursive: true});
  writeFileSync(path.join(generatedFilesDir, 'offline.json'), JSON.stringify({version}));

  return {
    name: 'offline',
    getClientModules: () => [path.join(siteDir, 'src/features/offline/browser/clientModule.ts')],
    async postBuild({outDir, routesPaths}) {
      const indexes = await indexUrls;
      const manifest = JSON.stringify(makeManifest({version, siteDir, generatedFilesDir, outDir, routesPaths, indexes}));
      await writeFile(path.join(outDir, `offline-${version}.json`), manifest);
      await build({
        entryPoints: [path.join(siteDir, 'src/features/offline/browser/serviceWorker.ts')],
        outfile: path.join(outDir, 'sw.js'),
        bundle: true,
        minify: true,
        legalComments: 'none',
        target: 'es2022',
        define: {'process.env.NODE_ENV': '"production"', offlineManifest: manifest},
      });
    },
  };
}
