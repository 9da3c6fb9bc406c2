import {
  createRpcInit,
  describeFailure,
  describeRetryAfter,
  requestJson,
  requestText,
  type HttpResponse,
  type Transport,
} from '@site/src/lib/http';
import {requestFromWorker} from '@site/src/features/request/crossOriginWorker';
import type {Endpoint} from '@site/src/features/request/endpoint';
import {explainMessage, findKnownMessage} from '@site/src/data/knownMessage';
import {isDeeplyNested} from '@site/src/lib/nesting';
import {isRecord} from '@site/src/lib/text';
import {commonErrors} from '@site/src/features/rpc/methods/errors';
import type {RpcMethod} from '@site/src/features/rpc/methods';

const TIMEOUT_MS = 15_000;
const REQUEST_ID = 1;

/** Larger responses are not indented, which is slow and makes them even larger. */
const MAX_FORMATTED_LENGTH = 1_000_000;

/** Maximum number of characters to quote from an endpoint's message; the body contains the rest. */
const MAX_QUOTED_LENGTH = 300;

export interface RpcOutcome {
  readonly kind: 'result' | 'error' | 'failure';
  /** Human-readable, in full sentences. */
  readonly summary: string;
  readonly milliseconds: number;
  /** The response body to display, if there is one. */
  readonly body?: string;
  /** The method's result, if `kind` is `result`. */
  readonly result?: unknown;
  /** The bytes that a contract reverted with. */
  readonly revertData?: string;
  /** The JSON-RPC error object, if `kind` is `error`. */
  readonly error?: Readonly<Record<string, unknown>>;
}

/** The parts of a method that are needed to interpret a response. */
export interface CalledMethod extends Pick<RpcMethod, 'method' | 'errors'> {
  /** Describes how a result differs from its documentation. Only the playground checks this, because schemas add 13 KB. */
  readonly findProblem?: (result: unknown) => string | undefined;
}

type Interpretation = Omit<RpcOutcome, 'milliseconds'>;

const statusDescriptions: Readonly<Record<number, string>> = {
  401: 'The endpoint requires an API key.',
  403: 'The endpoint denies access from this site or with this key.',
  404: 'There is nothing at this path. Check the URL.',
};

const truncate = (text: string): string =>
  text.length > MAX_QUOTED_LENGTH
    ? `${text.slice(0, MAX_QUOTED_LENGTH)}…`
    : text;

/** Quotes a code or id of any type from a response. */
const quote = (value: unknown): string =>
  truncate(typeof value === 'number' ? String(value) : JSON.stringify(value));

/** Finds what an error means and the documented fix, whatever its code. Generic parameter errors match only if the endpoint provides no details. */
function findFix(
  {errors}: CalledMethod,
  code: unknown,
  message: string,
): string {
  const isGeneric = /^(?:invalid (?:method )?param(?:s|eters?))?$/i.test(
    message,
  );
  const documentedError = errors.find((error) =>
    error.isGeneric
      ? isGeneric && error.code === code
      : message
          .toLowerCase()
          .includes((error.part ?? error.message).toLowerCase()),
  );
  const commonError = commonErrors.find(
    (error) =>
      error.transport === 'JSON-RPC' &&
      error.code === code &&
      error.code !== -32000,
  );
  if (documentedError) {
    const {cause, fix} = documentedError;
    return cause === undefined ? ` ${fix}` : ` ${cause}. ${fix}`;
  }
  if ((isGeneric || code === 3) && commonError) return ` ${commonError.fix}`;
  // A code for any invalid parameter says less than the endpoint's own words.
  const known = findKnownMessage(
    message,
    ({row}) => !row.codes?.includes(-32_602),
  );
  if (known) {
    const {title, fix} = explainMessage(known.row, message);
    return ` ${title}. ${fix}`;
  }
  const isSpecific = code === -32601 || code === -32005;
  return isSpecific && commonError ? ` ${commonError.fix}` : '';
}

/** Returns the text of an `error`: a JSON-RPC error object, or a string instead of one. */
function getErrorText(json: unknown): string | undefined {
  const error =
    isRecord(json) && isRecord(json.error)
      ? json.error.message
      : isRecord(json) && json.error;
  return typeof error === 'string'
    ? truncate(error.replace(/\.$/, ''))
    : undefined;
}

function describeError(
  {code, message}: Readonly<Record<string, unknown>>,
  method: CalledMethod,
): string {
  const text = typeof message === 'string' ? message.replace(/\.$/, '') : '';
  const name =
    code === undefined ? 'an error without a code' : `error ${quote(code)}`;
  return `The endpoint responded with ${name}${text ? `: ${truncate(text)}` : ', without a message'}.${findFix(method, code, text)}`;
}

