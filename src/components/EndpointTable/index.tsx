import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {LineaNetworkId} from '@site/src/data/networks';
import {
  privateProviders,
  privateUrls,
  publicEndpoints,
  type PrivateProvider,
  type PrivateUrl,
  type PublicEndpoint,
} from '@site/src/data/providers/endpoints';
import type {NetworkChoice} from '@site/src/features/network/choice';
import {addWordBreaks} from '../Breakable';
import CopyButton from '../CopyButton';
import type {TableLabelProps} from '../ScrollTable';
import SortableTable, {type Column} from '../SortableTable';
import styles from './styles.module.css';

/** A yes/no column; sorting it puts "yes" first. */
function createSupportColumn<Row>(
  label: string,
  supports: (row: Row) => boolean,
): Column<Row> {
  return {
    label,
    cell: (row) => (supports(row) ? 'Yes' : 'No'),
    sortBy: (row) => (supports(row) ? 0 : 1),
  };
}

function NameWithNote({
  name,
  note,
}: {
  readonly name: ReactNode;
  readonly note?: string | undefined;
}): ReactNode {
  return (
    <>
      {name}
      {note && (
        <>
          {' '}
          <span className={styles.note}>({note})</span>
        </>
      )}
    </>
  );
}

/** A URL with a copy button, on a line of its own. */
function Url({value}: {readonly value: string}): ReactNode {
  return (
    <span className={styles.url}>
      <code>{addWordBreaks(value)}</code>{' '}
      <CopyButton text={value} label={`Copy ${value}`} />
    </span>
  );
}

const getRowNetwork = ({
  network,
}: {
  readonly network: LineaNetworkId;
}): NetworkChoice => (network === 'linea' ? 'mainnet' : 'sepolia');
const formatNetwork = (row: {readonly network: LineaNetworkId}): string =>
  getRowNetwork(row) === 'mainnet' ? 'Mainnet' : 'Sepolia';

const privateColumns: readonly Column<PrivateProvider>[] = [
  {
    label: 'Provider',
    cell: ({name, site, note}) => (
      <NameWithNote name={<Link href={site}>{name}</Link>} note={note} />
    ),
    sortBy: ({name}) => name,
  },
  createSupportColumn(
    'Linea methods',
    ({supportsLineaMethods}) => supportsLineaMethods,
  ),
  createSupportColumn('WebSocket', ({supportsWebSocket}) => supportsWebSocket),
];

const privateUrlColumns: readonly Column<PrivateUrl>[] = [
  {
    label: 'Provider',
    cell: ({provider}) => provider,
    sortBy: ({provider}) => provider,
  },
  {label: 'Network', cell: formatNetwork, sortBy: formatNetwork},
  {
    label: 'URLs',
    cell: ({https, webSocket}) => (
      <>
        <Url value={https} />
        {webSocket.includes('://') ? (
          <Url value={webSocket} />
        ) : (
          `WebSocket: ${webSocket}`
        )}
      </>
    ),
    sortBy: ({https}) => https,
  },
];

const publicColumns: readonly Column<PublicEndpoint>[] = [
  {
    label: 'Provider',
    cell: ({provider, note}) => <NameWithNote name={provider} note={note} />,
    sortBy: ({provider}) => provider,
  },
  {label: 'Network', cell: formatNetwork, sortBy: formatNetwork},
  {
    label: 'URL',
    cell: ({url, webSocketUrl}) => (
      <>
        <Url value={url} />
        {webSocketUrl && <Url value={webSocketUrl} />}
      </>
    ),
    sortBy: ({url}) => url,
  },
  createSupportColumn(
    'Linea methods',
    ({supportsLineaMethods}) => supportsLineaMethods,
  ),
  createSupportColumn('Key needed', ({needsKey}) => needsKey),
];

/** A table of companies that offer private endpoints. */
export function PrivateProviderTable({label}: TableLabelProps): ReactNode {
  return (
    <SortableTable
      label={label}
      columns={privateColumns}
      rows={privateProviders}
      rowKey={({name}) => name}
    />
  );
}

/** A table of the known URL formats of private endpoints. */
export function PrivateUrlTable({label}: TableLabelProps): ReactNode {
  return (
    <SortableTable
      label={label}
      columns={privateUrlColumns}
      rows={privateUrls}
      rowNetwork={getRowNetwork}
      rowKey={({provider, network}) => `${provider} ${network}`}
    />
  );
}

/** A table of shared public endpoints. */
export function PublicEndpointTable({label}: TableLabelProps): ReactNode {
  return (
    <SortableTable
      label={label}
      columns={publicColumns}
      rows={publicEndpoints}
      rowNetwork={getRowNetwork}
      rowKey={({provider, network}) => `${provider} ${network}`}
    />
  );
}
