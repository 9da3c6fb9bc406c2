import {ESLint} from 'eslint';
import type {Root} from 'mdast';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import images from '../../src/features/markdown/build/images';
import {pages} from '../../scripts/pages';

const check = (tree: Root, file: string) => () => images()(tree, new VFile({path: path.resolve(file)}));
const parser = unified().use(remarkParse).use(remarkMdx);

describe('images in pages', () => {
  test('all have alt text and dimensions', () => {
    for (const {file, tree} of pages()) {
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

describe('images in components', () => {
  const eslint = new ESLint();
  const lint = async (code: string) => (await eslint.lintText(code, {filePath: 'src/components/CopyButton/index.tsx'}))[0]?.messages.map(({message}) => message);

  test.each([
    ['<img src="a.png" width="1" height="1" />', /has no alt text/],
    ['<img src="a.png" alt="" />', /no width and height/],
  ])('%s fails the lint', async (element, message) => {
    expect(await lint(`export const a = ${element};\n`)).toEqual([expect.stringMatching(message)]);
  });

  test('a complete one passes', async () => {
    expect(await lint('export const a = <img src="a.png" alt="A" width="1" height="1" />;\n')).toEqual([]);
  });
});
