import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';

/** What the handlers need to know of the page. */
export interface PageContext {
  /** Rewrites the target of a link. */
  readonly resolve: (href: string) => string;
  /** Sources of the page's diagrams by title. */
  readonly diagrams: ReadonlyMap<string, string>;
}

/** Turns an element of one kind into Markdown; undefined for every other element. */
export type Rule = (state: State, element: Element, page: PageContext) => Nodes[] | undefined;
