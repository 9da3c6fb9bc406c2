import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';

import {lineaNetworks, type LineaNetworkId} from '@site/src/data/networks';
import {networkFolders} from '@site/src/data/nodes/clients';
import {genesis} from '@site/src/data/nodes/genesis';
import {createGenesisDownloadCommand} from '@site/src/features/nodes/commands';
import {formatLongDate} from '@site/src/lib/text';

import files from '@generated/nodes/default/files.json';
import {CaptionedTable, useSiteUrl, type NetworkProps} from './shared';
import styles from './styles.module.css';

/** A table of the values that identify each network's genesis block. */
export function GenesisTable(): ReactNode {
  const networks = Object.values(lineaNetworks);
  const rows: readonly [string, (id: LineaNetworkId) => ReactNode][] = [
    [
      'Official file for Geth and Erigon',
      (id) => <Link href={genesis[id].page}>geth-genesis.json</Link>,
    ],
    [
      'SHA-256 of that file (as of June 2026)',
      (id) => <code className={styles.hash}>{files[id].genesis.sha256}</code>,
    ],
    [
      'Genesis block hash',
      (id) => (
        <code className={styles.hash}>{files[id].genesis.blockHash}</code>
      ),
    ],
    ['Chain ID', (id) => lineaNetworks[id].chainId],
    ['Fork ID after Osaka', (id) => <code>{genesis[id].forkId}</code>],
    [
      'Timestamp',
      (id) =>
        `${genesis[id].timestamp} (${formatLongDate(genesis[id].timestamp * 1000)})`,
    ],
    [
      'Gas limit',
      (id) => `${genesis[id].gasLimit.toLocaleString('en-US')} gas`,
    ],
    ['Base fee', (id) => `${genesis[id].baseFeePerGas} wei`],
    ['Accounts with a balance', (id) => genesis[id].allocatedAccounts],
    [
      'First signer, in extraData',
      (id) => <code className={styles.hash}>{genesis[id].firstSigner}</code>,
    ],
  ];
  return (
    <CaptionedTable
      caption="Genesis values"
      columns={['Value', ...networks.map(({name}) => name)]}
      rows={rows.map(([label, value]) => [
        label,
        ...networks.map(({id}) => value(id)),
      ])}
    />
  );
}

/** A genesis value, inline. */
export function GenesisValue({
  network,
  name,
}: NetworkProps & {
  readonly name: 'blockHash' | 'sha256' | 'forkId';
}): ReactNode {
  const values = {...genesis[network], ...files[network].genesis};
  return <code className={styles.hash}>{values[name]}</code>;
}

/** The commands that download and check the official genesis file. */
export function GenesisDownload({network}: NetworkProps): ReactNode {
  return (
    <CodeBlock language="bash">
      {createGenesisDownloadCommand(network, useSiteUrl())}
    </CodeBlock>
  );
}

/** The command that compares the file with its checksum, and the running node with the genesis block hash. */
export function GenesisCheck({network}: NetworkProps): ReactNode {
  return (
    <CodeBlock language="bash">{`bash check-genesis.sh ${networkFolders[network]} genesis.json http://127.0.0.1:8545`}</CodeBlock>
  );
}

/** The output of a successful check. */
export function GenesisCheckOutput({network}: NetworkProps): ReactNode {
  const {sha256, blockHash} = files[network].genesis;
  return (
    <CodeBlock language="text">{`ok       sha256 of the file ${sha256}\nok       hash of block 0    ${blockHash}`}</CodeBlock>
  );
}
