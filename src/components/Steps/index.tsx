import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lays out the steps of a numbered list in a row, which wraps on narrow pages. */
export default function Steps({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
