import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createVisibilityObserver, loadDefault} from '../../../lib/browser';
import {LoadFailure} from '../../loadErrors/LoadFailure';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import styles from './tryIt.module.css';

/** Where the link above the text of a narrow page leads. */
export const tryItId = 'try-it';

const whenVisible = createVisibilityObserver('0px');

interface Props {
  readonly operation: ApiItem;
}

/** A panel that sends the operation's request and shows it as code; its code loads when it is visible. */
export default function TryIt({operation}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | {readonly Explorer: ComponentType<Props> | undefined}>('waiting');
  useBrokenLinks().collectAnchor(tryItId);

  async function load(): Promise<void> {
    setState('loading');
    setState({Explorer: await loadDefault(import('./Explorer'))});
  }

  useEffect(() => (ref.current ? whenVisible(ref.current, () => void load()) : undefined), []);

  function panel(): ReactNode {
    if (state === 'waiting') {
      return <p>Here you can send this request from the browser. It needs JavaScript.</p>;
    }
    if (state === 'loading') {
      return <p role="status">The try-it panel is loading.</p>;
    }
    return state.Explorer ? <state.Explorer operation={operation} /> : <LoadFailure what="The try-it panel" onRetry={() => void load()} />;
  }

  return (
    <section ref={ref} id={tryItId} className={styles.panel} data-markdown="skip" aria-label="Try it">
      {panel()}
    </section>
  );
}
