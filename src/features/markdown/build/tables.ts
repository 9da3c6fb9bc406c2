import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** A column with a cell of more letters than this, in words, is read and not looked up. */
const longestValue = 28;

/** Beside a name with more letters, other columns have no room. */
const longestName = 40;

function textOf(node: ElementContent): string {
  return node.type === 'text' ? node.value : 'children' in node ? (node.children).map(textOf).join('') : '';
}

const elementsIn = ({children}: Element, ...names: readonly string[]): Element[] =>
  children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName));

/** The cells of each row of the table's `part`. */
const rowsOf = (table: Element, part: 'thead' | 'tbody'): Element[][] =>
  elementsIn(table, part).flatMap((group) => elementsIn(group, 'tr')).map((row) => elementsIn(row, 'th', 'td'));

const isProse = (cell: Element | undefined): boolean => {
  const text = cell ? textOf(cell).trim() : '';
  return text.length > longestValue && text.includes(' ');
};

/** A phone shows each row as a card of its own: each cell says what its column is about. */
function prepareCards(table: Element, headers: readonly Element[], isRead: readonly boolean[]): void {
  for (const head of elementsIn(table, 'thead')) {
    head.properties.className = ['docs-cards'];
  }
  for (const cells of rowsOf(table, 'tbody')) {
    for (const [column, cell] of cells.entries()) {
      const header = headers[column];
      if (column > 0 && header) {
        cell.properties.dataLabel = textOf(header).trim();
        if (isRead[column]) {
          cell.properties.className = ['docs-prose'];
        }
      }
    }
  }
}

function markHeaders(table: Element): void {
  const rows = rowsOf(table, 'tbody');
  const headers = rowsOf(table, 'thead')[0] ?? [];
  const isRead = headers.map((_, column) => rows.some((cells) => isProse(cells[column])));
  for (const [column, header] of headers.entries()) {
    header.properties.scope = 'col';
    if (isRead[column]) {
      header.properties.className = ['docs-prose'];
    }
  }
  if (headers.length > 2 ? isRead.includes(true) : headers.length === 2 && isRead[0]) {
    prepareCards(table, headers, isRead);
  }
  if (headers.length > 2 && rows.some(([name]) => name && textOf(name).split(/\s/).some((word) => word.length > longestName))) {
    table.properties.className = ['docs-long'];
  }
}

const isTableComponent = (node: Root | Root['children'][number]): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' && /Table$/.test(node.name ?? '') && node.attributes.every((attribute) => !('name' in attribute) || attribute.name !== 'label');

/**
 * Gives tables what Markdown has no words for: a name, which is the heading above or the page's title, the scope of their headers,
 * a mark on columns of sentences, which need more room than columns of values, and on tables whose first names are very long. From
 * three columns on, tables with sentences become cards on a phone (src/components/ScrollTable), and those of two columns when
 * sentences stand in the first one.
 */
export default function tables() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {title?: string}};
    let heading = frontMatter?.title ?? '';
    let count = 0;
    const name = (): string => {
      count += 1;
      return count > 1 ? `${heading} (${count})` : heading;
    };
    visit(tree, ['element', 'mdxJsxFlowElement'], (node) => {
      if (isTableComponent(node)) {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'label', value: name()});
      } else if (node.type !== 'element') {
        return;
      } else if (/^h[1-6]$/.test(node.tagName)) {
        heading = textOf(node).trim();
        count = 0;
      } else if (node.tagName === 'table') {
        node.properties.ariaLabel = name();
        markHeaders(node);
      }
    });
  };
}
