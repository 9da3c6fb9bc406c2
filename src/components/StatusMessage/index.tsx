import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly kind: 'success' | 'failure' | 'loading';
  /** The outcome and the next step, as phrasing content. */
  readonly children: ReactNode;
}

const icons: Readonly<Record<Props['kind'], string>> = {
  success: 'M5 12.5l4.5 4.5L19 7.5',
  failure: 'M12 6.5v7M12 17v.5',
  loading: 'M12 7v5l3 2',
};

/** The outcome of a request, or of loading part of the page: an icon and text. */
export default function StatusMessage({kind, children}: Props): ReactNode {
  return (
    <p className={styles.message} data-kind={kind}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        <path d={icons[kind]} />
      </svg>
      <span>{children}</span>
    </p>
  );
}
