import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The error that the text names without its bytes, and that is not on record. */
  readonly error: string | undefined;
  readonly onAddAbi: () => void;
}

/** A call that failed, where the text has no data that says why: what a reader can do to get it. */
export default function Failure({error, onAddAbi}: Props): ReactNode {
  return (
    <div className={styles.unknown}>
      <p className={styles.title}>{error ? <>No contract on record here has the error <code>{error}</code></> : 'The call failed, and the text gives no reason'}</p>
      <p>
        {error
          ? 'The text names the error, but has none of its bytes.'
          : 'Either the call left no reason, as a require without a text, a call to an address without code and gas that ran out do, or your tool left the reason out.'}
      </p>
      <ul>
        {error && (
          <li>
            <button type="button" className={styles.link} onClick={onAddAbi}>
              Add the ABI of the contract
            </button>{' '}
            and its arguments are named. It stays in this tab.
          </li>
        )}
        <li>
          If the transaction is in a block, replay it: <code>cast run</code> with its hash shows which call failed. Or paste here what{' '}
          <Link to="/api/reference/debug-and-trace#debug_tracetransaction">
            <code>debug_traceTransaction</code>
          </Link>{' '}
          answers with the <code>callTracer</code>.
        </li>
        <li>
          If it was never sent, repeat the call with <code>cast call</code>, which prints the data of the error.
        </li>
      </ul>
    </div>
  );
}
