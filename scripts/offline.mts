/**
 * Writes the service worker and the list of what the site consists of. Part of `npm run build`, after everything that
 * writes pages and files, and before they are compressed. The fixture sites name their folders: `tsx scripts/offline.mts BUILD GENERATED`.
 */
import {writeOffline} from '../src/features/offline/build/write';

const [build = 'build', generated = '.docusaurus'] = process.argv.slice(2);
await writeOffline(build, generated);
