import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import sharp from 'sharp';
import {hasGitHistory} from '../../src/config/lastUpdate';
import {fileOf, readBuiltPage, site, splitTwin, type BuiltPage} from './builtPages';
import {expect, routes, test} from './support';

const all = routes();
const twinOf = (route: string): string => (route === '/' ? '/index.md' : `${route}.md`);
const inlineCode = /(`+)(?!`)[^]*?[^`]\1(?!`)/g;
const letters = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[^\p{L}\p{N}]/gu, '');

/** Reads every page of the sitemap once for a test. */
async function forEachPage(page: Parameters<typeof readBuiltPage>[0], check: (route: string, built: BuiltPage) => void | Promise<void>): Promise<void> {
  for (const route of all) {
    await check(route, await readBuiltPage(page, route));
  }
}

test('every page has a Markdown twin with all of its content and nothing of its frame', async ({page}) => {
  await forEachPage(page, (route, built) => {
    expect(built.twin, route).toBe(twinOf(route));
    const twin = readFileSync(fileOf(route, '.md'), 'utf8');
    const {text, codeBlocks} = splitTwin(twin);
    const prose = text.replace(inlineCode, 'code');
    expect(twin, route).toMatch(/^# \S.*\n\n> \S.{40,}\n\nPage: https:\/\/docs\.linea\.build\/\S*/);
    expect(prose.match(/(?<!\\)<\/?[a-z!][^\n]*/gi), `${route}: HTML`).toBeNull();
    expect(prose.match(/\[\s*\]\(|\]\(\s*\)/g), `${route}: empty link`).toBeNull();
    expect(prose.match(/Direct link to|Copy code to clipboard|Copy page|Edit this page|^Copy$/gm), `${route}: frame`).toBeNull();
    expect(codeBlocks, `${route}: code blocks`).toBe(built.codeBlocks);
    expect(text.match(/^[\s>]*\|( :?-+:? \|)+\s*$/gm)?.length ?? 0, `${route}: tables`).toBe(built.tables);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => letters(heading));
    expect(headings, `${route}: headings`).toEqual(built.headings.map(letters));
  });
});

test('every link of a twin into the site resolves, its anchor too', async ({page}) => {
  const ids = new Map<string, ReadonlySet<string>>();
  await forEachPage(page, (route, built) => {
    ids.set(route, new Set(built.ids));
  });
  const broken: string[] = [];
  for (const route of all) {
    const {text} = splitTwin(readFileSync(fileOf(route, '.md'), 'utf8'));
    for (const [, target = ''] of text.replace(inlineCode, 'code').matchAll(/\]\((\/[^)]*|#[^)]*|https:\/\/docs\.linea\.build[^)]*)\)/g)) {
      const {pathname, hash} = new URL(target, 'https://relative.invalid');
      const goal = pathname === '/index.md' ? '/' : pathname.replace(/\.md$/, '');
      const anchor = decodeURIComponent(hash.slice(1));
      const exists = existsSync(`build${pathname}`) || existsSync(fileOf(goal, '.html'));
      if (!target.startsWith(site) || !exists || (anchor && !ids.get(goal)?.has(anchor))) {
        broken.push(`${route}: ${target}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('llms.txt lists every page once, in sections, and llms-full.txt holds all twins', () => {
  const index = readFileSync('build/llms.txt', 'utf8');
  const full = readFileSync('build/llms-full.txt', 'utf8');
  expect(index).toMatch(/^# .+\n\n> .+\n/);
  expect([...index.matchAll(/^## (.+)$/gm)].map(([, label]) => label)).toEqual(['Get started', 'Learn', 'Technology', 'APIs & SDK', 'More', 'Files for programs']);
  const [ofPages = '', ofFiles = ''] = index.split('\n## Files for programs\n');
  const files = [...ofFiles.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(([, url = '']) => url.replace(site, 'build'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const listed = [...ofPages.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{40,}$/gm)].map(([, url]) => url);
  expect([...listed].sort()).toEqual(all.filter((route) => route !== '/').map((route) => site + twinOf(route)).sort());
  for (const route of all) {
    expect(full.includes(readFileSync(fileOf(route, '.md'), 'utf8')), route).toBe(true);
  }
});

test('every page has one canonical address, and structured data that says the same', async ({page}) => {
  const seen = new Set<string>();
  await forEachPage(page, (route, {canonical, data}) => {
    const address = `${site}${route}`;
    expect(canonical, route).toEqual([address]);
    expect(seen.has(address), route).toBe(false);
    seen.add(address);
    const items = data.map((text) => JSON.parse(text) as Record<string, unknown>);
    const types = items.map((item) => item['@type']);
    expect(new Set(types).size, `${route}: ${types.join(', ')}`).toBe(types.length);
    expect(types.includes('BreadcrumbList'), route).toBe(route !== '/');
    const main = items.find((item) => item['@type'] === (route === '/' ? 'WebSite' : 'TechArticle'));
    expect(main, route).toMatchObject({'@context': 'https://schema.org', url: address, publisher: {name: 'Linea'}});
    expect(String(main?.description).length, route).toBeGreaterThanOrEqual(50);
  });
});

test('every page has a social card of its own, small and of the stated size', async ({page}) => {
  const cards = new Map<string, string>();
  await forEachPage(page, async (route, {image, imageFacts}) => {
    const [twitter, width, height, alt] = imageFacts;
    expect(twitter, route).toBe(image);
    expect(alt?.length, route).toBeGreaterThan(20);
    expect(cards.get(image ?? ''), route).toBeUndefined();
    cards.set(image ?? '', route);
    const file = `build${new URL(image ?? '').pathname}`;
    const facts = await sharp(file).metadata();
    expect({format: facts.format, width: String(facts.width), height: String(facts.height)}, route).toEqual({format: 'png', width, height});
    expect(statSync(file).size / 1024, route).toBeLessThanOrEqual(route === '/' ? 80 : 45);
  });
});

test('the sitemap has every page that may be found, with the day of its last change', () => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
  expect(entries.length).toBe(new Set(all).size);
  const withDay = entries.filter((entry) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry));
  // An exported tree has no history: no page has a day then. Nor has a page that is not committed yet.
  const {status, stdout} = spawnSync('git', ['ls-files', '--others', '--exclude-standard', 'docs'], {encoding: 'utf8'});
  const expected = hasGitHistory() && status === 0 ? entries.length - stdout.split('\n').filter(Boolean).length : 0;
  expect(withDay.length).toBeGreaterThanOrEqual(expected);
  expect(all).not.toContain('/search');
  expect(all).not.toContain('/offline');
});

test('files for visiting programs are where they look for them', async ({request}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now() + 300 * 24 * 3600 * 1000);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {icons: {src: string}[]};
  for (const {src} of manifest.icons) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
  for (const link of ['rel=search type=application/opensearchdescription+xml', 'rel=manifest href=/manifest.webmanifest', 'rel=apple-touch-icon']) {
    expect(readFileSync('build/index.html', 'utf8').replaceAll('"', '')).toContain(link);
  }
});

test('the OpenSearch description is well-formed and leads to the search page', async ({page}) => {
  await page.goto('/robots.txt');
  const template = await page.evaluate(async () => {
    const description = new DOMParser().parseFromString(await (await fetch('/opensearch.xml')).text(), 'application/xml');
    return description.querySelector('parsererror') ? 'not well-formed' : description.querySelector('Url[type="text/html"]')?.getAttribute('template');
  });
  expect(template).toBe(`${site}/search?q={searchTerms}`);
});
