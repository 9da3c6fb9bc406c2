import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {addWordBreaks} from '@site/src/components/Breakable';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './entry.module.css';

interface Props {
  /** The method, if a link above long parameters points to the second column. */
  readonly method?: string;
  /** Two columns: the method's description, and the samples and playground. */
  readonly children: ReactNode;
}

/** A method's entry. The playground and samples are next to the parameters if there is space, otherwise below. */
export default function RpcEntry({method, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (method) collectAnchor('try-it');
  return (
    <div className={styles.frame}>
      {method && (
        <p className={styles.jump} data-markdown="skip">
          <Link className="button button--secondary" to="#try-it">{addWordBreaks(`Try ${method}`)}</Link>
        </p>
      )}
      <div className={clsx(styles.entry, 'docs-fields')}>{children}</div>
    </div>
  );
}
