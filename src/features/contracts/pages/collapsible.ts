import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {component, htmlElement} from '../../../lib/mdast';
import {classNames} from '../domContract';

/** Name of the component that folds, and where it is. */
export const COLLAPSIBLE = {name: 'Collapsible', source: '@site/src/features/contracts/browser/Collapsible'};

/** Content that is folded away, as browser/Collapsible shows it. */
export function createCollapsible(kind: 'member' | 'calls', summary: string, children: readonly RootContent[]): MdxJsxFlowElement {
  return {...component(COLLAPSIBLE.name, {kind, summary}), children: [...children] as MdxJsxFlowElement['children']};
}

/** The end of a sentence, with the space behind it: a capital, a quote or other content follows. */
const SENTENCE_END = /[.?!](?=\s+(?:[A-Z“"(]|$))/;

/** The first sentence of a paragraph, and what is left of it. */
export function splitSentence(paragraph: Paragraph): readonly [Paragraph, Paragraph?] {
  const {children} = paragraph;
  for (const [index, node] of children.entries()) {
    const end = node.type === 'text' ? SENTENCE_END.exec(node.value) : null;
    if (node.type !== 'text' || !end) continue;
    const [before, after] = [node.value.slice(0, end.index + 1), node.value.slice(end.index + 1).trimStart()];
    const rest: PhrasingContent[] = [...(after ? [{...node, value: after}] : []), ...children.slice(index + 1)];
    if (!rest.length) break;
    return [
      {...paragraph, children: [...children.slice(0, index), {...node, value: before}]},
      {type: 'paragraph', children: rest},
    ];
  }
  return [paragraph];
}

/** A part of a member's description, with the word that announces it. */
export interface CollapsiblePart {
  readonly title: string;
  readonly nodes: readonly RootContent[];
}

/**
 * A member's text with its first sentence in view and the rest folded away. Browsers unfold it for what they find in the
 * page and without JavaScript; MemberFilter does so for the address, which leads to the heading.
 */
export function collapseText([first, ...others]: readonly RootContent[], parts: readonly CollapsiblePart[]): RootContent[] {
  const [lead, rest] = first?.type === 'paragraph' ? splitSentence(first) : [first];
  const folded = [{title: 'Description', nodes: [...(rest ? [rest] : []), ...others]}, ...parts].filter(({nodes}) => nodes.length);
  const titles = folded.map(({title}) => title).filter((title) => folded.length < 5 || title !== 'Facts');
  const summary = titles.map((title, index) => (index ? title.toLowerCase() : title)).join(', ');
  return [...(lead ? [lead] : []), ...(folded.length ? [createCollapsible('member', summary, folded.flatMap(({nodes}) => nodes))] : [])];
}

/** A block of code as one element: a page has up to 150 of them, which the theme's block would make a thousand of. */
export function createCodeBlock(language: string, html: string, label: string): RootContent {
  return htmlElement('pre', {className: `docs-code ${classNames.signature} theme-code-block language-${language}`, role: 'group', 'aria-label': label}, html);
}
