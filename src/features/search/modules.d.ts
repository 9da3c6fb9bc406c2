declare module 'mark.js/dist/mark.es6.min.js' {
  export default class Mark {
    constructor(root: Element | Element[]);
    mark(terms: string[], options?: {exclude?: string[]; acrossElements?: boolean}): void;
    unmark(): void;
  }
}
