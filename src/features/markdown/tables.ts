import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {NetworkChoice} from '../network/choice';
import {keyPattern} from './inlineCode';

/** Maximum length of a value in characters. A longer cell with spaces makes its column count as prose. */
const maxValueLength = 28;

/** Width of the narrowest text column beside a sidebar, and of a character of code and the padding of a cell in it, in pixels. */
const textColumnWidth = 618;
const characterWidth = 8.75;
const cellPadding = 22;

/** First header of a table with three columns that compares the things in the other two. */
const comparisonHeader =
  /^(?:Aspect|Opcode|Property|Question|Token and mode|Topic)$/;

function getText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}

const getChildren = (
  {children}: Element,
  ...names: readonly string[]
): Element[] =>
  children.filter(
    (child): child is Element =>
      child.type === 'element' && names.includes(child.tagName),
  );

/** Returns the cells of each row in the table's head or body. */
const getRows = (table: Element, part: 'thead' | 'tbody'): Element[][] =>
  getChildren(table, part)
    .flatMap((group) => getChildren(group, 'tr'))
    .map((row) => getChildren(row, 'th', 'td'));

const isProse = (cell: Element | undefined): boolean => {
  const text = cell ? getText(cell).trim() : '';
  return text.length > maxValueLength && text.includes(' ');
};

/** Prepares rows for display on phones: as cards, with each cell labelled by its column header, or as list items without labels if there are list classes. */
function prepareCards(
  table: Element,
  headers: readonly Element[],
  proseColumnFlags: readonly boolean[],
  listClasses: readonly string[],
): void {
  const areCellsLabelled = listClasses.length === 0;
  for (const head of getChildren(table, 'thead')) {
    head.properties.className = ['docs-cards', ...listClasses];
  }
  // The first cell of a row is the title of its card.
  for (const [index, header] of headers.slice(1).entries()) {
    const column = index + 1;
    const cells = getRows(table, 'tbody').flatMap((row) => row[column] ?? []);
    for (const {properties} of cells) {
      properties.dataLabel = areCellsLabelled
        ? getText(header).trim()
        : undefined;
      if (proseColumnFlags[column]) {
        properties.className = ['docs-prose'];
      }
    }
  }
}

/** Returns the network of each column, in tables with a column per network. */
export function getColumnNetworks(
  headers: readonly string[],
): readonly (NetworkChoice | undefined)[] {
  const columns = headers.map((header) => {
    if (/\bMainnet\b/.test(header)) return 'mainnet';
    return /\bSepolia\b/.test(header) ? 'sepolia' : undefined;
  });
  const networks = columns.filter((network) => network !== undefined);
  const hasOneColumnEach = networks.length === 2 && networks[0] !== networks[1];
  return hasOneColumnEach ? columns : [];
}

/** Marks network columns, of which phones show only the selected one (src/features/network). Returns whether there are any. */
function markNetworks(table: Element, headers: readonly Element[]): boolean {
  const networks = getColumnNetworks(headers.map(getText));
  if (networks.length > 0) {
    table.properties.dataNetworks = 'columns';
  }
  for (const cells of [headers, ...getRows(table, 'tbody')]) {
    for (const [column, cell] of cells.entries()) {
      cell.properties.dataOnly = networks[column];
    }
  }
  return networks.length > 0;
}

/** Returns the parts of a word that cannot break: hyphenated names do not (inlineCode.ts), other words do after a slash. */
const splitWord = (word: string): string[] =>
  keyPattern.test(word) ? [word] : word.split('/');

/** Returns the length of a cell's longest unbreakable part in characters. */
const getWordLength = (cell: Element | undefined): number =>
  Math.max(
    0,
    ...(cell ? getText(cell) : '')
      .split(/[^\S\u00a0]+/)
      .flatMap(splitWord)
      .map(({length}) => length),
  );

/** Whether a table's longest words do not fit beside each other, so that identifiers must break (`docs-long`). */
function hasLongWords(
  headers: readonly Element[],
  rows: readonly (readonly Element[])[],
): boolean {
  const widths = headers.map((header, column) => {
    const lengths = [header, ...rows.map((cells) => cells[column])].map(
      getWordLength,
    );
    return Math.max(...lengths) * characterWidth + cellPadding;
  });
  return widths.reduce((sum, width) => sum + width, 0) > textColumnWidth;
}

/** Returns the classes of a table that becomes a list on phones, none for one that becomes cards, and undefined for one that stays a table. */
function chooseListClasses(
  headers: readonly Element[],
  visibleColumnCount: number,
  proseColumnFlags: readonly boolean[],
): readonly string[] | undefined {
  if (visibleColumnCount === 2) {
    return proseColumnFlags[0] ? ['docs-list'] : undefined;
  }
  if (visibleColumnCount < 2 || !proseColumnFlags.includes(true)) {
    return undefined;
  }
  const [firstHeader] = headers;
  const isComparison =
    visibleColumnCount === 3 &&
    firstHeader !== undefined &&
    comparisonHeader.test(getText(firstHeader));
  return isComparison ? ['docs-list', 'docs-pair'] : [];
}

function markTable(table: Element): void {
  const rows = getRows(table, 'tbody');
  const headers = getRows(table, 'thead')[0] ?? [];
  const hasNetworks = markNetworks(table, headers);
  const proseColumnFlags = headers.map((_, column) =>
    rows.some((cells) => isProse(cells[column])),
  );
  for (const [column, header] of headers.entries()) {
    header.properties.scope = 'col';
    if (proseColumnFlags[column]) {
      header.properties.className = ['docs-prose'];
    }
  }
  const visibleColumnCount = headers.length - (hasNetworks ? 1 : 0);
  // Grouped rows cannot become cards.
  const isGrouped = getChildren(table, 'tbody').length > 1;
  const listClasses = isGrouped
    ? undefined
    : chooseListClasses(headers, visibleColumnCount, proseColumnFlags);
  if (listClasses) {
    prepareCards(table, headers, proseColumnFlags, listClasses);
  }
  if (headers.length > 1 && hasLongWords(headers, rows)) {
    table.properties.className = ['docs-long'];
  }
}

const isTableComponent = (
  node: Root | Root['children'][number],
): node is MdxJsxFlowElementHast =>
  node.type === 'mdxJsxFlowElement' &&
  /Table$/.test(node.name ?? '') &&
  node.attributes.every(
    (attribute) => !('name' in attribute) || attribute.name !== 'label',
  );

/**
 * Adds attributes that Markdown tables cannot express: a label (the heading above or the page's title), the scope of headers, and classes for prose
 * columns and for tables whose names are too long to fit beside each other. On phones (src/components/ScrollTable), tables of three or more columns with prose become
 * cards, comparisons become two columns below each aspect, and two-column tables with prose in the first column become lists.
 */
export default function tables() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {title?: string}};
    let heading = frontMatter?.title ?? '';
    let count = 0;
    const createLabel = (): string => {
      count += 1;
      return count > 1 ? `${heading} (${count})` : heading;
    };
    visit(tree, ['element', 'mdxJsxFlowElement'], (node) => {
      if (isTableComponent(node)) {
        node.attributes.push({
          type: 'mdxJsxAttribute',
          name: 'label',
          value: createLabel(),
        });
      } else if (node.type !== 'element') {
        return;
      } else if (/^h[1-6]$/.test(node.tagName)) {
        heading = getText(node).trim();
        count = 0;
      } else if (node.tagName === 'table') {
        node.properties.ariaLabel = createLabel();
        markTable(node);
      }
    });
  };
}
