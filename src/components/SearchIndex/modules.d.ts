// Modules that are used but not typed.
declare module '@generated/search-index.json' {
  /** Name of the index files; `{context}` stands for a hyphen and the context's path, or nothing. */
  export const file: string;
}

declare module 'mark.js/dist/mark.es6.min.js' {
  export default class Mark {
    constructor(root: Element | Element[]);
    mark(terms: string[], options?: {exclude?: string[]}): void;
    unmark(): void;
  }
}
