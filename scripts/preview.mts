// npm run preview [-- --base FOLDER] [-- --lighthouse]: what a reviewer of a pull request sees, from the built site. Writes preview/report.md with the
// changed pages, their weight before (FOLDER, the build of `main`) and after, and Lighthouse's scores of three pages; and
// preview/*.png, the pages in both modes.
import {chromium, type Browser} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {changedFiles} from './changedFiles';
import {SiteContent} from './check/siteContent';
import {findChromium} from './chromium.mjs';
import {SiteServer} from './siteServer';
import {weighPage} from './weight';

/** More pages than a comment can show. */
const MOST = 12;
const FOLDER = 'preview';
const LIGHTHOUSE = ['/get-started/how-to/bridge', '/technology/message-service', '/release-notes'];

const {values} = parseArgs({options: {base: {type: 'string'}, lighthouse: {type: 'boolean', default: false}}});

/** Addresses of the pages that differ from `main`; the home page where only code does. */
function changedRoutes(): string[] {
  const site = new SiteContent();
  const routes = changedFiles().filter((file) => site.files.includes(file)).map((file) => site.route(file));
  return routes.length > 0 ? routes : ['/'];
}

const nameOf = (route: string, mode: string): string => `${route.slice(1).replaceAll('/', '-') || 'home'}-${mode}.png`;

async function takePicture(browser: Browser, url: string, route: string, mode: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}, colorScheme: mode, reducedMotion: 'reduce'});
  await page.goto(`${url}${route}?docusaurus-theme=${mode}`, {waitUntil: 'networkidle'});
  await page.screenshot({path: `${FOLDER}/${nameOf(route, mode)}`});
  await page.close();
}

/** Kilobytes of a page's first load; nothing where the page is not there. */
async function kilobytesOf(browser: Browser, url: string, route: string): Promise<{readonly script: number; readonly total: number} | undefined> {
  if (!(await fetch(url + route)).ok) {
    return undefined;
  }
  const page = await browser.newPage();
  const {script, total} = await weighPage(page, url + route);
  await page.close();
  return {script: script / 1024, total: total / 1024};
}

const shown = (kilobytes: number | undefined): string => (kilobytes === undefined ? '–' : kilobytes.toFixed(1));

rmSync(FOLDER, {recursive: true, force: true});
mkdirSync(FOLDER);
const all = changedRoutes();
const routes = all.slice(0, MOST);
const after = new SiteServer();
await after.start();
const before = values.base && existsSync(values.base) ? new SiteServer(values.base) : undefined;
await before?.start();
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
const rows: string[] = [];
const pictures: string[] = [];
try {
  for (const route of routes) {
    const [old, now] = [before && (await kilobytesOf(browser, before.url, route)), await kilobytesOf(browser, after.url, route)];
    rows.push(`| \`${route}\` | ${shown(old?.script)} | ${shown(now?.script)} | ${shown(old?.total)} | ${shown(now?.total)} |`);
    for (const mode of ['light', 'dark'] as const) {
      await takePicture(browser, after.url, route, mode);
    }
    // The workflow that publishes the pictures puts their address in.
    pictures.push(`<details><summary><code>${route}</code></summary>\n\n![${route}, light mode]({{pictures}}/${nameOf(route, 'light')})\n![${route}, dark mode]({{pictures}}/${nameOf(route, 'dark')})\n\n</details>`);
  }
} finally {
  await browser.close();
  await after.stop();
  await before?.stop();
}
const scores = values.lighthouse ? spawnSync('npm', ['run', '--silent', 'lighthouse', '--', ...LIGHTHOUSE], {encoding: 'utf8', env: {...process.env, RUNS: '1'}}).stdout : '';
writeFileSync(`${FOLDER}/report.md`, [
  `### Changed pages${all.length > MOST ? `, ${MOST} of ${all.length}` : ''}`,
  '| Page | JavaScript before, KB | after | All before, KB | after |\n|---|---|---|---|---|',
].join('\n\n').concat('\n', rows.join('\n'), '\n\n', pictures.join('\n'), scores ? `\n\n### Lighthouse, one run each\n\n\`\`\`text\n${scores.trim()}\n\`\`\`\n` : '\n'));
console.log(readFileSync(`${FOLDER}/report.md`, 'utf8'));
