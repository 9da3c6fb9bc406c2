import {box, expect, settled} from './searchBox';
import {open, test} from './support';

test.describe.configure({timeout: 120_000});

test('the best suggestion is drawn before the others, and the list keeps its length while it changes', async ({page}) => {
  await open(page, '/release-notes');
  const options = page.getByRole('option');
  // How many there are whenever the list has changed.
  const lengths = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const form = document.querySelector('form[role="search"]') as Element;
    new MutationObserver(() => seen.push(form.querySelectorAll('[role="option"]').length)).observe(form, {subtree: true, childList: true});
    return seen;
  });
  await box(page).fill('linea');
  await expect(settled(page)).toBeVisible();
  expect((await lengths.jsonValue()).filter((length, index, all) => length > 0 && length !== all[index - 1])).toEqual([1, 8]);

  const first = await options.first().innerText();
  await lengths.evaluate((seen) => seen.splice(0));
  await box(page).fill('bridge');
  await expect(options.first()).not.toHaveText(first, {useInnerText: true});
  await expect(settled(page)).toBeVisible();
  expect(new Set(await lengths.jsonValue())).toEqual(new Set([8]));
});

test('suggestions come while the index is still being made, and the choice among them stays when it is whole', async ({page}) => {
  await open(page, '/release-notes');
  // At the first suggestion: whether the box still says that it loads. Then another suggestion is chosen as by a key.
  const first = page.evaluate(
    () =>
      new Promise<{isLoading: boolean; isBusy: string | null | undefined; chosen: string | null | undefined}>((resolve) => {
        const form = document.querySelector('form[role="search"]') as Element;
        const input = form.querySelector('input') as HTMLInputElement;
        let isLoading: boolean | undefined;
        new MutationObserver((_records, observer) => {
          const list = form.querySelector('[role="listbox"]');
          if (list && input.getAttribute('aria-expanded') === 'true') {
            isLoading ??= /searchIndexLoading/.test(form.className);
            const second = list.querySelectorAll('[role="option"]')[1];
            if (second) {
              observer.disconnect();
              input.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}));
              resolve({isLoading, isBusy: list.getAttribute('aria-busy'), chosen: second.getAttribute('href')});
            }
          }
        }).observe(form, {subtree: true, childList: true, attributes: true});
      }),
  );
  await box(page).fill('gas fees');
  const {isLoading, isBusy, chosen} = await first;
  expect({isLoading, isBusy}).toEqual({isLoading: true, isBusy: 'true'});
  await expect(settled(page)).toBeVisible();
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveAttribute('href', chosen ?? '');
});
