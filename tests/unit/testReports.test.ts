import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readReport} from '../../scripts/testReports.mjs';

test('a browser test that passes only when repeated is listed as flaky, and not counted as passed', () => {
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
      stats: {expected: 1, unexpected: 0, flaky: 1, skipped: 0},
      errors: [],
      suites: [
        {
          specs: [createSpec('is stable', 'expected')],
          suites: [{specs: [createSpec('is not stable', 'flaky')]}],
        },
      ],
    }),
  );
  expect(readReport(file)).toMatchObject({
    passed: 1,
    failed: 0,
    flaky: ['a.spec.ts:7 is not stable'],
  });
});
