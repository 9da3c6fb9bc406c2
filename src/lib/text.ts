/** Escapes text for HTML content. Does not escape quotes, so it is not safe in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Joins items as in `6.0, 7.1 and 8.0`. */
export function joinList(items: readonly string[]): string {
  return items.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

/** Capitalizes the first letter and adds a full stop. */
export const toSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Groups the digits of a number: `2,000`. */
export const formatNumber = (value: number | bigint): string =>
  value.toLocaleString('en-US');

/** Formats a count with its unit: `1 byte`, `2,000 bytes`. */
export const formatCount = (count: number | bigint, unit: string): string =>
  `${formatNumber(count)} ${unit}${Number(count) === 1 ? '' : 's'}`;

/** Escapes text for use in a regular expression. */
export const escapeRegExp = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether parsed JSON is an object rather than an array. */
export const isRecord = (
  value: unknown,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats a date as `14 July 2026`. Avoids Intl, whose initialization takes 40 ms on a phone. */
export function formatLongDate(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Formats `2026-08` as `August 2026`. */
export function formatMonth(value: string): string {
  const [year, month] = value.split('-');
  return `${months[Number(month) - 1]} ${year}`;
}

/** Returns the YAML of a page's front matter, which may follow a byte order mark. */
export const getFrontMatterYaml = (text: string): string =>
  /^\uFEFF?---\r?\n([^]*?)\r?\n---/.exec(text)?.[1] ?? '';

/** Labels before selectors and topics in the contract reference; the search recognizes these values by their labels. */
export const hexLabels = {selector: 'Selector:', topic: 'Topic 0:'} as const;

/** The source of a regular expression that matches a label and its value. */
export const labelledHex = `(?:${Object.values(hexLabels).join('|')}) 0x[0-9a-f]+`;

/** Splits an address or hash into three parts. Narrow tables hide the middle. */
export function splitHex(
  value: string,
): [start: string, middle: string, end: string] {
  return [value.slice(0, 6), value.slice(6, -4), value.slice(-4)];
}

/** Shortens text that is too long to display, keeping its first 20,000 characters. */
export const truncate = (text: string): string => `${text.slice(0, 20_000)}…`;

/** Formats the size of a string, such as `120 kB` or `1.5 MB`. */
export function formatSize({length}: string): string {
  const [size, unit] =
    length < 1_000_000 ? [length / 1000, 'kB'] : [length / 1_000_000, 'MB'];
  return `${size.toLocaleString('en-US', {maximumFractionDigits: unit === 'kB' ? 0 : 1})} ${unit}`;
}

/** Matches the last character of a word within an identifier: `linea_|get|Transaction`, `L1|Message`, `LST|Manager` but `IMessage`, `eth.|address`, `a,|b`. */
const endOfWord = String.raw`(?:[a-z\d](?=[A-Z])|(?<=[A-Z])[A-Z](?=[A-Z][a-z])|[_.,/(=:&?](?=[^\s_.,/(=:&?]))`;

/**
 * Splits text at possible line breaks within identifiers of more than `max` characters: at word boundaries, into as few parts as needed for
 * lines of `width` characters. Parts have at least eight characters, or seven if the identifier would not fit otherwise.
 */
export function splitIdentifiers(
  text: string,
  max: number,
  width = max,
): string[] {
  const part = new RegExp(
    `.{1,${width}}$|(?:.{7,${width - 1}}|.{6,}?)${endOfWord}(?=.{8})|.+`,
    'g',
  );
  return text
    .replace(/\S+/g, (name) =>
      name.length > max ? (name.match(part) ?? []).join('\n') : name,
    )
    .split('\n');
}
