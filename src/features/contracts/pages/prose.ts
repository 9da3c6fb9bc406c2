import type {ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {getText, isList} from '../../../lib/mdast';
import type {MemberFacts} from '../facts/pageFacts';
import {pauseTypes} from '../facts/pauseTypes';
import type {MemberKind} from '../model/members';

/** Descriptions of parameters, results, fields and values, by name. */
export type Descriptions = ReadonlyMap<string, readonly PhrasingContent[]>;

/** The name under which an unnamed result is described. */
const RESULT_NAME = 'returns';

export function getResultName(
  name: string,
  index: number,
  count: number,
): string {
  if (name) return name;
  return count === 1 ? RESULT_NAME : `${RESULT_NAME}[${index}]`;
}

/** The names that a member's list of descriptions may contain. */
function getDescribableNames({
  values = [],
  parameters = [],
  returns = [],
}: MemberFacts): readonly string[] {
  return [
    ...values,
    ...parameters.map(({name}) => name).filter(Boolean),
    ...returns.map(({name}, index) =>
      getResultName(name, index, returns.length),
    ),
  ];
}

/** Kinds whose parameters need no descriptions, because they are often self-explanatory. */
const kindsWithOptionalDescriptions: readonly MemberKind[] = [
  'event',
  'error',
  'modifier',
];

/** Meanings of values that not only the page needs, by the id of their enum. The page must not describe these itself. */
const recordedMeanings: ReadonlyMap<
  string,
  {readonly file: string; readonly meanings: Readonly<Record<string, string>>}
> = new Map([
  [
    'enum-pausetype',
    {
      file: 'src/features/contracts/facts/pauseTypes.ts',
      meanings: pauseTypes,
    },
  ],
]);

/** Parses a list item of the form `` `_name`: text ``. */
function parseItem(
  item: ListItem,
): {name: string; text: PhrasingContent[]} | undefined {
  const [paragraph, ...otherNodes] = item.children;
  if (paragraph?.type !== 'paragraph' || otherNodes.length) return undefined;
  const [name, separator, ...text] = paragraph.children;
  if (
    name?.type !== 'inlineCode' ||
    separator?.type !== 'text' ||
    !separator.value.startsWith(':')
  )
    return undefined;
  const start = separator.value.slice(1).trimStart();
  return {
    name: name.value,
    text: start ? [{type: 'text', value: start}, ...text] : text,
  };
}

interface Page {
  readonly fail: (reason: string, node?: RootContent) => never;
}

/** Returns the recorded meanings of an enum's values, and checks that record, source and page fit together; undefined if none are recorded. */
export function readRecordedMeanings(
  page: Page,
  {id, heading, values = []}: MemberFacts,
  content: readonly RootContent[],
): {descriptions: Descriptions; rest: readonly RootContent[]} | undefined {
  const record = recordedMeanings.get(id);
  if (!record) return undefined;
  const {file, meanings} = record;
  const [first] = content;
  if (isList(first) && first.children.some(parseItem))
    return page.fail(
      `The values of "${heading}" are described in ${file}. Remove the list.`,
      first,
    );
  const names = Object.keys(meanings);
  const differences = [
    ...values.filter((name) => !names.includes(name)),
    ...names.filter((name) => !values.includes(name)),
  ];
  if (differences.length)
    return page.fail(
      `${file} and the source of "${heading}" do not list the same values. Add or remove: ${differences.join(', ')}.`,
      first,
    );
  const descriptions = new Map(
    Object.entries(meanings).map(([name, value]) => [
      name,
      [{type: 'text', value} as const],
    ]),
  );
  return {descriptions, rest: content};
}

/** Extracts the list of descriptions at the start of a member's text, and checks its names against the facts. */
export function extractDescriptions(
  page: Page,
  member: MemberFacts,
  content: readonly RootContent[],
): {descriptions: Descriptions; rest: readonly RootContent[]} {
  const names = getDescribableNames(member);
  const descriptions = new Map<string, PhrasingContent[]>();
  const [list, ...rest] = content;
  const isDescriptions = isList(list) && list.children.some(parseItem);
  for (const node of isDescriptions ? list.children : []) {
    const item = parseItem(node);
    if (!item)
      return page.fail(
        `In the list of "${member.heading}", every item must be written as "- \`name\`: text".`,
        list,
      );
    if (!names.includes(item.name)) {
      const available = names.length
        ? `It has: ${names.join(', ')}.`
        : 'It has no parameters, results, fields or values.';
      return page.fail(
        `"${member.heading}" has no "${item.name}". Fix or remove the item. ${available}`,
        list,
      );
    }
    if (descriptions.has(item.name))
      return page.fail(
        `"${member.heading}" describes "${item.name}" twice. Keep one item.`,
        list,
      );
    descriptions.set(item.name, item.text);
  }
  const undescribedNames = names.filter(
    (name) => !descriptions.get(name)?.map(getText).join('').trim(),
  );
  if (
    undescribedNames.length &&
    !kindsWithOptionalDescriptions.includes(member.kind)
  ) {
    const items = undescribedNames.map((name) => `- \`${name}\`: …`).join(' ');
    return page.fail(
      `"${member.heading}" has no description for ${undescribedNames.join(', ')}. Add to the list directly below its heading: ${items}`,
      list,
    );
  }
  return {descriptions, rest: isDescriptions ? rest : content};
}

/** The end of a sentence: punctuation, followed by a space and a capital letter, quote or bracket, or by the end of the text. */
const SENTENCE_END = /[.?!](?=\s+(?:[A-Z“"(]|$))/;

/** Splits a paragraph into its first sentence and the rest. */
export function splitSentence(
  paragraph: Paragraph,
): readonly [Paragraph, Paragraph?] {
  const {children} = paragraph;
  for (const [index, node] of children.entries()) {
    const end = node.type === 'text' ? SENTENCE_END.exec(node.value) : null;
    if (node.type !== 'text' || !end) continue;
    const [before, after] = [
      node.value.slice(0, end.index + 1),
      node.value.slice(end.index + 1).trimStart(),
    ];
    const rest: PhrasingContent[] = [
      ...(after ? [{...node, value: after}] : []),
      ...children.slice(index + 1),
    ];
    return [
      {
        ...paragraph,
        children: [...children.slice(0, index), {...node, value: before}],
      },
      {type: 'paragraph', children: rest},
    ];
  }
  return [paragraph];
}
