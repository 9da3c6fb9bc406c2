// npm run benchmark: how long a build takes and how much memory it needs, cold and warm, and how long the dev server takes
// to answer, beside what the engine's own build tools need. Arguments are numbers of copies of the pages:
// `npm run benchmark -- 1 4 10`. `--ours` and `--defaults` measure one of the two only.
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

const SECTIONS = ['get-started', 'learn', 'technology'];
const DEV_PORT = 4198;

interface Run {
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** Memory of a process group in MB. */
function memoryOf(group: number): number {
  const {stdout} = spawnSync('ps', ['-eo', 'pgid=,rss='], {encoding: 'utf8'});
  const rows = stdout.trim().split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  return rows.reduce((sum, [pgid, kilobytes = 0]) => (pgid === group ? sum + kilobytes / 1024 : sum), 0);
}

/** Runs a command in a process group of its own until `ended` says so, and stops what is left of it. */
async function measure(folder: string, args: readonly string[], ended: (child: ChildProcess) => Promise<boolean>): Promise<Run> {
  const start = performance.now();
  const child = spawn('npx', ['docusaurus', ...args], {cwd: folder, stdio: 'ignore', detached: true});
  let peak = 0;
  while (!(await ended(child))) {
    peak = Math.max(peak, memoryOf(child.pid as number));
    await wait(250);
  }
  const seconds = (performance.now() - start) / 1000;
  if (child.exitCode === null) {
    process.kill(-(child.pid as number));
  } else if (child.exitCode !== 0) {
    throw new Error(`\`docusaurus ${args.join(' ')}\` failed in ${folder}, which was left there. Run it by hand to see why.`);
  }
  return {seconds, peakMegabytes: peak};
}

const hasExited = async ({exitCode}: ChildProcess) => exitCode !== null;
const devServerAnswers = async ({exitCode}: ChildProcess) =>
  exitCode !== null || (await fetch(`http://localhost:${DEV_PORT}/main.js`).then(({ok}) => ok, () => false));

/**
 * A copy of this site outside of it, with so many copies of its guides. The contract reference and the Token API are there
 * once, because their pages are tied to data by their path.
 */
function prepareSite(copies: number, defaults: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  const files = spawnSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).stdout.split('\0').filter((file) => file !== '');
  for (const file of [...files, 'generated']) {
    cpSync(file, path.join(folder, file), {recursive: true});
  }
  // A real folder of links: build caches, which live inside, stay apart.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
  }
  for (let copy = 1; copy < copies; copy += 1) {
    for (const section of SECTIONS) {
      cpSync(path.join(folder, 'docs', section), path.join(folder, 'docs', `copy-${copy}`, section), {recursive: true});
    }
  }
  const config = path.join(folder, 'docusaurus.config.ts');
  let text = readFileSync(config, 'utf8').replaceAll(/(onBroken\w+): 'throw'/g, "$1: 'ignore'");
  if (defaults) {
    text = text.replace('faster: true', 'faster: false').replace('fasterByDefault: true', 'fasterByDefault: false');
  }
  writeFileSync(config, text);
  return folder;
}

const sizes = process.argv.slice(2).filter((argument) => !argument.startsWith('--')).map(Number);
const variants = [false, true].filter((defaults) => !process.argv.includes(defaults ? '--ours' : '--defaults'));
spawnSync('npm', ['run', '--silent', 'openapi'], {stdio: 'ignore'});

const table: Record<string, Record<string, number>> = {};
for (const [copies, defaults] of (sizes.length > 0 ? sizes : [1]).flatMap((size) => variants.map((variant) => [size, variant] as const))) {
  const folder = prepareSite(copies, defaults);
  const pages = readdirSync(path.join(folder, 'docs'), {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx')).length;
  const cold = await measure(folder, ['build'], hasExited);
  const warm = await measure(folder, ['build'], hasExited);
  const dev = await measure(folder, ['start', '--no-open', '--port', String(DEV_PORT)], devServerAnswers);
  table[`${copies}×${defaults ? ', defaults' : ''}`] = {
    pages,
    'cold build, s': Math.round(cold.seconds),
    'its memory, MB': Math.round(cold.peakMegabytes),
    'warm build, s': Math.round(warm.seconds),
    'warm memory, MB': Math.round(warm.peakMegabytes),
    'dev server, s': Math.round(dev.seconds),
  };
  rmSync(folder, {recursive: true, force: true});
  console.table(table);
}
