import type {Root} from 'mdast';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import images from '../../src/features/markdown/images';
import {sitePages} from './sitePages';

const check = (tree: Root, file: string) => () => images()(tree, new VFile({path: path.resolve(file)}));
const parser = unified().use(remarkParse).use(remarkMdx);

describe('images in pages', () => {
  test('all have alt text and dimensions', () => {
    for (const {file, tree} of sitePages) {
      expect(check(tree, file), file).not.toThrow();
    }
  });

  test.each([
    '![The bridge app](./bridge.png)',
    '<img src="/img/a.png" alt="" width="20" height="20" />',
  ])('%s passes', (source) => {
    expect(check(parser.parse(source), 'docs/a.mdx')).not.toThrow();
  });

  test.each([
    ['Text\n\n![](./bridge.png)', 'docs/a.mdx:3:1 the image ./bridge.png has no alt text → write what it shows'],
    ['![Logo](https://example.org/a.png)', 'docs/a.mdx:1:1 the image https://example.org/a.png comes from another host → put the file beside the page'],
    ['Text <img src="a.png" alt="A" />', 'docs/a.mdx:1:6 this <img> has no width, no height → add it'],
    ['<img src="a.png" width="1" height="1" />', 'docs/a.mdx:1:1 this <img> has no alt → add it'],
  ])('%j stops the build', (source, message) => {
    expect(check(parser.parse(source), 'docs/a.mdx')).toThrow(message);
  });
});
