import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Short steps in a row, which wraps on narrow pages. Contains one numbered list. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
