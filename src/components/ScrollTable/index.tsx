import NetworkSwitch from '@site/src/features/network/NetworkSwitch';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** Whether the element's content is wider than the element, now and after every change of size. */
function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, overflows];
}

/** What a component that is a table takes from the page. */
export interface TableName {
  /** Its name: the heading above, which src/features/markdown/tables.ts hands to every component that is called a table. */
  readonly label?: string | undefined;
}

interface ScrollTableProps extends ComponentProps<'table'> {
  /** Whether it has columns or rows of which the chosen network's are shown. */
  readonly 'data-networks'?: 'columns' | 'rows' | undefined;
}

/**
 * A table in a box of its own that scrolls sideways. When it does, the box is a stop for the keyboard
 * with a name; when it does not, it is none.
 */
export default function ScrollTable(props: ScrollTableProps): ReactNode {
  const [ref, overflows] = useOverflow();
  const name = `${props['aria-label'] ?? 'Table'}, scrolls sideways`;
  const networks = props['data-networks'];
  return (
    <>
      {networks && <NetworkSwitch of={networks} />}
      <div ref={ref} className={clsx(styles.scroll, 'docs-scroll')} {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': name})}>
        <table {...props} />
      </div>
    </>
  );
}

interface DataTableProps extends TableName {
  readonly caption?: ReactNode;
  readonly columns: readonly string[];
  /** The cells of each row; the first names it. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly className?: string | undefined;
  /** Whether the second column is of Mainnet and the third of Sepolia. A phone shows one of them, and each row as an entry of a list. */
  readonly hasNetworks?: boolean;
}

/** A table of rows, each named by its first cell. */
export function DataTable({label, caption, columns, rows, className, hasNetworks}: DataTableProps): ReactNode {
  const networks = hasNetworks ? ([undefined, 'mainnet', 'sepolia'] as const) : [];
  return (
    <ScrollTable aria-label={label} className={className} data-networks={hasNetworks ? 'columns' : undefined}>
      {caption}
      <thead className={hasNetworks ? 'docs-cards docs-list' : undefined}>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-only={networks[index]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column} data-only={networks[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
