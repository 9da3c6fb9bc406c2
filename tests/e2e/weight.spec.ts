import {ceilings, weighedPages, weighPage} from '../../scripts/weight';
import {expect, open, test} from './support';

for (const [path, ceiling] of Object.entries(weighedPages)) {
  test(`${path} loads at most ${ceiling} KB of JavaScript`, async ({page, baseURL}) => {
    const {script, style, font, total} = await weighPage(page, `${baseURL}${path}`);
    expect(script).toBeGreaterThan(0);
    expect(script / 1024).toBeLessThanOrEqual(ceiling);
    expect(style / 1024).toBeLessThanOrEqual(ceilings.style);
    expect(font / 1024).toBeLessThanOrEqual(ceilings.font);
    if (!/^\/(search|api\/token-api\/reference\/)/.test(path)) {
      expect(total / 1024).toBeLessThanOrEqual(ceilings.total);
    }
  });
}

test('a page of the docs starts with four files of code: runtime, site, layout and its text', async ({page}) => {
  const files: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url().split('/').pop() ?? ''));
  await open(page, '/reference/glossary');
  expect(files.slice(0, 4).map((file) => file.split('.')[0])).toEqual(['runtime~main', 'main', 'layout', expect.stringMatching(/^[0-9a-f]{8}$/)]);
});

test('main leaves the start of the site to tasks of their own', async ({page}) => {
  await page.addInitScript(() => {
    // Comes in the task that ran the file. Docusaurus freezes its object, which replaces that of the entry.
    document.addEventListener('load', ({target}) => target instanceof HTMLScriptElement && target.src.includes('/main.') && Object.assign(window, {wasStarted: Object.isFrozen(window.docusaurus)}), true);
  });
  await open(page, '/reference/glossary');
  expect(await page.evaluate(() => [Reflect.get(window, 'wasStarted'), Object.isFrozen(window.docusaurus)])).toEqual([false, true]);
});

test('the first screen of a page needs no image of the style sheet', async ({page}) => {
  const devtools = await page.context().newCDPSession(page);
  const images: string[] = [];
  devtools.on('Network.requestWillBeSent', ({request}) => request.url.startsWith('data:') && images.push(request.url));
  await devtools.send('Network.enable');
  for (const viewport of [{width: 412, height: 823}, {width: 1440, height: 900}]) {
    await page.setViewportSize(viewport);
    await open(page, '/get-started/how-to/bridge');
    expect(images).toEqual([]);
  }
});

