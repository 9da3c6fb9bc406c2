import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {SampleCache} from '../../scripts/check/sampleCache';
import {parsePage, type Page} from '../../scripts/pages';

const createPage = (text: string, json: string): Page =>
  parsePage('docs/a.mdx', `# A\n\n${text}\n\n\`\`\`json\n${json}\n\`\`\`\n`);

test('code blocks that have passed are checked again when one of them changes, but not when the text does', () => {
  const cache = new SampleCache(mkdtempSync(path.join(tmpdir(), 'samples-')));
  const page = createPage('One line.', '{"a": 1}');
  expect(cache.has(page)).toBe(false);
  cache.add(page);
  expect(cache.has(page)).toBe(true);
  expect(cache.has(createPage('Two\nlines.', '{"a": 1}'))).toBe(true);
  expect(cache.has(createPage('One line.', '{"a": 2}'))).toBe(false);
});
