/** Code font, safe inside a table cell. */
export function code(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** Running text of the specification, safe in MDX outside its code spans. */
export function text(value = ''): string {
  return value
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[{}<|]/g, '\\$&')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The address of an operation's page below the reference: its summary in lower case with hyphens. */
export function slug(summary: string): string {
  return summary.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
