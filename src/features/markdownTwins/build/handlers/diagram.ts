import type {Element} from 'hast';
import type {List} from 'mdast';
import {elementsOf, find, textOf} from '../tree';
import type {Rule} from './types';

const label = /^Diagram: (.+)$/;

/** The diagram's text, as it stands below the picture. */
function textList(figure: Element): List {
  const list = find(figure, ({tagName}) => tagName === 'ul');
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: elementsOf(list).map((item) => ({type: 'listItem', spread: false, children: [{type: 'paragraph', children: [{type: 'text', value: textOf(item)}]}]})),
  };
}

/** A drawn diagram as the Mermaid code that it is drawn from; one that is laid out by hand as its title and its text. */
export const diagram: Rule = (_state, element, {diagrams}) => {
  const named = find(element, ({properties}) => label.test(String(properties.ariaLabel ?? '')));
  const title = label.exec(String(named?.properties.ariaLabel ?? ''))?.[1];
  if (title === undefined) {
    return undefined;
  }
  // Its boxes are links, so it is no image.
  if (named?.properties.role === 'group') {
    return [{type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: title}]}]}, textList(element)];
  }
  const value = diagrams.get(title);
  if (value === undefined) {
    throw new Error(`The diagram "${title}" has no Mermaid block with this accTitle in the page's file.`);
  }
  return [{type: 'code', lang: 'mermaid', value}];
};
