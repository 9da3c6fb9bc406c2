import {expect, test} from 'vitest';
import {
  getArticle,
  getBreadcrumbs,
  toScript,
} from '../../src/features/structuredData/jsonLd';

const site = 'https://docs.linea.build';

test('a page is described as a technical article with the date of its last change', () => {
  expect(
    getArticle({
      title: 'Bridge',
      description: 'How to bridge.',
      site,
      url: `${site}/learn/page`,
      updated: Date.UTC(2026, 6, 14, 9),
    }),
  ).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Bridge',
    url: `${site}/learn/page`,
    dateModified: '2026-07-14',
  });
});

test('text cannot break out of the script element', () => {
  const text = toScript({headline: '</script><script>alert(1)</script>'});
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    headline: '</script><script>alert(1)</script>',
  });
});

test('the breadcrumbs of a page without a sidebar contain only the home page and the page itself', () => {
  expect(
    getBreadcrumbs({title: 'Bridge', url: `${site}/bridge`, site}),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {position: 1, item: `${site}/`},
      {position: 2, name: 'Bridge', item: `${site}/bridge`},
    ],
  });
});
