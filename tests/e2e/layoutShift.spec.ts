import {routes} from '../site/builtSite';
import {isExhaustive} from './checks';
import {expect, openFully, test, waitForLayout, watchShifts} from './support';

const phone = {width: 412, height: 823};
const desktop = {width: 1440, height: 900};

/** One page of each kind on a phone and, on desktop, the pages whose layout differs. */
const samplePages = [
  ...[
    '/',
    '/get-started/how-to/bridge',
    '/get-started/tooling/node-providers',
    '/api/linea-smart-contracts/linearollup',
    '/api/reference/linea-estimategas',
    '/search?q=gas',
    '/api/token-api/reference/operations/get-tokens',
    '/api/decode',
  ].map((path) => ({path, viewport: phone})),
  ...['/', '/get-started/how-to/bridge', '/search'].map((path) => ({
    path,
    viewport: desktop,
  })),
];
const pages = isExhaustive
  ? [...routes, '/search', '/search?q=gas'].flatMap((path) =>
      [phone, desktop].map((viewport) => ({path, viewport})),
    )
  : samplePages;

test.use({dataSaver: false});

// Throttles the network and the CPU through the DevTools protocol, so that fonts, code and results arrive one after another.
for (const {path, viewport} of pages) {
  test(`${path} has no layout shift when loading slowly at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 400_000,
      uploadThroughput: 100_000,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 2});
    const readShift = await watchShifts(page);
    await openFully(page, path);
    if (path.startsWith('/search?'))
      await expect(
        page.locator('main [aria-busy="false"] > *').first(),
      ).toBeVisible();
    await waitForLayout(page);
    expect(await readShift()).toBeLessThan(0.02);
  });
}
