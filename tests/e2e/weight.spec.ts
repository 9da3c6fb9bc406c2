import {readdirSync, readFileSync} from 'node:fs';
import {sizeLimits, weighedPages, weighPage} from '../../scripts/weight';
import {
  expect,
  open,
  openFully,
  scriptPattern,
  test,
  trackRequests,
  watchRequests,
} from './support';

test.use({dataSaver: false});

for (const [path, limit] of Object.entries(weighedPages)) {
  test(`${path} loads at most ${limit} KB of JavaScript`, async ({page}) => {
    const {script, style, font, total} = await weighPage(page, () =>
      openFully(page, path),
    );
    expect(script).toBeGreaterThan(0);
    expect(script / 1024).toBeLessThanOrEqual(limit);
    expect(style / 1024).toBeLessThanOrEqual(
      path.startsWith('/api/token-api/reference')
        ? sizeLimits.tokenApiStyle
        : sizeLimits.style,
    );
    expect(font / 1024).toBeLessThanOrEqual(sizeLimits.font);
    if (!/^\/(?:search|api\/token-api\/reference)/.test(path)) {
      expect(total / 1024).toBeLessThanOrEqual(
        path.endsWith('/linearollup')
          ? sizeLimits.longestPage
          : sizeLimits.total,
      );
    }
  });
}

test('the first screen of a page loads no images from the stylesheet', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const images: string[] = [];
  devtools.on(
    'Network.requestWillBeSent',
    ({request}) => request.url.startsWith('data:') && images.push(request.url),
  );
  await devtools.send('Network.enable');
  for (const viewport of [
    {width: 412, height: 823},
    {width: 1440, height: 900},
  ]) {
    await page.setViewportSize(viewport);
    await open(page, '/get-started/how-to/bridge');
    expect(images).toEqual([]);
  }
});

// Large features, each with a pattern that identifies its code and with pages that do not use it.
for (const [feature, codePattern, unrelatedPages] of [
  [
    'Mermaid',
    /mermaidAPI|flowchart-v2|sequenceDiagram/,
    ['/technology/state-manager'],
  ],
  [
    'the API explorer',
    /openapi-explorer__request-form/,
    ['/', '/api/token-api/reference', '/api/reference/linea-estimategas'],
  ],
] as const) {
  test(`pages that do not use ${feature} do not load its code`, async ({
    page,
  }) => {
    const files = readdirSync('build/assets/js').filter(
      (file) =>
        file.endsWith('.js') &&
        codePattern.test(readFileSync(`build/assets/js/${file}`, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(0);
    const requestedScripts = watchRequests(page, scriptPattern);
    const waitForRequests = trackRequests(page);
    for (const path of unrelatedPages) {
      await open(page, path);
      await waitForRequests();
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await waitForRequests();
    }
    expect(
      requestedScripts.filter((url) =>
        files.some((file) => url.endsWith(`/${file}`)),
      ),
    ).toEqual([]);
  });
}
