import {readdirSync, readFileSync} from 'node:fs';
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
      expect(total / 1024).toBeLessThanOrEqual(path.endsWith('/linearollup') ? ceilings.longestPage : ceilings.total);
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

test('pages with prepared drawings load none of Mermaid', async ({page}) => {
  const mermaid = readdirSync('build/assets/js').filter((file) => /\.js$/.test(file) && /mermaidAPI|flowchart-v2|sequenceDiagram/.test(readFileSync(`build/assets/js/${file}`, 'utf8')));
  expect(mermaid.length).toBeGreaterThan(0);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const path of ['/technology/architecture', '/technology/state-manager', '/get-started/how-to/bridge']) {
    await page.goto(path, {waitUntil: 'networkidle'});
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(requested.filter((url) => mermaid.some((file) => url.endsWith(`/${file}`)))).toEqual([]);
});
