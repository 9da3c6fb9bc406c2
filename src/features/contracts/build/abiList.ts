import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {addImport} from '../../../lib/mdast';
import {contractKeys, deployments} from '../data';
import {abi, ABI_FILE} from './insertions/abi';

/** Puts the ABI files of the deployed contracts in the place of `<AbiFiles />`. */
export default function abiList() {
  return (tree: Root): void => {
    let isUsed = false as boolean;
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'AbiFiles' || !parent || index === undefined) return undefined;
      const files = contractKeys.filter((key) => deployments[key]?.contract).flatMap(abi);
      parent.children.splice(index, 1, ...files);
      isUsed = true;
      return [SKIP, index + files.length];
    });
    if (isUsed) addImport(tree, ABI_FILE.name, ABI_FILE.source);
  };
}
