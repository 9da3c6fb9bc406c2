/** What an entry of the index is: the position of its list in an index file. */
export const EntryType = {Title: 0, Heading: 1, Description: 2, Keywords: 3, Content: 4} as const;

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
  /** Of each entry, its terms and their weights in turn; of each term, the entries that have it in their text `t`. */
  readonly index: {
    readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
    readonly invertedIndex: readonly (readonly [string, {readonly t: Readonly<Record<string, object>>}])[];
  };
}

/** An entry that matches, of a list, with how well it matches each word of the query: from 0, not at all, to 1, the word itself. */
export interface Hit {
  readonly type: number;
  readonly entry: IndexEntry;
  readonly page: IndexEntry;
  readonly matches: readonly number[];
}

/** A page that matches, or one of its headings, which has a hash and neither a path nor headings. */
export interface Result<Text = string> {
  readonly url: string;
  readonly hash: string;
  readonly title: Text;
  readonly text: Text;
  readonly path: string;
  readonly score: number;
  /** Not in the section of the reader. */
  readonly isElsewhere: boolean;
  /** Those that match, the best first. */
  readonly headings: readonly Result<Text>[];
}

/** A result with its whole address. Of its texts, in pieces, every second one matches the query. */
export type ShownResult = Result<readonly string[]>;
