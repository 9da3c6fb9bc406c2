import type {Piece, ShownPage} from '../types';

/** An entry of the list below the search box. */
export interface Entry {
  readonly href: string;
  readonly title: readonly Piece[];
  readonly text: readonly Piece[];
  /** Section and categories of a page; headings stand below their page. */
  readonly path?: string;
  readonly isElsewhere: boolean;
}

/** Ids by which the search box names the list below it and the chosen entry. */
export const listboxId = 'search-suggestions';
export const optionId = (index: number): string => `${listboxId}-${index}`;

/** The entries of a list in their order: decoding what was typed, pages, below each its headings. */
export function entriesOf(pages: readonly ShownPage[], typed: string, decoder: string | undefined): Entry[] {
  const decode = {href: decoder ?? '', title: [{text: `Decode ${typed.slice(0, 18)}${typed.length > 18 ? '…' : ''}`, isMarked: false}]};
  return [
    ...(decoder ? [{...decode, text: [], path: 'What it means by the contracts of Linea', isElsewhere: false}] : []),
    ...pages.flatMap(({headings, ...page}) => [page, ...headings.map((heading) => ({...heading, isElsewhere: page.isElsewhere}))]),
  ];
}
