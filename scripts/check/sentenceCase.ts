import {escapeRegExp} from '../../src/lib/text';
import {properNames} from './vocabulary';

/** Matches longer names first: "Linea Hub" before "Linea". */
const properNamePattern = new RegExp(
  `(?<!\\w)(?:${[...properNames]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')})(?!\\w)`,
  'g',
);

/** Finds capitalized words in a heading, except its first word and proper names. */
export function findCapitals(heading: string): string[] {
  // A number, as in "Step 1: Deploy", or a colon starts a new sentence.
  const sentences = heading
    .replace(/^(?:Step )?\d+[.:]? /, '')
    .replaceAll(properNamePattern, 'name')
    .split(/[:.?] /);
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/(?<![\w.-])[A-Z][a-z]+(?![\w.]|-[A-Z])/g)]
      .filter(({index}) => index > 0)
      .map(([word]) => word),
  );
}
