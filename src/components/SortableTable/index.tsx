import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import type {NetworkChoice} from '@site/src/features/network/choice';
import ScrollTable, {
  type TableLabelProps,
} from '@site/src/components/ScrollTable';
import styles from './styles.module.css';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The value by which the column is sorted. */
  readonly sortBy: (row: Row) => string | number;
}

interface Sorting {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

interface Props<Row> extends TableLabelProps {
  /** The first column contains row headers. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Returns a row's network. Only rows for the selected network are visible. */
  readonly rowNetwork?: (row: Row) => NetworkChoice;
}

function sortRows<Row>(
  {rows, columns}: Props<Row>,
  sorting: Sorting | undefined,
): readonly Row[] {
  const sortBy = columns.find(({label}) => label === sorting?.column)?.sortBy;
  if (!sorting || !sortBy) return rows;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return [...rows].sort(
    (a, b) =>
      sign *
      String(sortBy(a)).localeCompare(String(sortBy(b)), 'en', {numeric: true}),
  );
}

/** A table that readers can sort by clicking column headers. Without JavaScript, the headers are plain text. */
export default function SortableTable<Row>(props: Props<Row>): ReactNode {
  const {columns, rowKey, rowNetwork, label: name} = props;
  const [sorting, setSorting] = useState<Sorting>();
  const isBrowser = useIsBrowser();

  function toggleSorting(column: string): void {
    const isAscending =
      sorting?.column === column && sorting.direction === 'ascending';
    setSorting({column, direction: isAscending ? 'descending' : 'ascending'});
  }

  return (
    <ScrollTable
      aria-label={name}
      className={styles.table}
      data-networks={rowNetwork && 'rows'}>
      <thead>
        <tr>
          {columns.map(({label}) => (
            <th
              key={label}
              scope="col"
              aria-sort={
                sorting?.column === label ? sorting.direction : undefined
              }>
              {isBrowser ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => toggleSorting(label)}>
                  {label}
                  <span aria-hidden="true" className={styles.arrow} />
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortRows(props, sorting).map((row) => (
          <tr key={rowKey(row)} data-only={rowNetwork?.(row)}>
            {columns.map(({label, cell}, index) =>
              index === 0 ? (
                <th key={label} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={label}>{cell(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
