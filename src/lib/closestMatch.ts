import leven from 'leven';

const getDistance = (a: string, b: string): number => leven(a.toLowerCase(), b.toLowerCase());

/** The valid value that is spelled most like the one that was written. */
export const findClosest = (written: string, valid: Iterable<string>): string =>
  [...valid].reduce((best, candidate) => (best === '' || getDistance(written, candidate) < getDistance(written, best) ? candidate : best), '');

/** The closest valid value where the written one is plausibly a slip of it. */
export function findLikelyMatch(written: string, valid: Iterable<string>): string | undefined {
  const best = findClosest(written, valid);
  return best && getDistance(written, best) <= Math.max(2, written.length / 3) ? best : undefined;
}
