/** Aborts a request when its time is up; returns what stops the clock. */
export function abortAfter(controller: AbortController, milliseconds: number): () => void {
  const timer = setTimeout(() => controller.abort(new DOMException('Time is up', 'TimeoutError')), milliseconds);
  return () => clearTimeout(timer);
}

/** Whether it was the time limit, and not the reader, that aborted a request. */
export const isTimeUp = ({reason}: AbortSignal): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';
