// npm test: everything that CI runs. `npm test -- unit site` runs only these parts; options such as --grep=search are passed to Playwright.
// Last line: `N passed, N failed`.
import {mkdirSync, rmSync} from 'node:fs';
import {installPackages} from './install.mjs';
import {readReport} from './testReports.mjs';

installPackages();
const {concurrently} = await import('concurrently');
const {findChromium} = await import('./chromium.mjs');

const folder = '.test-results';
const getReportFile = (name) => `${folder}/${name}.json`;
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const selectedParts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isOnGitHub = Boolean(process.env.GITHUB_ACTIONS);

/** A command. Without a report of its tests, only its exit code counts. */
const step = (name, command, {report, env} = {}) => ({name, command, report, env});
const script = (name) => step(name, `npm run --silent ${name}`, {report: getReportFile(name)});
const vitest = (name, config = '') =>
  step(name, `vitest run ${config} --reporter=default ${isOnGitHub ? '--reporter=github-actions' : ''} --reporter=json --outputFile=${getReportFile(name)}`, {report: getReportFile(name)});

// Several parts need this step; only the first one runs it.
const samplePackages = step('packages of the samples', 'npm run --silent samples -- --install');
const siteBuild = step('site build', 'npm run --silent build -- --no-openapi', {env: {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}});
const parts = {
  content: [
    step('types', 'tsc --noEmit'),
    step('lint', 'eslint .'),
    step('unused code', 'knip --no-progress --no-config-hints'),
    step('pages', 'npm run --silent check -- --all --no-samples'),
    step('spelling', 'npm run --silent spell'),
  ],
  unit: [vitest('unit')],
  build: [samplePackages, vitest('build', '--config tests/build/vitest.config.ts')],
  samples: [samplePackages, script('samples')],
  tutorials: [samplePackages, script('tutorials')],
  site: [siteBuild, vitest('site', '--config tests/site/vitest.config.ts')],
  browser: [siteBuild, step('browser', `playwright test ${options.map((option) => `"${option}"`).join(' ')}`, {report: getReportFile('browser')})],
};
/** Lanes run in parallel, the longest first. Build tests and samples write to the same folder, so they share a lane. */
const lanes = [['browser'], ['tutorials'], ['content', 'unit', 'build', 'samples', 'site']];

const unknown = selectedParts.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part "${unknown.join('", "')}". The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const isSelected = (name) => selectedParts.length === 0 || selectedParts.includes(name);

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // `concurrently` terminates the running commands.
  process.on(signal, () => (stopped = true));
}

const describeResult = ({name, passed, failed, skipped, seconds}) => `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)`;

/** Runs a step, prefixing each line of output with its name. */
async function runStep({name, command, report, env}) {
  console.log(`▶ ${name}`);
  const start = performance.now();
  const succeeded = await concurrently([{name, command, env}], {prefix: isOnGitHub ? 'none' : 'name', prefixColors: 'auto'}).result.then(() => true, () => false);
  const result = {name, passed: Number(succeeded), failed: Number(!succeeded), skipped: 0, times: [], seconds: Math.round((performance.now() - start) / 1000)};
  if (report && !stopped) {
    try {
      const counts = readReport(report);
      Object.assign(result, counts, {failed: Math.max(counts.failed, Number(!succeeded))});
    } catch {
      Object.assign(result, {passed: 0, failed: 1});
    }
  }
  if (!stopped) {
    console.log(describeResult(result));
  }
  return result;
}

const running = new Map();

/** Runs steps sequentially, each once. A lane stops if its build fails, since there is nothing to test without a site. */
async function runLane(steps) {
  const results = [];
  for (const next of steps) {
    if (stopped || results.some(({name, failed}) => name === siteBuild.name && failed)) break;
    if (!running.has(next)) {
      running.set(next, runStep(next));
    }
    results.push(await running.get(next));
  }
  return results;
}

rmSync(folder, {recursive: true, force: true});
mkdirSync(folder);
Object.assign(process.env, {CHROMIUM_PATH: ['tutorials', 'browser'].some(isSelected) ? findChromium() : '', PLAYWRIGHT_JSON_OUTPUT_NAME: getReportFile('browser')});
// Runs before the lanes, because some of them read the generated files.
await runLane([step('API reference', 'npm run --silent openapi')]);
await Promise.all(lanes.map((names) => runLane(names.filter(isSelected).flatMap((name) => parts[name]))));
const results = await Promise.all(running.values());
if (stopped) {
  process.exit(130);
}

console.log('\nThe slowest tests:');
for (const {name, ms} of results.flatMap(({times}) => times).sort((a, b) => b.ms - a.ms).slice(0, 10)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
console.log('');
console.log(results.map(describeResult).join('\n'));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
