// npm run build: makes the pages of the API reference, builds the site, and writes what hosts need. A build that fails prints
// what is wrong, where, and what to do, and nothing else.
import {spawn} from 'node:child_process';
import {readEnvironment} from '../src/config/env';
import {explain, type Locate} from './build/explain';
import {printed, sorted} from './check/finding';

const binary = (name: string, ...args: readonly string[]): Promise<{readonly status: number | null; readonly output: string}> => {
  const child = spawn(name, args, {stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32'});
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => parts.push(part.toString()));
  }
  return new Promise((resolve) => child.on('close', (status) => resolve({status, output: parts.join('')})));
};

function stop(lines: readonly string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

/** What the cheap checks say of all pages: they know lines and nearest values. They come with the packages of `npm test`. */
async function explained(output: string): Promise<string[]> {
  const {findStructure} = await import('./build/structure').catch(() => ({findStructure: undefined}));
  const {findings: known, locate} = findStructure ? await findStructure() : {findings: [], locate: ((route) => ({file: route, line: 1, column: 1})) as Locate};
  if (known.length > 0) {
    return sorted(known).map(printed);
  }
  const {findings, reasons} = explain(output, locate);
  return findings.length > 0 ? sorted(findings).map(printed) : [...reasons];
}

try {
  readEnvironment();
} catch (error) {
  stop([(error as Error).message]);
}
const start = performance.now();
console.log('Building the site takes one to three minutes …');
const args = process.argv.slice(2);
// `npm test` has made them before, for the steps that read them while the site builds.
if (!args.includes('--no-openapi')) {
  const reference = await binary('tsx', 'scripts/openapi.ts');
  if (reference.status !== 0) {
    stop(await explained(reference.output));
  }
}
const site = await binary('docusaurus', 'build', ...args.filter((arg) => arg !== '--no-openapi'));
if (site.status !== 0) {
  stop(await explained(site.output));
}
for (const [warning] of site.output.matchAll(/^\[WARNING\][^]*?(?=\n\[|$(?![^]))/gm)) {
  console.log(warning);
}
// Loaded only now: they read what the build has written, and the sidebars, whose mistakes the build has explained.
for (const step of ['hosting', 'compress']) {
  await import(`./${step}.mts`);
}
console.log(`The site is in build/, what hosts need in hosting/. It took ${Math.round((performance.now() - start) / 1000)} s.`);
