import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {classesOf, find, textOf} from './tree';

const skippedTags = new Set(['form', 'input', 'label', 'nav', 'noscript', 'script', 'select', 'style', 'svg', 'template', 'textarea']);
const skippedRoles = new Set(['alert', 'search', 'status', 'tooltip']);
const skippedClasses = new Set(['hash-link', 'theme-doc-breadcrumbs', 'theme-doc-footer', 'theme-doc-toc-mobile', 'theme-doc-version-badge']);

/** Elements whose text is prose: a button there (a term, a column head) is part of the sentence. */
const prose = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);

function isFrame(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    skippedTags.has(tagName) ||
    skippedRoles.has(String(properties.role)) ||
    properties.dataMarkdown === 'skip' ||
    properties.dataNosnippet !== undefined ||
    properties.ariaHidden === 'true' ||
    classesOf(element).some((name) => skippedClasses.has(name))
  );
}

/** Takes out what belongs to the page's frame or needs a browser to be of use. */
export function clean(tree: Root): void {
  visitParents(tree, ['comment', 'element'], (node, ancestors) => {
    const parent = ancestors.at(-1) as Root | Element | undefined;
    const index = parent?.children.indexOf(node as never) ?? -1;
    if (!parent || index < 0) {
      return undefined;
    }
    const inProse = ancestors.some((ancestor) => ancestor.type === 'element' && prose.has((ancestor).tagName));
    if (node.type === 'comment' || isFrame(node as Element) || ((node as Element).tagName === 'button' && !inProse)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if ((node as Element).tagName === 'pre') {
      // Thousands of elements for colours, which every later step would walk through.
      (node as Element).children = [{type: 'text', value: textOf(node)}];
      return SKIP;
    }
    return undefined;
  });
  visit(tree, 'element', (element) => {
    // A link that shows an icon only: its accessible name is its text.
    if (element.tagName === 'a' && !textOf(element).trim() && !find(element, ({tagName}) => tagName === 'img')) {
      element.children = [{type: 'text', value: String(element.properties.ariaLabel ?? '')}];
    }
  });
}
