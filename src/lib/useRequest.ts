import {useEffect, useRef, useState} from 'react';

interface RunningRequest {
  readonly isSending: boolean;
  /** Sends, and shows the result unless the request was discarded meanwhile. */
  readonly start: <T>(send: (signal: AbortSignal) => Promise<T>, show: (result: T) => void) => Promise<void>;
  /** Ends the request and shows its result: that it was cancelled. */
  readonly cancel: () => void;
  /** Ends the request and shows nothing. */
  readonly discard: () => void;
}

/** One request at a time, which ends with the component. */
export function useRequest(): RunningRequest {
  const running = useRef<AbortController>(undefined);
  const [isSending, setSending] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  function discard(): void {
    running.current?.abort();
    running.current = undefined;
    setSending(false);
  }

  return {
    isSending,
    discard,
    cancel: () => running.current?.abort(),
    async start(send, show) {
      discard();
      const controller = new AbortController();
      running.current = controller;
      setSending(true);
      const result = await send(controller.signal);
      if (running.current !== controller) return;
      setSending(false);
      show(result);
    },
  };
}
