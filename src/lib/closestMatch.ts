import leven from 'leven';

const getDistance = (a: string, b: string): number =>
  leven(a.toLowerCase(), b.toLowerCase());

/** Returns the valid value with the smallest edit distance to the input. */
export const findClosest = (input: string, valid: Iterable<string>): string =>
  [...valid].reduce(
    (best, candidate) =>
      best === '' || getDistance(input, candidate) < getDistance(input, best)
        ? candidate
        : best,
    '',
  );

/** Returns the closest valid value, if the input is likely a misspelling of it. */
export function findLikelyMatch(
  input: string,
  valid: Iterable<string>,
): string | undefined {
  const closest = findClosest(input, valid);
  return closest && getDistance(input, closest) <= Math.max(2, input.length / 3)
    ? closest
    : undefined;
}
