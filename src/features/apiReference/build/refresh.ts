import {assertValid} from './validate';

export interface Refresh {
  /** The document to build with. */
  readonly source: string;
  /** What happened, in one sentence for the build's output. */
  readonly message: string;
}

const timeoutMilliseconds = 15_000;

async function download(url: string, load: typeof fetch): Promise<string> {
  const response = await load(url, {
    headers: {accept: 'application/yaml, text/yaml, text/plain'},
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) {
    throw new Error(`status ${response.status}`);
  }
  const source = await response.text();
  await assertValid(source, url);
  return source;
}

/**
 * The newest valid document: the remote one when it loads and is valid, else the committed one. A
 * remote failure never stops the build; the message says which document is used, and why.
 */
export async function refresh(
  committed: string,
  url: string | undefined,
  load: typeof fetch = fetch,
): Promise<Refresh> {
  if (url === undefined) {
    return {source: committed, message: 'TOKEN_API_SPEC_URL is not set: the committed file is used.'};
  }
  try {
    const source = await download(url, load);
    return {
      source,
      message: source === committed ? `${url} equals the committed file.` : `Refreshed from ${url}.`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {source: committed, message: `Could not refresh from ${url}, so the committed file is used. Reason: ${reason}`};
  }
}
