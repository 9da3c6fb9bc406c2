import type {Root} from 'mdast';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified, type PluggableList} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {
  type ContractKey,
  contractRecords,
} from '../../../src/features/contracts/model/contracts';
import contractReference from '../../../src/features/contracts/pages/remark';

const docsFolder = path.join(import.meta.dirname, '../../../docs');

/** Returns the path of a contract's page. If the route is a folder, the page is a file of the same name inside it. */
export function findPageFile(key: ContractKey): string {
  const {route} = contractRecords[key];
  const file = path.join(docsFolder, `${route}.mdx`);
  return existsSync(file)
    ? file
    : path.join(docsFolder, route, `${path.basename(route)}.mdx`);
}

/** Renders a contract's page to Markdown. */
export const renderPage = (key: ContractKey): string =>
  render(readFileSync(findPageFile(key), 'utf8'));

/** Prints what the copy buttons, the filter and the styles of a page read, which is not part of Markdown. */
export function printProperties() {
  return (tree: Root): void =>
    visit(tree, (node, index = 0, parent) => {
      const properties = node.data?.hProperties;
      if (!properties || !parent) return undefined;
      const isInline = node.type === 'inlineCode' || node.type === 'link';
      parent.children.splice(index + 1, 0, {
        type: isInline ? 'mdxTextExpression' : 'mdxFlowExpression',
        value: JSON.stringify(properties),
      });
      return index + 2;
    });
}

/** Runs the plugin on a page and returns the result as Markdown. */
export function render(
  page: string,
  file = 'page.mdx',
  plugins: PluggableList = [],
): string {
  const frontMatter: unknown = parse(
    /^---\n(.*?)\n---\n/s.exec(page)?.[1] ?? '',
  );
  const vfile = new VFile({
    value: page,
    path: file,
    data: {frontMatter: frontMatter ?? {}},
  });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkFrontmatter)
    .use(contractReference)
    .use(plugins)
    .use(remarkStringify, {bullet: '-'});
  return String(processor.processSync(vfile));
}
