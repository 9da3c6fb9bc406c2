import {filterAttribute} from '../../domContract';

/** A member that the page describes below a heading, or only names in a list. */
interface Member {
  readonly element: HTMLElement;
  /** What is hidden if the member does not match: the heading and what follows, or the item of the list. */
  readonly parts: readonly HTMLElement[];
  /** Lower-case search terms; the first one is the name. */
  readonly terms: string;
}

export interface Match {
  readonly name: string;
  readonly href: string;
}

function* iterateSection(
  heading: Element,
  end: string,
): Generator<HTMLElement> {
  for (
    let next = heading.nextElementSibling;
    next && !next.matches(end);
    next = next.nextElementSibling
  ) {
    if (next instanceof HTMLElement) yield next;
  }
}

function readMember(element: HTMLElement): Member {
  const item = element.closest('li');
  const terms = (element.getAttribute(filterAttribute) ?? '').toLowerCase();
  return {
    element,
    terms,
    parts: item ? [item] : [element, ...iterateSection(element, 'h2, h3')],
  };
}

/** Reads the members of a page. */
export const readMembers = (article: Element): readonly Member[] =>
  [...article.querySelectorAll<HTMLElement>(`[${filterAttribute}]`)].map(
    readMember,
  );

/** Hides the headings of sections in which no member is left. */
function hideEmptySections(members: readonly Member[]): void {
  const sections = new Set<HTMLElement>();
  for (const {element} of members) {
    let heading = element.previousElementSibling;
    while (heading && !heading.matches('h2'))
      heading = heading.previousElementSibling;
    if (heading instanceof HTMLElement) sections.add(heading);
  }
  for (const section of sections) {
    const headings = [...iterateSection(section, 'h2')].filter((element) =>
      element.matches('h3'),
    );
    section.hidden = headings.every((heading) => heading.hidden);
  }
}

/** Shows only the members whose terms contain every word, and returns these members. */
export function filterMembers(
  members: readonly Member[],
  query: string,
): readonly Member[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = members.filter(({terms}) =>
    words.every((word) => terms.includes(word)),
  );
  for (const {parts} of members) for (const part of parts) part.hidden = true;
  for (const {parts} of matches) for (const part of parts) part.hidden = false;
  hideEmptySections(members.filter(({element}) => element.matches('h3')));
  return matches;
}

export const isDescribed = ({element}: Member): boolean =>
  element.matches('h3');

/** A link to a member that the page only names: to its description or, if it has none, to the list. */
export function toMatch({element, parts: [item]}: Member): Match {
  const [name = ''] = (element.getAttribute(filterAttribute) ?? '').split(' ');
  let heading = item?.closest('ul')?.previousElementSibling;
  while (heading && !heading.matches('h2'))
    heading = heading.previousElementSibling;
  return {
    name,
    href: element.getAttribute('href') ?? `#${heading?.id ?? ''}`,
  };
}
