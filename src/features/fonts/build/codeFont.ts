import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';
import {component} from '../../../lib/mdxNodes';

/** Pages with code in them ask for its font early (browser/Preload.tsx). */
export default function codeFont() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName}) => {
      if (tagName !== 'code') {
        return undefined;
      }
      (tree.children as (RootContent | MdxJsxFlowElement)[]).push(component('CodeFont'));
      return EXIT;
    });
  };
}
