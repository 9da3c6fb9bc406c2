/** Marks an empty slot until its line is removed. */
const EMPTY = '\0';

/**
 * Tag for templates that read like the sample they make. A slot of several lines that starts a line keeps the indentation of that line. A
 * line with nothing but an empty slot, and perhaps the shell's sign for a continued line, disappears.
 */
export function fill(
  {raw: parts}: TemplateStringsArray,
  ...slots: readonly string[]
): string {
  let text = '';
  for (const [index, part] of parts.entries()) {
    text += part;
    const slot = slots[index];
    const indentation = /^ *$/.exec(text.slice(text.lastIndexOf('\n') + 1));
    if (slot !== undefined)
      text += slot.replaceAll('\n', `\n${indentation?.[0] ?? ''}`) || EMPTY;
  }
  return text
    .replaceAll(/^ *\0(?: \\)?\n/gm, '')
    .replaceAll(EMPTY, '')
    .replaceAll('\\`', '`')
    .replaceAll('\\$', '$')
    .trim()
    .replace(/ \\$/, '');
}

/** What the templates of all tools contain. Lists of arguments are formatted for the tool. */
export interface Slots {
  /** Comments that explain the placeholders. */
  readonly placeholders: string;
  /** Name of the chain in viem. */
  readonly chain: string;
  readonly url: string;
  readonly address: string;
  /** The function in human-readable ABI format; for viem's encoder with its structs. */
  readonly abi: string;
  readonly name: string;
  readonly args: string;
  /** Code that reads a fee before the call. */
  readonly readFee: string;
  /** The ETH that is sent with the call. */
  readonly value: string;
  /** The transaction that carries encoded calldata. */
  readonly transaction: string;
}
