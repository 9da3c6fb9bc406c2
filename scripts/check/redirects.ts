import {redirects} from '../../redirects';
import {getDocRoute} from '../../src/lib/routes';
import {locate, findClosest, type Finding} from './finding';
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
  const source = site.getText(FILE);
  return Object.entries(table).flatMap(([from, to]) => {
    const problem = findProblem(from, to, table, site);
    const start = source.indexOf(`'${from}':`);
    return problem
      ? [
          {
            file: FILE,
            ...locate(
              source,
              problem.isAtTarget
                ? source.indexOf(`'${to}'`, start + from.length + 2)
                : start,
            ),
            rule: problem.rule,
            message: problem.message,
          },
        ]
      : [];
  });
}

/** Finds removed pages without a redirect. `removedPages` maps file paths to their former text. */
export function findMissingRedirects(
  site: SiteContent,
  removedPages: Readonly<Record<string, string>>,
  table: Table = redirects,
): Finding[] {
  const source = site.getText(FILE);
  return Object.entries(removedPages)
    .map(([file, text]) => ({
      file,
      route: getDocRoute(file.replace(/^docs\//, ''), text),
    }))
    .filter(
      ({file, route}) =>
        !file.includes('/_') && !site.routes.has(route) && !(route in table),
    )
    .map(({file, route}) => ({
      file: FILE,
      ...locate(source, source.indexOf('export const redirects')),
      rule: 'redirects:lost',
      message: `${file} was removed without a redirect → add '${route}': '${findClosest(route, site.routes.keys())}'`,
    }));
}
