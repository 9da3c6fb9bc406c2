/** A page whose twin is to be written. */
export interface Source {
  readonly route: string;
  /** The page's own file, from the site's folder. */
  readonly file?: string;
  /** Date of the last change, as the twin prints it. */
  readonly updated?: string | undefined;
}

export interface SourceSection {
  readonly label: string;
  readonly pages: readonly Source[];
}

/** A file for programs: llms.txt lists it. */
export interface ToolFile {
  readonly title: string;
  readonly path: string;
  readonly description: string;
}

/** What the worker is told. */
export interface Job {
  /** Address of the site, without a slash at the end. */
  readonly site: string;
  readonly siteDir: string;
  readonly outDir: string;
  readonly sections: readonly SourceSection[];
  readonly files: readonly ToolFile[];
}
