import leven from 'leven';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import type {Finding} from './finding';

const CONFIG = 'cspell.config.yaml';

/** A word that no dictionary has, at its place, with the nearest words that one has. */
export interface Misspelling {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly word: string;
  readonly suggestions: readonly string[];
}

/** Words of the files that no dictionary has. Only files that `npm run spell` reads count. */
export async function misspellings(files: readonly string[], root = '.'): Promise<Misspelling[]> {
  // Both packages exist as ES modules only.
  const [{lint}, {GlobMatcher}] = await Promise.all([import('cspell'), import('cspell-glob')]);
  const folder = path.resolve(root);
  const {files: globs} = parse(readFileSync(path.join(folder, CONFIG), 'utf8')) as {files: string[]};
  const matcher = new GlobMatcher(globs, {root: folder});
  const chosen = files.filter((file) => matcher.match(path.join(folder, file)));
  const found: Misspelling[] = [];
  if (chosen.length === 0) {
    return found;
  }
  await lint(chosen, {root: folder, config: path.join(folder, CONFIG), showSuggestions: true, gitignore: false, cache: false}, {
    issue: ({uri, row, col, offset, text, suggestionsEx = []}) => {
      found.push({file: path.relative(folder, fileURLToPath(uri ?? '')), line: row, column: col, offset, word: text, suggestions: suggestionsEx.map(({word, wordAdjustedToMatchCase}) => wordAdjustedToMatchCase ?? word)});
    },
    error: (message, error) => {
      throw new Error(`${message}: ${error.message}`);
    },
  });
  return found;
}

/** The word that was meant, where that is beyond doubt: one dictionary word a letter away, and no name. */
export function correctionOf({word, suggestions}: Misspelling): string | undefined {
  const letters = (text: string): string => [...text].sort().join('');
  // Two letters that changed places are the likelier slip.
  const swapped = suggestions.filter((each) => letters(each) === letters(word) && leven(each, word) === 2);
  const close = swapped.length > 0 ? swapped : suggestions.filter((each) => leven(each, word) === 1);
  return word === word.toLowerCase() && close.length === 1 && !close[0]?.includes(' ') ? close[0] : undefined;
}

/** Words that no dictionary has. */
export async function spellingFindings(files: readonly string[], root = '.'): Promise<Finding[]> {
  return (await misspellings(files, root)).map(({file, line, column, word, suggestions}) => ({
    file,
    line,
    column,
    message: `"${word}" is in no dictionary → ${suggestions[0] ? `"${suggestions[0]}", or, ` : ''}if it is a name, a line in project-words.txt`,
  }));
}
