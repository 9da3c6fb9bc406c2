import {getAbiVersions, listAbiFiles} from '../features/contracts/model/abi';
import {
  contractRecords,
  deployments,
} from '../features/contracts/model/contracts';
import {tokenApiFile} from '../features/hosting/plugin/wellKnown';
import type {MachineReadableFile} from '../features/markdownExport/plugin/llmsTxt';
import {openRpcPath} from '../features/rpc/plugin/openRpc';
import {joinList} from '../lib/text';

const deployedKeys = [...new Set(listAbiFiles().map(({key}) => key))].filter(
  (key) => deployments[key]?.contract,
);

/** The ABIs of all deployed contracts. */
export const abiFiles: readonly MachineReadableFile[] = deployedKeys.flatMap(
  (key) =>
    getAbiVersions(key).map(({path, releases}) => ({
      title: `ABI of ${contractRecords[key].name} ${joinList(releases)}`,
      path,
      description: `plain JSON, described on ${contractRecords[key].route}.`,
    })),
);

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
