// Wraps the original: loads its code when it scrolls into view.
import TryItPanel from '@site/src/features/apiReference/browser/TryItPanel';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import {createVisibilityObserver, loadDefault} from '@site/src/lib/browser';
import type {Props} from '@theme/ApiExplorer';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

const whenVisible = createVisibilityObserver('0px');

type Explorer = ComponentType<Props>;

export default function ApiExplorer(props: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<
    'waiting' | 'failed' | {readonly Explorer: Explorer}
  >('waiting');

  async function load(): Promise<void> {
    setState('waiting');
    const Explorer = await loadDefault<Explorer>(
      import('@theme-original/ApiExplorer') as Promise<{
        readonly default: Explorer;
      }>,
    );
    setState(Explorer ? {Explorer} : 'failed');
  }

  useEffect(
    () =>
      ref.current ? whenVisible(ref.current, () => void load()) : undefined,
    [],
  );

  if (state === 'waiting') return <TryItPanel ref={ref} />;
  return (
    <TryItPanel>
      {state === 'failed' ? (
        <LoadFailure subject="The try-it panel" onRetry={() => void load()} />
      ) : (
        <state.Explorer {...props} />
      )}
    </TryItPanel>
  );
}
