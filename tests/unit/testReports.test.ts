import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readReport} from '../../scripts/testReports.mjs';

test('a browser test that passes only when repeated is listed as flaky, and not counted as passed; failures are listed', () => {
  const createSpec = (title: string, status: string): object => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{status, results: [{duration: 5}]}],
  });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'a.json');
  writeFileSync(
    file,
    JSON.stringify({
      stats: {expected: 1, unexpected: 1, flaky: 1, skipped: 0},
      errors: [],
      suites: [
        {
          specs: [
            createSpec('is stable', 'expected'),
            createSpec('is wrong', 'unexpected'),
          ],
          suites: [{specs: [createSpec('is not stable', 'flaky')]}],
        },
      ],
    }),
  );
  expect(readReport(file)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['a.spec.ts:7 is wrong'],
    flaky: ['a.spec.ts:7 is not stable'],
  });
});

test('failed unit tests are listed with the first line of their message', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'a.json');
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: '/site/tests/unit/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            {title: 'adds', status: 'passed', failureMessages: []},
            {
              title: 'divides',
              status: 'failed',
              failureMessages: ['expected 2 to be 3\n    at a.test.ts:4'],
            },
          ],
        },
      ],
    }),
  );
  expect(readReport(file)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['unit/a.test.ts: divides: expected 2 to be 3'],
  });
});
