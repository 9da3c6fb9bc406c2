// An ES module, because cspell has no CommonJS build.
import {lint} from 'cspell';
import type {Finding} from './finding';

const ignore = (): void => undefined;

/** Checks the spelling of files by cspell.config.yaml. Finds words that it forbids as well. */
export async function checkSpelling(
  files: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const root = process.cwd();
  await lint(
    [...files],
    {
      root,
      relative: true,
      progress: false,
      showSuggestions: true,
      files: [...files],
    },
    {
      issue({uri = '', row, col, text, isFlagged, suggestionsEx = []}) {
        const [best] = [
          ...suggestionsEx.filter(({isPreferred}) => isPreferred),
          ...(isFlagged ? [] : suggestionsEx),
        ];
        const advice = best ? `write "${best.word}"` : 'leave it out';
        findings.push({
          file: decodeURI(uri.replace(/^.*?:\/\//, '')).replace(`${root}/`, ''),
          line: row,
          column: col,
          rule: isFlagged ? 'spelling:avoid' : 'spelling:unknown',
          message: isFlagged
            ? `"${text}" does not follow the style guide → ${advice}`
            : `no dictionary has "${text}" → ${best ? `${advice}, or ` : ''}add it to project-words.txt`,
        });
      },
      info: ignore,
      debug: ignore,
      error: (message, error) => {
        throw new Error(`${message}: ${error.message}`);
      },
      progress: ignore,
      result: ignore,
    },
  );
  return findings;
}
