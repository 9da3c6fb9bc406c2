import {validateUrl} from '@site/src/lib/http';
import {useRequest} from '@site/src/lib/useRequest';
import {useState, type SubmitEvent} from 'react';
import type {Endpoint} from './endpoint';

interface Options<Result> {
  /** The public endpoint to ask; undefined for the reader's own URL. */
  readonly selected: Endpoint | undefined;
  /** Never rejects. */
  readonly sendRequest: (
    endpoint: Endpoint,
    signal: AbortSignal,
  ) => Promise<Result>;
  /** Says why the request cannot be sent; is passed the problem with the reader's URL, if there is one. */
  readonly findProblem?: (urlProblem: string | undefined) => string | undefined;
  /** Whether problems with values are shown from the start, and not only after the first attempt. */
  readonly showsProblems?: boolean;
}

/** A line of text in the status: why nothing was sent, or something that the page has done instead. */
interface Notice {
  readonly kind: 'rejection' | 'info';
  readonly text: string;
}

export interface RequestFormState<Result> {
  /** Where the request goes: the selected endpoint or the reader's URL. */
  readonly endpoint: Endpoint;
  readonly customUrl: string;
  readonly setCustomUrl: (url: string) => void;
  readonly urlProblem: string | undefined;
  readonly shouldShowProblems: boolean;
  readonly showProblems: () => void;
  readonly isSending: boolean;
  /** Undefined until there is a result from the current endpoint for the current values. */
  readonly result: Result | undefined;
  /** How often the request was not sent because of a problem. */
  readonly rejectedAttempts: number;
  readonly notice: Notice | undefined;
  readonly setNotice: (notice: Notice) => void;
  /** Sends the request without a check of its values. */
  readonly send: (endpoint: Endpoint) => void;
  readonly submit: (event: SubmitEvent) => void;
  readonly cancel: () => void;
  /** Discards the pending request and what the status says. */
  readonly reset: () => void;
}

/** The state of a form that sends a request to an endpoint, but only when the reader presses its button. */
export function useRequestForm<Result>({
  selected,
  sendRequest,
  findProblem = (urlProblem) => urlProblem,
  showsProblems = false,
}: Options<Result>): RequestFormState<Result> {
  const [customUrl, setCustomUrl] = useState('');
  const [shouldShowProblems, setShowProblems] = useState(showsProblems);
  const [rejectedAttempts, setRejectedAttempts] = useState(0);
  const [response, setResponse] = useState<{
    readonly url: string;
    readonly result: Result;
  }>();
  const [notice, setNotice] = useState<Notice>();
  const {isSending, start, cancel, discard} = useRequest();

  const url = customUrl.trim();
  const urlProblem = selected ? undefined : validateUrl(url);
  const endpoint = selected ?? {
    url,
    host: urlProblem ? 'this endpoint' : new URL(url).host,
  };

  function reset(): void {
    discard();
    setResponse(undefined);
    setNotice(undefined);
  }

  function send(target: Endpoint): void {
    reset();
    void start(
      (signal) => sendRequest(target, signal),
      (result) => setResponse({url: target.url, result}),
    );
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSending) return;
    setShowProblems(true);
    const problem = findProblem(urlProblem);
    if (problem === undefined) {
      send(endpoint);
      return;
    }
    reset();
    setNotice({kind: 'rejection', text: problem});
    setRejectedAttempts(rejectedAttempts + 1);
  }

  return {
    endpoint,
    customUrl,
    setCustomUrl,
    urlProblem,
    shouldShowProblems,
    showProblems: () => setShowProblems(true),
    isSending,
    result: response?.url === endpoint.url ? response.result : undefined,
    rejectedAttempts,
    notice,
    setNotice,
    send,
    submit,
    cancel,
    reset,
  };
}
