import {build} from 'esbuild';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {allRedirects} from '../../hosting/build/shortened';
import {makeManifest} from './makeManifest';
import {routesFile} from './plugin';

const browser = path.resolve('src/features/offline/browser');

/** Writes the service worker and the list of files into a finished build. */
export async function writeOffline(outDir: string, generatedFilesDir: string): Promise<void> {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  const {version, base} = readJson('offline.json') as {version: string; base: string};
  const manifest = JSON.stringify(makeManifest({version, base, generatedFilesDir, outDir, routesPaths: readJson(routesFile) as string[]}));
  await writeFile(path.join(outDir, `offline-${version}.json`), manifest);
  await build({
    entryPoints: [path.join(browser, 'serviceWorker.ts')],
    outfile: path.join(outDir, 'sw.js'),
    alias: {'@generated/offline.json': path.resolve(generatedFilesDir, 'offline.json')},
    bundle: true,
    minify: true,
    legalComments: 'none',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"', offlineManifest: manifest, offlineRedirects: JSON.stringify(allRedirects())},
  });
}
