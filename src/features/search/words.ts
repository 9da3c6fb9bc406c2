import lunr from 'lunr';

/** A word of a query. `covers` are the positions of the words it stands for: a joined pair stands for two. */
export interface Word {
  readonly text: string;
  readonly stem: string;
  readonly covers: readonly number[];
}

/** A selector with data behind it: pages know the selector only. Addresses and topics are known whole. */
const selectorOf = (text: string): string => (/^0x[0-9a-f]{9,}$/.test(text) && ![42, 66].includes(text.length) ? text.slice(0, 10) : text);

const stemOf = (text: string): string => lunr.stemmer(new lunr.Token(text, {})).toString();

const isTelling = (text: string): boolean => (lunr.stopWordFilter(new lunr.Token(text, {})) as lunr.Token | undefined) !== undefined;

/** The words of a text as the index cuts them: at spaces and hyphens, in lower case, without punctuation around them. */
const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .map((token) => token.replace(/^\W+|\W+$/g, ''))
    .filter(Boolean);

const known = new Map<string, readonly string[]>();

/** The words of a title, heading or keyword as the index has them. */
export function stemsOf(text: string): readonly string[] {
  const stems = known.get(text) ?? tokensOf(text).map(stemOf);
  known.set(text, stems);
  return stems;
}

/** At most this many words of a query are looked for. */
const mostWords = 12;

/** The words of a query, without those that say nothing unless there are no others. */
export function wordsOf(query: string): Word[] {
  const tokens = [...new Set(tokensOf(query).map(selectorOf))];
  const telling = tokens.filter(isTelling);
  return (telling.length > 0 ? telling : tokens).slice(0, mostWords).map((text, index) => ({text, stem: stemOf(text), covers: [index]}));
}

/** Neighbours written as one: "test net" is found as "testnet". */
export const pairsOf = (words: readonly Word[]): Word[] =>
  words.slice(1).map(({text}, index) => {
    const joined = `${words[index]?.text}${text}`;
    return {text: joined, stem: stemOf(joined), covers: [index, index + 1]};
  });
