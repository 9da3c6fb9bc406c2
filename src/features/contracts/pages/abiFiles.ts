import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';
import type {Abi} from 'viem';
import {addImport} from '../../../lib/mdast';
import {getAbi, getAbiPath, listAbiFiles} from '../model/abi';
import {contractKeys, deployments} from '../model/contracts';
import {ABI_DOWNLOAD, createAbiLinks} from './overview';

/** Remark plugin: replaces `<AbiFiles />` with links to the ABI files of the deployed contracts. */
export function abiList() {
  return (tree: Root): void => {
    let isUsed = false as boolean;
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'AbiFiles' || !parent || index === undefined) return undefined;
      const files = contractKeys.filter((key) => deployments[key]?.contract).flatMap(createAbiLinks);
      parent.children.splice(index, 1, ...files);
      isUsed = true;
      return [SKIP, index + files.length];
    });
    if (isUsed) addImport(tree, ABI_DOWNLOAD.name, ABI_DOWNLOAD.source);
  };
}

/** JSON with one line per member. */
export function formatAbi(abi: Abi): string {
  return `[\n${abi.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]\n`;
}

/** Writes the ABI files: `/abi/linearollup/8.0.json` and so on. */
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
