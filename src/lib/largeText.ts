/** How much of a large answer is shown. */
const shown = 20_000;

/** The beginning of a text that is too long for a page. */
export const beginningOf = (text: string): string => `${text.slice(0, shown)}…`;

/** The size of a text as readers say it. */
export function sizeOf({length}: string): string {
  const [size, unit] = length < 1_000_000 ? [length / 1000, 'kB'] : [length / 1_000_000, 'MB'];
  return `${size.toLocaleString('en-US', {maximumFractionDigits: unit === 'kB' ? 0 : 1})} ${unit}`;
}
