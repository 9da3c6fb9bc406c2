import CodeBlock from '@theme/CodeBlock';
import CopyButton from '@site/src/components/CopyButton';
import LargeResponse from '@site/src/components/LargeResponse';
import {isDeeplyNested} from '@site/src/lib/nesting';
import {truncate} from '@site/src/lib/text';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Longer text is shown without colours, because every bracket would be an element. */
const MAX_HIGHLIGHTED_LENGTH = 100_000;
/** Of longer text, only the beginning is shown. */
const MAX_SHOWN_LENGTH = 1_000_000;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether highlighting stays fast: short, valid JSON that is not nested deeply. */
const canHighlight = (text: string): boolean =>
  text.length <= MAX_HIGHLIGHTED_LENGTH &&
  isJson(text) &&
  !isDeeplyNested(text);

interface Props {
  readonly body: string;
  /** Name of the file in which the reader can save a large body, without the extension. */
  readonly name: string;
}

/** The body of a response, of any size and content. */
export default function ResponseBody({body, name}: Props): ReactNode {
  const title = 'Response body';
  if (canHighlight(body)) {
    return (
      <div className={styles.body}>
        <CodeBlock language="json" title={title}>
          {body}
        </CodeBlock>
      </div>
    );
  }
  const isLarge = body.length > MAX_SHOWN_LENGTH;
  return (
    <>
      {isLarge && <LargeResponse body={body} name={name} />}
      <div className={styles.body}>
        <p className={styles.title}>
          {title} <CopyButton text={body} label="Copy the response body" />
        </p>
        <pre role="group" aria-label={title} tabIndex={0} translate="no">
          {isLarge ? truncate(body) : body}
        </pre>
      </div>
    </>
  );
}
