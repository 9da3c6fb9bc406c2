import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Abi} from 'viem';
import {listAbiFiles, getAbi, getAbiPath} from '../data/abi';

/** An ABI with one line for each member. */
export function formatAbi(abi: Abi): string {
  return `[\n${abi.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]\n`;
}

/** Writes the ABI files: `/abi/linearollup/8.0.json` and so on. */
export default function contractAbis({outDir}: LoadContext): Plugin {
  return {
    name: 'contract-abis',
    async postBuild() {
      for (const {key, generation} of listAbiFiles()) {
        const file = path.join(outDir, getAbiPath(key, generation));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, formatAbi(getAbi(key, generation) ?? []));
      }
    },
  };
}
