import {expect, test, vi} from 'vitest';
import {parsePage} from '../../../scripts/pages';
import {findSamples} from '../../../scripts/samples/sample';

test('on a system without Python, its blocks are not checked, instead of failing', async () => {
  vi.resetModules();
  vi.stubEnv('PATH', '/no/such/folder');
  const {hasPython, python} =
    await import('../../../scripts/samples/checkers/parsers');
  const {samples} = findSamples(
    parsePage('docs/learn/page.mdx', '```python\nprint("unclosed\n```\n'),
  );
  expect(samples.length).toBe(1);
  expect(hasPython).toBe(false);
  expect(await python.check(samples)).toEqual([]);
});
