import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** One numbered list. */
  readonly children: ReactNode;
}

/** A chain of short steps in one line, which breaks where the page is narrow. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
