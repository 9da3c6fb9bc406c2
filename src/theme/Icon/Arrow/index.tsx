// Replaces the double arrow of the button that collapses the sidebar with a single one of the site's line width.
import type {Props} from '@theme/Icon/Arrow';
import type {ReactNode} from 'react';

export default function IconArrow(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
      {...props}>
      <path d="m6 4 4 4-4 4" />
    </svg>
  );
}
