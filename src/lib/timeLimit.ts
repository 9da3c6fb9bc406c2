/** Aborts a request when its time is up; returns what stops the clock. */
export function abortAfter(controller: AbortController, milliseconds: number): () => void {
  const timer = setTimeout(() => controller.abort(new DOMException('Time is up', 'TimeoutError')), milliseconds);
  return () => clearTimeout(timer);
}

/** Whether it was a time limit, and not the reader or the network, that ended a request: by the reason of its signal, or what it threw. */
export const isTimeUp = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';
