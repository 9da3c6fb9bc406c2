import {isRecord} from '@site/src/lib/isRecord';
import {retryAfter} from '@site/src/lib/retryAfter';
import {abortAfter, isTimeUp} from '@site/src/lib/timeLimit';
import {commonErrors} from '@site/src/features/rpc/methods/errors';
import type {RpcMethod} from '@site/src/features/rpc/methods';
import type {Reply} from './request';
import {findProblem} from './validate';

const timeLimitMs = 15_000;

const requestId = 1;

/** What came back from an endpoint. */
export interface Answer {
  readonly kind: 'result' | 'error' | 'failure';
  /** What happened, as a sentence. */
  readonly summary: string;
  readonly milliseconds: number;
  /** The body as it is shown; undefined when there is none. */
  readonly body?: string;
  /** What the method returned, when `kind` is `result`. */
  readonly result?: unknown;
  /** The bytes that a contract reverted with. */
  readonly revertData?: string;
}

/** What a sender has to know of a method. */
export type CalledMethod = Pick<RpcMethod, 'method' | 'result' | 'errors'>;

type Judgement = Omit<Answer, 'milliseconds'>;

const statusMeanings: Readonly<Record<number, string>> = {
  401: 'The endpoint asks for a key.',
  403: 'The endpoint refuses access from here, or with this key.',
  404: 'Nothing answers at this path. Check the URL.',
};

/** What the reference says about an error. A known error of the parameters as such is matched when the endpoint says no more. */
function mendOf({errors}: CalledMethod, code: unknown, message: string): string {
  const saysNoMore = /^(invalid (method )?param(s|eters?))?$/i.test(message);
  const known = errors.find((error) => {
    const isCode = error.code === undefined || error.code === code;
    return isCode && (error.isGeneric ? saysNoMore : message.toLowerCase().includes((error.part ?? error.message).toLowerCase()));
  });
  const common = commonErrors.find((error) => error.transport === 'JSON-RPC' && error.code === code && error.code !== -32000);
  const mend = known?.mend ?? (saysNoMore || code === 3 || code === -32601 || code === -32005 ? common?.mend : undefined);
  return mend ? ` ${mend}` : '';
}

/** What an `error` that is no error object of JSON-RPC says. */
const plainErrorOf = (answer: unknown): string | undefined =>
  isRecord(answer) && typeof answer.error === 'string' ? answer.error.replace(/\.$/, '') : undefined;

function describeError({code, message}: Readonly<Record<string, unknown>>, method: CalledMethod): string {
  const words = typeof message === 'string' ? message.replace(/\.$/, '') : '';
  const name = code === undefined ? 'an error without a code' : `error ${code as string | number}`;
  return `The endpoint answered with ${name}${words ? `: ${words}` : ', without a message'}.${mendOf(method, code, words)}`;
}

/** The revert bytes in the `data` of an error: some endpoints put them into an object, or words in front of them. */
function revertDataIn(data: unknown): string | undefined {
  if (typeof data === 'string') return /^(?:reverted:? )?(0x(?:[0-9a-f]{2}){4,})$/i.exec(data.trim())?.[1];
  return isRecord(data) ? revertDataIn(data.data ?? data.result) : undefined;
}

/** Answers above this are shown as they came: to indent them takes long, and makes them larger still. */
export const largest = 1_000_000;

function judge(answer: unknown, text: string, method: CalledMethod): Judgement {
  const body = text.length > largest ? text : JSON.stringify(answer, null, 2);
  if (isRecord(answer) && isRecord(answer.error)) {
    const revertData = revertDataIn(answer.error.data);
    return {kind: 'error', body, summary: describeError(answer.error, method), ...(revertData && {revertData})};
  }
  const plain = plainErrorOf(answer);
  if (plain) {
    return {kind: 'failure', body, summary: `The endpoint answered with an error that is not one of JSON-RPC: ${plain}.`};
  }
  if (!isRecord(answer) || !Object.hasOwn(answer, 'result')) {
    return {kind: 'failure', body: text, summary: 'The answer is JSON, but not a JSON-RPC response: it has neither result nor error.'};
  }
  if (answer.id !== requestId) {
    const id = answer.id === undefined ? 'without an id' : `with the id ${JSON.stringify(answer.id)}`;
    return {kind: 'failure', body, summary: `A result came back, but ${id} and not with that of the request, ${requestId}. It may answer another request.`};
  }
  const problem = findProblem(answer.result, method.result, 'result');
  return {
    kind: 'result',
    body,
    result: answer.result,
    summary: problem ? `Success, but the result is not as documented: ${problem}` : 'Success.',
  };
}

function read(reply: Reply, method: CalledMethod): Judgement {
  const {text} = reply;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    const what = reply.ok ? 'The answer is not valid JSON. Is this the URL of an RPC endpoint?' : statusText(reply);
    return {kind: 'failure', body: text, summary: what};
  }
  // A JSON-RPC error says more than the status that some endpoints send with it.
  if (reply.ok || (reply.status !== 429 && isRecord(answer) && isRecord(answer.error))) {
    return judge(answer, text, method);
  }
  const plain = plainErrorOf(answer);
  return {kind: 'failure', body: text, summary: `${statusText(reply)}${plain ? ` It says: ${plain}.` : ''}`};
}

function statusText({status, retryAfter: pause}: Reply): string {
  if (status === 429) return `HTTP 429. Too many requests. ${retryAfter(pause, Date.now())} An endpoint with a key of your own allows more.`;
  const common = commonErrors.find(({transport, code}) => transport === 'HTTP' && code === status);
  return `HTTP ${status}. ${statusMeanings[status] ?? (common ? `${common.cause}. ${common.mend}` : 'The endpoint did not answer the request.')}`;
}

/** Why `fetch` or reading its answer threw, as far as a browser tells a page. */
function explain(signal: AbortSignal): string {
  if (!signal.aborted) {
    if (!navigator.onLine) return 'You are offline. Connect, then send the request again.';
    return 'The endpoint cannot be reached from this page: there is no connection, the URL is wrong, or the endpoint allows no requests from web pages (CORS). The curl sample works without CORS.';
  }
  return isTimeUp(signal.reason) ? `No answer within ${timeLimitMs / 1000} seconds. The request was given up.` : 'You cancelled the request. The endpoint may have received it.';
}

/** How a request gets to an endpoint. */
export type Transport = (url: string, body: string, signal: AbortSignal) => Promise<Reply>;

/** Sends one request and says what came of it; never throws. */
export async function send(
  transport: Transport,
  url: string,
  method: CalledMethod,
  params: readonly unknown[],
  controller: AbortController,
): Promise<Answer> {
  const start = performance.now();
  const stopClock = abortAfter(controller, timeLimitMs);
  const body = JSON.stringify({jsonrpc: '2.0', id: requestId, method: method.method, params});
  const judgement = await transport(url, body, controller.signal)
    .then((reply) => read(reply, method))
    .catch((): Judgement => ({kind: 'failure', summary: explain(controller.signal)}));
  stopClock();
  return {...judgement, milliseconds: Math.round(performance.now() - start)};
}
