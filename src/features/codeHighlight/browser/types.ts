export interface Code {
  readonly code: string;
  /** Prism language name; `text` for code without colours. */
  readonly language: string;
  /** Classes of highlighted lines, by line index. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  readonly numbered: boolean;
}
