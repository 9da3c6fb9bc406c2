import {readFileSync} from 'node:fs';

/** Returns the counts and times in a vitest report. A test file that fails before its tests run counts as a failure; "pending" means skipped. */
const readVitest = ({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites,
  numPendingTests,
  numTodoTests,
  testResults,
}) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites),
  skipped: numPendingTests + numTodoTests,
  flaky: [],
  times: testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({title, duration}) => ({
      name: `${name.split('/').slice(-2).join('/')}: ${title}`,
      ms: duration ?? 0,
    })),
  ),
});

const listSpecs = ({specs = [], suites = []}) => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/** Returns the counts and times in a Playwright report. Tests that passed only when repeated are flaky, not passed. */
const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.errors.length,
  skipped: report.stats.skipped,
  flaky: listSpecs(report)
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map(({file, line, title}) => `${file}:${line} ${title}`),
  times: listSpecs(report).map(({file, title, tests}) => ({
    name: `${file}: ${title}`,
    ms: Math.max(
      0,
      ...tests.flatMap(({results}) => results.map(({duration}) => duration)),
    ),
  })),
});

/** Reads a JSON report from vitest, Playwright, or a script that writes only counts. */
export function readReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.testResults) return readVitest(report);
  return report.stats
    ? readPlaywright(report)
    : {skipped: 0, flaky: [], times: [], ...report};
}
