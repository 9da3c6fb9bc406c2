import {expect, it, vi} from 'vitest';
import {explainOutcome} from '../../../src/features/apiReference/browser/explainOutcome';
import {createResponse} from '../responses';

// The theme's function is replaced by one that shows what it receives.
vi.mock('@theme-original/ApiExplorer/buildPostmanRequest', () => ({
  default: (_request: unknown, values: unknown) => values,
}));

const descriptions = {
  400: {description: 'Invalid contract address format'},
  404: {description: 'Token not found'},
};

it.each([
  [
    400,
    'Status 400: Invalid contract address format. Correct the value in the form, then send the request again.',
  ],
  [
    404,
    'Status 404: Token not found. Check the address. If it is right, the API does not list this token.',
  ],
  [
    418,
    'Status 418: the API rejected the request. Change the request before you send it again.',
  ],
  [429, 'Status 429: too many requests. Try again in 12 seconds.'],
  [503, 'Status 503: the API failed. Try again later.'],
])('explains status %i, and says what to do', (status, text) => {
  const response = createResponse({status, headers: {'retry-after': '12'}});
  expect(
    explainOutcome({response, json: {}, milliseconds: 1}, descriptions),
  ).toEqual({isFailure: true, text});
});

it('tells a response of the API from a sign-in page', () => {
  const explain = (json: unknown) =>
    explainOutcome(
      {response: createResponse({}), json, milliseconds: 1},
      descriptions,
    );
  expect(explain([])).toEqual({
    isFailure: false,
    text: 'Status 200. The response is below.',
  });
  expect(explain(undefined)).toMatchObject({
    isFailure: true,
    text: expect.stringContaining('not JSON'),
  });
});

it('keeps numbers in the query, and a value within its segment of the path', async () => {
  const {default: buildPostmanRequest} =
    await import('../../../src/theme/ApiExplorer/buildPostmanRequest');
  const {Request} = await import('postman-collection');
  const build = (value: string | number) =>
    buildPostmanRequest(new Request('https://example.org'), {
      queryParams: [{name: 'a', in: 'query', value}],
      pathParams: [{name: 'b', in: 'path', value}],
    }) as unknown as Record<string, readonly {readonly value: string}[]>;
  for (const [value, expected] of [
    [50, '50'],
    ['../prices', '..%2Fprices'],
    ['a?b#c%', 'a%3Fb%23c%25'],
    ['0x1,0x2', '0x1,0x2'],
  ] as const) {
    const {queryParams, pathParams} = build(value);
    expect(queryParams?.[0]?.value).toBe(expected);
    expect(pathParams?.[0]?.value).toBe(expected);
  }
});
