/** Ids by which the search box names the list below it and the chosen entry. */
export const listboxId = 'search-suggestions';
export const optionId = (index: number): string => `${listboxId}-${index}`;
