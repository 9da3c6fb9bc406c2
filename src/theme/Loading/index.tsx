// Replaces the core fallback, which has inline styles. Has the same states, with the site's colours, ARIA roles and reduced motion.
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly error?: unknown;
  readonly retry: () => void;
  /** Whether loading has taken longer than 200 ms, the default delay of react-loadable. */
  readonly pastDelay?: boolean;
}

/** Shown while a page's code is loading, or if it fails to load. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error)
    return <LoadFailure subject="This page" error={error} onRetry={retry} />;
  return pastDelay ? (
    <div role="status" aria-label="Loading page" className={styles.loading}>
      <svg
        id="loader"
        className={styles.spinner}
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        aria-hidden="true">
        <path className={styles.line} d="M4 10c14 0 16 14 28 14" />
        <path className={styles.line} d="M4 24h28" />
        <path className={styles.line} d="M4 38c14 0 16-14 28-14" />
        <circle className={styles.dot} cx="36" cy="24" r="5" />
      </svg>
    </div>
  ) : null;
}
