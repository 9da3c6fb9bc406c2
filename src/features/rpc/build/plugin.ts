import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {openRpcDocument, openRpcPath} from './openRpc';

/** Writes the OpenRPC document of the endpoint. */
export default function openRpc({outDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'open-rpc',
    async postBuild() {
      await writeFile(path.join(outDir, openRpcPath), `${JSON.stringify(openRpcDocument(siteConfig.url), null, 1)}\n`);
    },
  };
}
