// Wraps the original: keeps the ids that links to these pages use.
import StatusCodes from '@theme-original/StatusCodes';
import type {ComponentProps, ReactNode} from 'react';

export default function StatusCodesWithIds(
  props: ComponentProps<typeof StatusCodes>,
): ReactNode {
  return (
    <div id="answer">
      <div id="errors">
        <StatusCodes {...props} />
      </div>
    </div>
  );
}
