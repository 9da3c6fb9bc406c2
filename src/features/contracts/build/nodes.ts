import type {Heading, List, Nodes, Paragraph, PhrasingContent, RootContent, Table, TableRow} from 'mdast';

/** Small makers of Markdown nodes, and guards that tell them apart: no insertion needs a cast. */

export type Phrase = PhrasingContent | string;

function phrases(content: readonly Phrase[]): PhrasingContent[] {
  return content.map((item) => (typeof item === 'string' ? {type: 'text', value: item} : item));
}

export function paragraph(...content: readonly Phrase[]): Paragraph {
  return {type: 'paragraph', children: phrases(content)};
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function strong(...content: readonly Phrase[]): PhrasingContent {
  return {type: 'strong', children: phrases(content)};
}

export function link(url: string | undefined, ...content: readonly Phrase[]): PhrasingContent[] {
  return url === undefined ? phrases(content) : [{type: 'link', url, children: phrases(content)}];
}

/** A link whose text alone does not say where it leads: `label` does, and starts with that text. */
export function labelledLink(url: string, label: string, text: string): PhrasingContent {
  return {type: 'link', url, data: {hProperties: {ariaLabel: label}}, children: phrases([text])};
}

/** A name in code font, linked where a page documents it. */
export function codeLink(url: string | undefined, value: string): PhrasingContent[] {
  return link(url, code(value));
}

/** A name in code font with its selector or topic, which the filter of members finds it by. */
export function hexLink(url: string | undefined, value: string, hex: string | undefined): PhrasingContent[] {
  const content = codeLink(url, value);
  return url && hex ? content.map((node) => ({...node, data: {hProperties: {dataHex: hex}}})) : content;
}

/** A heading with an anchor that no other plugin changes. */
export function heading(depth: Heading['depth'], id: string, ...content: readonly Phrase[]): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: phrases(content)};
}

export function bulletList(items: readonly (readonly Phrase[])[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(...item)]})),
  };
}

export function table(head: readonly string[], rows: readonly (readonly (readonly Phrase[])[])[]): Table {
  const row = (cells: readonly (readonly Phrase[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: phrases(cell)})),
  });
  return {type: 'table', children: [row(head.map((title) => [title])), ...rows.map(row)]};
}

export function caution(title: string, ...content: readonly Phrase[]): RootContent {
  return {
    type: 'containerDirective',
    name: 'caution',
    children: [{...paragraph(title), data: {directiveLabel: true}}, paragraph(...content)],
  };
}

/** Items with `separator` between them, and `last` before the last one. */
export function join(items: readonly (readonly Phrase[])[], separator = ', ', last = separator): Phrase[] {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? last : separator, ...item];
  });
}

/** A selector as it is; of a topic the first four bytes, which tell two apart. */
export function shortHex(hex: string): string {
  return hex.length > 10 ? `${hex.slice(0, 10)}…` : hex;
}

/** A selector, or the first bytes of a topic: in a table that is not folded away, with room for the button that copies it whole. */
export function copiedHex(hex: string): PhrasingContent {
  const text = shortHex(hex);
  return {type: 'inlineCode', value: text, data: {hProperties: {className: ['docs-copied'], ...(text !== hex && {dataHex: hex})}}};
}

export function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export function isHeading(node: RootContent, depth: Heading['depth']): node is Heading {
  return node.type === 'heading' && node.depth === depth;
}

export function isList(node: RootContent | undefined): node is List {
  return node?.type === 'list';
}
