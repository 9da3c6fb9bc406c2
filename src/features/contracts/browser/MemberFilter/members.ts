import {classNames} from '../../domContract';

/** A member on the page: its heading and the elements that follow. */
export interface MemberElements {
  readonly heading: HTMLElement;
  readonly elements: readonly HTMLElement[];
  readonly details: HTMLDetailsElement | undefined;
  /** Lower-case search text: name, selector or topic, roles and pause types. */
  readonly text: string;
}

function* iterateSiblings(
  element: Element,
  end: string,
): Generator<HTMLElement> {
  for (
    let next = element.nextElementSibling;
    next && !next.matches(end);
    next = next.nextElementSibling
  ) {
    if (next instanceof HTMLElement) yield next;
  }
}

function readMember(heading: HTMLElement): MemberElements {
  const elements = [...iterateSiblings(heading, 'h2, h3')];
  const details = elements.find(
    (element) => element instanceof HTMLDetailsElement,
  );
  const searchTerms = elements
    .flatMap((element) => [
      ...element.querySelectorAll(
        `.${classNames.access} code, :scope > ul li code`,
      ),
    ])
    .map(({textContent}) => textContent);
  // The member's row in the member table.
  const row = document.querySelector<HTMLElement>(
    `tr:has(> td:first-child > [href="#${heading.id}"])`,
  );
  return {
    heading,
    elements: [heading, ...elements, ...(row ? [row] : [])],
    details,
    text: [heading.textContent, ...searchTerms].join(' ').toLowerCase(),
  };
}

/** Reads the members after `start`. Only members' headings are followed by a signature. */
export function readMembers(start: Element): readonly MemberElements[] {
  const headings = [...iterateSiblings(start, 'never')].filter((element) =>
    element.matches('h3'),
  );
  return headings
    .filter(
      ({nextElementSibling}) =>
        nextElementSibling?.matches(`.${classNames.signature}`) ?? false,
    )
    .map(readMember);
}

/** A table row for a member that is described elsewhere, for example because it is inherited. */
export interface ListedMember {
  readonly name: string;
  /** Link to the member's description, or to the section if the member has none. */
  readonly href: string;
  /** Link to the section containing the table. */
  readonly sectionHref: string;
  readonly row: HTMLElement;
  /** Lower-case search text: name, selector or topic, and the row's first cell. */
  readonly text: string;
}

/** Reads the tables below the headings that match the selector. */
export function readListedMembers(
  start: Element,
  selector: string,
): readonly ListedMember[] {
  const headings = [...iterateSiblings(start, 'never')].filter((element) =>
    element.matches(selector),
  );
  return headings.flatMap((heading) =>
    [...iterateSiblings(heading, 'h2')].flatMap((element) =>
      [
        ...element.querySelectorAll<HTMLElement>(
          'tbody td:not(:first-child) code',
        ),
      ].flatMap((code): ListedMember[] => {
        const row = code.closest('tr');
        if (!row || code.textContent.startsWith('0x')) return [];
        const link = code.closest('a');
        const sectionHref = `#${heading.id}`;
        const searchTerms = [
          code.textContent,
          link?.dataset.hex,
          code.nextElementSibling?.textContent,
          row.cells[0]?.textContent,
        ];
        return [
          {
            name: code.textContent.replace(/\(.*/, ''),
            href: link?.getAttribute('href') ?? sectionHref,
            sectionHref,
            row,
            text: searchTerms.join(' ').toLowerCase(),
          },
        ];
      }),
    ),
  );
}

const splitWords = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** Shows only table rows whose text contains every word in the query, and returns the matches. An empty query shows all rows and returns none. */
export function filterListedMembers(
  listedMembers: readonly ListedMember[],
  query: string,
): readonly ListedMember[] {
  const words = splitWords(query);
  const matches = listedMembers.filter(({text}) =>
    words.every((word) => text.includes(word)),
  );
  for (const {row} of listedMembers) row.hidden = true;
  for (const {row} of matches) row.hidden = false;
  return words.length ? matches : [];
}

/** Shows only members whose text contains every word in the query, and returns their number. */
export function filterMembers(
  members: readonly MemberElements[],
  query: string,
): number {
  const words = splitWords(query);
  let count = 0;
  const sectionHeadings = new Map<Element, boolean>();
  for (const {heading, elements, text} of members) {
    const isMatch = words.every((word) => text.includes(word));
    for (const element of elements) element.hidden = !isMatch;
    if (isMatch) count += 1;
    const sectionHeading = findSectionHeading(heading);
    if (sectionHeading)
      sectionHeadings.set(
        sectionHeading,
        isMatch || sectionHeadings.get(sectionHeading) === true,
      );
  }
  for (const [sectionHeading, hasMatches] of sectionHeadings)
    (sectionHeading as HTMLElement).hidden = !hasMatches;
  return count;
}

function findSectionHeading(heading: Element): Element | null {
  let element = heading.previousElementSibling;
  while (element && !element.matches('h2'))
    element = element.previousElementSibling;
  return element;
}

/** Expands and returns the member whose heading has this id, or that contains the element with this id. */
export function reveal(
  members: readonly MemberElements[],
  id: string,
): MemberElements | undefined {
  const target = document.getElementById(id);
  const member = members.find(
    ({heading, elements}) =>
      heading === target ||
      elements.some((element) => element.contains(target)),
  );
  if (target && member?.details) member.details.open = true;
  return target ? member : undefined;
}

export function setExpanded(
  members: readonly MemberElements[],
  isExpanded: boolean,
): void {
  for (const {details} of members) if (details) details.open = isExpanded;
}
