import type {Heading, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {getText, isHeading} from '../../../lib/mdast';
import {
  getPageFacts,
  type MemberFacts,
  type PageFacts,
} from '../facts/pageFacts';
import {type ContractKey, isContractKey} from '../model/contracts';
import {isMemberGroup, type MemberGroup, memberGroups} from '../model/members';
import {
  type Descriptions,
  extractDescriptions,
  readRecordedMeanings,
} from './prose';

/** A member of the contract, with the author's text. */
interface Section {
  readonly member: MemberFacts;
  readonly descriptions: Descriptions;
  readonly prose: readonly RootContent[];
}

/** A level 2 heading and its content. Only member groups have subsections. */
interface PageSection {
  readonly nodes: readonly RootContent[];
  readonly sections: readonly Section[];
}

function findGroup(member: MemberFacts): MemberGroup | undefined {
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

/** A contract page as written by its author, parsed and checked against the facts. */
export class ContractPage {
  readonly key: ContractKey;
  readonly facts: PageFacts;
  /** Front matter and imports. */
  readonly preamble: readonly RootContent[];
  readonly introduction: readonly RootContent[];
  readonly pageSections: readonly PageSection[];

  private readonly file: VFile;
  private readonly documentedMembers = new Set<MemberFacts>();

  constructor(tree: Root, file: VFile, key: unknown) {
    this.file = file;
    if (!isContractKey(key)) {
      this.fail(
        `The front matter refers to the contract "${String(key)}", which is not in src/features/contracts/model/contracts.ts. ` +
          'Use the last segment of the page route, for example "linearollup".',
      );
    }
    this.key = key;
    this.facts = getPageFacts(key);

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
    const {descriptions, rest} =
      readRecordedMeanings(this, member, content) ??
      extractDescriptions(this, member, content);
    if (!rest.length) {
      this.fail(
        `"${member.heading}" has no text. Describe its purpose below the heading.`,
        title,
      );
    }
    return {
      member,
      descriptions,
      prose: rest,
    };
  }

  private findMember(title: Heading, group: MemberGroup): MemberFacts {
    if (title.children.some(({type}) => type === 'mdxTextExpression')) {
      this.fail(
        'Member headings must not have an id, because the plugin generates one. Remove the comment that sets it.',
        title,
      );
    }
    const name = getText(title).trim();
    const members = this.facts.members.filter(
      (item) => findGroup(item) === group,
    );
    const member = members.find(({heading: text}) => text === name);
    if (!member) {
      const misplacedMember = this.facts.members.find(
        ({heading: text}) => text === name,
      );
      if (misplacedMember)
        this.fail(
          `"${name}" is a member of kind "${misplacedMember.kind}": move it below "## ${findGroup(misplacedMember)}".`,
          title,
        );
      const names = members.map((item) => item.heading).join(', ') || 'none';
      this.fail(
        `"${name}" is not a member of ${this.facts.name} ${this.facts.release}. Correct or remove the heading. Members that belong below "## ${group}": ${names}.`,
        title,
      );
    }
    if (this.documentedMembers.has(member))
      this.fail(`"${name}" has two headings. Keep one.`, title);
    this.documentedMembers.add(member);
    return member;
  }

  private requireAllMembers(tree: Root): void {
    const missingMembers = this.facts.members.filter(
      (member) => !member.isOptional && !this.documentedMembers.has(member),
    );
    if (!missingMembers.length) return;
    const list = missingMembers
      .map(
        (member) => `"### ${member.heading}" below "## ${findGroup(member)}"`,
      )
      .join(', ');
    this.fail(
      `Some members of ${this.facts.name} ${this.facts.release} have no heading. Add ${list}.`,
      tree.children.at(-1),
    );
  }
}
