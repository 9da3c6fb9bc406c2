import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root, RootContent} from 'mdast';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Abi} from 'viem';
import {importUsedComponents} from '../../../lib/mdast';
import {joinList} from '../../../lib/text';
import type {MachineReadableFile} from '../../markdownExport/plugin/llmsTxt';
import {getAbi, getAbiPath, getAbiVersions, listAbiFiles} from '../model/abi';
import {contractKeys, contractRecords, deployments} from '../model/contracts';
import {ABI_DOWNLOAD, createAbiLinks} from './overview';

/** Remark plugin: replaces `<AbiFiles />` with links to the ABI files of the deployed contracts. */
export function abiList() {
  return (tree: Root): void => {
    const isList = (node: RootContent): boolean =>
      node.type === 'mdxJsxFlowElement' && node.name === 'AbiFiles';
    if (!tree.children.some(isList)) return;
    const links = contractKeys
      .filter((key) => deployments[key]?.contract)
      .flatMap(createAbiLinks);
    tree.children = tree.children.flatMap((node) =>
      isList(node) ? links : [node],
    );
    importUsedComponents(tree, [ABI_DOWNLOAD]);
  };
}

/** The ABIs of all deployed contracts, for llms.txt and the API catalog. */
export const abiDownloads: readonly MachineReadableFile[] = [
  ...new Set(listAbiFiles().map(({key}) => key)),
]
  .filter((key) => deployments[key]?.contract)
  .flatMap((key) =>
    getAbiVersions(key).map(({path: file, releases}) => ({
      title: `ABI of ${contractRecords[key].name} ${joinList(releases)}`,
      path: file,
      description: `plain JSON, described on ${contractRecords[key].route}.`,
    })),
  );

/** Formats an ABI as JSON with one line per member. */
export function formatAbi(abi: Abi): string {
  return `[\n${abi.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]\n`;
}

/** Writes the ABI files, for example `/abi/linearollup/8.0.json`. */
export function contractAbis({outDir}: LoadContext): Plugin {
  return {
    name: 'contract-abis',
    async postBuild() {
      for (const {key, release} of listAbiFiles()) {
        const file = path.join(outDir, getAbiPath(key, release));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, formatAbi(getAbi(key, release) ?? []));
      }
    },
  };
}
