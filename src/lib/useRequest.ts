import {useEffect, useRef, useState} from 'react';

interface RunningRequest {
  readonly isSending: boolean;
  /** Sends, and shows what came of it, unless the request was given up meanwhile. */
  readonly start: <T>(send: (controller: AbortController) => Promise<T>, show: (received: T) => void) => Promise<void>;
  /** Ends the request for a reader who waits for it: what came of it is shown. */
  readonly cancel: () => void;
  /** Ends the request for a reader who asks for something else: nothing of it is shown. */
  readonly giveUp: () => void;
}

/** One request at a time, which ends with the component. */
export function useRequest(): RunningRequest {
  const running = useRef<AbortController>(undefined);
  const [isSending, setSending] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  function giveUp(): void {
    running.current?.abort();
    running.current = undefined;
    setSending(false);
  }

  return {
    isSending,
    giveUp,
    cancel: () => running.current?.abort(),
    async start(send, show) {
      giveUp();
      const controller = new AbortController();
      running.current = controller;
      setSending(true);
      const received = await send(controller);
      if (running.current !== controller) return;
      setSending(false);
      show(received);
    },
  };
}
