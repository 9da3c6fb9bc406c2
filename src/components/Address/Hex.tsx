import type {ReactNode} from 'react';
import {splitHex} from '@site/src/lib/text';
import CopyButton from '../CopyButton';

/**
 * An address or hash with a copy button. It never breaks: where it does not fit, only its start and end are visible; all of it stays in the
 * document for copying, printing and screen readers.
 */
export default function Hex({
  value,
  title,
}: {
  readonly value: string;
  /** What is at the address, if it is known. The build sets it (src/features/addresses). */
  readonly title?: string | undefined;
}): ReactNode {
  const [start, middle, end] = splitHex(value);
  return (
    <>
      <code className="docs-hex" translate="no" title={title}>
        {start}
        <span>{middle}</span>
        {end}
      </code>{' '}
      <CopyButton text={value} label={`Copy ${value}`} />
    </>
  );
}
