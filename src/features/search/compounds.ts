import type {IndexList} from './types';

// The index splits names at their hyphens: "EIP-4844" becomes the terms "eip" and "4844". People also type "eip4844" or "eip 4844", and mean
// one thing. So each such name is a term of its own, too.

/** A name of letters and digits with hyphens before digits, such as EIP-4844, BLS12-381 or SHA-256. */
const compoundPattern = /(?<![a-z])[a-z]+\d*(?:-\d+)+/giu;

const joinName = (name: string): string => name.replaceAll('-', '');

/** Joins the parts of the hyphenated names in a text, as the terms of the index and the words of a query are. */
export const joinNames = (text: string): string =>
  text.replaceAll(compoundPattern, joinName);

const findCompounds = (text: string): string[] =>
  (text.match(compoundPattern) ?? []).map((name) =>
    joinName(name).toLowerCase(),
  );

/** Adds a term for each hyphenated name to a list of the index. The terms stay sorted, as lunr requires. */
export function addCompounds({documents, index}: IndexList): IndexList {
  const entriesByTerm = new Map(
    index.invertedIndex.map(([term, {t}]) => [term, {...t}]),
  );
  for (const {i, t} of documents) {
    for (const term of findCompounds(t)) {
      entriesByTerm.set(term, {...entriesByTerm.get(term), [i]: {}});
    }
  }
  const terms = [...entriesByTerm.keys()].sort();
  return {
    documents,
    index: {
      ...index,
      invertedIndex: terms.map((term, position) => [
        term,
        {_index: position, t: entriesByTerm.get(term) ?? {}},
      ]),
    },
  };
}
