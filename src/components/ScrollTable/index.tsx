import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** Whether the element's content is wider than the element, now and after every change of size. */
function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
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

/**
 * A table in a box of its own that scrolls sideways. When it does, the box is a stop for the keyboard
 * with a name; when it does not, it is none.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const [ref, overflows] = useOverflow();
  const name = `${props['aria-label'] ?? 'Table'}, scrolls sideways`;
  return (
    <div ref={ref} className={clsx(styles.scroll, 'docs-scroll')} {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': name})}>
      <table {...props} />
    </div>
  );
}

interface DataTableProps extends TableName {
  readonly caption?: ReactNode;
  readonly columns: readonly string[];
  /** The cells of each row; the first names it. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly className?: string | undefined;
  /** Whether a phone shows each row as a card. */
  readonly hasCards?: boolean;
}

/** A table of rows, each named by its first cell. */
export function DataTable({label, caption, columns, rows, className, hasCards}: DataTableProps): ReactNode {
  return (
    <ScrollTable aria-label={label} className={className}>
      {caption}
      <thead className={hasCards ? 'docs-cards' : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
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
              <td key={column} data-label={hasCards ? columns[column + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
