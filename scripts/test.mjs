// npm test: runs everything that CI runs. `npm test -- unit site` runs only these parts. --built tests the existing build; other options, such as --grep=search, are passed to Playwright.
// Last line: `N passed, N failed`.
import {mkdirSync, rmSync} from 'node:fs';
import {installPackages} from './install.mjs';
import {readReport} from './testReports.mjs';

installPackages();
const {concurrently} = await import('concurrently');
const {findChromium} = await import('./chromium.mjs');

const folder = '.test-results';
const getReportFile = (name) => `${folder}/${name}.json`;
const options = process.argv
  .slice(2)
  .filter((argument) => argument.startsWith('--'));
const isBuilt = options.includes('--built');
const playwrightOptions = options.filter((option) => option !== '--built');
const selectedParts = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const isOnGitHub = Boolean(process.env.GITHUB_ACTIONS);

/** Creates a step that runs a command. Without a test report, only its exit code counts. */
const createStep = (name, command, {report, env} = {}) => ({
  name,
  command,
  report,
  env,
});
const createScriptStep = (name) =>
  createStep(name, `npm run --silent ${name}`, {report: getReportFile(name)});
const createVitestStep = (name, config = '') =>
  createStep(
    name,
    `vitest run ${config} --reporter=default ${isOnGitHub ? '--reporter=github-actions' : ''} --reporter=json --outputFile=${getReportFile(name)}`,
    {report: getReportFile(name)},
  );

const samplePackages = createStep(
  'sample packages',
  'npm run --silent samples -- --install',
);
const siteBuild = createStep(
  'site build',
  'npm run --silent build -- --no-openapi',
  {env: {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}},
);
const pages = createStep(
  'pages',
  'npm run --silent check -- --all --no-samples',
);
const parts = {
  /** Runs only by name, in `npm run test:quick`. */
  changes: [
    createStep(
      'types',
      'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/tsc.json',
    ),
    createStep('lint of changed files', 'tsx scripts/lintChanges.mts'),
    pages,
  ],
  content: [
    createStep('types', 'tsc --noEmit'),
    createStep('format', 'prettier --check .'),
    createStep('lint', 'eslint .'),
    createStep('unused code', 'knip --no-progress --no-config-hints'),
    pages,
    createStep('spelling', 'npm run --silent spell'),
  ],
  unit: [createVitestStep('unit')],
  build: [
    samplePackages,
    createVitestStep('build', '--config tests/build/vitest.config.mts'),
  ],
  samples: [samplePackages, createScriptStep('samples')],
  tutorials: [samplePackages, createScriptStep('tutorials')],
  site: [
    ...(isBuilt ? [] : [siteBuild]),
    createVitestStep('site', '--config tests/site/vitest.config.mts'),
  ],
  engines: [
    ...(isBuilt ? [] : [siteBuild]),
    createVitestStep('engines', '--config tests/engines/vitest.config.mts'),
  ],
  browser: [
    ...(isBuilt ? [] : [siteBuild]),
    createStep(
      'browser',
      `playwright test ${playwrightOptions.map((option) => `"${option}"`).join(' ')}`,
      {report: getReportFile('browser')},
    ),
  ],
};
/** Lanes run in parallel, and end at about the same time. Build tests and samples write to the same folder, so they share a lane. */
const lanes = [
  ['changes'],
  ['browser'],
  ['tutorials', 'engines'],
  ['content', 'unit', 'build', 'samples', 'site'],
];

const unknownParts = selectedParts.filter((name) => !(name in parts));
if (unknownParts.length > 0) {
  console.error(
    `Unknown part "${unknownParts.join('", "')}". The parts are ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}
const isSelected = (name) =>
  selectedParts.length === 0
    ? name !== 'changes'
    : selectedParts.includes(name);

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // `concurrently` terminates the running commands.
  process.on(signal, () => (isStopped = true));
}

function describeResult({name, passed, flaky, failed, skipped, seconds}) {
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    flaky.length > 0 && `${flaky.length} flaky`,
    skipped > 0 && `${skipped} skipped`,
  ];
  return `${failed ? '✗' : '✓'} ${name}: ${counts.filter(Boolean).join(', ')} (${seconds} s)`;
}

/** Runs a step, prefixing each line of output with its name. */
async function runStep({name, command, report, env}) {
  console.log(`▶ ${name}`);
  const start = performance.now();
  const hasSucceeded = await concurrently([{name, command, env}], {
    prefix: isOnGitHub ? 'none' : 'name',
    prefixColors: 'auto',
  }).result.then(
    () => true,
    () => false,
  );
  const result = {
    name,
    passed: Number(hasSucceeded),
    failed: Number(!hasSucceeded),
    skipped: 0,
    failures: [],
    flaky: [],
    times: [],
    seconds: Math.round((performance.now() - start) / 1000),
  };
  if (report && !isStopped) {
    try {
      const counts = readReport(report);
      Object.assign(result, counts, {
        failed: Math.max(counts.failed, Number(!hasSucceeded)),
      });
    } catch {
      Object.assign(result, {passed: 0, failed: 1});
    }
  }
  if (!isStopped) {
    console.log(describeResult(result));
  }
  return result;
}

const resultByStep = new Map();

/** Runs steps sequentially. A step shared by several parts runs only once. A lane stops if its build fails, because there is nothing to test without a site. */
async function runLane(steps) {
  const results = [];
  for (const step of steps) {
    if (
      isStopped ||
      results.some(({name, failed}) => name === siteBuild.name && failed)
    )
      break;
    if (!resultByStep.has(step)) {
      resultByStep.set(step, runStep(step));
    }
    results.push(await resultByStep.get(step));
  }
  return results;
}

rmSync(folder, {recursive: true, force: true});
mkdirSync(folder);
Object.assign(process.env, {
  CHROMIUM_PATH: ['tutorials', 'browser', 'engines'].some(isSelected)
    ? findChromium()
    : '',
  PLAYWRIGHT_JSON_OUTPUT_NAME: getReportFile('browser'),
});
// Runs before the lanes, because some of them read the generated files.
await runLane([createStep('API reference', 'npm run --silent openapi')]);
await Promise.all(
  lanes.map((names) =>
    runLane(names.filter(isSelected).flatMap((name) => parts[name])),
  ),
);
const results = await Promise.all(resultByStep.values());
if (isStopped) {
  process.exit(130);
}

console.log('\nThe slowest tests:');
for (const {name, ms} of results
  .flatMap(({times}) => times)
  .sort((a, b) => b.ms - a.ms)
  .slice(0, 10)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
const flakyTests = results.flatMap(({flaky}) => flaky);
const failedTests = results.flatMap(({failures}) => failures);
for (const [heading, tests] of [
  ['Flaky tests, which passed only when repeated:', flakyTests],
  ['Failed tests:', failedTests],
]) {
  if (tests.length > 0) {
    console.log(`\n${heading}`);
    console.log(tests.map((name) => `  ${name}`).join('\n'));
  }
}
console.log('');
console.log(results.map(describeResult).join('\n'));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${flakyTests.length} flaky, ${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
