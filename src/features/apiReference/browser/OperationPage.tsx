import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import styles from './operationPage.module.css';
import TryIt, {tryItId} from './TryIt';

interface Props {
  readonly operation: ApiItem;
  readonly children: ReactNode;
}

/**
 * The content of an operation's page. Parameters and answers stand in it as Markdown, so that the built HTML holds them; the
 * try-it panel beside it, with all of the explorer's code, loads when it comes into view.
 */
export default function OperationPage({operation, children}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={clsx(styles.text, 'docs-fields')}>
        <p className={styles.jump} data-markdown="skip">
          <Link to={`#${tryItId}`}>Try it</Link>
        </p>
        {children}
      </div>
      <TryIt operation={operation} />
    </div>
  );
}
