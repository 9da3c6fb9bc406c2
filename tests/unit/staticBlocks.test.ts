import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import staticBlocks from '../../src/features/staticBlocks/build/rehype';

/** The JSX between the outermost tags of a page's code. */
async function jsx(source: string): Promise<string> {
  const code = String(await compile(source, {jsx: true, remarkPlugins: [remarkGfm], rehypePlugins: [staticBlocks]}));
  return /return (?:<>)?(<.*>)(?:<\/>)?;\n\}\nexport default/s.exec(code)?.[1]?.replace(/<\/>$/, '') ?? code;
}

test('a paragraph, a list and a table become HTML', async () => {
  expect(await jsx('A `name` and *more*.')).toBe('<StaticBlock as="p" html="A <code>name</code> and <em>more</em>." />');
  expect(await jsx('- one `a`\n- two')).toBe('<StaticBlock as="ul" html="<li>one <code>a</code></li><li>two</li>" />');
  expect(await jsx('| A | B |\n|---|--:|\n| `a` | 1 |')).toBe(
    '<StaticBlock as="table" html="<thead><tr><th>A</th><th style=&quot;text-align:right&quot;>B</th></tr></thead>' +
      '<tbody><tr><td><code>a</code></td><td style=&quot;text-align:right&quot;>1</td></tr></tbody>" />',
  );
});

test('what is code in the source is text in the HTML', async () => {
  expect(await jsx('`<b>&lt;` \\<i>')).toBe('<StaticBlock as="p" html="<code>&amp;#x3C;b>&amp;#x26;lt;</code> &amp;#x3C;i>" />');
});

test('a paragraph of text alone stays as it is', async () => {
  expect(await jsx('Text.')).toBe('<_components.p>{"Text."}</_components.p>');
});

test('links are written as the engine writes them', async () => {
  expect(await jsx('[page](/a/b#c)')).toContain('html="<a href=&quot;/a/b#c&quot;>page</a>"');
  expect(await jsx('[part](#c)')).toContain('html="<a href=&quot;#c&quot;>part</a>"');
  expect(await jsx('[site](https://a.test/)')).toContain('html="<a href=&quot;https://a.test/&quot; target=&quot;_blank&quot; rel=&quot;noopener noreferrer&quot;>site</a>"');
});

test.each(['relative', '/slash/', 'pathname:///file.pdf', '/a?b=c&d=e'])('a link to %s is left to the engine', async (href) => {
  expect(await jsx(`[link](${href})`)).toContain('<_components.a href=');
});

test('a component stays one, and what is beside it becomes HTML', async () => {
  const list = await jsx('- one `a`\n- <b>two</b> `b`');
  expect(list).toContain('<StaticBlock as="li" html="one <code>a</code>" />');
  expect(list).toContain('<_components.li><b>{"two"}</b>');
  expect(await jsx('A <b>c</b> `d`')).not.toContain('StaticBlock');
});

test('a table within a list is a block of its own, which gets the box that scrolls', async () => {
  const list = await jsx('- one `a`\n\n  | A |\n  |---|\n  | `b` |\n- two `c`');
  expect(list).toContain('<StaticBlock as="table" html="<thead>');
  expect(list).not.toMatch(/html="[^"]*<table/);
});

test('code blocks, footnotes and task lists stay with the theme', async () => {
  for (const source of ['```ts\nlet a;\n```', 'Text[^1]\n\n[^1]: A `note`.', '- [ ] `task`']) {
    expect(await jsx(source), source).not.toMatch(/StaticBlock as="(ul|pre|li)"/);
  }
});
