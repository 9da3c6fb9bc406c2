import {expect, open, test} from './support';

/** One page of each kind, with all kinds of controls between them. */
const routes = [
  '/',
  '/get-started/build/network-info',
  '/get-started/build/contracts',
  '/get-started/tooling',
  '/get-started/tooling/node-providers',
  '/learn/first-dapp',
  '/release-notes',
  '/api/decode',
  '/api/linea-smart-contracts/linearollup',
  '/api/reference/linea-estimategas',
  '/api/token-api/reference/operations/get-tokens',
];

test('controls with a frame or a background have one of three heights, and one radius', async ({
  strictPage: page,
}) => {
  const styles = new Set<string>();
  for (const route of routes) {
    await open(page, route);
    const found = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'button, a.button, select, input:not([type=checkbox], [type=radio])',
        ),
      ].flatMap((control) => {
        const {height} = control.getBoundingClientRect();
        const style = getComputedStyle(control);
        const isFramed =
          style.borderTopWidth !== '0px' ||
          style.backgroundColor !== 'rgba(0, 0, 0, 0)';
        if (!control.checkVisibility() || height === 0 || !isFramed) return [];
        const radius = Math.max(
          parseFloat(style.borderTopLeftRadius),
          parseFloat(style.borderTopRightRadius),
        );
        return [`${Math.round(height)} px high, radius ${radius} px`];
      }),
    );
    for (const style of found) styles.add(style);
  }
  expect([...styles].sort()).toEqual([]);
});
