import {defaultHandlers} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {elementsOf} from '../tree';
import type {Rule} from './types';

/** A table, its caption as a paragraph above it. */
export const table: Rule = (state, element) => {
  const caption = elementsOf(element).find(({tagName}) => tagName === 'caption');
  const above = caption && !state.inTable ? (state.toFlow(state.all(caption)) as Nodes[]) : [];
  return [...above, defaultHandlers.table(state, element)];
};
