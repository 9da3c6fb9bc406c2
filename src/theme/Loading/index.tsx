// Replaces the core fallback: same states, with texts for readers, our tokens, ARIA roles and reduced motion.
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error?: unknown;
  readonly retry: () => void;
  /** True once loading has taken longer than react-loadable's 200 ms. */
  readonly pastDelay?: boolean;
}

/** What a page shows while its code loads, and when that fails. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.error}>
        <p>This page did not load. Check your connection, then try again.</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" aria-label="Loading page" className={styles.loading}>
        <svg id="loader" className={styles.spinner} viewBox="0 0 48 48" fill="none" stroke="currentColor" aria-hidden="true">
          <path className={styles.line} d="M4 10c14 0 16 14 28 14" />
          <path className={styles.line} d="M4 24h28" />
          <path className={styles.line} d="M4 38c14 0 16-14 28-14" />
          <circle className={styles.dot} cx="36" cy="24" r="5" />
        </svg>
      </div>
    );
  }
  return null;
}
