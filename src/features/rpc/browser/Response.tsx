import Link from '@docusaurus/Link';
import {wayToDecoder} from '@site/src/features/contracts/browser/decoder/link';
import type {ReactNode} from 'react';
import form from './form.module.css';
import {largest, type Answer} from './send';
import styles from './styles.module.css';

/** How much of a larger answer is shown: a page with so much text in one element answers slowly. */
const shown = 20_000;

function save(body: string, method: string): void {
  const url = URL.createObjectURL(new Blob([body], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${method}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** What came back from the endpoint. */
export default function Response({answer, method}: {readonly answer: Answer; readonly method: string}): ReactNode {
  const {kind, summary, milliseconds, body, revertData} = answer;
  const isLarge = body !== undefined && body.length > largest;
  return (
    <>
      <p className={form.summary} data-failure={kind !== 'result'}>
        {summary} <span className={styles.time}>{milliseconds.toLocaleString('en-US')} ms</span>
      </p>
      {revertData && (
        <p>
          <Link {...wayToDecoder(revertData)}>Decode the data of this error</Link>
        </p>
      )}
      {isLarge && (
        <p>
          The answer has {(body.length / largest).toLocaleString('en-US', {maximumFractionDigits: 1})} MB. Its beginning is shown.{' '}
          <button type="button" className="button button--secondary button--sm" onClick={() => save(body, method)}>
            Download the whole answer
          </button>
        </p>
      )}
      {body && (
        <pre className={styles.body} tabIndex={0} role="group" aria-label="Response body">
          <code>{isLarge ? `${body.slice(0, shown)}…` : body}</code>
        </pre>
      )}
    </>
  );
}
