import type {Root, RootContent} from 'mdast';
import {importUsedComponents} from '../../../lib/mdast';
import {joinList} from '../../../lib/text';
import type {MachineReadableFile} from '../../markdownExport/plugin/llmsTxt';
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

/** The ABIs of all deployed contracts, for llms.txt and the API catalog. */
export const abiDownloads: readonly MachineReadableFile[] = contractKeys
  .filter((key) => deployments[key]?.contract)
  .flatMap((key) => {
    const {name, route, abis} = getPageFacts(key);
    return abis.map(({path, releases}) => ({
      title: `ABI of ${name} ${joinList(releases)}`,
      path,
      description: `plain JSON, described on ${route}.`,
    }));
  });
