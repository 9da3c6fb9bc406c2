import {load} from 'cheerio';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {hasGitHistory} from '../../src/config/docs';
import {
  getFile,
  getIds,
  readMarkdown,
  readPage,
  routes,
  site,
  parseMarkdown,
} from './builtSite';

const getMarkdownUrl = (route: string): string =>
  route === '/' ? '/index.md' : `${route}.md`;
const extractLetters = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, '');

test('every page has one h1, a title, a description and a canonical URL', () => {
  expect(routes.length).toBeGreaterThan(200);
  for (const route of routes) {
    const page = readPage(route);
    expect(page('h1').length, route).toBe(1);
    expect(page('head title').text(), route).toMatch(/.+ \| Linea/);
    expect(
      page('meta[name=description]').attr('content')?.length,
      route,
    ).toBeGreaterThanOrEqual(50);
    expect(
      page('link[rel=canonical]')
        .get()
        .map(({attribs}) => attribs.href),
      route,
    ).toEqual([`${site}${route}`]);
    // An unrecognized admonition stays in the text.
    expect(page('main').text(), route).not.toMatch(/^:::/m);
  }
  expect(new Set(routes).size).toBe(routes.length);
});

test('every page is in English, and its table of contents lists only headings of levels 2 to 5', () => {
  const findings = routes.flatMap((route) => {
    const page = readPage(route);
    const language = page('html').attr('lang');
    const levels = page('.theme-doc-toc-desktop a')
      .get()
      .map(({attribs}) => {
        const id = decodeURIComponent((attribs.href ?? '#').slice(1));
        return page(`[id="${id}"]`).get(0)?.tagName ?? `no #${id}`;
      });
    return [language, ...levels]
      .filter((value) => value !== 'en' && !/^h[2-5]$/.test(value ?? ''))
      .map((value) => `${route}: ${value}`);
  });
  expect(findings).toEqual([]);
});

test('every docs page marks one sidebar entry as current, and pages of Token API operations have the API’s navbar entry, sidebar and next page', () => {
  const counts = routes
    .filter(
      (route) =>
        readPage(route)('aside.theme-doc-sidebar-container').length > 0,
    )
    .map((route) => ({
      route,
      count: readPage(route)(
        'aside.theme-doc-sidebar-container [aria-current=page]',
      ).length,
    }));
  expect(counts.length).toBeGreaterThan(200);
  expect(counts.filter(({count}) => count !== 1)).toEqual([]);
  // Its category links to the same page.
  expect(
    readPage('/get-started/build/quickstart/deploy')(
      '.menu__list-item-collapsible [aria-current]',
    ).length,
  ).toBe(0);
  const operation = readPage('/api/token-api/reference/operations/get-tokens');
  expect(operation('.navbar__items .navbar__link--active').text()).toBe(
    'APIs & SDK',
  );
  expect(operation('.theme-doc-sidebar-menu').text()).toContain(
    'Decode a revert',
  );
  expect(operation('.pagination-nav__link--next').text()).toBe(
    'NextGet token by contract address',
  );
});

test('every table has a name, every header has text and a scope, and every code block is labelled', () => {
  const unlabelledElements = routes.flatMap((route) => {
    const page = readPage(route);
    const tables = page('article table').filter(
      (_, table) =>
        !page(table).attr('aria-label')?.trim() &&
        !page(table).find('caption').text().trim(),
    );
    const headers = page('article th').filter(
      (_, header) => !page(header).attr('scope') || !page(header).text().trim(),
    );
    const blocks = page('article pre').filter(
      (_, block) =>
        !page(block).attr('aria-label') || page(block).attr('role') !== 'group',
    );
    return [...tables.get(), ...headers.get(), ...blocks.get()].map(
      (element) => `${route}: ${page.html(element).slice(0, 80)}`,
    );
  });
  expect(unlabelledElements).toEqual([]);
});

/** Returns all nodes of a page's exported Markdown. */
function findNodes(route: string): Nodes[] {
  const nodes: Nodes[] = [];
  visit(parseMarkdown(route), (node) => void nodes.push(node));
  return nodes;
}