/** Finds the revert bytes in an error's `data`, which some endpoints wrap in an object or prefix with text. */
function findRevertData(data: unknown): string | undefined {
  if (typeof data === 'string')
    return /^(?:reverted:? )?(0x(?:[0-9a-f]{2}){4,})$/i.exec(data.trim())?.[1];
  return isRecord(data) ? findRevertData(data.data ?? data.result) : undefined;
}

function interpretJson(
  json: unknown,
  text: string,
  method: CalledMethod,
): Interpretation {
  const isDeep = isDeeplyNested(text);
  const body =
    isDeep || text.length > MAX_FORMATTED_LENGTH
      ? text
      : JSON.stringify(json, null, 2);
  if (isRecord(json) && isRecord(json.error)) {
    const revertData = findRevertData(json.error.data);
    return {
      kind: 'error',
      body,
      error: json.error,
      summary: describeError(json.error, method),
      ...(revertData && {revertData}),
    };
  }
  const errorText = getErrorText(json);
  if (errorText) {
    return {
      kind: 'failure',
      body,
      summary: `The endpoint responded with an error that is not a JSON-RPC error: ${errorText}.`,
    };
  }
  if (!isRecord(json) || !Object.hasOwn(json, 'result')) {
    return {
      kind: 'failure',
      body: text,
      summary:
        'The response is JSON, but not a JSON-RPC response: it has neither result nor error.',
    };
  }
  if (json.id !== REQUEST_ID) {
    const id = json.id === undefined ? 'no id' : `the id ${quote(json.id)}`;
    return {
      kind: 'failure',
      body,
      summary: `The response has ${id}, but the request has the id ${REQUEST_ID}. It may belong to another request.`,
    };
  }
  const problem = isDeep
    ? 'it is nested too deeply.'
    : method.findProblem?.(json.result);
  return {
    kind: 'result',
    body,
    result: json.result,
    summary: problem
      ? `Success, but the result is not as documented: ${problem}`
      : 'Success.',
  };
}

function describeStatus({status, headers}: HttpResponse): string {
  if (status === 429)
    return `HTTP 429. Too many requests. ${describeRetryAfter(headers['retry-after'], Date.now())} An endpoint with your own API key allows more.`;
  const commonError = commonErrors.find(
    ({transport, code}) => transport === 'HTTP' && code === status,
  );
  return `HTTP ${status}. ${statusDescriptions[status] ?? (commonError ? `${commonError.cause}. ${commonError.fix}` : 'The endpoint did not process the request.')}`;
}

function interpretResponse(
  response: HttpResponse,
  json: unknown,
  method: CalledMethod,
): Interpretation {
  const {ok, status, text, isTruncated} = response;
  if (isTruncated) {
    return {
      kind: 'failure',
      body: text,
      summary:
        'The response is too large for this page, so only the beginning was read. Request less, or use one of the samples.',
    };
  }
  if (json === undefined) {
    return {
      kind: 'failure',
      body: text,
      summary: ok
        ? 'The response is not valid JSON. Is this the URL of an RPC endpoint?'
        : describeStatus(response),
    };
  }
  // A JSON-RPC error is more specific than the HTTP status that some endpoints send with it.
  if (ok || (status !== 429 && isRecord(json) && isRecord(json.error)))
    return interpretJson(json, text, method);
  const errorText = getErrorText(json);
  return {
    kind: 'failure',
    body: text,
    summary: `${describeStatus(response)}${errorText ? ` Error message: ${errorText}.` : ''}`,
  };
}

/** Sends a request and returns its outcome. Never rejects. The pages' policy allows only public endpoints, so a worker asks others. */
export async function send(
  {url, network}: Endpoint,
  method: CalledMethod,
  params: readonly unknown[],
  signal: AbortSignal,
  transport: Transport = network ? requestText : requestFromWorker,
): Promise<RpcOutcome> {
  const jsonResult = await requestJson(
    url,
    createRpcInit(method.method, params, REQUEST_ID),
    {timeoutMs: TIMEOUT_MS, signal, transport},
  );
  const interpretation: Interpretation =
    'failure' in jsonResult
      ? {
          kind: 'failure',
          summary: describeFailure(jsonResult.failure, 'endpoint', TIMEOUT_MS),
        }
      : interpretResponse(jsonResult.response, jsonResult.json, method);
  return {...interpretation, milliseconds: jsonResult.milliseconds};
}
