import type {Heading, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {code, heading, isHeading, getText} from '../../../lib/mdast';
import {type ContractKey, type ContractRecord, contractRecords, type Declaration, documentedGeneration, type Generation, isContractKey, isMemberGroup, type Member, type MemberGroup, memberGroups, membersOf} from '../data';
import {type Descriptions, takeDescriptions} from './descriptions';

/** One member of the contract: its heading and what the writer put below it. */
export interface Section {
  readonly member: Member;
  readonly heading: Heading;
  readonly descriptions: Descriptions;
  readonly prose: readonly RootContent[];
}

/** A heading of level two with what stands below it. Only groups of members have sections. */
interface Chapter {
  readonly nodes: readonly RootContent[];
  readonly sections: readonly Section[];
}

function groupOf(member: Member): MemberGroup | undefined {
  return Object.keys(memberGroups)
    .filter(isMemberGroup)
    .find((group) => memberGroups[group].some((kind) => kind === member.kind));
}

/** What facts are inserted for: a contract in one generation. */
export type PageFacts = Pick<ContractPage, 'key' | 'record' | 'generation' | 'declaration' | 'url'>;

/** A contract page as its writer left it, taken apart and checked against the data. */
export class ContractPage {
  readonly key: ContractKey;
  readonly record: ContractRecord;
  readonly generation: Generation;
  readonly declaration: Declaration;
  /** Front matter and imports. */
  readonly preamble: readonly RootContent[];
  readonly introduction: readonly RootContent[];
  readonly chapters: readonly Chapter[];

  private readonly file: VFile;
  private readonly documented = new Map<Member, Heading>();

  constructor(tree: Root, file: VFile, key: unknown) {
    this.file = file;
    if (!isContractKey(key)) {
      this.fail(
        `Front matter names the contract "${String(key)}", which is not in src/features/contracts/data/pages.ts. ` +
          'Use the last part of the page route, for example "linearollup".',
      );
    }
    this.key = key;
    this.record = contractRecords[key];
    this.generation = documentedGeneration(this.record);
    const declaration = this.record.generations[this.generation];
    if (!declaration) this.fail(`${this.record.name} has no facts in ${this.generation}.`);
    this.declaration = declaration;

    const isPreamble = (node: RootContent): boolean => node.type === 'yaml' || node.type === 'mdxjsEsm';
    this.preamble = tree.children.filter(isPreamble);
    const [introduction = [], ...chapters] = this.split(tree.children.filter((node) => !isPreamble(node)), 2);
    this.introduction = introduction;
    this.chapters = chapters.map((nodes) => this.readChapter(nodes));
    this.requireAllMembers(tree);
  }

  /** Stops the build: what is wrong, where, and what to do about it. */
  fail(reason: string, node?: RootContent): never {
    this.file.fail(`Contract page: ${reason}`, node);
  }

  /** A link as it stands on this page: without the route where it stays on the page. */
  url(href: string | undefined): string | undefined {
    const {route} = this.record;
    if (href === route) return undefined;
    return href?.startsWith(`${route}#`) ? href.slice(route.length) : href;
  }

  private split(nodes: readonly RootContent[], depth: 2 | 3): RootContent[][] {
    const parts: RootContent[][] = [[]];
    for (const node of nodes) {
      if (isHeading(node, depth)) parts.push([]);
      parts[parts.length - 1]?.push(node);
    }
    return parts;
  }

  private readChapter(nodes: readonly RootContent[]): Chapter {
    const [title] = nodes;
    const group = title ? getText(title).trim() : '';
    if (!isMemberGroup(group)) return {nodes, sections: []};
    const [opening = [], ...parts] = this.split(nodes, 3);
    return {nodes: opening, sections: parts.map((part) => this.readSection(part, group))};
  }

  private readSection([title, ...content]: readonly RootContent[], group: MemberGroup): Section {
    if (!title || !isHeading(title, 3)) return this.fail(`A heading of level 3 is expected below "${group}".`, title);
    const member = this.findMember(title, group);
    const {descriptions, rest} = takeDescriptions(this, member, content);
    if (!rest.length) {
      this.fail(`"${member.heading}" has no text. Say below its heading what it is for.`, title);
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
      this.fail('Member headings carry no id of their own: the plugin sets it. Remove the comment.', title);
    }
    const name = getText(title).trim();
    const named = membersOf(this.key).filter((member) => member.heading === name);
    const member = named.find((item) => groupOf(item) === group);
    const [elsewhere] = named;
    if (!member && elsewhere) {
      this.fail(
        `"${name}" is of the kind "${elsewhere.kind}": move it below "## ${groupOf(elsewhere)}".`,
        title,
      );
    }
    if (!member) {
      const known = membersOf(this.key).filter((item) => groupOf(item) === group);
      const names = known.map((item) => item.heading).join(', ') || 'none';
      this.fail(
        `"${name}" is no member of ${this.record.name} ${this.generation} below "## ${group}". ` +
          `Correct or remove the heading. Members here: ${names}.`,
        title,
      );
    }
    if (this.documented.has(member)) this.fail(`"${name}" has two headings. Keep one.`, title);
    this.documented.set(member, title);
    return member;
  }

  private requireAllMembers(tree: Root): void {
    const missing = membersOf(this.key).filter((member) => member.required && !this.documented.has(member));
    if (!missing.length) return;
    const list = missing.map((member) => `"### ${member.heading}" below "## ${groupOf(member)}"`).join(', ');
    this.fail(
      `${missing.length} member(s) of ${this.record.name} ${this.generation} have no heading. Add ${list}.`,
      tree.children.at(-1),
    );
  }
}
