/** The types of index entries, numbered by the position of their list in an index file. */
export const EntryType = {
  Title: 0,
  Heading: 1,
  Description: 2,
  Keywords: 3,
  Content: 4,
} as const;

/** An entry as written by the search plugin. */
export interface IndexEntry {
  /** Id, unique within a file. */
  readonly i: number;
  /** Indexed text; content entries are shortened to an excerpt. */
  readonly t: string;
  /** Path of the page. */
  readonly u: string;
  /** Hash of the heading. */
  readonly h?: string;
  /** Text of the heading, or the page's title. */
  readonly s?: string;
  /** Id of the page's title entry. */
  readonly p?: number;
  /** Breadcrumbs. */
  readonly b?: readonly string[];
  /** The page's description or the heading's text, shown if none of its text matches. Set only for titles and headings, once the file is loaded. */
  readonly description?: string | undefined;
  /** The page's number of keywords. Set only for titles, once the file is loaded. */
  readonly keywordCount?: number | undefined;
}

/** One of the five lists in an index file: entries, and their serialized lunr index. */
export interface IndexList {
  readonly documents: readonly IndexEntry[];
  readonly index: {
    readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
    /** Terms, each with the ids of the entries whose `t` contains the term. */
    readonly invertedIndex: readonly (readonly [
      string,
      {readonly t: Readonly<Record<string, object>>},
    ])[];
  };
}

/** A matching entry. `matches` has a score from 0 to 1 for each word of the query. */
export interface Hit {
  readonly type: number;
  readonly entry: IndexEntry;
  readonly page: IndexEntry;
  readonly matches: readonly number[];
}

/** A matching page or, with a hash, one of its headings; a heading has empty `breadcrumbs` and `headings`. */
export interface Result<Text = string> {
  readonly url: string;
  readonly hash: string;
  readonly title: Text;
  readonly text: Text;
  readonly breadcrumbs: readonly string[];
  readonly score: number;
  /** Whether the title, headings and keywords contain all words in the query. */
  readonly hasAllWords: boolean;
  /** Whether the page is outside the reader's section. */
  readonly isOutsideSection: boolean;
  /** Matching headings, best first. */
  readonly headings: readonly Result<Text>[];
}

/** A result with its full URL. Every second item of its title and text is a match. */
export type HighlightedResult = Result<readonly string[]>;
