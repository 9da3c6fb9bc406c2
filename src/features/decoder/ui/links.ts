import type {SignatureIndex} from '../signatures';
import type {DecodeResult} from '../verdict/verdict';

/** Links to the reference by identifier. */
export type Links = Readonly<Record<string, string>>;

/** Matches Solidity identifiers, such as `hasRole`, `_from`, `owner()` and `MessageSent`. */
const identifierPattern =
  /(\b[a-z]+[A-Z]\w*(?:\(\))?|\b[a-z]+\(\)|\b_[a-z]\w*|\b[A-Z][a-z]+[A-Z]\w*)/;

/** Splits text into plain text and identifiers, in turn. */
export const splitAtIdentifiers = (text: string): readonly string[] =>
  text.split(identifierPattern);

/** Maximum number of items whose explanations are searched for identifiers; the page lists no more. */
const MAX_ITEMS = 50;

/** Finds the entries in the reference for the identifiers in the explanations of a result. */
export function findLinks(
  result: DecodeResult,
  {findByName}: SignatureIndex,
): Links {
  const texts = result.slice(0, MAX_ITEMS).flatMap(({decoded}) => {
    const matches = decoded.status === 'decoded' ? decoded.matches : [];
    return matches.flatMap(({description = '', cause}) => [
      description,
      cause?.cause ?? '',
      cause?.fix ?? '',
    ]);
  });
  const identifiers = new Set(texts.flatMap(splitAtIdentifiers));
  return Object.fromEntries(
    [...identifiers].flatMap((name) => {
      const link = findByName(name)
        .flatMap(({docsLinks}) => docsLinks)
        .find(({heading}) => heading);
      return link ? [[name, link.href] as const] : [];
    }),
  );
}
