import AxeBuilder from '@axe-core/playwright';
import {readFileSync, readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {weighPage} from '../../scripts/weight';
import {expect, hydrated, open, test} from './support';

const reference = '/api/token-api/reference';
const pages = `${reference}/operations`;
const host = 'https://token-api.linea.build';
const usdc = '0x176211869cA2b568f2A7D4EE941E073a821EE1ff';

const tokenFields = [
  'name', 'symbol', 'decimals', 'logo', 'contractAddress', 'currentPrice', 'priceUpdatedAt', 'last24hVariation', 'isPossibleSpam',
  'info', 'info.sells', 'info.buys', 'info.swaps', 'info.fdv', 'info.totalSupply',
];
const addressErrors = {400: 'Invalid contract address format', 404: 'Token not found'};

const operations = {
  'get-tokens': {
    request: 'GET https://token-api.linea.build/tokens',
    parameters: {
      page: ['number', 'default 1', 'minimum 1', 'maximum 1000'],
      limit: ['number', 'default 50', 'minimum 1', 'maximum 100'],
      isSecure: ['boolean', 'optional'],
      addresses: ['string', 'optional', 'at most 100'],
      order: [
        'name', 'symbol', 'decimals', 'contractAddress', 'currentPrice', 'priceUpdatedAt', 'createdAt', 'updatedAt', 'last24hVariation',
        'last24hVariationAbsolute', 'sells', 'buys', 'swaps', 'isPossibleSpam', 'totalSupply', 'fdv',
      ],
      sort: ['asc', 'desc'],
    },
    fields: [...tokenFields.map((field) => `data[].${field}`), 'data', 'meta', 'meta.page', 'meta.limit', 'meta.totalItemsCount', 'meta.pagesCount'],
    errors: {},
  },
  'get-token-by-contract-address': {
    request: 'GET https://token-api.linea.build/tokens/{contractAddress}',
    parameters: {contractAddress: ['string', 'required', usdc]},
    fields: tokenFields,
    errors: addressErrors,
  },
  'get-hourly-prices-for-a-token': {
    request: 'GET https://token-api.linea.build/prices/{contractAddress}',
    parameters: {contractAddress: ['string', 'required', usdc]},
    fields: ['[].price', '[].timestamp'],
    errors: addressErrors,
  },
  'get-hourly-prices-for-multiple-tokens': {
    request: 'GET https://token-api.linea.build/prices',
    parameters: {addresses: ['string', 'required', 'at most 100']},
    fields: ['ADDRESS', 'ADDRESS[].price', 'ADDRESS[].timestamp'],
    errors: {},
  },
};

/** The cells of every table row in a built page, as plain text; read from the file, without a browser. */
function rows(html: string): string[][] {
  const text = (cell: string): string => cell.replace(/<\/t[dhr].*/s, '').replace(/<[^>]+>/g, '').trim();
  // The minifier leaves out end tags.
  return [...html.matchAll(/<table.*?<\/table>/gs)]
    .flatMap(([table]) => table.split(/<tr\b[^>]*>/).slice(1))
    .map((row) => row.split(/<t[dh]\b[^>]*>/).slice(1).map(text));
}

/** The panel's form, once its code has loaded. */
async function openPanel(page: Page, operation: string) {
  await open(page, `${pages}/${operation}`);
  const panel = page.getByRole('region', {name: 'Try it'});
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByRole('button', {name: 'Send API Request'})).toBeVisible();
  return panel;
}

for (const [operation, {request, parameters, fields, errors}] of Object.entries(operations)) {
  test(`the built HTML of ${operation} holds the whole operation`, () => {
    const html = readFileSync(`build${pages}/${operation}.html`, 'utf8');
    const table = rows(html);
    expect(html.replace(/<[^>]+>/g, '')).toContain(request);
    for (const [name, limits] of Object.entries(parameters)) {
      const row = table.find(([cell, limit]) => cell === name && /required|optional/.test(limit ?? ''))?.join(' ');
      for (const limit of limits) {
        expect(row, name).toContain(limit);
      }
    }
    for (const field of fields) {
      expect(table.map(([cell]) => cell)).toContain(field);
    }
    for (const [status, message] of Object.entries(errors)) {
      expect(table).toContainEqual([status, message]);
    }
    expect(html).toContain('application/json');
  });

  test(`${operation} loads at most 700 KB of JavaScript, the panel included`, async ({page, baseURL}) => {
    const {script} = await weighPage(page, `${baseURL}${pages}/${operation}`);
    expect(script / 1024).toBeLessThanOrEqual(700);
  });
}

