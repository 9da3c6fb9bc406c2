import NetworkSwitch from '@site/src/features/network/NetworkSwitch';
import clsx from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

/** Returns a ref, and whether its element overflows horizontally; updates on resize. */
function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [hasOverflow, setHasOverflow] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setHasOverflow(element.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, hasOverflow];
}

/** Props that a table component receives from the page. */
export interface TableLabelProps {
  /** Accessible name: the heading above the table, which src/features/markdown/tables.ts passes to every component whose name ends in "Table". */
  readonly label?: string | undefined;
}

/**
 * A table in a box that scrolls sideways. The box is focusable and has an accessible name only if it overflows. `data-networks` says
 * whether columns or rows depend on the selected network.
 */
export default function ScrollTable(
  props: ComponentProps<'table'> & {
    readonly 'data-networks'?: 'columns' | 'rows' | undefined;
  },
): ReactNode {
  const [ref, hasOverflow] = useOverflow();
  const name = `${props['aria-label'] ?? 'Table'}, scrolls sideways`;
  const networks = props['data-networks'];
  return (
    <>
      {networks && <NetworkSwitch scope={networks} />}
      <div
        ref={ref}
        className={clsx(styles.scroll, 'docs-scroll')}
        {...(hasOverflow && {tabIndex: 0, role: 'group', 'aria-label': name})}>
        <table {...props} />
      </div>
    </>
  );
}

interface DataTableProps extends TableLabelProps {
  readonly caption?: ReactNode;
  readonly columns: readonly string[];
  /** The cells of each row; the first cell is the row's header. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly className?: string | undefined;
  /** Whether the second column is for Mainnet and the third for Sepolia. Phones show one of them, with rows as list items. */
  readonly hasNetworks?: boolean;
}

/** A table in which the first cell of each row is its header. */
export function DataTable({
  label,
  caption,
  columns,
  rows,
  className,
  hasNetworks,
}: DataTableProps): ReactNode {
  const networks = hasNetworks
    ? ([undefined, 'mainnet', 'sepolia'] as const)
    : [];
  return (
    <ScrollTable
      aria-label={label}
      className={className}
      data-networks={hasNetworks ? 'columns' : undefined}>
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
