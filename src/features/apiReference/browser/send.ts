import {
  describeFailure,
  describeRetryAfter,
  requestJson,
  type HttpResponse,
} from '@site/src/lib/http';

const TIMEOUT_MS = 10_000;

/** The outcome of a request: a human-readable summary, and the response if there is one. */
export interface ApiOutcome {
  readonly summary: string;
  readonly isFailure: boolean;
  readonly response?: HttpResponse;
}

/** Descriptions of response statuses in the OpenAPI document. */
type StatusDescriptions = Readonly<
  Record<string, {readonly description?: string}>
>;

/** Explains a response. `json` is undefined if the body is not JSON. */
export function describeResponse(
  {status, ok, text, headers, isTruncated}: HttpResponse,
  json: unknown,
  descriptions: StatusDescriptions,
): Omit<ApiOutcome, 'response'> {
  if (status === 429) {
    return {
      isFailure: true,
      summary: `Status 429: too many requests. ${describeRetryAfter(headers['retry-after'], Date.now())}`,
    };
  }
  if (!ok) {
    const description =
      descriptions[status]?.description?.replace(/\.$/, '') ??
      (status >= 500
        ? 'the API failed, so try again later'
        : 'the API rejected the request');
    return {isFailure: true, summary: `Status ${status}: ${description}.`};
  }
  if (isTruncated) {
    return {
      isFailure: true,
      summary: `Status ${status}, but the response is too large for this page, so only the beginning was read. Use one of the samples.`,
    };
  }
  if (json !== undefined)
    return {
      isFailure: false,
      summary: `Status ${status}. The response is below.`,
    };
  return {
    isFailure: true,
    summary: `Status ${status}, but the response is ${text.trim() === '' ? 'empty' : 'not JSON'}. Something other than the API may have responded, such as a Wi-Fi network's sign-in page.`,
  };
}

/** Sends a request and returns its outcome. Never rejects. */
export async function send(
  url: string,
  descriptions: StatusDescriptions,
  signal: AbortSignal,
): Promise<ApiOutcome> {
  const result = await requestJson(
    url,
    {headers: {accept: 'application/json'}},
    {timeoutMs: TIMEOUT_MS, signal},
  );
  // The general description asks readers to check the URL, which this form does not let them enter.
  if ('failure' in result && result.failure === 'unreachable')
    return {
      isFailure: true,
      summary:
        'The API cannot be reached. Check your connection, then try again.',
    };
  if ('failure' in result)
    return {
      isFailure: true,
      summary: describeFailure(result.failure, 'API', TIMEOUT_MS),
    };
  return {
    ...describeResponse(result.response, result.json, descriptions),
    response: result.response,
  };
}
