// Replaces the context behind `useIsBrowser`, so that components waiting for the browser render in a transition, which user input can interrupt.
// Also keeps the built head until the page is hydrated: because hydration takes several frames, the title and tags would otherwise be
// replaced in between with those of the components rendered so far, such as the site's title without the page's.
import {HelmetProvider} from 'react-helmet-async';
import {
  createContext,
  startTransition,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/** Whether hydration is complete. */
export const Context = createContext(false);

/** Whether the head was built with the page. The development server sends an empty page. */
const hasBuiltHead = Boolean(process.env.HYDRATE_CLIENT_ENTRY);
const {canUseDOM} = HelmetProvider;

/** Suspends changes to the head. Called when the provider first renders, before any component below it adds tags. */
function keepBuiltHead(): boolean {
  if (hasBuiltHead) {
    HelmetProvider.canUseDOM = false;
  }
  return false;
}

export function BrowserContextProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const [isBrowser, setIsBrowser] = useState<boolean>(keepBuiltHead);
  useEffect(() => {
    HelmetProvider.canUseDOM = canUseDOM;
    startTransition(() => setIsBrowser(true));
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
