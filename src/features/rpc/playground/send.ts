import {createRpcInit, describeFailure, describeRetryAfter, requestJson, type HttpResponse, type Transport} from '@site/src/lib/http';
import {isRecord} from '@site/src/lib/text';
import {commonErrors} from '@site/src/features/rpc/methods/errors';
import type {RpcMethod} from '@site/src/features/rpc/methods';
import {validateValue} from './validate';

const TIMEOUT_MS = 15_000;
const REQUEST_ID = 1;

/** Larger responses are shown as they came: indenting takes long and makes them larger still. */
export const MAX_FORMATTED_LENGTH = 1_000_000;

/** Endpoints may send messages of any length; the whole of it is in the body. */
const MAX_QUOTED_LENGTH = 300;

/** What came of a request. */
export interface RpcOutcome {
  readonly kind: 'result' | 'error' | 'failure';
  /** What happened, as sentences. */
  readonly summary: string;
  readonly milliseconds: number;
  /** The body as it is shown. Undefined where there is none. */
  readonly body?: string;
  /** What the method returned, when `kind` is `result`. */
  readonly result?: unknown;
  /** The bytes that a contract reverted with. */
  readonly revertData?: string;
  /** The error object of JSON-RPC, when `kind` is `error`. */
  readonly error?: Readonly<Record<string, unknown>>;
}

/** The part of a method's description that a response is compared with. */
export type CalledMethod = Pick<RpcMethod, 'method' | 'result' | 'errors'>;

type Interpretation = Omit<RpcOutcome, 'milliseconds'>;

const statusMeanings: Readonly<Record<number, string>> = {
  401: 'The endpoint asks for a key.',
  403: 'The endpoint refuses access from here, or with this key.',
  404: 'Nothing answers at this path. Check the URL.',
};

const truncate = (text: string): string => (text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text);

/** A code or ID of any type, quoted from a response. */
const quote = (value: unknown): string => truncate(typeof value === 'number' ? String(value) : JSON.stringify(value));

/** What the reference says about an error. An error of the parameters as such is recognized where the endpoint says no more. */
function findFix({errors}: CalledMethod, code: unknown, message: string): string {
  const isGeneric = /^(invalid (method )?param(s|eters?))?$/i.test(message);
  const documented = errors.find((error) => {
    const isSameCode = error.code === undefined || error.code === code;
    return isSameCode && (error.isGeneric ? isGeneric : message.toLowerCase().includes((error.part ?? error.message).toLowerCase()));
  });
  const common = commonErrors.find((error) => error.transport === 'JSON-RPC' && error.code === code && error.code !== -32000);
  const fix = documented?.fix ?? (isGeneric || code === 3 || code === -32601 || code === -32005 ? common?.fix : undefined);
  return fix ? ` ${fix}` : '';
}

/** An `error` that is text, and not an error object of JSON-RPC. */
const getErrorText = (json: unknown): string | undefined => (isRecord(json) && typeof json.error === 'string' ? truncate(json.error.replace(/\.$/, '')) : undefined);

function describeError({code, message}: Readonly<Record<string, unknown>>, method: CalledMethod): string {
  const text = typeof message === 'string' ? message.replace(/\.$/, '') : '';
  const name = code === undefined ? 'an error without a code' : `error ${quote(code)}`;
  return `The endpoint answered with ${name}${text ? `: ${truncate(text)}` : ', without a message'}.${findFix(method, code, text)}`;
}

/** The revert bytes in the `data` of an error: some endpoints wrap them in an object, or put words in front of them. */
function findRevertData(data: unknown): string | undefined {
  if (typeof data === 'string') return /^(?:reverted:? )?(0x(?:[0-9a-f]{2}){4,})$/i.exec(data.trim())?.[1];
  return isRecord(data) ? findRevertData(data.data ?? data.result) : undefined;
}

/** Levels of nesting that are formatted and validated. No documented result has half of them. */
const MAX_DEPTH = 200;

function isDeeplyNested(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function interpretJson(json: unknown, text: string, method: CalledMethod): Interpretation {
  const isDeep = isDeeplyNested(text);
  const body = isDeep || text.length > MAX_FORMATTED_LENGTH ? text : JSON.stringify(json, null, 2);
  if (isRecord(json) && isRecord(json.error)) {
    const revertData = findRevertData(json.error.data);
    return {kind: 'error', body, error: json.error, summary: describeError(json.error, method), ...(revertData && {revertData})};
  }
  const errorText = getErrorText(json);
  if (errorText) {
    return {kind: 'failure', body, summary: `The endpoint answered with an error that is not one of JSON-RPC: ${errorText}.`};
  }
  if (!isRecord(json) || !Object.hasOwn(json, 'result')) {
    return {kind: 'failure', body: text, summary: 'The answer is JSON, but not a JSON-RPC response: it has neither result nor error.'};
  }
  if (json.id !== REQUEST_ID) {
    const id = json.id === undefined ? 'without an id' : `with the id ${quote(json.id)}`;
    return {kind: 'failure', body, summary: `A result came back, but ${id} and not with that of the request, ${REQUEST_ID}. It may answer another request.`};
  }
  const problem = isDeep ? 'it is nested too deeply.' : validateValue(json.result, method.result, 'result')?.message;
  return {
    kind: 'result',
    body,
    result: json.result,
    summary: problem ? `Success, but the result is not as documented: ${problem}` : 'Success.',
  };
}

function describeStatus({status, headers}: HttpResponse): string {
  if (status === 429) return `HTTP 429. Too many requests. ${describeRetryAfter(headers['retry-after'], Date.now())} An endpoint with a key of your own allows more.`;
  const common = commonErrors.find(({transport, code}) => transport === 'HTTP' && code === status);
  return `HTTP ${status}. ${statusMeanings[status] ?? (common ? `${common.cause}. ${common.fix}` : 'The endpoint did not answer the request.')}`;
}

function interpretResponse(response: HttpResponse, json: unknown, method: CalledMethod): Interpretation {
  const {ok, status, text, isTruncated} = response;
  if (isTruncated) {
    return {kind: 'failure', body: text, summary: 'The answer is too large for this page: reading it was stopped. Ask for less, or use one of the samples.'};
  }
  if (json === undefined) {
    return {kind: 'failure', body: text, summary: ok ? 'The answer is not valid JSON. Is this the URL of an RPC endpoint?' : describeStatus(response)};
  }
  // A JSON-RPC error says more than the status that some endpoints send with it.
  if (ok || (status !== 429 && isRecord(json) && isRecord(json.error))) return interpretJson(json, text, method);
  const errorText = getErrorText(json);
  return {kind: 'failure', body: text, summary: `${describeStatus(response)}${errorText ? ` It says: ${errorText}.` : ''}`};
}

/** Sends a request and says what came of it. Never rejects. */
export async function send(url: string, method: CalledMethod, params: readonly unknown[], signal: AbortSignal, transport?: Transport): Promise<RpcOutcome> {
  const answer = await requestJson(url, createRpcInit(method.method, params, REQUEST_ID), {timeoutMs: TIMEOUT_MS, signal, ...(transport && {transport})});
  const interpretation: Interpretation =
    'failure' in answer
      ? {kind: 'failure', summary: describeFailure(answer.failure, 'endpoint', TIMEOUT_MS)}
      : interpretResponse(answer.response, answer.json, method);
  return {...interpretation, milliseconds: answer.milliseconds};
}
