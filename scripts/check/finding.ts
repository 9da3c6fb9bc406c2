export {findClosest as nearest, findLikelyMatch as similar} from '../../src/lib/closestMatch';

/** Something that a writer has to change, at its place. Line and column count from 1. */
export interface Finding {
  /** From the root; empty for what stands in no file. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong → what to do. */
  readonly message: string;
}

/** `file:line:column message → what to do`; what stands in no file, such as an environment variable, has no place. */
export function printed({file, line, column, message}: Finding): string {
  return file === '' ? message : `${file}:${line}:${column} ${message}`;
}

/** Each finding once, in the order of files, lines and columns. */
export function sorted(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [printed(finding), finding])).values()].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** Line and column of an offset. */
export function placeIn(text: string, offset: number): {readonly line: number; readonly column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
