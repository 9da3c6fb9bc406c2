import {expect} from 'vitest';
import {decoderCatalogue} from '../../../src/features/contracts/build/catalogue';
import {readCatalogue, withOwnAbi, type Catalogue, type Entry, type Kind} from '../../../src/features/contracts/browser/decoder/catalogue';
import {decode as decodeWith, type Choice, type Outcome, type Reading} from '../../../src/features/contracts/browser/decoder/decode';
import {readOwnAbi} from '../../../src/features/contracts/browser/decoder/ownAbi';
import type {Decoded} from '../../../src/features/contracts/browser/decoder/read';
import type {Argument} from '../../../src/features/contracts/browser/decoder/shapes';

const data = decoderCatalogue();

export const catalogue: Catalogue = readCatalogue(data);

/** Everything that the decoder knows. */
export const entries: readonly Entry[] = (Object.keys(data.members) as Kind[])
  .flatMap((kind) => Object.keys(data.members[kind]).map((hex) => catalogue.find(kind, hex)))
  .filter((entry) => entry !== undefined);

export const decode = (text: string, own: Catalogue = catalogue): Outcome => decodeWith(text, own);

/** What is on record, with an own ABI. */
export function withAbi(text: string): Catalogue {
  const own = readOwnAbi(text);
  if (own.problem !== undefined) throw new Error(own.problem);
  return withOwnAbi(catalogue, own.members);
}

export const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const other = '0x627306090abaB3A6e1400e9345bC60c78a8BEf57';
export const hash = `0x${'ab'.repeat(32)}` as const;

/** The matches of a reading that decoded something. */
export function matchesOf({reading}: Choice): readonly Decoded[] {
  if (reading.status !== 'decoded') throw new Error(`${reading.status}: ${JSON.stringify(reading)}`);
  return reading.matches;
}

/** The only match of the first thing in a text. */
export function only(text: string, own?: Catalogue): Decoded {
  const matches = matchesOf(decode(text, own)[0]);
  expect(matches).toHaveLength(1);
  return matches[0] as Decoded;
}

/** Why the first thing in a text is not decoded. */
export function reading(text: string): Reading {
  return decode(text)[0].reading;
}

export function message(text: string): string {
  const first = reading(text);
  return first.status === 'problem' ? first.message : `${first.status}: ${JSON.stringify(first)}`;
}

export const values = (args: readonly Argument[] | undefined): unknown[] | undefined =>
  args?.map(({value, children, type}) => (children && type !== 'bytes' ? values(children) : value));

export const names = (args: readonly Argument[] | undefined): string[] | undefined => args?.map(({name}) => name);

/** Encoded values as the decoder shows them. */
export function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  return typeof value === 'object' && value !== null ? Object.values(value).map(shown) : String(value);
}
