import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {getRedirects} from '../../src/features/hosting/plugin/directoryRedirects';
import {getFile, getIds, routes} from './builtSite';

const redirects = Object.entries(getRedirects());

test('for hosts without redirects, every old URL has a page that redirects to an existing page and section', () => {
  const scripts = new Set<string>();
  for (const [from, to] of redirects) {
    const page = load(
      readFileSync(
        [`build${from}/index.html`, `build${from}.html`].find(existsSync) ?? '',
        'utf8',
      ),
    );
    expect(page('meta[http-equiv=refresh]').attr('content'), from).toBe(
      `0; url=${to}`,
    );
    expect(page('link[rel=canonical]').attr('href'), from).toBe(to);
    scripts.add(page('script').text());
    const [route = '', id] = to.split('#');
    expect(existsSync(getFile(route, '.html')), `${from} → ${to}`).toBe(true);
    expect(
      id === undefined || getIds(route).includes(id),
      `${from} → ${to}`,
    ).toBe(true);
  }
  // All of these pages have the same redirect script; tests/e2e/policy.spec.ts runs it.
  expect(scripts.size).toBe(1);
});

test('every parent path of a page is also a page or redirects to a page', () => {
  const paths = new Set([...routes, ...redirects.map(([from]) => from)]);
  const parents = routes.flatMap((route) => {
    const parts = route.split('/').slice(1);
    return parts
      .slice(1)
      .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  });
  expect([...new Set(parents)].filter((parent) => !paths.has(parent))).toEqual(
    [],
  );
  expect(paths).toContain('/learn');
});
