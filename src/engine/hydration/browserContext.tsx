// Replaces the context behind `useIsBrowser`: what waits for the browser renders in a transition, which React interrupts for input.
import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/** Whether hydration is over. */
export const Context = createContext(false);

interface Props {
  readonly children: ReactNode;
}

export function BrowserContextProvider({children}: Props): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
