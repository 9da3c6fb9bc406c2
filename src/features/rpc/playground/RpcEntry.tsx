import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './entry.module.css';

interface Props {
  /** Id of the second column, if a link above long parameters points to it. */
  readonly jump?: string;
  /** Two columns: the method's description, and the samples and playground. */
  readonly children: ReactNode;
}

/** A method's entry. The playground and samples are next to the parameters if there is space, otherwise below. */
export default function RpcEntry({jump, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (jump) collectAnchor(jump);
  return (
    <div className={styles.frame}>
      {jump && (
        <p className={styles.jump} data-markdown="skip">
          <Link className="button button--secondary" to={`#${jump}`}>Try it</Link>
        </p>
      )}
      <div className={clsx(styles.entry, 'docs-fields')}>{children}</div>
    </div>
  );
}
