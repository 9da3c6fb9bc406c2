import {useEffect, useRef, useState} from 'react';

interface RequestControls {
  readonly isSending: boolean;
  /** Sends a request and shows the result, unless the request is discarded first. */
  readonly start: <T>(
    send: (signal: AbortSignal) => Promise<T>,
    show: (result: T) => void,
  ) => Promise<void>;
  /** Aborts the request; the result says that it was cancelled. */
  readonly cancel: () => void;
  /** Aborts the request and ignores the result. */
  readonly discard: () => void;
}

/** Manages a single request at a time, which is aborted on unmount. */
export function useRequest(): RequestControls {
  const runningController = useRef<AbortController>(undefined);
  const [isSending, setSending] = useState(false);
  useEffect(() => () => runningController.current?.abort(), []);

  function discard(): void {
    runningController.current?.abort();
    runningController.current = undefined;
    setSending(false);
  }

  return {
    isSending,
    discard,
    cancel: () => runningController.current?.abort(),
    async start(send, show) {
      discard();
      const controller = new AbortController();
      runningController.current = controller;
      setSending(true);
      const result = await send(controller.signal);
      if (runningController.current !== controller) return;
      setSending(false);
      show(result);
    },
  };
}
