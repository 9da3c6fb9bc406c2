/** Escapes text for use as HTML content; quotes stay, so it is not safe in attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `6.0, 7.1 and 8.0`. */
export function joinList(items: readonly string[]): string {
  return items.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
