import Link from '@docusaurus/Link';
import LargeAnswer from '@site/src/components/LargeAnswer';
import {decoderLinkProps} from '@site/src/lib/decoderLink';
import {beginningOf} from '@site/src/lib/largeText';
import type {ReactNode} from 'react';
import form from './form.module.css';
import {largest, type Answer} from './send';
import styles from './styles.module.css';

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
          <Link {...decoderLinkProps(revertData)}>Decode the data of this error</Link>
        </p>
      )}
      {isLarge && <LargeAnswer body={body} name={method} />}
      {body && (
        <pre className={styles.body} tabIndex={0} role="group" aria-label="Response body">
          <code>{isLarge ? beginningOf(body) : body}</code>
        </pre>
      )}
    </>
  );
}
