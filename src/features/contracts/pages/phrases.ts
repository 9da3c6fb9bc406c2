import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {
  codeLink,
  htmlElement,
  joinPhrases,
  paragraph,
  type Phrase,
  strong,
} from '../../../lib/mdast';
import {classNames} from '../domContract';
import type {PageFacts, Reference} from '../facts/pageFacts';

/** Formats a link for a page: links within the page omit its route. */
function getUrl(
  {route}: PageFacts,
  href: string | undefined,
): string | undefined {
  if (href === route) return undefined;
  return href?.startsWith(`${route}#`) ? href.slice(route.length) : href;
}

/** A name in code font, linked to its description if there is one. */
export const linkName = (
  page: PageFacts,
  {name, href}: Reference,
  text = name,
): PhrasingContent[] => codeLink(getUrl(page, href), text);

export const linkNames = (
  page: PageFacts,
  references: readonly Reference[],
  lastSeparator = ', ',
): Phrase[] =>
  joinPhrases(
    references.map((reference) => linkName(page, reference)),
    ', ',
    lastSeparator,
  );

/** "0x" and four bytes. */
const SELECTOR_LENGTH = 10;

/** A selector in full, or the first four bytes of a topic, which are distinctive enough. */
export const shortenHex = (hex: string): string =>
  hex.length > SELECTOR_LENGTH ? `${hex.slice(0, SELECTOR_LENGTH)}…` : hex;

/** A selector or topic, with space for a button that copies the full value. */
export function createCopyableHex(
  hex: string,
  text = shortenHex(hex),
): PhrasingContent {
  return {
    type: 'inlineCode',
    value: text,
    data: {
      hProperties: {
        className: [classNames.copyable],
        ...(text !== hex && {dataHex: hex}),
      },
    },
  };
}

/** A line about the contract or a member: what it is about, and what the page says about it. */
export type Fact = readonly [
  label: string,
  content: readonly (Phrase | RootContent)[],
];

/** A plain list of facts. Omits those without content; lists are nested. */
export function factList(facts: readonly Fact[]): RootContent[] {
  const items = facts
    .filter(([, content]) => content.length)
    .map(([label, content]): ListItem => {
      const isList = (node: Phrase | RootContent): node is List =>
        typeof node === 'object' && node.type === 'list';
      const phrases = content.filter((node) => !isList(node));
      const line = [
        strong(`${label}:`),
        ...(phrases.length ? [' ', ...(phrases as Phrase[])] : []),
      ];
      return {
        type: 'listItem',
        spread: false,
        children: [paragraph(...line), ...content.filter(isList)],
      };
    });
  if (!items.length) return [];
  const hProperties = {className: [classNames.facts]};
  return [
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: items,
      data: {hProperties},
    },
  ];
}

/** Creates a code block of a single element, because the theme's component would add a thousand elements to a page with 150 blocks. */
export function createCodeBlock(
  language: string,
  html: string,
  label: string,
): RootContent {
  return htmlElement(
    'pre',
    {
      className: `docs-code ${classNames.signature} theme-code-block language-${language}`,
      role: 'group',
      'aria-label': label,
    },
    html,
  );
}
