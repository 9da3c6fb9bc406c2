/** What an endpoint answered. */
export interface Reply {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
  /** When to come back, where the endpoint lets pages read it. */
  readonly retryAfter?: string;
}

/** Posts a JSON-RPC request and reads the whole answer. */
export async function request(url: string, body: string, signal?: AbortSignal): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: signal ?? null,
  });
  const retryAfter = response.headers.get('retry-after');
  return {status: response.status, ok: response.ok, text: await response.text(), ...(retryAfter && {retryAfter})};
}
