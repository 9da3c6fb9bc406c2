// Replaces the context behind `useIsBrowser`, so that components waiting for the browser render in a transition, which user input can interrupt.
import {
  createContext,
  startTransition,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/** Whether hydration is complete. */
export const Context = createContext(false);

export function BrowserContextProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
