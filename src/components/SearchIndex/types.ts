/** A section of a page as the index file holds it; short names keep the file small. The text before the first heading has neither `h` nor `s`. */
export interface IndexedSection {
  /** Hash of the heading, with `#`. */
  readonly h?: string;
  /** The heading. */
  readonly s?: string;
  /** Text. */
  readonly t?: string;
  /** Words of the text's rest, where the file keeps only its beginning. */
  readonly w?: string;
  /** Selector or topic of the member that the heading names. */
  readonly i?: string;
}

/** A page as the index file holds it. The file is a list of these. */
export interface IndexedPage {
  readonly u: string;
  /** Title. */
  readonly t: string;
  /** Breadcrumbs. */
  readonly b: readonly string[];
  /** Description. */
  readonly d: string;
  /** Keywords, separated by comma and space. */
  readonly k: string;
  readonly c: readonly IndexedSection[];
}

/** Start and length of a match in a text. */
export type Range = readonly [start: number, length: number];

/** A text with its matches. */
export interface Matched {
  readonly text: string;
  readonly ranges: readonly Range[];
}

/** A piece of a text, marked if it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A page or one of its sections that matches a query. */
export interface SearchResult {
  readonly id: number;
  readonly url: string;
  /** Hash of the section, with `#`. */
  readonly hash: string;
  /** Title of the page, or heading of the section. */
  readonly title: Matched;
  /** Where words beyond the title were found: description or text. */
  readonly text?: Matched;
  /** Section of the site, categories, page. */
  readonly path: readonly string[];
  /** The words of the query that were found. */
  readonly words: readonly string[];
}

/** A result as it is drawn: all that can be worked out before is. */
export interface ShownResult {
  readonly id: number;
  readonly url: string;
  /** Where it leads: the page with the terms to mark, at the heading. */
  readonly href: string;
  readonly title: readonly Piece[];
  readonly text?: readonly Piece[];
  readonly path: string;
}
