import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {
  lineaNetworks,
  networkFacts,
  networks,
  type LineaNetwork,
  type LineaNetworkId,
  type NetworkFactValue,
  type NetworkId,
  withdrawalLimits,
} from '@site/src/data/networks';
import CopyButton from '../CopyButton';
import {DataTable, type TableLabelProps} from '../ScrollTable';
import styles from './styles.module.css';

type PropertyName = keyof typeof networkFacts;

/** Text in code font. URLs break only after the slashes in their path and the dots in their host. */
function Code({text}: {readonly text: string}): ReactNode {
  const parts = text.split(/(?<=[^/]\/)(?=[^/])|(?<=\w\.)\b/);
  return (
    <code>
      {parts.length === 1
        ? text
        : parts.map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
    </code>
  );
}

function PropertyValue({value}: {readonly value: NetworkFactValue}): ReactNode {
  if (typeof value === 'object')
    return <Link href={value.url}>{value.name}</Link>;
  return typeof value === 'number' ? (
    value.toLocaleString('en-US')
  ) : (
    <Code text={value} />
  );
}

type NetworkFactProps =
  | {readonly network: LineaNetworkId; readonly name: PropertyName}
  // These properties also exist for the Ethereum networks.
  | {readonly network: NetworkId; readonly name: 'name' | 'chainId'};

/** A network property, inline: text in code font, numbers with separators, explorers as links. */
export function NetworkFact({network, name}: NetworkFactProps): ReactNode {
  if (!(name in networkFacts) || !(network in networks)) {
    throw new Error(
      `<NetworkFact network="${network}" name="${name}" />: \`network\` must be one of ${Object.keys(networks).join(', ')}, and \`name\` one of ${Object.keys(networkFacts).join(', ')}.`,
    );
  }
  const value = networkFacts[name](networks[network] as LineaNetwork);
  return name === 'name' && typeof value === 'string' ? (
    value
  ) : (
    <PropertyValue value={value} />
  );
}

/** The 24-hour ETH withdrawal limit of a layer's message service, or the date it took effect, inline. */
export function WithdrawalLimit({
  network,
  name = 'amount',
}: {
  readonly network: keyof typeof withdrawalLimits;
  readonly name?: 'amount' | 'since';
}): ReactNode {
  return withdrawalLimits[network][name];
}

/** The rows of the table, in its order. The facts without a row are shown only inline. */
const rowsByProperty: Readonly<
  Record<
    PropertyName,
    {readonly label: string; readonly unit?: string} | undefined
  >
> = {
  walletName: {label: 'Network name'},
  chainId: {label: 'Chain ID'},
  chainIdHex: {label: 'Chain ID, hexadecimal'},
  rpcUrl: {label: 'Public RPC endpoint'},
  infuraRpcUrl: {label: 'Infura RPC endpoint'},
  infuraWebSocketUrl: {label: 'Infura WebSocket endpoint'},
  currency: {label: 'Currency symbol'},
  explorer: {label: 'Block explorer'},
  secondExplorer: {label: 'Second explorer'},
  settlesOn: {label: 'Settles on'},
  blockTimeSeconds: {label: 'Block time', unit: 'second'},
  blockGasLimit: {label: 'Block gas limit', unit: 'gas'},
  baseFeeFloorWei: {label: 'Minimum base fee', unit: 'wei'},
  name: undefined,
  viemName: undefined,
  foundryAlias: undefined,
  clientName: undefined,
};

const rows = (Object.keys(rowsByProperty) as PropertyName[]).flatMap(
  (property) => {
    const row = rowsByProperty[property];
    return row ? [{...row, property}] : [];
  },
);

const columns = Object.values(lineaNetworks);

function PropertyCell({
  value,
  label,
  unit,
}: {
  readonly value: NetworkFactValue;
  readonly label: string;
  readonly unit?: string | undefined;
}): ReactNode {
  const copyableText = typeof value === 'object' ? value.url : value;
  return (
    <>
      <PropertyValue value={value} />
      {unit && ` ${unit}`}{' '}
      {typeof copyableText === 'string' && (
        <CopyButton text={copyableText} label={`Copy ${label}`} />
      )}
      {typeof value === 'object' && (
        <>
          {' '}
          <Code text={value.url} />
        </>
      )}
    </>
  );
}

/** A table of both Linea networks with copy buttons: all properties, or those in `only`. */
export function NetworkTable({
  only,
  label: name,
}: TableLabelProps & {readonly only?: readonly PropertyName[]}): ReactNode {
  const visibleRows = only
    ? rows.filter(({property}) => only.includes(property))
    : rows;
  return (
    <DataTable
      hasNetworks
      label={name}
      className={styles.table}
      columns={['Property', ...columns.map((network) => network.name)]}
      rows={visibleRows.map(({label, property, unit}) => [
        label,
        ...columns.map((network) => (
          <PropertyCell
            value={networkFacts[property](network)}
            label={`${label}, ${network.name}`}
            unit={unit}
          />
        )),
      ])}
    />
  );
}

/** A list of the chain ID and the public RPC endpoint of both Linea networks, with copy buttons. */
export function NetworkEndpoints(): ReactNode {
  return (
    <ul>
      {columns.map(({name, chainId, rpcUrl}) => (
        <li key={name}>
          {name}: chain ID <code>{chainId}</code>{' '}
          <CopyButton text={String(chainId)} label={`Copy chain ID, ${name}`} />
          , RPC endpoint <Code text={rpcUrl} />{' '}
          <CopyButton text={rpcUrl} label={`Copy RPC endpoint, ${name}`} />
        </li>
      ))}
    </ul>
  );
}

/** A table of hard forks, with their activation times on both networks (UTC, and Unix times where applicable). */
export function ForkTable({label}: TableLabelProps): ReactNode {
  const renderActivation = (
    fork: LineaNetwork['forks'][number] | undefined,
  ): ReactNode => (
    <div>
      {fork?.activated}
      <br />
      {fork?.timestamp ? (
        <code>{fork.timestamp}</code>
      ) : (
        <>
          total difficulty <code>{fork?.terminalTotalDifficulty}</code>
        </>
      )}
    </div>
  );
  return (
    <DataTable
      hasNetworks
      label={label}
      className={styles.table}
      columns={[
        'Hard fork',
        ...columns.map((network) => `${network.name}, UTC`),
      ]}
      rows={lineaNetworks.linea.forks.map(({name}) => [
        name,
        ...columns.map(({forks}) =>
          renderActivation(forks.find((fork) => fork.name === name)),
        ),
      ])}
    />
  );
}
