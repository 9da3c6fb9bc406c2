/** What a build consists of, as far as pages need it offline. Written by the build as `/offline-<version>.json`. All paths begin with the base URL. */
export interface OfflineManifest {
  readonly version: string;
  /** Bytes of all pages and files, with the search, compressed: about what saving the whole site downloads. */
  readonly bytes: number;
  /** Code, styles and fonts that every page needs. */
  readonly common: readonly string[];
  /** Code of the search and the names of its indexes, and the index of each context; `''` is that of the pages outside of them. */
  readonly search: {readonly code: readonly string[]; readonly indexes: Readonly<Record<string, string>>};
  /** Every file besides pages. */
  readonly files: readonly string[];
  /** Bytes of each file, by its position in `files`: an answer of another length is not the file. */
  readonly sizes: readonly number[];
  readonly pages: Readonly<Record<string, OfflinePage>>;
}

export interface OfflinePage {
  readonly title: string;
  /** Positions in `files` of the code and the drawings that only some pages need. */
  readonly code: readonly number[];
}

/** Why something was not saved: no space left for this site, or no right answer from the network. */
export type Reason = 'space' | 'network';

export interface Failure {
  readonly url: string;
  readonly reason: Reason;
}

export interface Progress {
  readonly done: number;
  readonly failed: readonly Failure[];
  readonly total: number;
}
