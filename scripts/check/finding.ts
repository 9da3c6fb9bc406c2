import type {Node} from 'unist';

export {findClosest, findLikelyMatch} from '../../src/lib/closestMatch';

/** A problem for the author to fix. Line and column are 1-based. */
export interface Finding {
  /** Path from the repository root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Id of the rule, such as `links:missing-anchor`. */
  readonly rule: string;
  /** `problem → what to do`. */
  readonly message: string;
}

/** A file and its text, as a page or a source file. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Returns the offset of a needle; 0 if the text does not contain it. */
function getOffset(text: string, needle: string | number | Node): number {
  if (typeof needle === 'number') return Math.max(needle, 0);
  if (typeof needle === 'string') return Math.max(text.indexOf(needle), 0);
  return needle.position?.start.offset ?? 0;
}

/** Creates a finding at the needle: an offset, the first occurrence of a string, or the start of a node. */
export function findingAt(
  {file, text}: Source,
  needle: string | number | Node,
  rule: string,
  message: string,
): Finding {
  const lines = text.slice(0, getOffset(text, needle)).split('\n');
  return {
    file,
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    rule,
    message,
  };
}

/** Formats a finding so that VS Code and GitHub can parse it: `file:line:column message [rule]`. */
export function formatFinding({
  file,
  line,
  column,
  rule,
  message,
}: Finding): string {
  return `${file}:${line}:${column} ${message} [${rule}]`;
}

/** Removes duplicates and sorts by file, line and column. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const uniqueFindings = new Map(
    findings.map((finding) => [formatFinding(finding), finding]),
  );
  return [...uniqueFindings.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column,
  );
}
