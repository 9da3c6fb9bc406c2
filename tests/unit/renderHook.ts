import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {vi} from 'vitest';

/** Runs a hook in React without a browser: only state and effects, no elements. `current` is what the hook returned last. */
export async function renderHook<Options extends object, Result>(
  useHook: (options: Options) => Result,
  options: Options,
) {
  const addEventListener = (): void => undefined;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', {HTMLIFrameElement: Object});
  const root = createRoot({
    nodeType: 1,
    tagName: 'DIV',
    addEventListener,
    ownerDocument: {nodeType: 9, addEventListener},
  } as unknown as Element);
  const results: Result[] = [];
  function Hook(props: Options): null {
    results.push(useHook(props));
    return null;
  }
  const render = (props: Options): Promise<void> =>
    act(async () => root.render(createElement(Hook, props)));
  await render(options);
  return {
    get current(): Result {
      return results.at(-1) as Result;
    },
    render,
    unmount: () => act(async () => root.unmount()),
  };
}
