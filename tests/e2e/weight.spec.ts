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
    // Comes in the task that ran the file.
    document.addEventListener('load', ({target}) => target instanceof HTMLScriptElement && target.src.includes('/main.') && Object.assign(window, {afterMain: window.docusaurus}), true);
  });
  await open(page, '/reference/glossary');
  expect(await page.evaluate(() => ['afterMain' in window, Reflect.get(window, 'afterMain') === undefined, typeof window.docusaurus])).toEqual([true, true, 'object']);
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

test('a page is laid out in parts while it arrives, and no longer once it is there', async ({page}) => {
  await page.addInitScript(() => {
    const asked = Object.assign(globalThis, {asked: [] as string[]}).asked;
    const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') as unknown as {get: (this: HTMLElement) => number};
    // Three looks at a page that still arrives, however quick the server is.
    Object.defineProperty(document, 'readyState', {get: () => (asked.length < 3 ? 'loading' : 'complete')});
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {...height, get(this: HTMLElement) {
      if (this === document.body && !(new Error().stack ?? '').includes('/assets/')) {
        asked.push(document.readyState);
      }
      return height.get.call(this);
    }});
  });
  await open(page, '/get-started/how-to/bridge');
  const asked = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as {asked: string[]}).asked);
  await expect.poll(asked).toHaveLength(3);
  await page.waitForLoadState('networkidle');
  expect(await asked()).toHaveLength(3);
});

for (const [path, rel] of [['/get-started/how-to/bridge', 'preload'], ['/get-started/tooling', 'prefetch']] as const) {
  test(`${path} asks for the font of code once, by ${rel}`, async ({page}) => {
    await open(page, path);
    expect(await page.locator('link[href*="geist-mono"]').evaluateAll((links) => links.map((link) => link.getAttribute('rel')))).toEqual([rel]);
  });
}

test('pages with prepared drawings load none of Mermaid', async ({page}) => {
  const mermaid = readdirSync('build/assets/js').filter((file) => /\.js$/.test(file) && /mermaidAPI|flowchart-v2|sequenceDiagram/.test(readFileSync(`build/assets/js/${file}`, 'utf8')));
  expect(mermaid.length).toBeGreaterThan(0);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const path of ['/technology/architecture', '/technology/state-manager', '/get-started/how-to/bridge']) {
    await page.goto(path, {waitUntil: 'networkidle'});
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(requested.filter((url) => mermaid.some((file) => url.endsWith(`/${file}`)))).toEqual([]);
});
