import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {nowrapKeys} from '../../src/features/markdown/inlineCode';

test('short names with hyphens in table cells stay on one line', () => {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(
    '| Key | Text |\n|---|---|\n| `l1-endpoint` | `no hyphen`, `two-words and more` |\n| `plain` | `a-name-that-is-longer-than-the-width-of-a-phone` |\n\n`in-text`',
  );
  nowrapKeys()(tree);
  const whole: string[] = [];
  visit(tree, 'inlineCode', ({value, data}) => {
    if (data?.hProperties) whole.push(value);
  });
  expect(whole).toEqual(['l1-endpoint']);
});
