import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine} from '../../src/components/SearchIndex/engine';
import type {IndexedPage} from '../../src/components/SearchIndex/types';
import {contractKeys, contractRecords, membersOf} from '../../src/features/contracts/data';
import {settled} from './searchBox';
import {searchQueries} from './searchQueries';
import {expect, open, test} from './support';

// A trace would record every suggestion of every query.
test.use({trace: 'off'});

test('pages are found by obvious words within the first three suggestions', async ({page}) => {
  test.setTimeout(600_000);
  // A page outside the search contexts, where the box searches the whole site.
  await open(page, '/release-notes');
  const box = page.getByRole('combobox', {name: 'Search'});
  const answered = settled(page);
  await box.fill('linea');
  await expect(answered).toBeVisible({timeout: 30_000});

  const missed: string[] = [];
  for (const {query, route} of searchQueries) {
    await box.fill(query);
    const found = await answered.waitFor({timeout: 5000}).then(
      () => page.getByRole('option').evaluateAll((options) => options.map((option) => new URL((option as HTMLAnchorElement).href).pathname)),
      () => [],
    );
    if (!found.slice(0, 3).includes(route)) {
      missed.push(`"${query}" should lead to ${route}, first are ${found.slice(0, 3).join(', ') || 'none'}`);
    }
  }
  expect(missed).toEqual([]);
});

test('every selector and topic of the contract reference leads to its heading first', async () => {
  const headings = new Map<string, string[]>();
  for (const key of contractKeys) {
    for (const {hex, id} of membersOf(key)) {
      if (hex) headings.set(hex, [...(headings.get(hex) ?? []), `${contractRecords[key].route}#${id}`]);
    }
  }
  expect(headings.size).toBeGreaterThan(200);
  const files = readdirSync('build').filter((file) => /^search-index(-api)?-[0-9a-f]{8}\.json$/.test(file));
  expect(files).toHaveLength(2);
  const missed: string[] = [];
  for (const file of files) {
    const engine = createEngine(JSON.parse(readFileSync(path.join('build', file), 'utf8')) as IndexedPage[]);
    await engine.whole;
    for (const [hex, own] of headings) {
      // As the reference prints it, and with arguments behind it.
      for (const query of hex.length === 10 ? [hex, `${hex}${'0'.repeat(64)}`] : [hex]) {
        const [first] = engine.find(query, 8, 2).map(({url, hash}) => url + hash);
        if (!first || !own.includes(first)) missed.push(`${query.slice(0, 12)} in ${file}: ${first}`);
      }
    }
  }
  expect(missed).toEqual([]);
});
