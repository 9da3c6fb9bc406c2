import type {RootContent} from 'mdast';
import {bulletList, element, link, strong} from '../../../../lib/mdast';
import {generationRoute, shownGenerations} from '../../data';
import type {PageFacts} from '../ContractPage';

/** Links to the page as of each generation, where the contract changed: the one that is shown is marked. */
export function generationSwitch({key, generation}: PageFacts): RootContent[] {
  const shown = shownGenerations(key);
  if (shown.length < 2) return [];
  const items = shown.map((other) =>
    other === generation ? [{...strong(other), data: {hProperties: {'aria-current': 'page'}}}] : link(generationRoute(key, other), other),
  );
  return [element('nav', {className: 'docs-generations', 'aria-label': 'Generation'}, [bulletList(items)])];
}
