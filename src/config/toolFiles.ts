import {contractRecords, deployments} from '../features/contracts/data';
import {abiFiles, abiVersions} from '../features/contracts/data/abi';
import {openRpcPath} from '../features/rpc/build/openRpc';
import type {ToolFile} from '../features/markdownTwins/build/job';
import {joinList} from '../lib/text';

const deployed = [...new Set(abiFiles().map(({key}) => key))].filter((key) => deployments[key]?.contract);

/** Files for programs, which llms.txt lists. */
export const toolFiles: readonly ToolFile[] = [
  {title: 'OpenRPC document of the JSON-RPC API', path: openRpcPath, description: 'methods, schemas, examples and errors, described on /api/reference.'},
  ...deployed.flatMap((key) =>
    abiVersions(key).map(({path, generations}) => ({
      title: `ABI of ${contractRecords[key].name} ${joinList(generations)}`,
      path,
      description: `plain JSON, described on ${contractRecords[key].route}.`,
    })),
  ),
];
