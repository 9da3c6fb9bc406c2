export {findClosest, findLikelyMatch} from '../../src/lib/closestMatch';

/** A problem for the author to fix. Line and column are 1-based. */
export interface Finding {
  /** Path from the repository root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Id of the rule, such as `links:missing-anchor`. */
  readonly rule: string;
  readonly message: string;
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
  return [
    ...new Map(
      findings.map((finding) => [formatFinding(finding), finding]),
    ).values(),
  ].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column,
  );
}

/** Converts an offset to a line and column. A negative offset counts as 0. */
export function locate(
  text: string,
  offset: number,
): {readonly line: number; readonly column: number} {
  const lines = text.slice(0, Math.max(offset, 0)).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}
