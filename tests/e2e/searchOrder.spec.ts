import {box, expect} from './searchBox';
import {open, test} from './support';

test.describe.configure({timeout: 120_000});

test('the best suggestion is drawn before the others, and the list keeps its length while it changes', async ({page}) => {
  await open(page, '/release-notes');
  const options = page.getByRole('option');
  const settled = page.locator('[role="listbox"][aria-busy="false"]');
  // How many there are whenever the list has changed.
  const lengths = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const form = document.querySelector('form[role="search"]') as Element;
    new MutationObserver(() => seen.push(form.querySelectorAll('[role="option"]').length)).observe(form, {subtree: true, childList: true});
    return seen;
  });
  await box(page).fill('linea');
  await expect(settled).toBeVisible();
  expect((await lengths.jsonValue()).filter((length, index, all) => length > 0 && length !== all[index - 1])).toEqual([1, 8]);

  const first = await options.first().innerText();
  await lengths.evaluate((seen) => seen.splice(0));
  await box(page).fill('bridge');
  await expect(options.first()).not.toHaveText(first, {useInnerText: true});
  await expect(settled).toBeVisible();
  expect(new Set(await lengths.jsonValue())).toEqual(new Set([8]));
});
