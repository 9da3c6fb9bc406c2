import {escapeRegExp} from '../../../lib/text';
import {properNames, spellings as additionalSpellings} from '../options';
import type {Term} from './terms';

interface Match {
  readonly term: Term;
  readonly index: number;
  /** The matched words. */
  readonly text: string;
}

/** Finds terms in the text, in reading order. */
export type Matcher = (text: string, startsSentence?: boolean) => Match[];

/** Whether a spelling matches case-sensitively, as do acronyms and names such as `KZG`, `R1CS`, `zkEVM` and `Groth16`. */
const hasFixedCase = (spelling: string): boolean =>
  /^\S+?[\p{Lu}\d]/u.test(spelling);

/** Creates a pattern for a spelling, with any white space between words and an optional plural ending. */
function toPattern(spelling: string): string {
  const words = escapeRegExp(spelling).replace(/\s+/g, String.raw`\s+`);
  return /[^aeiou]y$/.test(words)
    ? `${words.slice(0, -1)}(?:y|ies)`
    : `${words}(?:s|es)?`;
}

interface Spelling {
  readonly term: Term;
  readonly test: RegExp;
  /** Whether the term is a common noun, which is capitalized only at the start of a sentence. */
  readonly isCommonNoun: boolean;
}

function getSpellings(
  term: Term,
): (Spelling & {readonly source: string; readonly length: number})[] {
  return [...term.spellings, ...(additionalSpellings[term.id] ?? [])].map(
    (spelling) => {
      const isCommonNoun =
        !properNames.includes(term.id) && !hasFixedCase(spelling);
      const lowercaseSpelling =
        spelling.charAt(0).toLowerCase() + spelling.slice(1);
      const capitalizedSpelling =
        spelling.charAt(0).toUpperCase() + spelling.slice(1);
      const source = isCommonNoun
        ? `(?:${toPattern(lowercaseSpelling)}|${toPattern(capitalizedSpelling)})`
        : toPattern(spelling);
      return {
        term,
        isCommonNoun,
        source,
        length: spelling.length,
        test: new RegExp(`^${source}$`, 'u'),
      };
    },
  );
}

/**
 * Creates a matcher for whole words and their plurals. The longest spelling wins ("optimistic rollup" before "rollup"). Parts of compounds
 * ("Linea-prover"), paths and names ("prover.toml") do not match.
 */
export function createMatcher(terms: readonly Term[]): Matcher {
  const spellings = terms
    .flatMap(getSpellings)
    .sort((a, b) => b.length - a.length);
  if (spellings.length === 0) return () => [];
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_/@.$-])(?:${spellings.map(({source}) => source).join('|')})(?![\p{L}\p{N}_/-]|\.[\p{L}\p{N}])`,
    'gu',
  );
  return (text, startsSentence = false) => {
    const matches: Match[] = [];
    for (const match of text.matchAll(pattern)) {
      const spelling = spellings.find(({test}) => test.test(match[0]));
      const before = text.slice(0, match.index);
      const isSentenceStart =
        before.trim() === '' ? startsSentence : /[.!?]\s+$/.test(before);
      const isCapitalized = /^\p{Lu}/u.test(match[0]);
      if (
        spelling &&
        (!spelling.isCommonNoun || !isCapitalized || isSentenceStart)
      ) {
        matches.push({term: spelling.term, index: match.index, text: match[0]});
      }
    }
    return matches;
  };
}
