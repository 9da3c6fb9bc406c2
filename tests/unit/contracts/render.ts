import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
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

const syntax: PluggableList = [
  remarkMdx,
  // Columns of equal width would change every row of a recorded table with its widest cell.
  [remarkGfm, {tablePipeAlign: false}],
  remarkDirective,
  remarkFrontmatter,
];

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

function printImport(statement: Program['body'][number]): string {
  if (statement.type !== 'ImportDeclaration') return statement.type;
  const names = statement.specifiers.map(({local}) => local.name);
  return `import ${names.join()} from '${String(statement.source.value)}';`;
}

/** Prints what is not part of Markdown: imports, and what the copy buttons, the filter and the styles of a page read. */
export function printProperties() {
  return (tree: Root): void =>
    visit(tree, (node, index = 0, parent) => {
      if (node.type === 'mdxjsEsm') {
        const imports = node.data?.estree?.body ?? [];
        node.value ||= imports.map(printImport).join('\n');
      }
      const {hName, hProperties} = node.data ?? {};
      if (!hProperties || !parent) return undefined;
      const isInline = node.type === 'inlineCode' || node.type === 'link';
      parent.children.splice(index + 1, 0, {
        type: isInline ? 'mdxTextExpression' : 'mdxFlowExpression',
        value: JSON.stringify({hName, ...hProperties}),
      });
      return index + 2;
    });
}

/** Prints generated nodes with their properties. */
export function print(nodes: readonly RootContent[]): string {
  const root: Root = {type: 'root', children: [...nodes]};
  printProperties()(root);
  return unified()
    .use(syntax)
    .use(remarkStringify, {bullet: '-'})
    .stringify(root);
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
    .use(syntax)
    .use(contractReference)
    .use(plugins)
    .use(remarkStringify, {bullet: '-'});
  return String(processor.processSync(vfile));
}
