import {code, type Phrase} from '../../../lib/mdast';

/** Text with `code` in it, as nodes. */
export function phrasesOf(text: string): readonly Phrase[] {
  return text.split(/(`[^`]+`)/).filter(Boolean).map((part) => (part.startsWith('`') ? code(part.slice(1, -1)) : part));
}