test('the landing page links every operation and the overview', async ({quiet: page}) => {
  await open(page, reference);
  const main = page.getByRole('main');
  for (const operation of Object.keys(operations)) {
    await expect(main.locator(`a[href="${pages}/${operation}"]`)).toBeVisible();
  }
  await expect(main.getByRole('link', {name: 'overview', exact: true})).toHaveAttribute('href', '/api/token-api/overview');
  await main.getByRole('link', {name: 'GET /tokens', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get tokens');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'All operations'}).click();
  await expect(page).toHaveURL(reference);
});

test('the panel shows the request as curl, Python, Go and Node.js', async ({quiet: page}) => {
  const panel = await openPanel(page, 'get-tokens');
  const code = panel.locator('code').first();
  for (const [language, sign] of [['python', 'import requests'], ['go', 'package main'], ['nodejs', 'fetch('], ['curl', 'curl ']] as const) {
    await panel.getByRole('tab', {name: language, exact: true}).click();
    await expect(code).toContainText(sign);
    await expect(code).toContainText(`${host}/tokens?page=1&limit=50`);
  }
});

test('the panel sends the request that it shows', async ({page}) => {
  const sent: string[] = [];
  await page.route(`${host}/**`, async (route) => {
    sent.push(route.request().url());
    await route.fulfill({json: {data: [], meta: {page: 2, limit: 10, totalItemsCount: 0, pagesCount: 0}}, headers: {'access-control-allow-origin': '*'}});
  });
  const panel = await openPanel(page, 'get-tokens');
  await panel.getByLabel('page').fill('2');
  await panel.getByLabel('limit').fill('10');
  await panel.getByLabel('isSecure').selectOption('true');
  await panel.getByLabel('order').selectOption('swaps');
  await panel.getByLabel('sort').selectOption('desc');
  await expect(panel.getByLabel('order')).toHaveValue('swaps');
  const url = `${host}/tokens?page=2&limit=10&isSecure=true&order=swaps&sort=desc`;
  await expect(panel.locator('code').first()).toContainText(`'${url}'`);

  await panel.getByRole('button', {name: 'Send API Request'}).click();
  await expect(panel.getByText('"totalItemsCount": 0')).toBeVisible();
  expect(sent).toEqual([url]);
});

test('the panel puts an address into the path and shows an error answer', async ({page}) => {
  await page.route(`${host}/**`, (route) => route.fulfill({status: 400, json: {message: 'Invalid contract address format'}, headers: {'access-control-allow-origin': '*'}}));
  const panel = await openPanel(page, 'get-token-by-contract-address');
  const field = panel.getByLabel('contractAddress');
  await expect(field).toHaveValue(usdc);
  await field.fill('0x12');
  await expect(panel.locator('code').first()).toContainText(`${host}/tokens/0x12`);
  await panel.getByRole('button', {name: 'Send API Request'}).click();
  await expect(panel.getByRole('tab', {name: '400'})).toBeVisible();
  await expect(panel.getByText('Invalid contract address format')).toBeVisible();
});

test('a required parameter is asked for before anything is sent', async ({page}) => {
  const sent: string[] = [];
  await page.route(`${host}/**`, (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  const panel = await openPanel(page, 'get-hourly-prices-for-multiple-tokens');
  await panel.getByLabel('addresses').fill('');
  await panel.getByRole('button', {name: 'Send API Request'}).click();
  await expect(panel.getByText('This field is required')).toBeVisible();
  expect(sent).toEqual([]);
});

test('no other page loads code of the explorer', async ({page, baseURL}) => {
  const explorer = readdirSync('build/assets/js').filter((file) => readFileSync(`build/assets/js/${file}`, 'utf8').includes('openapi-explorer__request-form'));
  expect(explorer.length).toBeGreaterThan(0);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', '/get-started', reference, '/api/token-api/overview', '/api/reference/linea-estimategas']) {
    await page.goto(`${baseURL}${path}`, {waitUntil: 'networkidle'});
  }
  expect(loaded.filter((url) => explorer.some((file) => url.endsWith(file)))).toEqual([]);
});

test('search finds a parameter and a field of an operation', async ({page}) => {
  for (const query of ['isSecure', 'last24hVariation']) {
    await page.goto(`/search?q=${query}`);
    await hydrated(page);
    await expect(page.locator(`main a[href*="${pages}/get-token"]`).first()).toBeVisible({timeout: 20_000});
  }
});

for (const path of [reference, `${pages}/get-tokens`, `${pages}/get-token-by-contract-address`]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await (path === reference ? open(page, path) : openPanel(page, path.slice(pages.length + 1)));
      const {violations} = await new AxeBuilder({page}).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
      expect(violations.map(({id, nodes}) => ({id, nodes: nodes.slice(0, 3).map(({target, failureSummary}) => ({target, failureSummary}))}))).toEqual([]);
    });
  }
}
