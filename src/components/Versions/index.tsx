import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A fold around a sentence with the versions that the author of a page tested. */
export default function Versions({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <details className={styles.note}>
      <summary>Versions</summary>
      {children}
    </details>
  );
}
