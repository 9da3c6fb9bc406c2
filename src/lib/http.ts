/** Maximum number of bytes to read from a response, because a stream may never end. */
const MAX_BYTES = 20_000_000;

export interface HttpResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Whether the text is only the start of the response. */
  readonly isTruncated: boolean;
}

/** Why there is no response, as far as the browser reveals. */
export type HttpFailure =
  | 'cancelled'
  | 'timeout'
  | 'offline'
  | 'mixedContent'
  | 'redirect'
  | 'interrupted'
  | 'cors'
  | 'unreachable';

export type HttpResult =
  {readonly response: HttpResponse} | {readonly failure: HttpFailure};

/** Sends a request. Never rejects. */
export type Transport = (
  url: string,
  init: RequestInit,
  signal: AbortSignal,
) => Promise<HttpResult>;

async function readText(
  body: ReadableStream<Uint8Array> | null,
): Promise<Pick<HttpResponse, 'text' | 'isTruncated'>> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let size = 0;
  while (reader) {
    const {done, value} = await reader.read();
    if (done) break;
    text += decoder.decode(value, {stream: true});
    size += value.length;
    if (size > MAX_BYTES) {
      void reader.cancel();
      return {text, isTruncated: true};
    }
  }
  return {text: text + decoder.decode(), isTruncated: false};
}

export const getAbortFailure = (signal: AbortSignal): HttpFailure =>
  signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    ? 'timeout'
    : 'cancelled';

/** The names of the reader's own machine to which an HTTPS page may send plain HTTP. The policy of the relay (src/features/hosting/headers.ts) allows these, because sources cannot contain IPv6 addresses. */
export const localHosts = ['localhost', '127.0.0.1'];

/** Whether the browser or the policy blocks a request because an HTTPS page sends it over plain HTTP to a host that is not in `localHosts`. */
function isMixedContent(url: string): boolean {
  const {protocol, hostname} = new URL(url, self.location.href);
  return (
    self.location.protocol === 'https:' &&
    protocol === 'http:' &&
    !localHosts.includes(hostname)
  );
}

/** Determines why fetch failed. A `no-cors` request succeeds if only CORS headers are missing. */
async function findFailure(
  url: string,
  signal: AbortSignal,
): Promise<HttpFailure> {
  if (!navigator.onLine) return 'offline';
  if (isMixedContent(url)) return 'mixedContent';
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return 'cors';
  } catch {
    return signal.aborted ? getAbortFailure(signal) : 'unreachable';
  }
}

/** Sends a request from this page or worker. Never rejects. */
export const requestText: Transport = async (url, init, signal) => {
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
    if (response.type === 'opaqueredirect') return {failure: 'redirect'};
    const {ok, status, headers, body} = response;
    return {
      response: {
        ok,
        status,
        headers: Object.fromEntries(headers),
        ...(await readText(body)),
      },
    };
  } catch {
    if (signal.aborted) return {failure: getAbortFailure(signal)};
    return {failure: response ? 'interrupted' : await findFailure(url, signal)};
  }
};

type JsonResult =
  /** `json` is undefined if the text is not JSON. */
  | {
      readonly response: HttpResponse;
      readonly json: unknown;
      readonly milliseconds: number;
    }
  | {readonly failure: HttpFailure; readonly milliseconds: number};

interface Options {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  readonly transport?: Transport;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Combines signals into one that aborts with the first of them. Replaces AbortSignal.any, so that requests also end in browsers older than those we support. */
function combineSignals(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, {once: true});
  }
  return controller.signal;
}

/** Sends a request and parses the response. Never rejects. */
export async function requestJson(
  url: string,
  init: RequestInit,
  {timeoutMs, signal, transport = requestText}: Options,
): Promise<JsonResult> {
  const start = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const result = await transport(
    url,
    init,
    signal ? combineSignals([signal, timeout]) : timeout,
  );
  const milliseconds = Math.round(performance.now() - start);
  return 'failure' in result
    ? {...result, milliseconds}
    : {...result, json: parseJson(result.response.text), milliseconds};
}

/** Creates the options for a JSON-RPC request. Does not follow redirects, because browsers would drop the body. */
export const createRpcInit = (
  method: string,
  params: readonly unknown[],
  id = 1,
): RequestInit => ({
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({jsonrpc: '2.0', id, method, params}),
  redirect: 'manual',
});

/** Describes a failure and its fix. `server` is what the page calls the server: "endpoint" or "API". */
export function describeFailure(
  failure: HttpFailure,
  server: string,
  timeoutMs: number,
): string {
  const sentences: Readonly<Record<HttpFailure, string>> = {
    cancelled: `You cancelled the request. The ${server} may have received it.`,
    timeout: `No response within ${timeoutMs / 1000} seconds. The request was cancelled. Try again.`,
    offline: 'You are offline. Connect to the internet, then try again.',
    mixedContent:
      'Browsers block http:// requests from https:// pages, except to your own machine at http://localhost or http://127.0.0.1. Use one of these, or an https:// URL.',
    redirect: `The ${server} redirects to another URL. Enter that URL.`,
    interrupted:
      'The connection was lost before the response was complete. Try again.',
    cors: `The ${server} can be reached, but this page cannot read the response: the ${server} does not allow cross-origin requests (CORS), or redirects. The samples work without CORS.`,
    unreachable: `The ${server} cannot be reached: the connection was refused or lost, the URL is wrong, or something in between blocks the request. Check the URL and your connection.`,
  };
  return sentences[failure];
}

const DAY_SECONDS = 86_400;

/** Says when to retry after status 429. The `Retry-After` header contains seconds or a date. */
export function describeRetryAfter(
  header: string | undefined,
  now: number,
): string {
  const value = header?.trim() ?? '';
  const remainingSeconds = /^\d+$/.test(value)
    ? Number(value)
    : (Date.parse(value) - now) / 1000;
  if (Number.isNaN(remainingSeconds)) return 'Wait a minute, then try again.';
  const seconds = Math.max(1, Math.ceil(remainingSeconds));
  if (seconds > DAY_SECONDS)
    return 'You cannot send more requests for over a day.';
  if (seconds > 120) return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
  return `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

/** Replaces URL.canParse, for the same browsers. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Returns why a custom URL is invalid, as a sentence; undefined if it is valid. */
export function validateUrl(text: string): string | undefined {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return 'Enter the complete URL of the endpoint, starting with https:// or, for your own machine, http://localhost or http://127.0.0.1.';
  }
  const {username, password} = url;
  if (username || password) {
    return 'Browsers do not send requests to URLs that contain a user name or password. Use an endpoint that takes its key in the path.';
  }
  return text.includes('YOUR_API_KEY')
    ? 'Replace YOUR_API_KEY with your key.'
    : undefined;
}
