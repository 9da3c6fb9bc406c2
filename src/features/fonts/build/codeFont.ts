import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';
import {component} from '../../../lib/mdxNodes';

/** Pages with code in them ask for its font early, all others for the page after them (browser/Preload.tsx), unless they ask themselves. */
export default function codeFont() {
  return (tree: Root): void => {
    let hasCode = false;
    let asks = false;
    visit(tree, (node) => {
      hasCode ||= node.type === 'element' && node.tagName === 'code';
      asks ||= node.type === 'mdxJsxFlowElement' && node.name === 'CodeFont';
      return hasCode || asks ? EXIT : undefined;
    });
    if (!asks) {
      (tree.children as (RootContent | MdxJsxFlowElement)[]).push(component('CodeFont', hasCode ? {} : {when: 'later'}));
    }
  };
}
