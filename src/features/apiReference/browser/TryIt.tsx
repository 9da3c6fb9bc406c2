import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import {createVisibilityObserver} from '../../../lib/browser';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import styles from './tryIt.module.css';

/** Where the link above the text of a narrow page leads. */
export const tryItId = 'try-it';

const Explorer = lazy(() => import('./Explorer'));
const whenVisible = createVisibilityObserver('0px');

interface Props {
  readonly operation: ApiItem;
}

/** A panel that sends the operation's request and shows it as code; its code loads when it is visible. */
export default function TryIt({operation}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [visible, setVisible] = useState(false);
  useBrokenLinks().collectAnchor(tryItId);

  useEffect(() => (ref.current ? whenVisible(ref.current, () => setVisible(true)) : undefined), []);

  return (
    <section ref={ref} id={tryItId} className={styles.panel} data-markdown="skip" aria-label="Try it">
      <ErrorBoundary fallback={() => <p>The try-it panel did not load. Reload the page to get it.</p>}>
        <Suspense fallback={<p role="status">The try-it panel is loading.</p>}>
          {visible ? <Explorer operation={operation} /> : <p>Here you can send this request from the browser. It needs JavaScript.</p>}
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
