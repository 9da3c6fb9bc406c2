import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {contractKeys, contractRecords} from '../../src/features/contracts/model/contracts';
import {getMembers} from '../../src/features/contracts/model/members';
import {findHits, loadFile} from '../../src/features/search/browser/lookup';
import {allContexts, searchContexts} from '../../src/features/search/options';
import {rank} from '../../src/features/search/ranking';
import type {IndexList} from '../../src/features/search/types';
import {wordsOf} from '../../src/features/search/words';
import {expect, requestsOf, settled} from './searchBox';
import {searchQueries, type SearchQuery} from './searchQueries';
import {open, test} from './support';

// A trace would record every suggestion of every query.
test.use({trace: 'off'});
test.describe.configure({timeout: 900_000});

interface Answer {
  readonly asked: SearchQuery;
  readonly pages: readonly string[];
}

/** Holds the rates over all queries, and prints those that miss. */
function expectRates(where: string, answers: readonly Answer[]): void {
  const isRight = ({asked: {route, also = []}}: Answer, page = ''): boolean => [route, ...also].includes(page);
  const first = answers.filter((answer) => isRight(answer, answer.pages[0]));
  const three = answers.filter((answer) => answer.pages.slice(0, 3).some((page) => isRight(answer, page)));
  const percent = (part: readonly Answer[]): number => (100 * part.length) / answers.length;
  console.log(`${where}: ${answers.length} queries, first ${percent(first).toFixed(1)} %, among three ${percent(three).toFixed(1)} %`);
  for (const {asked, pages} of answers.filter((answer) => !three.includes(answer))) {
    console.log(`  "${asked.query}" should lead to ${asked.route}, first are ${pages.slice(0, 3).join(', ') || 'none'}`);
  }
  expect(percent(first)).toBeGreaterThanOrEqual(90);
  expect(percent(three)).toBeGreaterThanOrEqual(98);
}

/** Pages below the search box, in their order: without what decodes, and without headings. */
async function suggested(page: Page, {query}: SearchQuery): Promise<string[]> {
  await page.getByRole('combobox', {name: 'Search', exact: true}).fill(query);
  const isAnswered = await settled(page).waitFor({timeout: 5000}).then(() => true, () => false);
  const links = isAnswered ? await page.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('href') ?? '')) : [];
  return links.filter((link) => !link.includes('#') && !link.includes('?data=')).map((link) => link.split('?')[0] ?? '');
}

/** Opens a page whose search box has loaded all indexes. */
async function openWithIndex(page: Page, path: string): Promise<void> {
  const requests = requestsOf(page, /\/search-index[^/]*\.json/);
  await open(page, path);
  await page.getByRole('combobox', {name: 'Search', exact: true}).fill('linea');
  await expect.poll(() => requests.length).toBe(allContexts.length);
  await page.waitForLoadState('networkidle');
  await expect(settled(page)).toBeVisible();
}

test('every query in the search box of its own section', async ({page}) => {
  const answers: Answer[] = [];
  for (const {path} of searchContexts) {
    const own = searchQueries.filter(({route}) => route === `/${path}` || route.startsWith(`/${path}/`));
    await openWithIndex(page, own[0]?.route ?? '');
    for (const asked of own) answers.push({asked, pages: await suggested(page, asked)});
  }
  expect(answers.length).toBeGreaterThan(300);
  expectRates('In the own section', answers);
});

test('every query in the search box of a page outside of the sections', async ({page}) => {
  await openWithIndex(page, '/release-notes');
  const answers: Answer[] = [];
  for (const asked of searchQueries) answers.push({asked, pages: await suggested(page, asked)});
  expectRates('In the whole site', answers);
});

test('every query on the search page', async ({page}) => {
  await open(page, '/search?q=linea');
  const answers: Answer[] = [];
  for (const asked of searchQueries) {
    await page.getByRole('searchbox').fill(asked.query);
    await expect(page.getByText(/documents? found/)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const pages = await page.locator('main article h2 a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    answers.push({asked, pages});
  }
  expectRates('On the search page', answers);
});

test('every query in the search box of the other sections', async ({page}) => {
  const answers: Answer[] = [];
  for (const [position, {path}] of searchContexts.entries()) {
    // A fourth of them in each section.
    const others = searchQueries.filter(({route}, index) => index % searchContexts.length === position && !route.startsWith(`/${path}`));
    await openWithIndex(page, searchQueries.find(({route}) => route.startsWith(`/${path}`))?.route ?? '');
    for (const asked of others) answers.push({asked, pages: await suggested(page, asked)});
  }
  // The section's own pages come first, where they match: what is wanted is in the list below them.
  const missed = answers.filter(({asked: {route, also = []}, pages}) => !pages.some((each) => [route, ...also].includes(each)));
  for (const {asked, pages} of missed) console.log(`  "${asked.query}" should offer ${asked.route}, has ${pages.join(', ') || 'none'}`);
  expect(100 - (100 * missed.length) / answers.length).toBeGreaterThanOrEqual(98);
});

test('every selector and topic of the contract reference leads to its heading first', () => {
  const headings = new Map<string, string[]>();
  for (const key of contractKeys) {
    for (const {hex, id} of getMembers(key)) {
      if (hex) headings.set(hex, [...(headings.get(hex) ?? []), `${contractRecords[key].route}#${id}`]);
    }
  }
  expect(headings.size).toBeGreaterThan(200);
  const read = (context: string) => loadFile(JSON.parse(readFileSync(`build/search-index${context && `-${context}`}.json`, 'utf8')) as IndexList[]);
  const missed: string[] = [];
  const everything = allContexts.map(read);
  for (const files of [everything, [read('api')]]) {
    for (const [hex, own] of headings) {
      // As the reference prints it, and with arguments behind it.
      for (const query of hex.length === 10 ? [hex, `${hex}${'0'.repeat(64)}`] : [hex]) {
        const words = wordsOf(query);
        const [first] = rank(findHits(files, words), words);
        const heading = `${first?.url}${first?.headings[0]?.hash}`;
        if (!own.includes(heading)) missed.push(`${query.slice(0, 12)}: ${heading}`);
      }
    }
  }
  expect(missed).toEqual([]);
});
