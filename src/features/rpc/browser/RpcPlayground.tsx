import useIsBrowser from '@docusaurus/useIsBrowser';
import {breakable} from '@site/src/components/Breakable';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import type {RpcMethodName} from '@site/src/features/rpc/methods';
import {useState, type ComponentType, type ReactNode} from 'react';
import {loaded} from '@site/src/lib/loaded';
import styles from './styles.module.css';

interface Props {
  readonly method: RpcMethodName;
  /** `small` is a button until a reader opens it: for pages with many methods. */
  readonly size?: 'large' | 'small';
}

type Playground = ComponentType<Pick<Props, 'method'>>;

/**
 * Sends the method's request to an endpoint that the reader chooses. Nothing is sent before a press of
 * "Send", and the code loads with a press of "Open playground".
 */
export default function RpcPlayground({method, size = 'large'}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [opened, setOpened] = useState<{readonly Playground: Playground | undefined}>();

  async function open(): Promise<void> {
    setOpened({Playground: await loaded(import('./Playground'))});
  }

  return (
    <section className={styles.playground} data-size={opened?.Playground ? 'large' : size} data-markdown="skip" aria-label={`Playground for ${method}`}>
      {opened?.Playground ? (
        <opened.Playground method={method} />
      ) : (
        <>
          {size === 'large' && <p>Try the request from your browser. Nothing is sent before you press Send.</p>}
          <button type="button" className="button button--secondary" disabled={!isBrowser} onClick={() => void open()}>
            {size === 'large' ? 'Open playground' : breakable(`Try ${method}`)}
          </button>
          {opened && <LoadFailure what="The playground" onRetry={() => void open()} />}
        </>
      )}
    </section>
  );
}
