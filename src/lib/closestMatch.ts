import leven from 'leven';

const getDistance = (a: string, b: string): number => leven(a.toLowerCase(), b.toLowerCase());

/** The valid value with the smallest edit distance to the given one. */
export const findClosest = (input: string, valid: Iterable<string>): string =>
  [...valid].reduce((best, candidate) => (best === '' || getDistance(input, candidate) < getDistance(input, best) ? candidate : best), '');

/** The closest valid value, if the given one is likely a typo of it. */
export function findLikelyMatch(input: string, valid: Iterable<string>): string | undefined {
  const best = findClosest(input, valid);
  return best && getDistance(input, best) <= Math.max(2, input.length / 3) ? best : undefined;
}
