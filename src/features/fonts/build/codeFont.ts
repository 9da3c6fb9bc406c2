import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';
import {component} from '../../../lib/mdast';

/** Pages with code in them ask for its font early, all others for the page after them (browser/Preload.tsx), unless they ask themselves. */
export default function codeFont() {
  return (tree: Root): void => {
    let found: 'code' | 'request' | undefined;
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'code') {
        found = 'code';
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeFont') {
        found = 'request';
      }
      return found ? EXIT : undefined;
    });
    if (found !== 'request') {
      (tree.children as (RootContent | MdxJsxFlowElement)[]).push(component('CodeFont', found ? {} : {when: 'later'}));
    }
  };
}
