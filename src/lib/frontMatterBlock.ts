/** The YAML between the marks at the beginning of a page. */
export const frontMatterBlock = (text: string): string => /^---\r?\n([^]*?)\r?\n---/.exec(text)?.[1] ?? '';
