import type {Release} from '../facts/releases';

/** What the decoder loads: made by `build/catalogue.ts`, read by `browser/decoder/catalogue.ts`. */

export type Kind = 'function' | 'error' | 'event';

/** A heading of the contract reference, or a whole page where no heading fits. */
export interface Place {
  readonly page: string;
  readonly heading?: string;
  readonly href: string;
  /** The page documents a later shape: another signature or another name. */
  readonly isLater: boolean;
}

/** A contract and, as bits, the generations of it: the first is that of the first generation. */
export type HolderRow = readonly [contract: number, generations: number];

/** Page, anchor, and the heading where it is not the name; a whole page has no anchor. */
export type PlaceRow = readonly [page: number, anchor?: string, heading?: string];

/**
 * A member: its declaration with the names of the arguments, who has it, where it is documented.
 * `flags`: 1, the reference documents what became of it; 2, which fields of the event are topics is not on record.
 * `types`: names of structs, and of enums with their members, by the position of the argument: `0.2`.
 */
export type Row = readonly [
  declaration: string,
  holders: readonly HolderRow[],
  places?: readonly PlaceRow[],
  flags?: number,
  types?: Readonly<Record<string, string>>,
];

export interface CatalogueData {
  readonly generations: readonly Release[];
  /** Names; a note where the contract does not change with the generations; for others what each generation is called. */
  readonly contracts: readonly {readonly name: string; readonly note?: string; readonly labels?: readonly string[]}[];
  readonly pages: readonly (readonly [name: string, route: string])[];
  readonly enums: readonly (readonly string[])[];
  /** Roles and other constants by their hash. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<Kind, Readonly<Record<string, Row>>>>;
}
