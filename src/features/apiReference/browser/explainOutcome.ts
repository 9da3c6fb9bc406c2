import {
  describeFailure,
  describeRetryAfter,
  type requestJson,
} from '../../../lib/http';

/** Descriptions of statuses in the OpenAPI document. */
type StatusDescriptions = Readonly<
  Record<string, {readonly description?: string}>
>;

interface Outcome {
  readonly isFailure: boolean;
  /** What happened, why, and what to do. */
  readonly text: string;
}

export const timeoutMs = 10_000;

/** What to do after a status other than 429 and 5xx. */
const fixes: Readonly<Record<number, string>> = {
  400: 'Correct the value in the form, then send the request again.',
  404: 'Check the address. If it is right, the API does not list this token.',
};

function explainStatus(
  status: number,
  headers: Readonly<Record<string, string>>,
  descriptions: StatusDescriptions,
): string {
  if (status === 429)
    return `Status 429: too many requests. ${describeRetryAfter(headers['retry-after'], Date.now())}`;
  if (status >= 500)
    return `Status ${status}: the API failed. Try again later.`;
  const description =
    descriptions[status]?.description ?? 'the API rejected the request';
  const fix = fixes[status] ?? 'Change the request before you send it again.';
  return `Status ${status}: ${description}. ${fix}`;
}

/** Explains the outcome of a request to a reader of the page. */
export function explainOutcome(
  result: Awaited<ReturnType<typeof requestJson>>,
  descriptions: StatusDescriptions,
): Outcome {
  if ('failure' in result)
    return {
      isFailure: true,
      text: describeFailure(result.failure, 'API', timeoutMs),
    };
  const {status, ok, headers} = result.response;
  if (!ok)
    return {
      isFailure: true,
      text: explainStatus(status, headers, descriptions),
    };
  return result.json === undefined
    ? {
        isFailure: true,
        text: `Status ${status}, but the response is not JSON. Something other than the API may have responded, such as a Wi-Fi network's sign-in page.`,
      }
    : {isFailure: false, text: `Status ${status}. The response is below.`};
}