/** Returns the URLs in a page's exported Markdown that lead to this site. */
const findInternalLinks = (route: string): string[] =>
  findNodes(route)
    .flatMap((node) => ('url' in node ? [node.url] : []))
    .filter((url) => url.startsWith(site) || !/^\w+:/.test(url));

test('every page has a Markdown file with its entire content and no navigation or buttons', () => {
  for (const route of routes) {
    const page = readPage(route);
    expect(
      page('head link[rel=alternate][type="text/markdown"]').attr('href'),
      route,
    ).toBe(getMarkdownUrl(route));
    const content = page(
      page('body article').length ? 'body article' : 'body main',
    )
      .first()
      .clone();
    content
      .find('[data-markdown="skip"], [role="tooltip"], form, .hash-link')
      .remove();
    expect(readMarkdown(route), route).toMatch(
      /^# \S.*\n\n> \S.{40,}\n\nPage: https:\/\/docs\.linea\.build\/\S*/,
    );
    const nodes = findNodes(route);
    expect(
      nodes.flatMap((node) => (node.type === 'html' ? node.value : [])),
      `${route}: HTML`,
    ).toEqual([]);
    expect(
      nodes.filter(
        (node) => node.type === 'link' && !(node.url && toString(node)),
      ),
      `${route}: empty link`,
    ).toEqual([]);
    expect(
      nodes.filter(
        (node) =>
          node.type === 'text' &&
          /Direct link to|Copy code to clipboard|Copy page|Edit this page|^Copy$/.test(
            node.value,
          ),
      ),
      `${route}: navigation or buttons`,
    ).toEqual([]);
    const count = (type: Nodes['type']): number =>
      nodes.filter((node) => node.type === type).length;
    expect(count('code'), `${route}: code blocks`).toBe(
      content.find('pre, figure [role=img][aria-label^="Diagram: "]').length,
    );
    expect(count('table'), `${route}: tables`).toBe(
      content.find('table').length,
    );
    const headings = nodes
      .filter((node) => node.type === 'heading' && node.depth === 2)
      .map((heading) => extractLetters(toString(heading)));
    expect(headings, `${route}: headings`).toEqual(
      content
        .find('h2')
        .get()
        .map((heading) => extractLetters(page(heading).text())),
    );
  }
});

test('every internal link and anchor in a Markdown file resolves', () => {
  const brokenLinks: string[] = [];
  const ids = new Map(routes.map((route) => [route, new Set(getIds(route))]));
  for (const route of routes) {
    for (const target of findInternalLinks(route)) {
      const {pathname, hash} = new URL(target, 'https://relative.invalid');
      const targetRoute =
        pathname === '/index.md' ? '/' : pathname.replace(/\.md$/, '');
      const anchor = decodeURIComponent(hash.slice(1));
      const fileExists =
        existsSync(`build${pathname}`) ||
        existsSync(getFile(targetRoute, '.html'));
      if (
        !target.startsWith(site) ||
        !fileExists ||
        (anchor && !ids.get(targetRoute)?.has(anchor))
      ) {
        brokenLinks.push(`${route}: ${target}`);
      }
    }
  }
  expect(brokenLinks).toEqual([]);
});

test('llms.txt lists every page once by section, and only existing files; llms-full.txt contains all pages', () => {
  const index = readFileSync('build/llms.txt', 'utf8');
  const fullText = readFileSync('build/llms-full.txt', 'utf8');
  expect(index).toMatch(/^# .+\n\n> .+\n/);
  expect([...index.matchAll(/^## (.+)$/gm)].map(([, label]) => label)).toEqual([
    'Get started',
    'Learn',
    'Technology',
    'APIs & SDK',
    'More',
    'Machine-readable files',
  ]);
  const [pageSections = '', fileSection = ''] = index.split(
    '\n## Machine-readable files\n',
  );
  const files = [
    ...fileSection.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm),
  ].map(([, url = '']) => url.replace(site, 'build'));
  expect(
    files.filter((file) => file.startsWith('build/abi/')).length,
  ).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const listedUrls = [
    ...pageSections.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{40,}$/gm),
  ].map(([, url]) => url);
  expect([...listedUrls].sort()).toEqual(
    routes
      .filter((route) => route !== '/')
      .map((route) => site + getMarkdownUrl(route))
      .sort(),
  );
  expect(
    routes.filter((route) => !fullText.includes(readMarkdown(route))),
  ).toEqual([]);
});

