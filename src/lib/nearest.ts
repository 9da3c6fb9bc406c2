import leven from 'leven';

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
