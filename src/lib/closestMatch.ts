import leven from 'leven';

const getDistance = (a: string, b: string): number => leven(a.toLowerCase(), b.toLowerCase());

/** The valid value with the smallest edit distance to the given one. */
export const findClosest = (written: string, valid: Iterable<string>): string =>
  [...valid].reduce((best, candidate) => (best === '' || getDistance(written, candidate) < getDistance(written, best) ? candidate : best), '');

/** The closest valid value, if the given one is likely a typo of it. */
export function findLikelyMatch(written: string, valid: Iterable<string>): string | undefined {
  const best = findClosest(written, valid);
  return best && getDistance(written, best) <= Math.max(2, written.length / 3) ? best : undefined;
}
