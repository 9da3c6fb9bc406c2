/** What the reader is told after a press. */
export type Outcome = 'Copied' | 'The Markdown could not be loaded. Check your connection and press again.' | 'The browser refused the copy. Open the Markdown and copy it there.';

async function load(twin: string): Promise<string> {
  const response = await fetch(twin);
  const text = response.ok ? await response.text() : '';
  // A host that answers every address with a page of its own has no twin.
  if (!text.startsWith('# ')) {
    throw new Error(`${twin} is no Markdown`);
  }
  return text;
}

/** Copies the page's Markdown twin. */
export async function copyTwin(twin: string): Promise<Outcome> {
  const text = load(twin);
  try {
    // Safari forgets the press while it waits for an answer, unless it is given the promise.
    await (typeof ClipboardItem === 'undefined'
      ? navigator.clipboard.writeText(await text)
      : navigator.clipboard.write([new ClipboardItem({'text/plain': text.then((value) => new Blob([value], {type: 'text/plain'}))})]));
    return 'Copied';
  } catch {
    return text.then(
      () => 'The browser refused the copy. Open the Markdown and copy it there.',
      () => 'The Markdown could not be loaded. Check your connection and press again.',
    );
  }
}
