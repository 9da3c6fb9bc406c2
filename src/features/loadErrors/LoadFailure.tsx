import {useLocation} from '@docusaurus/router';
import {useEffect, useState, type ReactNode} from 'react';

interface Props {
  /** What failed to load, as the subject of a sentence. */
  readonly subject?: string;
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** A message and a Retry button that replace a part of the page that failed to load. */
export function LoadFailure({
  subject = 'Part of this page',
  error,
  onRetry,
}: Props): ReactNode {
  return (
    <div role="alert" className="load-failure">
      <p>{subject} did not load: check your connection, then retry.</p>
      {error instanceof Error && <p>{error.message}</p>}
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

/** Resets an error boundary on navigation. It would otherwise keep its error, because the layout around it persists. */
export function useResetOnNavigation(reset: () => void): void {
  const {pathname} = useLocation();
  const [crashedPathname] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedPathname) {
      reset();
    }
  }, [pathname, crashedPathname, reset]);
}
