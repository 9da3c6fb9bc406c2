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
  '/api/linea-smart-contracts/tokenbridge',
  '/api/reference/linea-estimategas',
  '/api/token-api/reference/operations/get-tokens',
];

test('controls with a frame or a background have one of three heights, and one radius', async ({
  strictPage: page,
}) => {
  const findings: string[] = [];
  for (const route of routes) {
    await open(page, route);
    // The form of the Token API is loaded when it comes into view.
    const form = page.locator('.openapi-right-panel__container');
    if ((await form.count()) > 0) {
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByRole('button', {name: /^Send/})).toBeVisible();
    }
    const found = await page.evaluate(() => {
      const heights = [28, 36, 44];
      const radius = '6px';
      /** The segments of a control are within its frame. */
      const segmentRadius = '4px';
      const allowedRadii = ['0px', radius, segmentRadius];
      return [
        ...document.querySelectorAll(
          'button, a.button, select, input:not([type=checkbox], [type=radio])',
        ),
      ].flatMap((control) => {
        const {height} = control.getBoundingClientRect();
        const style = getComputedStyle(control);
        const isFramed =
          style.borderTopWidth !== '0px' ||
          style.backgroundColor !== 'rgba(0, 0, 0, 0)';
        const isAllowed =
          heights.includes(Math.round(height)) &&
          allowedRadii.includes(style.borderTopLeftRadius) &&
          allowedRadii.includes(style.borderTopRightRadius);
        if (height === 0 || !isFramed || isAllowed) return [];
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return [
          `"${name}" is ${height} px high, with a radius of ${style.borderTopLeftRadius}`,
        ];
      });
    });
    findings.push(...found.map((finding) => `${route}: ${finding}`));
  }
  expect(findings).toEqual([]);
});
