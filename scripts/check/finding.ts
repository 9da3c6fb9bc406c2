import leven from 'leven';

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

/** The valid value that is spelled most like the one that was written. */
export function nearest(written: string, valid: Iterable<string>): string {
  const distance = (each: string): number => leven(written.toLowerCase(), each.toLowerCase());
  return [...valid].reduce((best, each) => (best === '' || distance(each) < distance(best) ? each : best), '');
}

/** The nearest valid value where the written one is plausibly a slip of it. */
export function similar(written: string, valid: Iterable<string>): string | undefined {
  const best = nearest(written, valid);
  return best && leven(written.toLowerCase(), best.toLowerCase()) <= Math.max(2, written.length / 3) ? best : undefined;
}

/** Line and column of an offset. */
export function placeIn(text: string, offset: number): {readonly line: number; readonly column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
