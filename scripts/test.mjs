// npm test: type check, lint, prose, spelling, unit tests, build tests, code samples, tutorials, build, browser tests. Last line: `N passed, N failed`.
// `npm test -- unit browser` runs only these parts. FAST=1 leaves out the code samples and the tutorials.
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {installPackages, run} from './install.mjs';
import {slowestTests} from './slowest.mjs';

installPackages();
const {findChromium} = await import('./chromium.mjs');

const results = '.test-results';
rmSync(results, {recursive: true, force: true});
mkdirSync(results);

/** A step whose exit code is its one result. */
function check(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const ok = run(command, args, {env: {...process.env, ...env}});
  return {name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0};
}

/** A test runner that writes a JSON report; a run without a report is one failure. */
function tests(name, command, args, report, count, env = {}) {
  const {failed: exitedBadly} = check(name, command, args, env);
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    return {name, passed: counts.passed, failed: Math.max(counts.failed, exitedBadly), skipped: counts.skipped ?? 0};
  } catch {
    console.error(`${name} wrote no report to ${report}.`);
    return {name, passed: 0, failed: 1, skipped: 0};
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

/** A layer of tests that vitest runs. */
const vitest = (name, report, ...options) =>
  tests(name, 'npx', ['vitest', 'run', ...options, '--reporter=default', '--reporter=json', `--outputFile=${results}/${report}.json`], `${results}/${report}.json`, vitestCounts);
const script = (name, ...words) => check(name, 'npm', ['run', '--silent', ...words]);
const counted = (name, command) => tests(name, 'npm', ['run', '--silent', command], `${results}/${command}.json`, (counts) => counts);

/** What `npm test -- PART …` runs, in this order; without a part, all of it. CI runs the parts side by side. */
const parts = {
  content: () => [script('Type check', 'typecheck'), script('Lint', 'lint'), script('Pages', 'check', '--', '--all', '--no-samples'), script('Spelling', 'spell')],
  unit: () => [vitest('Unit tests', 'unit')],
  build: () => [vitest('Build tests', 'build', '--config', 'tests/build/vitest.config.ts')],
  samples: () => [counted('Code samples', 'samples')],
  tutorials: () => [counted('Tutorials', 'tutorials')],
  browser: () => {
    const built = check('Build', 'npm', ['run', '--silent', 'build'], {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'});
    const run = () => tests('Browser tests', 'npx', ['playwright', 'test', ...options], playwrightReport,
      ({stats}) => ({passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped}),
      {CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport});
    return built.failed ? [built] : [built, run()];
  },
};
const unknown = words.filter((word) => !(word in parts));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const wanted = Object.keys(parts).filter((name) => (words.length === 0 ? !(isFast && ['samples', 'tutorials'].includes(name)) : words.includes(name)));
const steps = [script('Generate the API reference', 'openapi'), ...wanted.flatMap((name) => parts[name]())];

console.log('\nThe slowest tests:');
console.log(slowestTests([`${results}/unit.json`, `${results}/build.json`, playwrightReport]).join('\n'));
console.log('');
for (const {name, passed, failed, skipped} of steps) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
}
const sum = (key) => steps.reduce((total, result) => total + result[key], 0);
if (isFast) {
  console.log('Code samples and tutorials were left out (FAST=1).');
}
console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
