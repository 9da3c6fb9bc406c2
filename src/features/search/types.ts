/** What an entry of the index is: the position of its list in an index file. */
export const EntryType = {Title: 0, Heading: 1, Description: 2, Keywords: 3, Content: 4} as const;
export type EntryType = (typeof EntryType)[keyof typeof EntryType];

/** An entry as the package writes it: `h` is the hash of its heading, `s` that heading or the page's title, `p` the id of the page's title, `b` its breadcrumbs. */
export interface IndexEntry {
  readonly i: number;
  /** The text that is searched. A content's is cut to what a result shows. */
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly s?: string;
  readonly p?: number;
  readonly b?: readonly string[];
}

/** One of the five lists of an index file: entries, and their index as `lunr.Index.load` takes it. */
export interface IndexList {
  readonly documents: readonly IndexEntry[];
  readonly index: object;
}

/** An entry that matches, with how well it matches each word of the query: from 0, not at all, to 1, the word itself. */
export interface Hit {
  readonly type: EntryType;
  readonly entry: IndexEntry;
  readonly page: IndexEntry;
  readonly matches: readonly number[];
  /** How much the entry is about what matches, from 0 to 1, among the entries of its list. */
  readonly share: number;
}

/** A page or heading that matches, and the text of it that is shown. */
export interface Ranked {
  readonly url: string;
  /** Of a heading, with `#`. */
  readonly hash: string;
  readonly title: string;
  readonly text: string;
  readonly score: number;
}

export interface RankedPage extends Ranked {
  readonly path: readonly string[];
  /** Those that match, the best first. */
  readonly headings: readonly Ranked[];
  /** Not in the section of the reader. */
  readonly isElsewhere: boolean;
}

/** A piece of a text, marked if it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A page or heading as the lists of results show it. */
export interface ShownEntry {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly text: readonly Piece[];
}

export interface ShownPage extends ShownEntry {
  readonly path: string;
  readonly isElsewhere: boolean;
  readonly headings: readonly ShownEntry[];
}
