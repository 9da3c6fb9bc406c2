import type {Card, Palette} from './card';

export interface CardFile extends Card {
  /** Address on the site, with a hash of what the card shows. */
  readonly path: string;
}

/** What the drawing process is told. */
export interface Job {
  readonly siteDir: string;
  readonly outDir: string;
  readonly palette: Palette;
  readonly cards: readonly CardFile[];
}
