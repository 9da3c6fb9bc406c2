import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, open, test} from './support';

test('the ABI can be copied as JSON and as a valid TypeScript constant', async ({
  strictPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api/linea-smart-contracts/tokenbridge');
  const readClipboard = (): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());
  await page
    .getByRole('button', {name: 'Copy ABI of TokenBridge 8.0 as JSON'})
    .click();
  await expect(page.getByText('Copied as JSON')).toBeVisible();
  const json = await readClipboard();
  expect(json).toBe(
    readFileSync('build/abi/tokenbridge/8.0.json', 'utf8').trim(),
  );

  await page
    .getByRole('button', {name: 'Copy ABI of TokenBridge 8.0 as TypeScript'})
    .click();
  await expect(page.getByText('Copied as TypeScript')).toBeVisible();
  const source = await readClipboard();
  expect(source).toMatch(
    /^export const tokenBridgeAbi = \[[^]*\] as const;\n$/,
  );
  const {diagnostics} = ts.transpileModule(source, {reportDiagnostics: true});
  expect(diagnostics).toEqual([]);
});

test('if copying fails, a message suggests downloading the file', async ({
  page,
  context,
}) => {
  await open(page, '/api/linea-smart-contracts/tokenbridge');
  await context.setOffline(true);
  await page
    .getByRole('button', {name: 'Copy ABI of TokenBridge 8.0 as JSON'})
    .click();
  await expect(
    page.getByText('Copy failed: download the file instead'),
  ).toBeVisible();
});
