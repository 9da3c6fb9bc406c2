import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {component} from '../../../lib/mdast';

/** Name of the component that folds, and where it is. */
export const FOLD = {name: 'Fold', source: '@site/src/features/contracts/browser/Fold'};

/** Content that is folded away, as browser/Fold shows it. */
export function fold(kind: 'member' | 'calls', summary: string, children: readonly RootContent[]): MdxJsxFlowElement {
  return {...component(FOLD.name, {kind, summary}), children: [...children] as MdxJsxFlowElement['children']};
}
