import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import ScrollTable from '@site/src/components/ScrollTable';
import {
  getCategoryById,
  type Category,
} from '@site/src/data/providers/categories';
import {statusLabels} from '@site/src/features/providers/labels';
import type {ProviderRow} from '@site/src/features/providers/readProviders';
import {groupBy} from '@site/src/lib/collections';
import styles from './styles.module.css';

const columns = {
  tool: 'Tool',
  summary: 'What it gives you',
  networks: 'Networks',
};
const networkNames = {mainnet: 'Mainnet', sepolia: 'Sepolia'} as const;

/** Whether the vendor states that the tool supports a network of Linea. */
const isSupported = ({networks}: ProviderRow): boolean =>
  Object.values(networks).includes(true);

/** Returns initials to show instead of a logo, because the logos are not licensed: `TG` for The Graph, `Ch` for Chainlink. */
function getInitials(name: string): string {
  const [first = '', second = ''] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return first.charAt(0).toUpperCase() + (second || first.slice(1)).charAt(0);
}

function Row({provider}: {readonly provider: ProviderRow}): ReactNode {
  const {id, name, summary, networks, status} = provider;
  const statedNetworks = (['mainnet', 'sepolia'] as const).filter(
    (network) => networks[network] !== 'unknown',
  );
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <Link
          to={`/get-started/tooling/${id}`}
          data-initials={getInitials(name)}>
          {name}
        </Link>
        {status !== 'active' && (
          <small
            className={styles.status}
            data-status={status}>{` ${statusLabels[status]}`}</small>
        )}
      </th>
      <td role="cell">{summary}</td>
      <td role="cell" className={styles.networks}>
        {statedNetworks.map((network) => (
          <span key={network} data-support={networks[network]}>
            {networkNames[network]}
            <span className="unseen">{`: ${networks[network] ? 'Yes' : 'No'}. `}</span>
          </span>
        ))}
        {statedNetworks.length === 0 && <span>Not stated</span>}
      </td>
    </tr>
  );
}

function CategoryRow({category}: {readonly category: Category}): ReactNode {
  return (
    <tr role="row" className={styles.category}>
      <th
        scope="rowgroup"
        role="rowheader"
        colSpan={Object.keys(columns).length}>
        <Link to={`/get-started/tooling/${category.id}`}>{category.label}</Link>{' '}
        <span>{category.purpose}</span>
      </th>
    </tr>
  );
}

interface Props {
  /** Providers, which determine the order of their categories. */
  readonly providers: readonly ProviderRow[];
  /** Whether to add a heading row per category. */
  readonly isDirectory: boolean;
}

/** The table of providers. Phones show rows as cards; ARIA roles preserve the table semantics that a changed `display` removes. */
export default function ProviderRows({
  providers,
  isDirectory,
}: Props): ReactNode {
  return (
    <ScrollTable role="table" aria-label="Providers" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(columns).map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {[...groupBy(providers, ({category}) => category)].map(
        ([id, members]) => (
          <tbody key={id} role="rowgroup">
            {isDirectory && <CategoryRow category={getCategoryById(id)} />}
            {[...members]
              .sort((a, b) => Number(isSupported(b)) - Number(isSupported(a)))
              .map((provider) => (
                <Row key={provider.id} provider={provider} />
              ))}
          </tbody>
        ),
      )}
    </ScrollTable>
  );
}
