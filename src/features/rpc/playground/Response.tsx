import Link from '@docusaurus/Link';
import ResponseBody from '@site/src/components/ResponseBody';
import StatusMessage from '@site/src/components/StatusMessage';
import type {RpcOutcome} from '@site/src/features/rpc/send';
import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
import {scrollIntoView} from '@site/src/lib/scrollIntoView';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Shows the outcome of a request. */
export default function Response({
  outcome,
  method,
}: {
  readonly outcome: RpcOutcome;
  readonly method: string;
}): ReactNode {
  const {kind, summary, milliseconds, body, revertData} = outcome;
  return (
    <div ref={scrollIntoView} className="docs-outcome">
      <StatusMessage kind={kind === 'result' ? 'success' : 'failure'}>
        <span key={summary}>{summary}</span>{' '}
        <span
          className={styles.time}
          translate="no">{`${milliseconds.toLocaleString('en-US')} ms`}</span>
      </StatusMessage>
      {revertData && (
        <p>
          <Link {...createDecoderLinkProps(revertData)}>
            Decode this error data
          </Link>
        </p>
      )}
      {body && <ResponseBody body={body} name={method} />}
    </div>
  );
}
