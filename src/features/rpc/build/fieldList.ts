import type {PhrasingContent, RootContent, Table} from 'mdast';
import {getText} from '../../../lib/mdast';

/** An element of HTML in the tree of Markdown. */
const element = (hName: string, children: readonly (PhrasingContent | RootContent)[]): RootContent => ({type: 'paragraph', data: {hName}, children: children as PhrasingContent[]});

const text = (value: string): PhrasingContent => ({type: 'text', value});

type Row = Readonly<Partial<Record<'Position' | 'Name' | 'Field' | 'Type' | 'Required' | 'Meaning', PhrasingContent[]>>>;

const columns = new Set(['Position', 'Name', 'Field', 'Type', 'Required', 'Meaning']);

/** Position, type, and whether the field has to be sent. */
function ruleOf({Position, Type = [], Required}: Row): PhrasingContent[] {
  const required = Required?.map(getText).join('');
  return [
    ...(Position ? [text(`position ${Position.map(getText).join('')}, `)] : []),
    ...Type,
    ...(required === undefined ? [] : [text(required === 'yes' ? ', required' : ', optional')]),
  ];
}

function itemOf(row: Row): RootContent {
  const name = row.Name ?? row.Field ?? [{type: 'inlineCode', value: `params[${row.Position?.map(getText).join('') ?? ''}]`} as const];
  const term = element('dt', [...name, text(' '), element('span', ruleOf(row))]);
  return element('div', [term, ...(row.Meaning?.length ? [element('dd', row.Meaning)] : [])]);
}

/**
 * A table of parameters or fields as a list: the name, its type beside it, its meaning below. It needs no width, so that the
 * playground can stand beside it. Undefined for tables of anything else.
 */
function fieldList({children: [head, ...rows]}: Table): RootContent | undefined {
  const titles = head?.children.map(getText) ?? [];
  const isOfFields = titles.includes('Type') && titles.includes('Meaning') && titles.every((title) => columns.has(title));
  if (!isOfFields) return undefined;
  return element('dl', rows.map(({children}) => itemOf(Object.fromEntries(children.map((cell, index) => [titles[index] ?? '', cell.children])) as Row)));
}

/** Such tables among the nodes as lists, the others as they are. */
export const withFieldLists = (nodes: readonly RootContent[]): RootContent[] => nodes.map((node) => (node.type === 'table' && fieldList(node)) || node);
