import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';

import {lineaNetworks, type LineaNetworkId} from '@site/src/data/networks';
import {bootnodes} from '@site/src/data/nodes/bootnodes';

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
  const {execution, consensus} = bootnodes[network];
  const entries =
    layer === 'execution'
      ? execution.map(({enode}) => enode)
      : consensus.map(({multiaddr}) => multiaddr);
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
  const createRow = (
    id: string,
    address: string,
    region: string | undefined,
    role: string,
  ): ReactNode[] => [
    <code>{id}</code>,
    <code>{address}</code>,
    region ?? 'not stated',
    role,
  ];
  return (
    <CaptionedTable
      caption={`Published peers of ${lineaNetworks[network].name}`}
      columns={['Key starts with', 'Address', 'Region', 'Role']}
      rows={[
        ...bootnodes[network].execution.map(({enode, role, region}) => {
          const [id = '', address = ''] = enode
            .replace('enode://', '')
            .split('@');
          return createRow(
            `${id.slice(0, 8)}…`,
            address,
            region,
            role === 'bootnode' ? 'Discovery only' : 'Full peer',
          );
        }),
        ...bootnodes[network].consensus.map(({multiaddr, region}) => {
          const [, , ip = '', , port = '', , id = ''] = multiaddr.split('/');
          return createRow(
            `${id.slice(0, 10)}…`,
            `${ip}:${port}`,
            region,
            'Maru peer',
          );
        }),
      ]}
    />
  );
}

/** A list of enodes that older guides still contain. */
export function RetiredBootnodeList({network}: NetworkProps): ReactNode {
  return (
    <CodeBlock language="text">
      {bootnodes[network].retiredExecution.join('\n')}
    </CodeBlock>
  );
}
