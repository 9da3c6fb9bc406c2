// npm run build: runs the steps in dependency order.
//   openapi     pages of the Token API reference
//   docusaurus  the site
//   offline     service worker, based on the site's files
//   projects    ZIP files of the tutorials' projects
//   hosting     headers, redirects and Content-Security-Policy, based on the built HTML
//   compress    gzip and Brotli versions of the finished files
import {spawnSync} from 'node:child_process';
import {readEnvironment} from '../src/config/env';

/** A larger young generation: by default, a tenth of the build would be garbage collection. In MB. */
const memoryOption = '--max-semi-space-size=64';

function run(command: string, ...args: readonly string[]): void {
  const {status} = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${memoryOption}`.trim(),
    },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

try {
  readEnvironment();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const start = performance.now();
const args = process.argv.slice(2);
// `npm test` runs openapi beforehand, for steps that read its pages while the site builds.
if (!args.includes('--no-openapi')) {
  run('tsx', 'scripts/openapi.ts');
}
run('docusaurus', 'build', ...args.filter((arg) => arg !== '--no-openapi'));
// Imported late, because these modules read files written by the build.
const {writeHosting} = await import('./hosting');
const {writeProjects} = await import('./samples/project');
const {compressFolder} = await import('../src/features/hosting/compress');
writeProjects('build');
writeHosting();
console.log(`Compressed ${await compressFolder('build')} files.`);
console.log(
  `The site is in build/, the host configuration in hosting/ (${Math.round((performance.now() - start) / 1000)} s).`,
);
