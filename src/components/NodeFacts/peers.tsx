import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';

import {lineaNetworks, type LineaNetworkId} from '@site/src/data/networks';
import {
  discoveryOnlyPeers,
  peerRegions,
  retiredEnodes,
} from '@site/src/data/nodes/bootnodes';

import files from '@generated/nodes/default/files.json';
import {CaptionedTable, type NetworkProps} from './shared';

interface BootnodeListProps {
  readonly network: LineaNetworkId;
  /** `execution`: enode URLs. `consensus`: addresses for Maru. */
  readonly layer: 'execution' | 'consensus';
  /** `lines`: one peer per line. `comma`: for a command line. `toml`: as a TOML key. `json`: for a static nodes file. */
  readonly format?: 'lines' | 'comma' | 'toml' | 'json';
}

/** The published peers as copyable text. */
export function BootnodeList({
  network,
  layer,
  format = 'lines',
}: BootnodeListProps): ReactNode {
  const entries = files[network].peers[layer];
  const quotedEntries = entries.map((entry) => `  "${entry}"`).join(',\n');
  return {
    lines: <CodeBlock language="text">{entries.join('\n')}</CodeBlock>,
    comma: <CodeBlock language="text">{entries.join(',')}</CodeBlock>,
    toml: (
      <CodeBlock language="toml">{`${layer === 'execution' ? 'bootnodes' : 'static-peers'} = [\n${quotedEntries}\n]`}</CodeBlock>
    ),
    json: (
      <CodeBlock
        language="json"
        title="static-nodes.json">{`[\n${quotedEntries}\n]`}</CodeBlock>
    ),
  }[format];
}

/** A table of the published peers, with their region and role. */
export function BootnodeTable({network}: NetworkProps): ReactNode {
  const {execution, consensus} = files[network].peers;
  const createRow = (
    id: string,
    [ip, port]: readonly [string, string],
    role: string,
  ): ReactNode[] => [
    <code>{`${id}…`}</code>,
    <code>{`${ip}:${port}`}</code>,
    peerRegions[ip] ?? 'not stated',
    role,
  ];
  return (
    <CaptionedTable
      caption={`Published peers of ${lineaNetworks[network].name}`}
      columns={['Key starts with', 'Address', 'Region', 'Role']}
      rows={[
        ...execution.map((enode) => {
          const {username, hostname, port} = new URL(enode);
          const id = username.slice(0, 8);
          const isDiscoveryOnly = discoveryOnlyPeers.includes(id);
          return createRow(
            id,
            [hostname, port],
            isDiscoveryOnly ? 'Discovery only' : 'Full peer',
          );
        }),
        ...consensus.map((multiaddr) => {
          const [, , ip = '', , port = '', , id = ''] = multiaddr.split('/');
          return createRow(id.slice(0, 10), [ip, port], 'Maru peer');
        }),
      ]}
    />
  );
}

/** A list of enodes that older guides still contain. */
export function RetiredBootnodeList({network}: NetworkProps): ReactNode {
  return (
    <CodeBlock language="text">{retiredEnodes[network].join('\n')}</CodeBlock>
  );
}
