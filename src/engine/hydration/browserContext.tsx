// Replaces the context behind `useIsBrowser`: components that wait for the browser render in a transition, which input can interrupt.
import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/** Whether hydration is complete. */
export const Context = createContext(false);

interface Props {
  readonly children: ReactNode;
}

export function BrowserContextProvider({children}: Props): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
