import {classNames} from '../../domContract';

/** A member of a contract, as it stands in the page: its heading and what follows it. */
export interface MemberElements {
  readonly heading: HTMLElement;
  readonly elements: readonly HTMLElement[];
  readonly details: HTMLDetailsElement | undefined;
  /** What the filter looks at: name, selector or topic, roles and pause types. */
  readonly text: string;
}

function* following(element: Element, end: string): Generator<HTMLElement> {
  for (let next = element.nextElementSibling; next && !next.matches(end); next = next.nextElementSibling) {
    if (next instanceof HTMLElement) yield next;
  }
}

function readMember(heading: HTMLElement): MemberElements {
  const elements = [...following(heading, 'h2, h3')];
  const details = elements.find((element) => element instanceof HTMLDetailsElement);
  const facts = [...(details?.querySelectorAll(':scope > ul li code') ?? [])].map(({textContent}) => textContent);
  // Its row in the table of members.
  const row = document.querySelector<HTMLElement>(`tr:has(> td:first-child > [href="#${heading.id}"])`);
  return {heading, elements: [heading, ...elements, ...(row ? [row] : [])], details, text: [heading.textContent, ...facts].join(' ').toLowerCase()};
}

/** The members below `start`, chapter by chapter: other chapters have no signatures. */
export function readMembers(start: Element): readonly MemberElements[] {
  const headings = [...following(start, 'never')].filter((element) => element.matches('h3'));
  return headings
    .filter(({nextElementSibling}) => nextElementSibling?.matches(`.${classNames.signature}`) ?? false)
    .map(readMember);
}

/** A name in a table of members that the page does not describe: inherited, or the same as in another release. */
export interface ListedMember {
  readonly name: string;
  /** Where it is described; else the table. */
  readonly href: string;
  /** The chapter of the table. */
  readonly list: string;
  readonly row: HTMLElement;
  /** Name, selector or topic, and what stands at the head of the row. */
  readonly text: string;
}

/** The names in the tables of `lists`, the headings in front of them. */
export function readListed(start: Element, lists: string): readonly ListedMember[] {
  const headings = [...following(start, 'never')].filter((element) => element.matches(lists));
  return headings.flatMap((heading) =>
    [...following(heading, 'h2')].flatMap((element) =>
      [...element.querySelectorAll<HTMLElement>('tbody td:not(:first-child) code')].flatMap((code): ListedMember[] => {
        const row = code.closest('tr');
        if (!row || code.textContent.startsWith('0x')) return [];
        const link = code.closest('a');
        const list = `#${heading.id}`;
        const facts = [code.textContent, link?.dataset.hex, code.nextElementSibling?.textContent, row.cells[0]?.textContent];
        return [{name: code.textContent.replace(/\(.*/, ''), href: link?.getAttribute('href') ?? list, list, row, text: facts.join(' ').toLowerCase()}];
      }),
    ),
  );
}

const wordsIn = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Shows the rows of tables that hold a name or selector with every word, and gives those back. Without words it shows all. */
export function filterListed(listed: readonly ListedMember[], query: string): readonly ListedMember[] {
  const words = wordsIn(query);
  const found = listed.filter(({text}) => words.every((word) => text.includes(word)));
  for (const {row} of listed) row.hidden = true;
  for (const {row} of found) row.hidden = false;
  return words.length ? found : [];
}

/** Shows the members whose name, selector or role holds every word, and tells how many those are. */
export function filterMembers(members: readonly MemberElements[], query: string): number {
  const words = wordsIn(query);
  let count = 0;
  const chapters = new Map<Element, boolean>();
  for (const {heading, elements, text} of members) {
    const isShown = words.every((word) => text.includes(word));
    for (const element of elements) element.hidden = !isShown;
    if (isShown) count += 1;
    const chapter = chapterOf(heading);
    if (chapter) chapters.set(chapter, isShown || chapters.get(chapter) === true);
  }
  for (const [chapter, hasMembers] of chapters) (chapter as HTMLElement).hidden = !hasMembers;
  return count;
}

function chapterOf(heading: Element): Element | null {
  let element = heading.previousElementSibling;
  while (element && !element.matches('h2')) element = element.previousElementSibling;
  return element;
}

/** Unfolds what the address leads to: the member of that heading, or the one that holds the element. */
export function reveal(members: readonly MemberElements[], id: string): MemberElements | undefined {
  const target = document.getElementById(id);
  const member = members.find(({heading, elements}) => heading === target || elements.some((element) => element.contains(target)));
  if (target && member?.details) member.details.open = true;
  return target ? member : undefined;
}

/** Unfolds or folds every member. */
export function unfoldAll(members: readonly MemberElements[], isOpen: boolean): void {
  for (const {details} of members) if (details) details.open = isOpen;
}
