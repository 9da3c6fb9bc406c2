import {searchQueries} from './searchQueries';
import {expect, open, test} from './support';

// A trace would record every suggestion of every query.
test.use({trace: 'off'});

test('pages are found by obvious words within the first three suggestions', async ({page}) => {
  test.setTimeout(600_000);
  // A page outside the search contexts, where the box searches the whole site.
  await open(page, '/release-notes');
  const box = page.getByRole('combobox', {name: 'Search'});
  const answered = page.locator('[role="listbox"][aria-busy="false"]');
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
