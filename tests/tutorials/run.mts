// npm run tutorials: assembles the tutorials' projects and runs them on a local chain and in a browser. Arguments select
// test files, for example `voting`. The last line of the output is `N passed, N failed`.
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {installSamplePackages} from '../../scripts/samples/install';
import {findChromium} from '../../scripts/chromium.mjs';

const REPORT = path.resolve('.test-results/tutorials.json');

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}

installSamplePackages();
// `npm run typecheck` excludes these tests, because they import the tutorials' packages.
if (
  spawnSync('npx', ['tsc', '--noEmit', '--project', 'tests/tutorials'], {
    stdio: 'inherit',
  }).status !== 0
) {
  throw new Error('The tutorial tests do not type-check.');
}
mkdirSync(path.dirname(REPORT), {recursive: true});
rmSync(REPORT, {force: true});
const {status, signal} = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--config',
    'tests/tutorials/vitest.config.mts',
    '--reporter=default',
    ...(process.env.GITHUB_ACTIONS ? ['--reporter=github-actions'] : []),
    '--reporter=json',
    `--outputFile=${REPORT}`,
    ...process.argv.slice(2),
  ],
  {stdio: 'inherit', env: {...process.env, CHROMIUM_PATH: findChromium()}},
);
if (!existsSync(REPORT))
  throw new Error(
    `Vitest exited without a report (${signal ?? `exit code ${status}`}).`,
  );
const {
  numPassedTests: passed,
  numFailedTests,
  numFailedTestSuites,
  numPendingTests: skipped,
} = JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport;
// A file that fails before its tests run counts as one failure.
const failureCount = Math.max(
  numFailedTests,
  numFailedTestSuites,
  status === 0 ? 0 : 1,
);
writeFileSync(REPORT, JSON.stringify({passed, failed: failureCount, skipped}));
console.log(`${passed} passed, ${failureCount} failed`);
process.exitCode = failureCount === 0 ? 0 : 1;
