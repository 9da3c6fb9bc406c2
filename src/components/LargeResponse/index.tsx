import {formatSize} from '@site/src/lib/text';
import type {ReactNode} from 'react';

interface Props {
  readonly body: string;
  /** Name of the download, without extension. */
  readonly name: string;
}

function save({body, name}: Props): void {
  const url = URL.createObjectURL(new Blob([body], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Notice that a response is truncated, with a download of the complete response. */
export default function LargeResponse(props: Props): ReactNode {
  return (
    <p>
      <span key={props.body.length}>{`The answer has ${formatSize(props.body)}. Its beginning is shown.`}</span>{' '}
      <button type="button" className="button button--secondary button--sm" onClick={() => save(props)}>
        Download the whole answer
      </button>
    </p>
  );
}
