import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import LargeResponse from '@site/src/components/LargeResponse';
import StatusMessage from '@site/src/components/StatusMessage';
import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
import {truncate} from '@site/src/lib/text';
import {scrollIntoView} from '@site/src/lib/scrollIntoView';
import type {ReactNode} from 'react';
import {MAX_FORMATTED_LENGTH, type RpcOutcome} from './send';
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
  const isLarge = body !== undefined && body.length > MAX_FORMATTED_LENGTH;
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
      {isLarge && <LargeResponse body={body} name={method} />}
      {body && (
        <div className={styles.body}>
          <CodeBlock language="json" title="Response body">
            {isLarge ? truncate(body) : body}
          </CodeBlock>
        </div>
      )}
    </div>
  );
}
