import type {Root, RootContent} from 'mdast';
import {importUsedComponents} from '../../../lib/mdast';
import {getPageFacts} from '../facts/pageFacts';
import {contractKeys, deployments} from '../model/contracts';
import {ABI_DOWNLOAD, printAbiLinks} from './printPage';

/** Remark plugin: replaces `<AbiFiles />` with links to the ABI files of the deployed contracts. */
export default function abiList() {
  return (tree: Root): void => {
    const isList = (node: RootContent): boolean =>
      node.type === 'mdxJsxFlowElement' && node.name === 'AbiFiles';
    if (!tree.children.some(isList)) return;
    const links = contractKeys
      .filter((key) => deployments[key]?.contract)
      .flatMap((key) => printAbiLinks(getPageFacts(key)));
    tree.children = tree.children.flatMap((node) =>
      isList(node) ? links : [node],
    );
    importUsedComponents(tree, [ABI_DOWNLOAD]);
  };
}
