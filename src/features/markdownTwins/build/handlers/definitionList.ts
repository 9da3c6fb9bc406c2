import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {BlockContent, ListItem, PhrasingContent} from 'mdast';
import {asElement, elementsOf} from '../tree';
import type {Rule} from './types';

const isPhrasing = (nodes: readonly {type: string}[]): boolean =>
  nodes.every(({type}) => ['text', 'link', 'strong', 'emphasis', 'inlineCode', 'delete', 'break', 'image'].includes(type));

/** Terms and details in order, also where pairs are grouped in a `div`. */
function entries(list: Element): Element[] {
  return elementsOf(list).flatMap((child) => (child.tagName === 'div' ? elementsOf(child) : [child]));
}

function item(state: State, term: Element, detail: Element): ListItem {
  const label: PhrasingContent = {type: 'strong', children: state.all(term) as PhrasingContent[]};
  const content = state.all(detail);
  return isPhrasing(content)
    ? {type: 'listItem', spread: false, children: [{type: 'paragraph', children: [label, {type: 'text', value: ': '}, ...(content as PhrasingContent[])]}]}
    : {type: 'listItem', spread: false, children: [{type: 'paragraph', children: [label]}, ...(state.toFlow(content) as BlockContent[])]};
}

/** A list of terms as bullets: term in bold, then its detail. */
export const definitionList: Rule = (state, element) => {
  const children: ListItem[] = [];
  let term: Element | undefined;
  for (const entry of entries(element)) {
    if (asElement(entry)?.tagName === 'dt') {
      term = entry;
    } else if (term) {
      children.push(item(state, term, entry));
    }
  }
  return [{type: 'list', ordered: false, spread: false, children}];
};
