import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './entry.module.css';

interface Props {
  /** The id of the second column, for a link to it above long parameters. */
  readonly jump?: string;
  /** Two columns: what describes the method, and what calls it. */
  readonly children: ReactNode;
}

/** The entry of a method. Where there is room, the playground and the calls stand beside the parameters; elsewhere they follow. */
export default function RpcEntry({jump, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (jump) collectAnchor(jump);
  return (
    <div className={styles.frame}>
      {jump && (
        <p className={styles.jump} data-markdown="skip">
          <Link to={`#${jump}`}>Try it</Link>
        </p>
      )}
      <div className={clsx(styles.entry, 'docs-fields')}>{children}</div>
    </div>
  );
}
