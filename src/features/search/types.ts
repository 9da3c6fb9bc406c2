/** What an entry of the index is: the position of its list in an index file. */
export enum EntryType {
  Title,
  Heading,
  Description,
  Keywords,
  Content,
}

/** An entry as the index files hold it; short names keep them small. */
export interface IndexEntry {
  /** Id; a description and keywords have that of their page's title. */
  readonly i: number;
  /** The text that is searched. A content's is cut to what a result shows. */
  readonly t: string;
  /** Address of the page. */
  readonly u: string;
  /** Hash of the heading, with `#`. */
  readonly h?: string;
  /** Heading that the content stands below, or title of the page. */
  readonly s?: string;
  /** Id of the page's title. */
  readonly p?: number;
  /** Breadcrumbs of a title. */
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

/** A heading of a page that matches, with the text below it. */
export interface RankedHeading {
  readonly hash: string;
  readonly title: string;
  readonly text: string;
  readonly score: number;
}

/** A page that matches, with the headings that match on it, the best first. */
export interface RankedPage {
  readonly page: IndexEntry;
  readonly score: number;
  readonly text: string;
  readonly headings: readonly RankedHeading[];
  /** Not in the section of the reader. */
  readonly isElsewhere: boolean;
}

/** A piece of a text, marked if it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A heading as it is drawn. */
interface ShownHeading {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly text: readonly Piece[];
}

/** A page as it is drawn, with where it leads: the page with the terms to mark. */
export interface ShownPage extends ShownHeading {
  readonly path: string;
  readonly headings: readonly ShownHeading[];
  /** Not in the section of the reader. */
  readonly isElsewhere: boolean;
}
