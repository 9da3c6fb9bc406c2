import type {HeaderRule} from '../headers';

interface VercelFile {
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly redirects: readonly {readonly source: string; readonly destination: string; readonly statusCode: number}[];
  readonly headers: readonly {readonly source: string; readonly headers: readonly {readonly key: string; readonly value: string}[]}[];
}

/** A path in the pattern language of Vercel (path-to-regexp): dots are literal, `*` becomes a group. */
function pattern(path: string): string {
  return path.replace(/[.+?:(){}]/g, '\\$&').replace('*', '(.*)');
}

/** Contents of `vercel.json`. The host removes `.html` and trailing slashes itself. */
export function formatVercelConfig(redirects: Readonly<Record<string, string>>, rules: readonly HeaderRule[]): VercelFile {
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([from, destination]) => ({source: pattern(from), destination, statusCode: 301})),
    headers: rules.map(({path, headers}) => ({
      source: pattern(path),
      headers: Object.entries(headers).map(([key, value]) => ({key, value})),
    })),
  };
}
