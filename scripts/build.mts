// npm run build: the steps depend on each other in this order.
//   openapi     pages of the Token API reference, which the site contains
//   docusaurus  the site
//   offline     service worker, from what the site consists of
//   projects    ZIP files of the tutorials' projects
//   hosting     headers, redirects and content security policy, from the built HTML
//   compress    gzip and Brotli files beside the finished ones
import {spawnSync} from 'node:child_process';
import {readEnvironment} from '../src/config/env';

function run(command: string, ...args: readonly string[]): void {
  const {status} = spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'});
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
// `npm test` runs openapi before, for the steps that read its pages while the site builds.
if (!args.includes('--no-openapi')) {
  run('tsx', 'scripts/openapi.ts');
}
run('docusaurus', 'build', ...args.filter((arg) => arg !== '--no-openapi'));
// Loaded only now: they read what the build has written.
const {writeHosting} = await import('./hosting');
const {writeProjects} = await import('./samples/project');
const {compressFolder} = await import('../src/features/hosting/compress');
writeProjects('build');
writeHosting();
console.log(`Compressed ${await compressFolder('build')} files.`);
console.log(`The site is in build/, the configuration of hosts in hosting/ (${Math.round((performance.now() - start) / 1000)} s).`);
