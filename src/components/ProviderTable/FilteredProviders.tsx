import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Category, Provider} from '@site/src/data/providers';
import {statusInWords, supportInWords} from '@site/src/data/providers/words';
import FilterControls from './FilterControls';
import styles from './styles.module.css';
import useProviderFilter from './useProviderFilter';
import ScrollTable from '@site/src/components/ScrollTable';

const columns = ['Tool', 'What it gives you', 'Mainnet', 'Sepolia', 'Status'];

function ProviderRow({provider}: {readonly provider: Provider}): ReactNode {
  const {id, name, summary, networks, status} = provider;
  return (
    <tr>
      <th scope="row">
        <Link to={`/get-started/tooling/${id}`}>{name}</Link>
      </th>
      <td>{summary}</td>
      <td>{supportInWords(networks.mainnet)}</td>
      <td>{supportInWords(networks.sepolia)}</td>
      <td className={styles.status} data-status={status.kind}>
        {statusInWords(status)}
      </td>
    </tr>
  );
}

function CategoryRow({category}: {readonly category: Category}): ReactNode {
  return (
    <tr className={styles.category}>
      <th scope="rowgroup" colSpan={columns.length}>
        <Link to={`/get-started/tooling/${category.id}`}>{category.label}</Link> <span>{category.purpose}</span>
      </th>
    </tr>
  );
}

interface Props {
  readonly categories: readonly Category[];
  /** With a heading row for each category, and controls to choose by category and words. */
  readonly grouped?: boolean;
}

/** A table of providers under its filter. The full table is in the HTML; choices only take rows away. */
export default function FilteredProviders({categories, grouped = false}: Props): ReactNode {
  const providers = categories.flatMap((category) => category.providers);
  const {filter, change, reset, shown} = useProviderFilter(providers);
  const count = shown.length === providers.length ? `${providers.length}` : `${shown.length} of ${providers.length}`;
  return (
    <div className={styles.block}>
      <FilterControls filter={filter} onChange={change} full={grouped} />
      <p role="status" className={styles.count}>
        {count} {providers.length === 1 ? 'tool' : 'tools'}
      </p>
      {shown.length === 0 ? (
        <p>
          No tool matches.{' '}
          <button type="button" className="button button--secondary button--sm" onClick={reset}>
            Show all tools
          </button>
        </p>
      ) : (
        <ScrollTable className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {categories.map((category) => {
            const rows = shown.filter((provider) => provider.category === category.id);
            return (
              rows.length > 0 && (
                <tbody key={category.id}>
                  {grouped && <CategoryRow category={category} />}
                  {rows.map((provider) => (
                    <ProviderRow key={provider.id} provider={provider} />
                  ))}
                </tbody>
              )
            );
          })}
        </ScrollTable>
      )}
    </div>
  );
}
