import {expect, test} from 'vitest';
import {articleData, scriptText, siteData, trailData} from '../../src/features/structuredData/article';

const site = 'https://docs.linea.build';
const page = {title: 'Bridge', description: 'How to bridge.', site, headings: []};

test('a page is a technical article with the day of its last change', () => {
  expect(articleData({...page, url: `${site}/learn/page`, updated: Date.UTC(2026, 6, 14, 9)})).toEqual([
    expect.objectContaining({'@type': 'TechArticle', headline: 'Bridge', url: `${site}/learn/page`, dateModified: '2026-07-14'}),
  ]);
});

test('numbered headings of a guide are its steps, elsewhere they are not', () => {
  const headings = [
    {value: 'Prerequisites', id: 'prerequisites', level: 2},
    {value: '1. Install <code>cast</code> &amp; more', id: '1-install', level: 2},
    {value: '1. Detail', id: '1-detail', level: 3},
    {value: '2. Deploy', id: '2-deploy', level: 2},
  ];
  const url = `${site}/get-started/how-to/x`;
  const [, howTo] = articleData({...page, url, headings});
  expect(howTo).toMatchObject({
    '@type': 'HowTo',
    step: [
      {'@type': 'HowToStep', position: 1, name: 'Install cast & more', url: `${url}#1-install`},
      {'@type': 'HowToStep', position: 2, name: 'Deploy', url: `${url}#2-deploy`},
    ],
  });
  expect(articleData({...page, url: `${site}/technology/x`, headings})).toHaveLength(1);
});

test('the home page says how to search', () => {
  expect(siteData(site, 'About.')).toMatchObject({potentialAction: {target: {urlTemplate: `${site}/search?q={search_term_string}`}}});
});

test('text cannot leave the script element', () => {
  const text = scriptText({headline: '</script><script>alert(1)</script>'});
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({headline: '</script><script>alert(1)</script>'});
});

test('a page without a sidebar stands right below the home page', () => {
  expect(trailData({title: 'Bridge', url: `${site}/bridge`, site})).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {position: 1, item: `${site}/`},
      {position: 2, name: 'Bridge', item: `${site}/bridge`},
    ],
  });
});
