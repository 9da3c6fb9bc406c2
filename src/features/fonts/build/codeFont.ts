import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';

const request: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: 'CodeFont', attributes: [], children: []};

/** Pages with code in them ask for its font early (browser/Preload.tsx). */
export default function codeFont() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName}) => {
      if (tagName !== 'code') {
        return undefined;
      }
      (tree.children as (RootContent | MdxJsxFlowElement)[]).push(request);
      return EXIT;
    });
  };
}
