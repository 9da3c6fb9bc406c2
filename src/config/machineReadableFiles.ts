import {getPageFacts} from '../features/contracts/facts/pageFacts';
import {contractKeys, deployments} from '../features/contracts/model/contracts';
import {tokenApiFile} from '../features/hosting/plugin/wellKnown';
import type {MachineReadableFile} from '../features/markdownExport/plugin/llmsTxt';
import {openRpcPath} from '../features/rpc/plugin/openRpc';
import {joinList} from '../lib/text';

/** The ABIs of all deployed contracts. */
export const abiFiles: readonly MachineReadableFile[] = contractKeys
  .filter((key) => deployments[key]?.contract)
  .flatMap((key) => {
    const {name, route, abis} = getPageFacts(key);
    return abis.map(({path, releases}) => ({
      title: `ABI of ${name} ${joinList(releases)}`,
      path,
      description: `plain JSON, described on ${route}.`,
    }));
  });

/** Machine-readable files listed in llms.txt. */
export const machineReadableFiles: readonly MachineReadableFile[] = [
  {
    title: 'OpenRPC document of the JSON-RPC API',
    path: openRpcPath,
    description:
      'methods, schemas, examples and errors, described on /api/reference.',
  },
  tokenApiFile,
  ...abiFiles,
];
