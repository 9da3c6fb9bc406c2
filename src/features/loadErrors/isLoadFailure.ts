/** Whether an error, or one of its causes, is a failed chunk load. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || isLoadFailure(error.cause))
  );
}
