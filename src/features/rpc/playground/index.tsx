import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {addWordBreaks} from '@site/src/components/Breakable';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import type {RpcMethodName} from '@site/src/features/rpc/methods';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {loadDefault} from '@site/src/lib/browser';
import {tryItId} from '@site/src/lib/routes';
import {readSharedRequest, type SharedRequest} from './sharedRequest';
import styles from './styles.module.css';

interface Props {
  readonly method: RpcMethodName;
  /** `small` shows only a button until opened, for pages with many methods. */
  readonly size?: 'large' | 'small';
}

type Playground = ComponentType<
  Pick<Props, 'method'> & {readonly shared: SharedRequest | undefined}
>;

/**
 * Sends the method's request to an endpoint chosen by the reader, but only when "Send" is clicked. The code loads when "Try" is
 * clicked, or immediately for a link that shares a request or jumps here.
 */
export default function RpcPlayground({
  method,
  size = 'large',
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const [openedPlayground, setOpenedPlayground] = useState<{
    readonly Playground: Playground | undefined;
    readonly shared: SharedRequest | undefined;
  }>();
  const section = useRef<HTMLElement>(null);

  async function open(): Promise<void> {
    setOpenedPlayground({
      Playground: await loadDefault(import('./Playground')),
      shared: undefined,
    });
  }

  useEffect(() => {
    const shared = readSharedRequest(hash, method);
    if (!shared && (size !== 'large' || hash !== `#${tryItId}`)) return;
    void loadDefault(import('./Playground')).then((Playground) => {
      setOpenedPlayground({Playground, shared});
      section.current?.scrollIntoView();
    });
  }, [hash, method, size]);

  return (
    <section
      ref={section}
      className={styles.playground}
      data-size={
        openedPlayground?.Playground && size === 'small' ? 'open' : size
      }
      data-markdown="skip"
      aria-label={`Playground for ${method}`}>
      {openedPlayground?.Playground ? (
        <openedPlayground.Playground
          method={method}
          shared={openedPlayground.shared}
        />
      ) : (
        <>
          <button
            type="button"
            className="button button--secondary"
            disabled={!isBrowser}
            onClick={() => void open()}>
            {addWordBreaks(`Try ${method}`)}
          </button>
          {openedPlayground && (
            <LoadFailure subject="The playground" onRetry={() => void open()} />
          )}
        </>
      )}
    </section>
  );
}
