import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {component, htmlElement} from '../../../lib/mdast';
import {classNames} from '../domContract';

/** Name and import path of the component. */
export const COLLAPSIBLE = {
  name: 'Collapsible',
  source: '@site/src/features/contracts/browser/Collapsible',
};

/** Wraps content in browser/Collapsible. */
export function createCollapsible(
  kind: 'member' | 'calls' | 'allMembers',
  summary: string,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    ...component(COLLAPSIBLE.name, {kind, summary}),
    children: [...children] as MdxJsxFlowElement['children'],
  };
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
    if (!rest.length) break;
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

export interface CollapsiblePart {
  readonly title: string;
  readonly nodes: readonly RootContent[];
}

/**
 * Shows the first sentence of a member's text, and collapses the rest with the parts before and after it. Browsers expand it for find-in-page, and MemberFilter
 * expands it when the URL hash is the heading's id.
 */
export function collapseText(
  [first, ...others]: readonly RootContent[],
  parts: readonly CollapsiblePart[],
  lastParts: readonly CollapsiblePart[],
): RootContent[] {
  const [lead, rest] =
    first?.type === 'paragraph' ? splitSentence(first) : [first];
  const collapsedParts = [
    ...parts,
    {title: 'Description', nodes: [...(rest ? [rest] : []), ...others]},
    ...lastParts,
  ].filter(({nodes}) => nodes.length);
  const titles = collapsedParts
    .map(({title}) => title)
    .filter((title) => collapsedParts.length < 5 || title !== 'Facts');
  const summary = titles
    .map((title, index) => (index ? title.toLowerCase() : title))
    .join(', ');
  return [
    ...(lead ? [lead] : []),
    ...(collapsedParts.length
      ? [
          createCollapsible(
            'member',
            summary,
            collapsedParts.flatMap(({nodes}) => nodes),
          ),
        ]
      : []),
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
