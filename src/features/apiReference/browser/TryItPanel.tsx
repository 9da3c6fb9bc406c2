import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {tryItId} from '@site/src/lib/routes';
import type {ReactNode, Ref} from 'react';

interface Props {
  readonly ref?: Ref<HTMLElement>;
  readonly children?: ReactNode;
}

/** The section that holds the explorer; a note until its code has loaded. */
export default function TryItPanel({
  ref,
  children = (
    <p>
      You can send this request from your browser here. This requires
      JavaScript.
    </p>
  ),
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(tryItId);
  return (
    <section
      ref={ref}
      id={tryItId}
      className="openapi-panel"
      data-markdown="skip"
      aria-label="Try it">
      {children}
    </section>
  );
}
