import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {isList, getText} from '../../../lib/mdast';
import type {Member} from '../data';

/** Text for parameters, results, fields and values, by name. */
export type Descriptions = ReadonlyMap<string, readonly PhrasingContent[]>;

/** Name under which a result without a name is described. */
const RESULT = 'returns';

export function resultName(name: string, index: number, count: number): string {
  if (name) return name;
  return count === 1 ? RESULT : `${RESULT}[${index}]`;
}

/** The names that a member's list may describe. */
function describable(member: Member): readonly string[] {
  switch (member.kind) {
    case 'function':
    case 'internal':
    case 'constructor': {
      const {params, returns = []} = member.fact;
      return [
        ...params.map(({name}) => name).filter(Boolean),
        ...returns.map(({name}, index) => resultName(name, index, returns.length)),
      ];
    }
    case 'event':
    case 'error':
    case 'modifier':
      return member.fact.params.map(({name}) => name);
    case 'struct':
      return member.fact.members.map(({name}) => name);
    case 'enum':
      return member.fact.members;
    default:
      return [];
  }
}

/** Whether every name must be described. Events and errors often speak for themselves. */
function mustDescribe(member: Member): boolean {
  return member.kind !== 'event' && member.kind !== 'error' && member.kind !== 'modifier';
}

/** Reads `` `_name`: text ``. */
function readItem(item: ListItem): {name: string; text: PhrasingContent[]} | undefined {
  const [paragraph, ...others] = item.children;
  if (paragraph?.type !== 'paragraph' || others.length) return undefined;
  const [name, separator, ...text] = paragraph.children;
  if (name?.type !== 'inlineCode' || separator?.type !== 'text' || !separator.value.startsWith(':')) return undefined;
  const start = separator.value.slice(1).trimStart();
  return {name: name.value, text: start ? [{type: 'text', value: start}, ...text] : text};
}

/**
 * Takes the list of descriptions that opens a member's text, checks its names against the data and
 * leaves the rest.
 */
export function takeDescriptions(
  page: {fail(reason: string, node?: RootContent): never},
  member: Member,
  content: readonly RootContent[],
): {descriptions: Descriptions; rest: readonly RootContent[]} {
  const names = describable(member);
  const descriptions = new Map<string, PhrasingContent[]>();
  const [list, ...rest] = content;
  const isDescriptions = isList(list) && list.children.some(readItem);
  if (isDescriptions) {
    for (const node of list.children) {
      const item = readItem(node);
      if (!item) {
        return page.fail(`In the list of "${member.heading}" every item is written "- \`name\`: text".`, list);
      }
      if (!names.includes(item.name)) {
        const known = names.length ? `It has: ${names.join(', ')}.` : 'It has nothing to describe.';
        return page.fail(`"${member.heading}" has no "${item.name}". Correct or remove the item. ${known}`, list);
      }
      if (descriptions.has(item.name)) {
        return page.fail(`"${item.name}" of "${member.heading}" is described twice. Keep one item.`, list);
      }
      descriptions.set(item.name, item.text);
    }
  }
  const missing = mustDescribe(member) ? names.filter((name) => !textOfAll(descriptions.get(name))) : [];
  if (missing.length) {
    const items = missing.map((name) => `- \`${name}\`: …`).join(' ');
    return page.fail(
      `"${member.heading}" leaves ${missing.join(', ')} without description. ` +
        `Add to the list right below its heading: ${items}`,
      list,
    );
  }
  return {descriptions, rest: isDescriptions ? rest : content};
}

function textOfAll(nodes: readonly PhrasingContent[] = []): string {
  return nodes.map(getText).join('').trim();
}
