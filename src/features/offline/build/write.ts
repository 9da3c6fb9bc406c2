import {build} from 'esbuild';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {getRedirects} from '../../hosting/plugin/directoryRedirects';
import {makeManifest} from './makeManifest';
import {buildFile, type FinishedBuild} from './plugin';

const browser = path.resolve('src/features/offline/browser');

/** Writes the service worker and the list of files into a finished build. */
export async function writeOffline(outDir: string, generatedFilesDir: string): Promise<void> {
  const file = path.resolve(generatedFilesDir, buildFile);
  const finished = JSON.parse(readFileSync(file, 'utf8')) as FinishedBuild;
  const manifest = JSON.stringify(makeManifest({...finished, generatedFilesDir, outDir}));
  await writeFile(path.join(outDir, `offline-${finished.version}.json`), manifest);
  await build({
    entryPoints: [path.join(browser, 'serviceWorker.ts')],
    outfile: path.join(outDir, 'sw.js'),
    alias: {'@generated/offline.json': file},
    bundle: true,
    minify: true,
    legalComments: 'none',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"', offlineManifest: manifest, offlineRedirects: JSON.stringify(getRedirects())},
  });
}
