import type {Page} from '@playwright/test';
import {skipReason} from '../site/nginx';
import {isExhaustive} from './checks';
import {expect, test} from './policy';
import {open, trackRequests, waitForHydration} from './support';

test.skip(Boolean(skipReason), skipReason);
test.describe.configure({timeout: 300_000});

/** Malicious URL values by category. A payload that runs sets `window.hit`. */
const payloads: Readonly<Record<string, readonly string[]>> = {
  markup: [
    encodeURIComponent('<script>window.hit=1</script>'),
    '<script>window.hit=1</script>',
    encodeURIComponent(
      '"><img src=x onerror=window.hit=1><svg onload=window.hit=1>',
    ),
    encodeURIComponent(
      '<a href="javascript:window.hit=1" autofocus onfocus=window.hit=1>gas</a>',
    ),
    encodeURIComponent(
      '\'-alert(1)-\'"-alert(1)-"</title><script>alert(1)</script>',
    ),
  ],
  code: [
    encodeURIComponent('javascript:window.hit=1//'),
    encodeURIComponent(
      '{{constructor.constructor("window.hit=1")()}}${window.hit=1}',
    ),
    '__proto__&constructor=prototype&__proto__[hit]=1',
  ],
  length: [
    'a'.repeat(10_000),
    encodeURIComponent('('.repeat(10_000)),
    encodeURIComponent('gas fee '.repeat(300)),
  ],
  operators: [
    encodeURIComponent('(a+)+$ [ * \\ ^.*?'),
    encodeURIComponent('+title:x -content:y ~99 ^0 foo:bar *'),
  ],
  encoding: [
    '%E0%A4%A',
    '%',
    '%ED%A0%80',
    '%ED%BF%BF%ED%A0%80',
    '%C0%AF%F8%88%80%80%80',
    '%00gas%00',
    '%0d%0aset-cookie:a=b',
  ],
  characters: [
    encodeURIComponent('\u202e\u2066\u200d\u0300'.repeat(50)),
    encodeURIComponent('👩‍👩‍👧'.repeat(100)).slice(0, -4),
  ],
};

/** Returns what a payload that ran has set. */
const readHit = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'hit') as unknown);

const finishedSearchSelector = 'main [aria-busy="false"], main [role="alert"]';

/** Parts of a URL that can contain a value, and what the page shows after processing it. */
const urlParts: readonly {
  readonly name: string;
  readonly path: (value: string) => string;
  readonly settledSelector: string;
}[] = [
  {
    name: 'q on the search page',
    path: (value) => `/search?q=${value}`,
    settledSelector: finishedSearchSelector,
  },
  {
    name: 'ctx on the search page',
    path: (value) => `/search?q=gas&ctx=${value}`,
    settledSelector: finishedSearchSelector,
  },
  {
    name: 'version on the search page',
    path: (value) => `/search?q=gas&version=${value}`,
    settledSelector: finishedSearchSelector,
  },
  {
    name: '_highlight on a page',
    path: (value) =>
      `/technology/transaction-lifecycle?_highlight=${value}&_highlight=gas`,
    settledSelector: 'article mark',
  },
  {
    name: 'the hash of a page',
    path: (value) => `/get-started/how-to/gas-fees#${value}`,
    settledSelector: 'article h1',
  },
  {
    name: 'data on the decoder page',
    path: (value) => `/api/decode?data=${value}`,
    settledSelector: 'article [role="form"] [role="status"] > *',
  },
  {
    name: 'the path',
    path: (value) => `/${value.slice(0, 2_000)}`,
    settledSelector: 'h1',
  },
];

for (const [index, {name, path, settledSelector}] of urlParts.entries()) {
  // One payload per category. The payloads rotate, so that each is used in at least one URL part.
  const values = Object.entries(payloads).flatMap(([kind, texts]) =>
    texts
      .filter(
        (_, position) => isExhaustive || position === index % texts.length,
      )
      .map((text) => [`${kind}: ${text.slice(0, 80)}`, text] as const),
  );
  test(`${name}: no payload runs or breaks the page`, async ({
    monitoredPage: page,
    problems,
  }) => {
    const waitForRequests = trackRequests(page);
    for (const [description, value] of values) {
      await page.goto('about:blank');
      const response = await page.goto(path(value));
      // nginx itself rejects some paths, without serving our error page.
      if (response && response.status() !== 400) {
        await waitForHydration(page);
        // The built HTML may look complete before React effects have run.
        await waitForRequests();
        await expect(
          page.locator(settledSelector).first(),
          description,
        ).toBeAttached({timeout: 30_000});
        await expect(
          page.getByText(/page crashed|something went wrong/i),
          description,
        ).toHaveCount(0);
      }
      expect(
        await page.evaluate(() => [
          Reflect.get(window, 'hit'),
          Reflect.get({}, 'hit'),
        ]),
        description,
      ).toEqual([undefined, undefined]);
      // The browser itself reports error statuses, including for index files of nonexistent versions.
      const unexpectedProblems = problems
        .splice(0)
        .filter(
          (problem) =>
            !/Failed to load resource: the server responded with a status of 40[04]/.test(
              problem,
            ),
        );
      expect(unexpectedProblems, description).toEqual([]);
    }
  });
}

test('input to the search page and the decoder is shown as text', async ({
  monitoredPage: page,
}) => {
  const values = [
    '<img src=x onerror=window.hit=1>',
    'javascript:window.hit=1',
    '\ud800 gas \udfff',
    '<mark>gas</mark>',
  ];
  const heading = page.getByRole('heading', {level: 1});
  await open(page, '/search');
  for (const value of values) {
    await page.getByRole('searchbox').fill('');
    await expect(heading).toHaveText('Search the documentation');
    await page.getByRole('searchbox').fill(value);
    await expect(heading).toContainText('Search results for');
    await expect(page.locator('h1 img, h1 mark')).toHaveCount(0);
    expect(await readHit(page)).toBeUndefined();
  }
  await open(page, '/api/decode');
  const form = page.getByRole('form', {name: 'Decoder'});
  for (const value of values) {
    await form.getByRole('textbox').fill('');
    await expect(form.getByRole('status').first()).toBeEmpty();
    await form.getByRole('textbox').fill(value);
    await form.getByRole('button', {name: 'Decode', exact: true}).click();
    await expect(form.getByRole('status').first()).toContainText(
      'not hexadecimal',
    );
    expect(await readHit(page)).toBeUndefined();
  }
});