describe('structured data', () => {
  const readData = (route: string): Record<string, unknown>[] =>
    readPage(route)('head script[type="application/ld+json"]')
      .get()
      .map(
        (script) =>
          JSON.parse(readPage(route)(script).text()) as Record<string, unknown>,
      );

  test('matches the content of every page', () => {
    for (const route of routes) {
      const items = readData(route);
      const types = items.map((item) => item['@type']);
      expect(new Set(types).size, `${route}: ${types.join(', ')}`).toBe(
        types.length,
      );
      expect(types.includes('BreadcrumbList'), route).toBe(route !== '/');
      const main = items.find(
        (item) => item['@type'] === (route === '/' ? 'WebSite' : 'TechArticle'),
      );
      expect(main, route).toMatchObject({
        '@context': 'https://schema.org',
        url: `${site}${route}`,
        publisher: {name: 'Linea'},
      });
      expect(String(main?.description).length, route).toBeGreaterThanOrEqual(
        50,
      );
    }
  });
});

test('every page has a unique, small social card with the declared dimensions', async () => {
  const cards = new Map<string, string>();
  for (const route of routes) {
    const getContent = (selector: string): string =>
      readPage(route)(`head meta[${selector}]`).attr('content') ?? '';
    const image = getContent('property="og:image"');
    expect(getContent('name="twitter:image"'), route).toBe(image);
    expect(getContent('property="og:image:alt"').length, route).toBeGreaterThan(
      20,
    );
    expect(cards.get(image), route).toBeUndefined();
    cards.set(image, route);
    const file = `build${new URL(image).pathname}`;
    const {format, width, height} = await sharp(file).metadata();
    expect([format, String(width), String(height)], route).toEqual([
      'png',
      getContent('property="og:image:width"'),
      getContent('property="og:image:height"'),
    ]);
    expect(statSync(file).size / 1024, route).toBeLessThanOrEqual(
      route === '/' ? 80 : 45,
    );
  }
});

test('the sitemap lists every indexable page with the date of its last change', () => {
  const entries = [
    ...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<url>(.*?)<\/url>/g),
  ].map(([, entry = '']) => entry);
  const datedEntries = entries.filter((entry) =>
    /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry),
  );
  // Without Git history, as in an exported tree, no page has a date. Pages that no commit has, staged or not, do not have one either.
  const listFiles = (...args: string[]): string[] =>
    spawnSync('git', [...args, 'docs'], {encoding: 'utf8'})
      .stdout.split('\n')
      .filter(Boolean);
  const expected = hasGitHistory()
    ? entries.length -
      listFiles('ls-files', '--others', '--exclude-standard').length -
      listFiles(
        'diff',
        '--cached',
        '--name-only',
        '--diff-filter=A',
        '--no-renames',
        '--',
      ).length
    : 0;
  expect(datedEntries.length).toBeGreaterThanOrEqual(expected);
  expect(routes).not.toContain('/search');
  expect(routes).not.toContain('/offline');
});

test('well-known files for crawlers and other programs exist', () => {
  expect(
    Date.parse(
      /^Expires: (.+)$/m.exec(
        readFileSync('build/.well-known/security.txt', 'utf8'),
      )?.[1] ?? '',
    ),
  ).toBeGreaterThan(Date.now() + 300 * 24 * 3600 * 1000);
  expect([...readFileSync('build/favicon.ico').subarray(0, 4)]).toEqual([
    0, 0, 1, 0,
  ]);
  const home = readPage('/');
  for (const link of [
    'rel=search][type="application/opensearchdescription+xml"',
    'rel=manifest][href="/manifest.webmanifest"',
    'rel=apple-touch-icon',
  ]) {
    expect(home(`head link[${link}]`).length, link).toBe(1);
  }
});

