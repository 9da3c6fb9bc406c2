import type {BlockContent, DefinitionContent} from 'mdast';
import {classesOf, elementsOf, find, textOf} from '../tree';
import type {Rule} from './types';

const hasRole = (role: string) => (element: {properties: Record<string, unknown>}) => element.properties.role === role;

/** All panels of a tab group, each below its label. */
export const tabs: Rule = (state, element) => {
  if (!classesOf(element).includes('tabs-container')) {
    return undefined;
  }
  const labels = elementsOf(find(element, hasRole('tablist'))).map((tab) => textOf(tab).trim());
  const firstPanel = hasRole('tabpanel');
  const panels = elementsOf(element).flatMap((child) => elementsOf(child).filter(firstPanel));
  if (labels.length !== panels.length) {
    throw new Error(`A tab group with the labels ${labels.join(', ')} has ${panels.length} panels in the HTML. Remove \`lazy\` from its <Tabs>.`);
  }
  return panels.flatMap((panel, index): (BlockContent | DefinitionContent)[] => [
    {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: `${labels[index]}:`}]}]},
    ...state.toFlow(state.all(panel)),
  ] as (BlockContent | DefinitionContent)[]);
};
