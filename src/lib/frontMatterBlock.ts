/** The YAML between the marks at the beginning of a page, before which some editors write a byte order mark. */
export const frontMatterBlock = (text: string): string => /^\uFEFF?---\r?\n([^]*?)\r?\n---/.exec(text)?.[1] ?? '';
