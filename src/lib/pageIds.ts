/** What the entries of sidebars have in common, as they are written and as the engine hands them over. */
interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly link?: Item | null | undefined;
  readonly items?: readonly (Item | string)[];
}

/** Ids of the pages of a sidebar, in the order in which a reader meets them; a category's own page comes first. */
export const pageIds = (items: readonly (Item | string)[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    return [...((item.type === 'doc' || item.type === 'ref') && item.id ? [item.id] : []), ...(item.link ? pageIds([item.link]) : []), ...pageIds(item.items ?? [])];
  });
