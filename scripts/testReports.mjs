import {readFileSync} from 'node:fs';

/** Shortens the path of a test file to its folder and name. */
const shorten = (file) => file.split('/').slice(-2).join('/');

/** Lists what failed in a vitest report: tests, and files that failed before their tests ran. */
const listVitestFailures = (testResults) =>
  testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, message, assertionResults}) => {
      const failed = assertionResults.filter(({status}) => status === 'failed');
      return failed.length > 0
        ? failed.map(
            ({title, failureMessages}) =>
              `${shorten(name)}: ${title}: ${failureMessages[0]?.split('\n')[0]}`,
          )
        : [`${shorten(name)}: ${message}`];
    });

/** Returns the counts, failures and times in a vitest report, which calls skipped tests "pending". */
const readVitest = ({
  numPassedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) => {
  const failures = listVitestFailures(testResults);
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures,
    flaky: [],
    times: testResults.flatMap(({name, assertionResults}) =>
      assertionResults.map(({title, duration}) => ({
        name: `${shorten(name)}: ${title}`,
        ms: duration ?? 0,
      })),
    ),
  };
};

const listSpecs = ({specs = [], suites = []}) => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

const listSpecsByStatus = (report, wanted) =>
  listSpecs(report)
    .filter(({tests}) => tests.some(({status}) => status === wanted))
    .map(({file, line, title}) => `${file}:${line} ${title}`);

/** Returns the counts, failures and times in a Playwright report. Tests that passed only when repeated are flaky, not passed. */
const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.errors.length,
  skipped: report.stats.skipped,
  failures: listSpecsByStatus(report, 'unexpected'),
  flaky: listSpecsByStatus(report, 'flaky'),
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
    : {skipped: 0, failures: [], flaky: [], times: [], ...report};
}
