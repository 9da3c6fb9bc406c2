import {formatSize} from '@site/src/lib/text';
import type {ReactNode} from 'react';

interface Props {
  readonly body: string;
  /** Name of the downloaded file, without the extension. */
  readonly name: string;
}

function download({body, name}: Props): void {
  const url = URL.createObjectURL(new Blob([body], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** A notice that only the beginning of a response is shown, with a button that downloads all of it. */
export default function LargeResponse(props: Props): ReactNode {
  return (
    <p>
      <span
        key={
          props.body.length
        }>{`The response is ${formatSize(props.body)}. Only the beginning is shown.`}</span>{' '}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => download(props)}>
        Download the full response
      </button>
    </p>
  );
}
