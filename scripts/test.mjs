// npm test: type check, lint, prose, spelling, unit tests, build tests, code samples, tutorials, build, browser tests. Last line: `N passed, N failed`.
// `npm test -- unit browser` runs only these parts. FAST=1 leaves out the code samples and the tutorials.
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {installPackages, run} from './install.mjs';
import {slowestTests} from './slowest.mjs';

installPackages();
const {findChromium} = await import('./chromium.mjs');

const results = '.test-results';
rmSync(results, {recursive: true, force: true});
mkdirSync(results);

/** Whether steps run side by side: what each prints is then kept until it is through, and shown as a whole. */
let isBeside = false;

/** Runs a command; returns whether it ended well. */
function runStep(name, command, args, env) {
  console.log(isBeside ? `… ${name}` : `\n== ${name}`);
  const child = spawn(command, args, {env: {...process.env, ...env}, stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit'});
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => output.push(part));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      if (isBeside) {
        console.log(`\n== ${name}\n${Buffer.concat(output)}`);
      }
      resolve(status === 0);
    });
  });
}

/** A step whose exit code is its one result. */
async function check(name, command, args, env = {}) {
  const start = performance.now();
  const ok = await runStep(name, command, args, env);
  return {name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds: Math.round((performance.now() - start) / 1000)};
}

/** A test runner that writes a JSON report; a run without a report is one failure. */
async function tests(name, command, args, report, count, env = {}) {
  const {failed: exitedBadly, seconds} = await check(name, command, args, env);
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    return {name, passed: counts.passed, failed: Math.max(counts.failed, exitedBadly), skipped: counts.skipped ?? 0, seconds};
  } catch {
    console.error(`${name} wrote no report to ${report}.`);
    return {name, passed: 0, failed: 1, skipped: 0, seconds};
  }
}

/** Vitest calls a skipped test pending. */
const vitestCounts = ({numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests}) => ({
  passed: numPassedTests,
  failed: numFailedTests + numFailedTestSuites,
  skipped: numPendingTests + numTodoTests,
});

const playwrightReport = `${results}/browser.json`;
const isFast = process.env.FAST === '1';
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** Options go to Playwright, as in `npm test -- browser --shard=1/3`. */
const options = process.argv.slice(2).filter((word) => word.startsWith('--'));

/** A layer of tests that vitest runs; on GitHub a failure stands at its line in the pull request. */
const vitest = (name, report, ...options) =>
  tests(name, 'npx', ['vitest', 'run', ...options, '--reporter=default', ...(process.env.GITHUB_ACTIONS ? ['--reporter=github-actions'] : []), '--reporter=json', `--outputFile=${results}/${report}.json`], `${results}/${report}.json`, vitestCounts);
const script = (name, ...words) => check(name, 'npm', ['run', '--silent', ...words]);
const counted = (name, command) => tests(name, 'npm', ['run', '--silent', command], `${results}/${command}.json`, (counts) => counts);

/** What `npm test -- PART …` runs; without a part, all of it. CI runs the parts side by side. `openapi` has run before them. */
const parts = {
  content: [
    () => check('Type check', 'npx', ['tsc', '--noEmit']),
    () => check('Lint', 'npx', ['eslint', '.']),
    () => check('Unused code', 'npx', ['knip', '--no-progress', '--no-config-hints']),
    () => script('Pages', 'check', '--', '--all', '--no-samples'),
    () => script('Spelling', 'spell'),
  ],
  unit: [() => vitest('Unit tests', 'unit')],
  build: [() => vitest('Build tests', 'build', '--config', 'tests/build/vitest.config.ts')],
  samples: [() => counted('Code samples', 'samples')],
  tutorials: [() => counted('Tutorials', 'tutorials')],
  browser: [
    () => check('Build', 'npm', ['run', '--silent', 'build'], {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
    // Without a site there is nothing to test.
    ({failed}) => (failed ? undefined : tests('Browser tests', 'npx', ['playwright', 'test', ...options], playwrightReport,
      ({stats}) => ({passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped}),
      {CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport})),
  ],
};
/**
 * Most steps keep one processor busy, so that two of them run at a time. Those of one lane share a folder: build tests and samples
 * both write scripts/samples/.work/samples. The build writes generated/, which the others read, and the browser tests have both processors.
 */
const rounds = [[['content', 'unit', 'tutorials'], ['build', 'samples']], [['browser']]];
const unknown = words.filter((word) => !(word in parts));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const isWanted = (name) => (words.length === 0 ? !(isFast && ['samples', 'tutorials'].includes(name)) : words.includes(name));

/** Runs steps one after another; each is told how the one before it ended. */
async function runLane(lane) {
  const ended = [];
  for (const step of lane) {
    ended.push(await step(ended.at(-1)));
  }
  return ended.filter(Boolean);
}

const steps = [await script('Generate the API reference', 'openapi')];
if (['build', 'samples', 'tutorials'].some(isWanted)) {
  // Before anything runs side by side: a compiler must not meet packages that are half there. What fails here, fails again in its step.
  run('npm', ['run', '--silent', 'samples', '--', '--install']);
}
for (const lanes of rounds) {
  const wanted = lanes.map((names) => names.filter(isWanted).flatMap((name) => parts[name])).filter((lane) => lane.length > 0);
  isBeside = wanted.length > 1;
  steps.push(...(await Promise.all(wanted.map(runLane))).flat());
}

console.log('\nThe slowest tests:');
console.log(slowestTests([`${results}/unit.json`, `${results}/build.json`, playwrightReport]).join('\n'));
console.log('');
for (const {name, passed, failed, skipped, seconds} of steps) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`);
}
const sum = (key) => steps.reduce((total, result) => total + result[key], 0);
if (isFast) {
  console.log('Code samples and tutorials were left out (FAST=1).');
}
console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
