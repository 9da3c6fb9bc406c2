import type {HeaderRule} from '../headers';

type Redirects = Readonly<Record<string, string>>;

/** The limits of Cloudflare Pages, which are lower than Netlify's. */
export const limits = {
  redirects: 2000,
  redirectLength: 1000,
  headerRules: 100,
  lineLength: 2000,
};

/** Returns the URLs at which static file servers serve the same page. */
export function getUrlVariants(path: string): readonly string[] {
  return [path, `${path}/`, `${path}.html`, `${path}/index.html`];
}

/** Formats `_redirects` for Cloudflare Pages and Netlify. */
export function formatRedirects(redirects: Redirects): string {
  const lines = Object.entries(redirects).flatMap(([from, to]) =>
    getUrlVariants(from).map((path) => `${path} ${to} 301`),
  );
  const longLine = lines.find((line) => line.length > limits.redirectLength);
  if (lines.length > limits.redirects || longLine) {
    throw new Error(
      `_redirects has ${lines.length} lines. At most ${limits.redirects} lines of ${limits.redirectLength} characters are allowed. Remove redirects from redirects.ts${longLine ? `, or shorten ${longLine.slice(0, 80)}` : ''}.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Formats `_headers` for Cloudflare Pages and Netlify. If two rules set the same header, Netlify uses the later one and Cloudflare joins the values,
 * unless the later rule first removes the header with a `!` line, which Netlify ignores.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const seenHeaders = new Set<string>();
  const blocks = rules.map(({path, headers}) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const line = `  ${name}: ${value}`;
      return seenHeaders.has(name) ? [`  ! ${name}`, line] : [line];
    });
    Object.keys(headers).forEach((name) => seenHeaders.add(name));
    return [path, ...lines];
  });
  const longLine = blocks
    .flat()
    .find((line) => line.length > limits.lineLength);
  if (blocks.length > limits.headerRules || longLine) {
    throw new Error(
      `_headers exceeds the limit of ${limits.headerRules} rules, or of ${limits.lineLength} characters per line. Shorten src/features/hosting/headers.ts${longLine ? `: the line "${longLine.slice(0, 60)}…" has ${longLine.length} characters` : ''}.`,
    );
  }
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
