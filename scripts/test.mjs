// npm test: type check, lint, prose, spelling, unit tests, build tests, code samples, tutorials, build, browser tests. Last line: `N passed, N failed`.
// FAST=1 leaves out the code samples and the tutorials.
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
const steps = [];
const step = (result) => {
  steps.push(result);
  return result.failed === 0;
};

step(check('Generate the API reference', 'npm', ['run', '--silent', 'openapi']));
step(check('Type check', 'npm', ['run', '--silent', 'typecheck']));
step(check('Lint', 'npm', ['run', '--silent', 'lint']));
step(check('Prose', 'npm', ['run', '--silent', 'lint:prose']));
step(check('Spelling', 'npm', ['run', '--silent', 'spell']));
/** A layer of tests that vitest runs. */
const vitest = (name, report, ...options) =>
  tests(name, 'npx', ['vitest', 'run', ...options, '--reporter=default', '--reporter=json', `--outputFile=${results}/${report}.json`], `${results}/${report}.json`, vitestCounts);

step(vitest('Unit tests', 'unit'));
step(vitest('Build tests', 'build', '--config', 'tests/build/vitest.config.ts'));
if (process.env.FAST !== '1') {
  const counted = (name, script) => tests(name, 'npm', ['run', '--silent', script], `${results}/${script}.json`, (counts) => counts);
  step(counted('Code samples', 'samples'));
  step(counted('Tutorials', 'tutorials'));
}
const built = step(check('Build', 'npm', ['run', '--silent', 'build'], {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}));
if (built) {
  step(tests('Browser tests', 'npx', ['playwright', 'test'], playwrightReport,
    ({stats}) => ({passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped}),
    {CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport}));
}

console.log('\nThe slowest tests:');
console.log(slowestTests([`${results}/unit.json`, `${results}/build.json`, playwrightReport]).join('\n'));
console.log('');
for (const {name, passed, failed, skipped} of steps) {
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
}
const sum = (key) => steps.reduce((total, result) => total + result[key], 0);
if (process.env.FAST === '1') {
  console.log('Code samples and tutorials were left out (FAST=1).');
}
console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
