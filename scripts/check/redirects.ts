import path from 'node:path/posix';
import {redirects} from '../../redirects';
import {getDocRoute} from '../../src/lib/routes';
import {findClosest, findingAt, findLikelyMatch, type Finding} from './finding';
import {isGenerated} from './links';
import type {SiteContent} from './siteContent';

const FILE = 'redirects.ts';

/** Maps old URLs to new URLs. */
type Table = Readonly<Record<string, string>>;

/** Finds the problem with a redirect. TypeScript reports duplicate keys. */
function findProblem(
  from: string,
  to: string,
  table: Table,
  site: SiteContent,
):
  | {
      readonly rule: string;
      readonly message: string;
      readonly isAtTarget?: boolean;
    }
  | undefined {
  const [route = '', anchor] = to.split('#');
  const [existingPage] = site.routes.get(from) ?? [];
  if (!/^\/[\w/.@-]*[\w-]$/.test(from) || /\.html?$/.test(from)) {
    return {
      rule: 'redirects:address',
      message: `${from} is not a valid URL path → start it with a slash, and remove any extension, trailing slash, query or anchor`,
    };
  }
  if (existingPage !== undefined) {
    return {
      rule: 'redirects:page',
      message: `${from} is the URL of ${existingPage} → remove the redirect, because it would hide the page`,
    };
  }
  if (route in table) {
    return {
      rule: 'redirects:chain',
      message: `${to} is itself redirected → use ${table[route]}`,
      isAtTarget: true,
    };
  }
  const [page] = site.routes.get(route) ?? [];
  if (page === undefined) {
    return isGenerated(route)
      ? undefined
      : {
          rule: 'redirects:target',
          message: `there is no page at ${to} → use ${findClosest(route, site.routes.keys())}`,
          isAtTarget: true,
        };
  }
  const anchors = anchor ? site.getAnchors(page) : undefined;
  return anchor && anchors && !anchors.has(anchor)
    ? {
        rule: 'redirects:anchor',
        message: `${page} has no heading #${anchor} → use #${findClosest(anchor, anchors)}`,
        isAtTarget: true,
      }
    : undefined;
}

/** Finds redirects to missing pages or to other redirects, and redirects from existing pages. */
export function checkRedirects(
  site: SiteContent,
  table: Table = redirects,
): Finding[] {
  const source = site.getSource(FILE);
  return Object.entries(table).flatMap(([from, to]) => {
    const problem = findProblem(from, to, table, site);
    if (!problem) return [];
    const start = source.text.indexOf(`'${from}':`);
    const target = source.text.indexOf(`'${to}'`, start + from.length + 2);
    return findingAt(
      source,
      problem.isAtTarget ? target : start,
      problem.rule,
      problem.message,
    );
  });
}

/** Suggests where a removed page has gone: to a new page whose text is similar, otherwise to one with a similar name or in the same folder. */
function suggestTarget(
  file: string,
  text: string,
  newPages: readonly string[],
  site: SiteContent,
): string {
  const lines = new Set(text.split('\n').filter((line) => line.length > 20));
  const countCommonLines = (page: string): number =>
    new Set(
      site
        .getText(page)
        .split('\n')
        .filter((line) => lines.has(line)),
    ).size;
  const [best] = newPages
    .map((page) => ({page, count: countCommonLines(page)}))
    .filter(({count}) => count > lines.size / 3)
    .sort((a, b) => b.count - a.count);
  if (best) return site.getRoute(best.page);
  const name = path.parse(file).name;
  const namesake = site.files.find((page) => path.parse(page).name === name);
  if (namesake && name !== 'index') return site.getRoute(namesake);
  const route = getDocRoute(file.replace(/^docs\//, ''), text);
  const similar = findLikelyMatch(route, site.routes.keys());
  if (similar) return similar;
  let parent = path.dirname(route);
  while (!site.routes.has(parent)) parent = path.dirname(parent);
  return parent;
}

/** Finds removed pages without a redirect. `removedPages` maps file paths to their former text; `newPages` are files that `main` lacks. */
export function findMissingRedirects(
  site: SiteContent,
  removedPages: Readonly<Record<string, string>>,
  newPages: readonly string[] = [],
  table: Table = redirects,
): Finding[] {
  return Object.entries(removedPages)
    .map(([file, text]) => ({
      file,
      text,
      route: getDocRoute(file.replace(/^docs\//, ''), text),
    }))
    .filter(
      ({file, route}) =>
        !file.includes('/_') && !site.routes.has(route) && !(route in table),
    )
    .map(({file, text, route}) =>
      findingAt(
        site.getSource(FILE),
        'export const redirects',
        'redirects:lost',
        `${file} was removed without a redirect → add '${route}': '${suggestTarget(file, text, newPages, site)}', if that page answers the same question`,
      ),
    );
}
