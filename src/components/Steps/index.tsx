import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** One numbered list. */
  readonly children: ReactNode;
}

/** Short steps in a row, which wraps on narrow pages. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
