import type {ReactNode} from 'react';

/** Whether an error, or one of its causes, is that a part of the code did not load. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || isLoadFailure(error.cause));
}

/** Instead of a crash screen: nothing is broken, and what the error names are files of the build. A lazy part is asked for once only, so the page has to begin anew. */
export function LoadFailure(): ReactNode {
  return (
    <main className="container margin-vert--xl" role="alert">
      <h1>A part of this page did not load</h1>
      <p>Nothing is lost. Check your connection, then try again.</p>
      <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
        Try again
      </button>
    </main>
  );
}
