import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import styles from '@site/src/features/rpc/playground/styles.module.css';
import {loadDefault} from '@site/src/lib/browser';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {readSharedTarget, type SharedTarget} from './link';
import type Tracker from './Tracker';

interface Tool {
  /** Undefined if the code failed to load. */
  readonly Tracker: typeof Tracker | undefined;
  readonly shared: SharedTarget | undefined;
}

const loadTool = async (shared?: SharedTarget): Promise<Tool> => ({
  Tracker: await loadDefault(import('./Tracker')),
  shared,
});

interface Props {
  /** The illustration of a transaction's lifecycle, on which the tool marks the stages. */
  readonly children: ReactNode;
}

/** An illustration, and a tool that shows on it how final a transaction is. The tool loads when its button is pressed, or for a link to a transaction or block. */
export default function Finality({children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const [tool, setTool] = useState<Tool>();

  const open = (shared?: SharedTarget): void =>
    void loadTool(shared).then(setTool);

  useEffect(() => {
    const shared = readSharedTarget(hash);
    if (!shared) return;
    void loadTool(shared).then((loadedTool) => {
      setTool(loadedTool);
      section.current?.scrollIntoView();
    });
  }, [hash]);

  return (
    <div ref={container}>
      {children}
      <section
        ref={section}
        className={styles.playground}
        data-markdown="skip"
        aria-label="Finality of a transaction">
        {tool?.Tracker ? (
          <tool.Tracker key={hash} shared={tool.shared} container={container} />
        ) : (
          <>
            <button
              type="button"
              className="button button--secondary"
              disabled={!isBrowser}
              onClick={() => open()}>
              Check how final a transaction is
            </button>
            {tool && (
              <LoadFailure
                subject="The finality check"
                onRetry={() => open(tool.shared)}
              />
            )}
          </>
        )}
      </section>
    </div>
  );
}
