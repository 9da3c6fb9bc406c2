import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The reader's search text. */
  readonly text: string;
}

/** Suggestions if no tool page passes the filter. */
export default function NoMatch({text}: Props): ReactNode {
  const query = text.trim();
  return (
    <div className={styles.noMatch}>
      <p>No tool page matches.</p>
      {query && (
        <Link to={`/search?${new URLSearchParams({q: query})}`} className="button button--primary button--sm">
          {`Search all docs for “${query}”`}
        </Link>
      )}
    </div>
  );
}
