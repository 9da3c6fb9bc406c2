// Replaces the core fallback, which has inline styles. Same states, with our design tokens, ARIA roles and reduced motion.
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error?: unknown;
  readonly retry: () => void;
  /** True once loading has taken longer than react-loadable's 200 ms. */
  readonly pastDelay?: boolean;
}

/** Shown while a page's code loads, and if that fails. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) return <LoadFailure subject="This page" error={error} onRetry={retry} />;
  return pastDelay ? (
    <div role="status" aria-label="Loading page" className={styles.loading}>
      <svg id="loader" className={styles.spinner} viewBox="0 0 48 48" fill="none" stroke="currentColor" aria-hidden="true">
        <path className={styles.line} d="M4 10c14 0 16 14 28 14" />
        <path className={styles.line} d="M4 24h28" />
        <path className={styles.line} d="M4 38c14 0 16-14 28-14" />
        <circle className={styles.dot} cx="36" cy="24" r="5" />
      </svg>
    </div>
  ) : null;
}
