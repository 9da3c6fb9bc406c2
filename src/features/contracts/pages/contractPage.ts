import type {
  Heading,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {VFile} from 'vfile';
import {code, getText, heading, isHeading, isList} from '../../../lib/mdast';
import type {Release} from '../facts/releases';
import type {Declaration} from '../facts/schema';
import {
  type ContractKey,
  type ContractRecord,
  contractRecords,
  getDocumentedRelease,
  isContractKey,
} from '../model/contracts';
import {
  getMembers,
  getParameters,
  isMemberGroup,
  type Member,
  type MemberGroup,
  memberGroups,
  type MemberKind,
} from '../model/members';

/** A member of the contract, with its heading and the author's text. */
export interface Section {
  readonly member: Member;
  readonly heading: Heading;
  readonly descriptions: Descriptions;
  readonly prose: readonly RootContent[];
}

/** A level 2 heading and its content. Only member groups have subsections. */
interface PageSection {
  readonly nodes: readonly RootContent[];
  readonly sections: readonly Section[];
}

function findGroup(member: Member): MemberGroup | undefined {
  return Object.keys(memberGroups)
    .filter(isMemberGroup)
    .find((group) => memberGroups[group].some((kind) => kind === member.kind));
}

/** Splits a page or section at the headings of the given depth. */
function splitAtHeadings(
  nodes: readonly RootContent[],
  depth: 2 | 3,
): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isHeading(node, depth)) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** The contract and release whose data is inserted. */
export type PageData = Pick<
  ContractPage,
  'key' | 'record' | 'release' | 'declaration' | 'getUrl'
>;

/** A contract page as written by its author, parsed and checked against the data. */
export class ContractPage {
  readonly key: ContractKey;
  readonly record: ContractRecord;
  readonly release: Release;
  readonly declaration: Declaration;
  /** Front matter and imports. */
  readonly preamble: readonly RootContent[];
  readonly introduction: readonly RootContent[];
  readonly pageSections: readonly PageSection[];

  private readonly file: VFile;
  private readonly documentedMembers = new Set<Member>();

  constructor(tree: Root, file: VFile, key: unknown) {
    this.file = file;
    if (!isContractKey(key)) {
      this.fail(
        `The front matter refers to the contract "${String(key)}", which is not in src/features/contracts/model/contracts.ts. ` +
          'Use the last segment of the page route, for example "linearollup".',
      );
    }
    this.key = key;
    this.record = contractRecords[key];
    this.release = getDocumentedRelease(this.record);
    const declaration = this.record.releases[this.release];
    if (!declaration)
      this.fail(`${this.record.name} has no declaration in ${this.release}.`);
    this.declaration = declaration;

    const isPreamble = (node: RootContent): boolean =>
      node.type === 'yaml' || node.type === 'mdxjsEsm';
    this.preamble = tree.children.filter(isPreamble);
    const [introduction = [], ...sectionNodes] = splitAtHeadings(
      tree.children.filter((node) => !isPreamble(node)),
      2,
    );
    this.introduction = introduction;
    this.pageSections = sectionNodes.map((nodes) =>
      this.readPageSection(nodes),
    );
    this.requireAllMembers(tree);
  }

  /** Aborts the build with an error that states the problem, its location and how to fix it. */
  fail(reason: string, node?: RootContent): never {
    this.file.fail(`Contract page: ${reason}`, node);
  }

  /** Formats a link for this page: same-page links omit the route. */
  getUrl(href: string | undefined): string | undefined {
    const {route} = this.record;
    if (href === route) return undefined;
    return href?.startsWith(`${route}#`) ? href.slice(route.length) : href;
  }

  private readPageSection(nodes: readonly RootContent[]): PageSection {
    const [title] = nodes;
    const group = title ? getText(title).trim() : '';
    if (!isMemberGroup(group)) return {nodes, sections: []};
    const [opening = [], ...parts] = splitAtHeadings(nodes, 3);
    return {
      nodes: opening,
      sections: parts.map((part) => this.readSection(part, group)),
    };
  }

  private readSection(
    [title, ...content]: readonly RootContent[],
    group: MemberGroup,
  ): Section {
    if (!title || !isHeading(title, 3))
      return this.fail(`Expected a level 3 heading below "${group}".`, title);
    const member = this.findMember(title, group);
    const {descriptions, rest} = extractDescriptions(this, member, content);
    if (!rest.length) {
      this.fail(
        `"${member.heading}" has no text. Describe its purpose below the heading.`,
        title,
      );
    }
    return {
      member,
      heading: heading(3, member.id, code(member.heading)),
      descriptions,
      prose: rest,
    };
  }

  private findMember(title: Heading, group: MemberGroup): Member {
    if (title.children.some(({type}) => type === 'mdxTextExpression')) {
      this.fail(
        'Member headings must not have an id, because the plugin generates one. Remove the comment that sets it.',
        title,
      );
    }
    const name = getText(title).trim();
    const members = getMembers(this.key).filter(
      (item) => findGroup(item) === group,
    );
    const member = members.find(({heading: text}) => text === name);
    if (!member) {
      const misplacedMember = getMembers(this.key).find(
        ({heading: text}) => text === name,
      );
      if (misplacedMember)
        this.fail(
          `"${name}" is a member of kind "${misplacedMember.kind}": move it below "## ${findGroup(misplacedMember)}".`,
          title,
        );
      const names = members.map((item) => item.heading).join(', ') || 'none';
      this.fail(
        `"${name}" is not a member of ${this.record.name} ${this.release}. Correct or remove the heading. Members that belong below "## ${group}": ${names}.`,
        title,
      );
    }
    if (this.documentedMembers.has(member))
      this.fail(`"${name}" has two headings. Keep one.`, title);
    this.documentedMembers.add(member);
    return member;
  }

  private requireAllMembers(tree: Root): void {
    const missingMembers = getMembers(this.key).filter(
      (member) => member.isRequired && !this.documentedMembers.has(member),
    );
    if (!missingMembers.length) return;
    const list = missingMembers
      .map(
        (member) => `"### ${member.heading}" below "## ${findGroup(member)}"`,
      )
      .join(', ');
    this.fail(
      `Some members of ${this.record.name} ${this.release} have no heading. Add ${list}.`,
      tree.children.at(-1),
    );
  }
}

/** Descriptions of parameters, results, fields and values, by name. */
type Descriptions = ReadonlyMap<string, readonly PhrasingContent[]>;

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
function getDescribableNames(member: Member): readonly string[] {
  if (member.kind === 'enum') return member.definition.members;
  const returns =
    ('returns' in member.definition && member.definition.returns) || [];
  return [
    ...getParameters(member)
      .map(({name}) => name)
      .filter(Boolean),
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

/** Extracts the list of descriptions at the start of a member's text, and checks its names against the data. */
function extractDescriptions(
  page: ContractPage,
  member: Member,
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
