import type {DocsLink} from '../../../decoder/signatures';
import {decodeInWorker} from '../../../decoder/ui/client';

export interface Elsewhere {
  readonly signature: string;
  readonly links: readonly DocsLink[];
}

/** Finds the pages that describe the member with a selector or topic. Loads the decoder's data. */
export async function findElsewhere(
  hex: string,
): Promise<Elsewhere | undefined> {
  const {result} = await decodeInWorker(hex, []);
  const {decoded} = result[0];
  const [member] = decoded.status === 'decoded' ? decoded.matches : [];
  return member && {signature: member.signature, links: member.docsLinks};
}
