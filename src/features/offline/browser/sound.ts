import type {OfflineManifest} from '../types';

/** Types in which code is run. For other files their size and not being a page is enough: hosts name them in many ways. */
const types: Readonly<Record<string, RegExp>> = {js: /javascript/, css: /^text\/css/};

/** Whether an answer is the file that was asked for: whole, and of its type. Nothing else is kept. */
export async function isSound(path: string, response: Response, {files, sizes}: OfflineManifest): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  const expected = types[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  if (response.status !== 200 || response.redirected || (expected ? !expected.test(type) : type.startsWith('text/html'))) {
    return false;
  }
  const size = sizes[files.indexOf(path)];
  try {
    // An answer that broke off ends with an error.
    const {byteLength} = await response.clone().arrayBuffer();
    return size === undefined || byteLength === size;
  } catch {
    return false;
  }
}
