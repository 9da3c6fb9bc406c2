import {formatSize} from '@site/src/lib/text';
import type {ReactNode} from 'react';

interface Props {
  readonly body: string;
  /** Name of the file to save, without its ending. */
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

/** Says that only the beginning of an answer is shown, and saves the whole of it. */
export default function LargeAnswer(props: Props): ReactNode {
  return (
    <p>
      The answer has {formatSize(props.body)}. Its beginning is shown.{' '}
      <button type="button" className="button button--secondary button--sm" onClick={() => save(props)}>
        Download the whole answer
      </button>
    </p>
  );
}
