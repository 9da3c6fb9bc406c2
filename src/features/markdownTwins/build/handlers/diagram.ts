import {find} from '../tree';
import type {Rule} from './types';

const label = /^Diagram: (.+)$/;

/** A drawn diagram as the Mermaid code that it is drawn from. */
export const diagram: Rule = (_state, element, {diagrams}) => {
  const named = find(element, ({properties}) => label.test(String(properties.ariaLabel ?? '')));
  const title = label.exec(String(named?.properties.ariaLabel ?? ''))?.[1];
  if (title === undefined) {
    return undefined;
  }
  const value = diagrams.get(title);
  if (value === undefined) {
    throw new Error(`The diagram "${title}" has no Mermaid block with this accTitle in the page's file.`);
  }
  return [{type: 'code', lang: 'mermaid', value}];
};
