import {asElement, classAfter, classesOf, elementsOf, find, textOf} from '../tree';
import type {Rule} from './types';

/** A code block with its language and title, without its buttons. */
export const codeBlock: Rule = (_state, element) => {
  if (!classesOf(element).includes('theme-code-block')) {
    return undefined;
  }
  const pre = element.tagName === 'pre' ? element : find(element, ({tagName}) => tagName === 'pre');
  const title = elementsOf(element).find((child) => classAfter(child, 'codeBlockTitle') !== undefined);
  return [
    {
      type: 'code',
      lang: classAfter(element, 'language-') ?? 'text',
      meta: title ? `title="${textOf(title)}"` : null,
      value: pre ? textOf(asElement(pre) ?? pre).replace(/\n+$/, '') : '',
    },
  ];
};
