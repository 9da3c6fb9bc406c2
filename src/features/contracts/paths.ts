import type {Release} from './data/releases';

/** Where pages of earlier generations live: a docs instance of its own answers for everything below. */
export const releasesPath = 'api/linea-smart-contracts/generations';

/** The part of an address that names a generation. A dot would read as the end of a file name. */
export function getReleaseFolder(generation: Release): string {
  return generation.replace('.', '-');
}
