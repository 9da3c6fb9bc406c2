import Link from '@docusaurus/Link';
import LargeAnswer from '@site/src/components/LargeAnswer';
import {decoderLinkProps} from '@site/src/lib/decoderLink';
import {getBeginning} from '@site/src/lib/text';
import type {ReactNode} from 'react';
import form from './form.module.css';
import {MAX_FORMATTED_LENGTH, type RpcOutcome} from './send';
import styles from './styles.module.css';

/** What came back from the endpoint. */
export default function Response({outcome, method}: {readonly outcome: RpcOutcome; readonly method: string}): ReactNode {
  const {kind, summary, milliseconds, body, revertData} = outcome;
  const isLarge = body !== undefined && body.length > MAX_FORMATTED_LENGTH;
  return (
    <>
      <p className={form.summary} data-failure={kind !== 'result'}>
        {summary} <span className={styles.time}>{milliseconds.toLocaleString('en-US')} ms</span>
      </p>
      {revertData && (
        <p>
          <Link {...decoderLinkProps(revertData)}>Decode the data of this error</Link>
        </p>
      )}
      {isLarge && <LargeAnswer body={body} name={method} />}
      {body && (
        <pre className={styles.body} tabIndex={0} role="group" aria-label="Response body">
          <code>{isLarge ? getBeginning(body) : body}</code>
        </pre>
      )}
    </>
  );
}
