// Stands for the engine's notice that the page has come to life. All that waits for it is drawn at once: here in slices, between
// which a reader who scrolls or taps is answered.
import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/** Whether the page has come to life. */
export const Context = createContext(false);

interface Props {
  readonly children: ReactNode;
}

export function BrowserContextProvider({children}: Props): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
