import type {Code} from './types';

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text made safe for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Wraps the HTML of each line in the element that the engine's styles and buttons expect. */
export function joinLines(lines: readonly string[], {lineClassNames}: Pick<Code, 'lineClassNames'>): string {
  return lines
    .map((html, index) => `<span class="${['token-line', ...(lineClassNames[index] ?? [])].join(' ')}">${html}<br></span>`)
    .join('');
}

/** Code without colours: what a reader sees for the moment until Prism has loaded. */
export function plain(code: Code): string {
  return joinLines(code.code.split('\n').map(escapeHtml), code);
}
