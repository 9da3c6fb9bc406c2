import {describe, expect, test} from 'vitest';
import {headingIds, routeOf} from '../../scripts/routes';
import {redirects} from '../../redirects';
import {sitePages} from './sitePages';

const entries = Object.entries(redirects);
const anchors = new Map(sitePages.map((page) => [routeOf(page), headingIds(page)]));
anchors.set('/', new Set());

test('sources are absolute, without trailing slash, file extension, query or hash', () => {
  expect(entries.filter(([from]) => !/^\/[\w/.@-]*[\w-]$/.test(from) || /\.html?$/.test(from))).toEqual([]);
});

test('no source is a page of its own', () => {
  expect(entries.filter(([from]) => anchors.has(from))).toEqual([]);
});

test('no chains and no loops', () => {
  expect(entries.filter(([, to]) => to.replace(/#.*/, '') in redirects)).toEqual([]);
});

describe('every target exists', () => {
  test.each(entries)('%s → %s', (_, to) => {
    const [route = '', anchor] = to.split('#');
    expect(anchors.has(route), `${route} is no page`).toBe(true);
    if (anchor) {
      expect([...(anchors.get(route) ?? [])], `${route} has no heading with this id`).toContain(anchor);
    }
  });
});
