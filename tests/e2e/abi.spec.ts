import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {parseAbi, toFunctionSelector, type Abi} from 'viem';
import {expect, open, test} from './support';

const path = '/api/linea-smart-contracts/linearollup';

test('a contract’s ABI can be downloaded from a stable URL', async ({
  strictPage: page,
}) => {
  await open(page, path);
  const link = page.getByRole('link', {
    name: 'Download ABI of LineaRollup 8.0',
  });
  await expect(link).toHaveAttribute('download', 'LineaRollup-8.0.json');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    link.click(),
  ]);
  const abi = JSON.parse(readFileSync(await download.path(), 'utf8')) as Abi;
  const selectors = abi.flatMap((item) =>
    item.type === 'function' ? [toFunctionSelector(item)] : [],
  );
  const [claim] = parseAbi([
    'struct Claim {bytes32[] proof; uint256 messageNumber; uint32 leafIndex; address from; address to; uint256 fee; uint256 value; address feeRecipient; bytes32 merkleRoot; bytes data;}',
    'function claimMessageWithProof(Claim params)',
  ]);
  expect(selectors).toContain(toFunctionSelector(claim));
});

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
  await open(page, path);
  await context.setOffline(true);
  await page
    .getByRole('button', {name: 'Copy ABI of LineaRollup 8.0 as JSON'})
    .click();
  await expect(
    page.getByText('Copy failed: download the file instead'),
  ).toBeVisible();
});
