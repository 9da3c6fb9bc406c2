import type {PluginModule} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashInputs} from './inputs';

/** What `write.ts` has to know of the build, in the folder of generated files. Not `offline.json`, which any command that reads the configuration writes anew. */
export const buildFile = 'offline-build.json';

export interface FinishedBuild {
  readonly version: string;
  readonly base: string;
  readonly routesPaths: readonly string[];
}

/**
 * Registers the service worker at `/sw.js`. The worker, and the list of what the site consists of at
 * `/offline-<version>.json`, are written after the build, when all of it is there: see `write.ts`.
 *
 * Made of Workbox and not of `@docusaurus/plugin-pwa`, which serves every page from a cache that it fills
 * ahead: an update shows old pages first, and every reader downloads the whole site. It also builds its
 * worker with a second webpack and Babel, and brings a notice of its own to every page.
 *
 * @param environment What changes pages besides the files of the site.
 */
export default function offlinePlugin(environment: object): PluginModule {
  return ({baseUrl, siteDir, generatedFilesDir}) => {
    // The list is kept for ever under its name, so the name changes with all that can change it.
    const version = createHash('sha256').update(hashInputs(siteDir)).update(JSON.stringify(environment)).digest('hex').slice(0, 8);
    mkdirSync(generatedFilesDir, {recursive: true});
    writeFileSync(path.join(generatedFilesDir, 'offline.json'), JSON.stringify({version, base: baseUrl}));

    return {
      name: 'offline',
      getClientModules: () => [path.join(siteDir, 'src/features/offline/browser/clientModule.ts')],
      postBuild({routesPaths}) {
        const finished: FinishedBuild = {version, base: baseUrl, routesPaths};
        writeFileSync(path.join(generatedFilesDir, buildFile), JSON.stringify(finished));
      },
    };
  };
}
