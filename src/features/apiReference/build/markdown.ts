const codeSpans = /(```[^]*?```|`[^`\n]*`)/;

const outsideCode = (source: string, change: (part: string) => string): string =>
  source
    .split(codeSpans)
    .map((part) => (part.startsWith('`') ? part : change(part)))
    .join('');

/** Code font. */
export function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Markdown of the specification, safe in MDX outside its code. */
export function markdown(value = ''): string {
  return outsideCode(value, (part) => part.replace(/[{}<]/g, '\\$&')).trim();
}

/** Running text of the specification, on one line. */
export function text(value = ''): string {
  return markdown(value).replace(/\s+/g, ' ');
}

export interface ListedField {
  readonly name: string;
  /** Type and limits. */
  readonly rule?: string;
  readonly meaning: string;
}

/** A list of names, each with its rule beside it and its meaning below: it needs no width, as a table of four columns does. */
export function fieldList(listed: readonly ListedField[]): string {
  const items = listed.map(({name, rule, meaning}) => `<div>\n<dt>${code(name)}${rule ? ` <span>${rule}</span>` : ''}</dt>\n${meaning && `<dd>${meaning}</dd>\n`}</div>`);
  return `<dl>\n${items.join('\n')}\n</dl>`;
}