test('the OpenSearch description points to the search page, which states that it needs JavaScript', () => {
  const description = load(readFileSync('build/opensearch.xml', 'utf8'), {
    xml: true,
  });
  expect(
    description('OpenSearchDescription > Url[type="text/html"]').attr(
      'template',
    ),
  ).toBe(`${site}/search?q={searchTerms}`);
  expect(readPage('/search')('main noscript').text()).toContain(
    'Search requires JavaScript.',
  );
});

test('the home page links to the tool directory, the “add network” button and the network status', () => {
  const home = readPage('/');
  const getHref = (selector: string): string | undefined =>
    home(`main a${selector}`).first().attr('href');
  expect(
    [
      ':contains("Tool directory")',
      '[aria-label="Add Linea Sepolia to your wallet"]',
      ':contains("Network status")',
    ].map(getHref),
  ).toEqual([
    '/get-started/tooling',
    '/get-started/connect#add-linea-with-one-button',
    'https://linea.statuspage.io/',
  ]);
});

test('every link in a diagram targets an existing section', () => {
  expect(
    routes.filter((route) => readPage(route)('figure svg.drawing').length > 0)
      .length,
  ).toBeGreaterThan(50);
  const links = new Set(
    routes.flatMap((route) =>
      readPage(route)('figure svg a:has(.box)')
        .get()
        .map(({attribs}) => attribs.href ?? ''),
    ),
  );
  expect(links.size).toBeGreaterThan(25);
  const brokenLinks = [...links].filter((link) => {
    const [route = '', id] = link.split('#');
    return (
      !existsSync(getFile(route, '.html')) ||
      (id && !getIds(route).includes(id))
    );
  });
  expect(brokenLinks).toEqual([]);
});

test('a contract’s ABI can be downloaded from a stable URL', () => {
  const link = readPage('/api/linea-smart-contracts/linearollup')(
    'a[download="LineaRollup-8.0.json"]',
  );
  expect(link.text()).toBe('Download ABI of LineaRollup 8.0');
  expect(link.attr('href')).toBe('/abi/linearollup/8.0.json');
  expect(existsSync('build/abi/linearollup/8.0.json')).toBe(true);
});

test('“Copy page” links to assistants with the URL of the page’s Markdown', () => {
  const page = readPage('/get-started/how-to/bridge');
  for (const host of ['chatgpt.com', 'claude.ai']) {
    const link = page(`a[href^="https://${host}/"]`);
    expect(new URL(link.attr('href') ?? '').searchParams.get('q')).toContain(
      `${site}/get-started/how-to/bridge.md`,
    );
    expect(link.attr('target')).toBe('_blank');
    expect(link.attr('rel')).toContain('noopener');
  }
});

test('the title of an address says what it is', () => {
  expect(
    readPage('/technology/canonical-token-bridge')(
      '[title="TokenBridge, proxy, Ethereum Mainnet"]',
    )
      .first()
      .text(),
  ).toBe('0x051F1D88f0aF5763fB888eC4378b4D8B29ea3319');
});

test('indexes list only each contract’s current page', () => {
  const generations = '/api/linea-smart-contracts/generations';
  for (const file of [
    'sitemap.xml',
    'llms.txt',
    ...readdirSync('build').filter((name) =>
      /^search-index.*\.json$/.test(name),
    ),
  ]) {
    expect(
      readFileSync(`build/${file}`, 'utf8').includes(generations),
      file,
    ).toBe(false);
  }
  expect(readFileSync('build/llms-full.txt', 'utf8')).not.toContain(
    'has in generation 7.1',
  );
  const page = readPage(`${generations}/7-1/tokenbridge`);
  expect(page('main').text()).not.toContain('This page is unlisted');
  expect(page('link[rel=canonical]').attr('href')).toBe(
    `${site}/api/linea-smart-contracts/tokenbridge`,
  );
  expect(page('meta[name=robots]').attr('content')).toContain('noindex');
  expect(
    page('link[type="text/markdown"], button:contains("Copy page")').length,
  ).toBe(0);
});
