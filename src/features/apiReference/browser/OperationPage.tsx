import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {createVisibilityObserver, loadDefault} from '../../../lib/browser';
import {tryItId} from '../../../lib/routes';
import {LoadFailure} from '../../loadErrors/LoadFailure';
import styles from './operationPage.module.css';

const whenVisible = createVisibilityObserver('0px');

interface PanelProps {
  readonly operation: ApiItem;
}

/** A panel with a form that sends the operation's request, and samples. Its code loads once the panel is visible. */
function TryIt({operation}: PanelProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<
    | 'waiting'
    | 'loading'
    | {readonly Explorer: ComponentType<PanelProps> | undefined}
  >('waiting');
  useBrokenLinks().collectAnchor(tryItId);

  async function load(): Promise<void> {
    setState('loading');
    setState({Explorer: await loadDefault(import('./Explorer'))});
  }

  useEffect(
    () =>
      ref.current ? whenVisible(ref.current, () => void load()) : undefined,
    [],
  );

  function renderPanel(): ReactNode {
    if (state === 'waiting')
      return (
        <p>
          You can send this request from your browser here. This requires
          JavaScript.
        </p>
      );
    if (state === 'loading')
      return <p role="status">The try-it panel is loading.</p>;
    return state.Explorer ? (
      <state.Explorer operation={operation} />
    ) : (
      <LoadFailure subject="The try-it panel" onRetry={() => void load()} />
    );
  }

  return (
    <section
      ref={ref}
      id={tryItId}
      className={styles.panel}
      data-markdown="skip"
      aria-label="Try it">
      {renderPanel()}
    </section>
  );
}

/**
 * The content of an operation's page. Parameters and responses are Markdown, so that the built HTML contains them; the try-it panel
 * next to them loads its code only when it scrolls into view.
 */
export default function OperationPage({
  operation,
  children,
}: PanelProps & {readonly children: ReactNode}): ReactNode {
  return (
    <div className="docs-frame">
      <div className={clsx(styles.columns, 'docs-columns')}>
        <div className={clsx(styles.text, 'docs-fields')}>
          <p className="docs-jump" data-markdown="skip">
            <Link className="button button--secondary" to={`#${tryItId}`}>
              Try it
            </Link>
          </p>
          {children}
        </div>
        <TryIt operation={operation} />
      </div>
    </div>
  );
}
