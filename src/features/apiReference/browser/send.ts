import {retryAfter} from '@site/src/lib/retryAfter';
import {abortAfter, isTimeUp} from '@site/src/lib/timeLimit';

const timeLimitSeconds = 10;

/** What the API answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What came of a request: a sentence, and the answer if there is one. */
export interface Outcome {
  readonly summary: string;
  readonly isFailure: boolean;
  readonly answer?: Answer;
}

/** What the document says of each status. */
export type Responses = Readonly<Record<string, {readonly description?: string}>>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What an answer means, as a sentence. */
export function describe({status, text, headers}: Answer, responses: Responses, now: number): Omit<Outcome, 'answer'> {
  if (status === 429) {
    return {isFailure: true, summary: `Status 429: too many requests. ${retryAfter(headers['retry-after'], now)}`};
  }
  const meaning = responses[status]?.description?.replace(/\.$/, '');
  if (status < 200 || status > 299) {
    const what = meaning ?? (status >= 500 ? 'the API failed, so try again later' : 'the API refused the request');
    return {isFailure: true, summary: `Status ${status}: ${what}.`};
  }
  if (isJson(text)) {
    return {isFailure: false, summary: `Status ${status}. The answer is below.`};
  }
  return {isFailure: true, summary: `Status ${status}, but the answer is ${text.trim() === '' ? 'empty' : 'not JSON'}. Something else may have answered in place of the API, such as the sign-in page of a network.`};
}

function aborted(signal: AbortSignal): string {
  return isTimeUp(signal.reason)
    ? `No answer within ${timeLimitSeconds} seconds, so the request was given up. Try again, or use one of the samples.`
    : 'You cancelled the request.';
}

/** Why no answer came. A request whose answer no page may read tells a server that forbids it from one that cannot be reached. */
async function explain(url: string, signal: AbortSignal): Promise<string> {
  if (signal.aborted) {
    return aborted(signal);
  }
  if (!navigator.onLine) {
    return 'You are offline. Connect, then send the request again.';
  }
  const isReachable = await fetch(url, {mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal}).then(
    () => true,
    () => (signal.aborted ? undefined : false),
  );
  if (isReachable === undefined) {
    return aborted(signal);
  }
  return isReachable
    ? 'The API answered, but it allows no web page to read this answer (CORS). The samples work without that permission.'
    : 'The API cannot be reached: the connection broke, or something between your browser and the API blocks it. Try again.';
}

/** Sends one request and says what came of it; never throws. */
export async function send(url: string, responses: Responses, controller: AbortController): Promise<Outcome> {
  const stopClock = abortAfter(controller, timeLimitSeconds * 1000);
  try {
    const response = await fetch(url, {
      headers: {accept: 'application/json'},
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: controller.signal,
    });
    const answer = {status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers)};
    return {...describe(answer, responses, Date.now()), answer};
  } catch {
    return {isFailure: true, summary: await explain(url, controller.signal)};
  } finally {
    stopClock();
  }
}
