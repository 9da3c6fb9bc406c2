import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A collapsible list of the versions that the page's author tested with. */
export default function Versions({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details className={styles.note}>
      <summary>Versions</summary>
      {children}
    </details>
  );
}
