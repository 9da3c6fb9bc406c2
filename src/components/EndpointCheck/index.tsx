import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ComponentType, type ReactNode} from 'react';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import {loadDefault} from '@site/src/lib/browser';
import styles from './styles.module.css';

interface Run {
  readonly number: number;
  /** Undefined if the code failed to load. */
  readonly Results: ComponentType | undefined;
}

/** A button that measures public endpoints from the reader's browser. Sends no request and loads no code until it is clicked. */
export default function EndpointCheck(): ReactNode {
  const isBrowser = useIsBrowser();
  const [run, setRun] = useState<Run>();

  async function measure(): Promise<void> {
    const number = (run?.number ?? 0) + 1;
    setRun({number, Results: await loadDefault(import('./Results'))});
  }

  return (
    <div className={styles.check}>
      {isBrowser && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => void measure()}>
          {run ? 'Measure again' : 'Measure the public endpoints'}
        </button>
      )}
      {run?.Results && <run.Results key={run.number} />}
      {run && !run.Results && (
        <LoadFailure subject="The measurement" onRetry={() => void measure()} />
      )}
    </div>
  );
}
