import type {BlockContent} from 'mdast';
import {classAfter, classesOf, elementsOf, textOf} from '../tree';
import type {Rule} from './types';

/** An admonition as a block quote that starts with its kind and title. */
export const admonition: Rule = (state, element) => {
  const kind = classesOf(element).includes('theme-admonition') ? classAfter(element, 'theme-admonition-') : undefined;
  if (!kind) {
    return undefined;
  }
  const [heading, content] = elementsOf(element);
  const name = kind[0]?.toUpperCase() + kind.slice(1);
  const title = heading ? textOf(heading).trim() : '';
  const label = title && title.toLowerCase() !== kind ? `${name}: ${title}` : name;
  return [
    {
      type: 'blockquote',
      children: [
        {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: label}]}]},
        ...(content ? (state.toFlow(state.all(content)) as BlockContent[]) : []),
      ],
    },
  ];
};
