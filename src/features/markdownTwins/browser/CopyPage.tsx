import Link from '@docusaurus/Link';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {assistants, questionUrl} from './assistants';
import {copyTwin, type Outcome} from './copyTwin';
import styles from './styles.module.css';

interface Props {
  /** Path of the page's Markdown twin. */
  readonly twin: string;
  /** Address of the site, without a slash at the end. */
  readonly site: string;
}

/** Copies the page as Markdown; beside it a list of ways to open it. Nothing is loaded before a press. */
export default function CopyPage({twin, site}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const more = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const timer = outcome === 'Copied' ? setTimeout(() => setOutcome(undefined), 2500) : undefined;
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    function closeOutside({target}: Event): void {
      if (more.current?.open && !more.current.contains(target as Node)) {
        more.current.open = false;
      }
    }
    document.addEventListener('click', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  function closeOnEscape({key}: KeyboardEvent): void {
    if (key === 'Escape' && more.current?.open) {
      more.current.open = false;
      more.current.querySelector('summary')?.focus();
    }
  }

  return (
    <div className={styles.copyPage} data-markdown="skip">
      <button type="button" className={styles.copy} onClick={() => void copyTwin(twin).then(setOutcome)}>
        {outcome === 'Copied' ? 'Copied' : 'Copy page'}
      </button>
      <details ref={more} className={styles.more} onKeyDown={closeOnEscape}>
        <summary className={styles.toggle} aria-label="More ways to read this page">
          <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
            <path d="m4 6 4 4 4-4" />
          </svg>
        </summary>
        <ul className={styles.list}>
          <li>
            <Link to={`pathname://${twin}`}>View as Markdown</Link>
          </li>
          {assistants.map(({name, address}) => (
            <li key={name}>
              <Link href={questionUrl(address, site + twin)}>Open in {name}</Link>
            </li>
          ))}
        </ul>
      </details>
      <span role="status" className={outcome === 'Copied' ? 'unseen' : styles.status}>
        {outcome === 'Copied' ? 'The page is copied as Markdown' : outcome}
      </span>
    </div>
  );
}
