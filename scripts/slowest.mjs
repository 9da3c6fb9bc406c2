import {existsSync, readFileSync} from 'node:fs';

/** Tests of a vitest report as `[milliseconds, name]`. */
const ofVitest = ({testResults}) => testResults.flatMap(({name, assertionResults}) => assertionResults.map(({title, duration}) => [duration ?? 0, `${name.split('/').slice(-2).join('/')}: ${title}`]));

/** Tests of a Playwright report as `[milliseconds, name]`. */
function ofPlaywright({suites = []}) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).map(({file, title, tests}) => [Math.max(0, ...tests.flatMap(({results}) => results.map(({duration}) => duration))), `${file}: ${title}`]),
    ...ofPlaywright(suite),
  ]);
}

/** The slowest tests of the reports, one a line; a report that is missing has none. */
export function slowestTests(reports, count = 10) {
  const timed = reports.filter((file) => existsSync(file)).flatMap((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.testResults ? ofVitest(report) : ofPlaywright(report);
  });
  return timed.sort(([a], [b]) => b - a).slice(0, count).map(([milliseconds, name]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
