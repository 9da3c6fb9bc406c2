import {
  formatMarkdownLink,
  type HeaderRule,
  type PageVariant,
} from '../headers';

interface VercelFile {
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly redirects: readonly {
    readonly source: string;
    readonly destination: string;
    readonly statusCode: number;
    readonly has?: readonly object[];
  }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly {readonly key: string; readonly value: string}[];
  }[];
}

/** Converts a path to Vercel's pattern syntax (path-to-regexp): escapes special characters and turns `*` into a group. */
function toPattern(path: string): string {
  return path.replace(/[.+?:(){}]/g, '\\$&').replace('*', '(.*)');
}

/** Matches if Markdown is the first media type. The pattern must match the entire value. */
const acceptsMarkdown = {
  type: 'header',
  key: 'accept',
  value: 'text/markdown.*',
};

/** Creates the content of `vercel.json`. Vercel itself removes `.html` and trailing slashes. */
export function formatVercelConfig(
  redirects: Readonly<Record<string, string>>,
  rules: readonly HeaderRule[],
  variants: readonly PageVariant[] = [],
): VercelFile {
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...Object.entries(redirects).map(([from, destination]) => ({
        source: toPattern(from),
        destination,
        statusCode: 301,
      })),
      // Vercel checks static files before rewrites, so clients that ask for Markdown are redirected instead.
      ...variants.map(({route, markdownPath}) => ({
        source: toPattern(route),
        has: [acceptsMarkdown],
        destination: markdownPath,
        statusCode: 307,
      })),
    ],
    headers: [
      ...rules.map(({path, headers}) => ({
        source: toPattern(path),
        headers: Object.entries(headers).map(([key, value]) => ({key, value})),
      })),
      ...variants.map((variant) => ({
        source: toPattern(variant.route),
        headers: [
          {key: 'Link', value: formatMarkdownLink(variant)},
          {key: 'Vary', value: 'Accept'},
        ],
      })),
    ],
  };
}
