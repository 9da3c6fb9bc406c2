/** Fetches a file from this site. Unlike `fetch`, also rejects if the response has an error status. */
export async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`${url} responded with status ${response.status}`);
  return response;
}
