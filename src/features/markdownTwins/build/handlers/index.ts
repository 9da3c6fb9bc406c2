import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {PhrasingContent} from 'mdast';
import {admonition} from './admonition';
import {codeBlock} from './codeBlock';
import {definitionList} from './definitionList';
import {diagram} from './diagram';
import {table} from './table';
import {tabs} from './tabs';
import type {PageContext, Rule} from './types';

const link: Rule = (state, element, {resolve}) => {
  const {href} = element.properties;
  const children = state.all(element) as PhrasingContent[];
  return typeof href === 'string' ? [{type: 'link', url: resolve(href), children}] : children;
};

const image: Rule = (_state, {properties}, {resolve}) => [{type: 'image', url: resolve(String(properties.src ?? '')), alt: String(properties.alt ?? '')}];

/** The text that folds a block away, as its title. */
const summary: Rule = (state, element) => [
  {type: 'paragraph', children: [{type: 'strong', children: state.all(element) as PhrasingContent[]}]},
];

/** Handlers of rehype-remark for this site's components; what they do not know is left to the defaults. */
export function handlersFor(page: PageContext): Record<string, Handle> {
  const handle = (fallback: keyof typeof defaultHandlers, ...rules: Rule[]): Handle =>
    (state: State, element: Element, parent) => {
      for (const rule of rules) {
        const nodes = rule(state, element, page);
        if (nodes) {
          return nodes;
        }
      }
      return (defaultHandlers[fallback] as Handle)(state, element, parent);
    };
  return {
    a: handle('a', link),
    div: handle('div', codeBlock, tabs, admonition),
    dl: handle('dl', definitionList),
    figure: handle('figure', diagram),
    img: handle('img', image),
    pre: handle('pre', codeBlock),
    summary: handle('summary', summary),
    table: handle('table', table),
  };
}
