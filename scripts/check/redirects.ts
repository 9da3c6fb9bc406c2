import ts from 'typescript';
import {literalOf} from '../edit/source';
import {nearest, placeIn, type Finding} from './finding';
import {generated} from './links';
import type {Site} from './site';

const FILE = 'redirects.ts';

interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Offsets of both in the file. */
  readonly at: number;
  readonly toAt: number;
}

function redirectsIn(source: string): Redirect[] {
  return literalOf(source, ts.isObjectLiteralExpression, 'redirects').properties.flatMap((node) =>
    ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && ts.isStringLiteral(node.initializer)
      ? [{from: node.name.text, to: node.initializer.text, at: node.name.getStart(), toAt: node.initializer.getStart()}]
      : [],
  );
}

const withoutAnchor = (address: string): string => address.replace(/#.*/, '');

/** Where a chain of redirects ends; nothing where it goes round. */
function endOf(to: string, table: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let end = to;
  for (let next = table.get(withoutAnchor(end)); next !== undefined; next = table.get(withoutAnchor(end))) {
    if (seen.has(end)) {
      return undefined;
    }
    seen.add(end);
    end = next;
  }
  return end;
}

/** Redirects that lead nowhere, round, over another one, or from an address that a page has. */
export function redirectFindings(site: Site): Finding[] {
  const source = site.text(FILE);
  const redirects = redirectsIn(source);
  const table = new Map(redirects.map(({from, to}) => [from, to]));
  const {routes} = site;
  return redirects.flatMap(({from, to, at, toAt}, index): Finding[] => {
    const finding = (offset: number, message: string): Finding[] => [{file: FILE, ...placeIn(source, offset), message}];
    const [owner] = routes.get(from) ?? [];
    const [route = '', anchor] = to.split('#');
    if (redirects.findIndex((each) => each.from === from) !== index) {
      return finding(at, `${from} stands in the table twice → remove one of the lines`);
    }
    if (!/^\/[\w/.@-]*[\w-]$/.test(from) || /\.html?$/.test(from)) {
      return finding(at, `${from} is no address → write it with a slash at its beginning, and without ending, slash at the end, query and anchor`);
    }
    if (owner !== undefined) {
      return finding(at, `${from} is the address of ${owner} → remove the redirect: readers would not get to the page`);
    }
    if (table.has(route) && !routes.has(route)) {
      const end = endOf(to, table);
      return finding(toAt, end === undefined ? `${from} leads round to itself → name a page` : `${from} leads to ${to}, which is redirected itself → ${end}`);
    }
    const [target] = routes.get(route) ?? [];
    if (target === undefined) {
      return generated.test(route) ? [] : finding(toAt, `${to} is no page → ${nearest(route, routes.keys())}`);
    }
    const anchors = anchor ? site.anchors(target) : undefined;
    return anchor && anchors && !anchors.has(anchor) ? finding(toAt, `${to} leads to no heading of ${target} → #${nearest(anchor, anchors)}`) : [];
  });
}
