// npm run preview [-- --base FOLDER] [-- --lighthouse]: creates a preview of a pull request from the built site. preview/*.png shows the
// changed pages in both colour modes. preview/report.json contains their weight before (FOLDER, the build of `main`) and after, and
// Lighthouse scores of three pages.
import {chromium, type Browser} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {parseArgs} from 'node:util';
import {findChangedFiles} from './changedFiles';
import {SiteContent} from './check/siteContent';
import {findChromium} from './chromium.mjs';
import {
  formatComment,
  getScreenshotNames,
  type PreviewReport,
} from './previewReport';
import {SiteServer} from './siteServer';
import {weighPage} from './weight';

/** Maximum number of pages shown in the comment. */
const MAX_PAGES = 12;
const FOLDER = 'preview';
const LIGHTHOUSE_PAGES = [
  '/get-started/how-to/bridge',
  '/technology/message-service',
  '/release-notes',
];

/** Written by `npm run lighthouse`. */
const LIGHTHOUSE_RESULTS = '.test-results/lighthouse.json';

const {values} = parseArgs({
  options: {
    base: {type: 'string'},
    lighthouse: {type: 'boolean', default: false},
  },
});

/** Finds the URL paths of pages that differ from `main`; the home page if only code differs. */
function findChangedRoutes(): string[] {
  const site = new SiteContent();
  const routes = findChangedFiles()
    .filter((file) => site.files.includes(file))
    .map((file) => site.getRoute(file));
  return routes.length > 0 ? routes : ['/'];
}

async function takeScreenshots(
  browser: Browser,
  url: string,
  route: string,
): Promise<void> {
  for (const name of getScreenshotNames(route)) {
    const mode = name.endsWith('dark.png') ? 'dark' : 'light';
    const page = await browser.newPage({
      viewport: {width: 1440, height: 900},
      colorScheme: mode,
      reducedMotion: 'reduce',
    });
    await page.goto(`${url}${route}?docusaurus-theme=${mode}`, {
      waitUntil: 'networkidle',
    });
    await page.screenshot({path: `${FOLDER}/${name}`});
    await page.close();
  }
}

/** Measures a page's first load in kilobytes; undefined if the page does not exist. */
async function measureKilobytes(
  browser: Browser,
  url: string,
  route: string,
): Promise<{readonly script: number; readonly total: number} | undefined> {
  if (!(await fetch(url + route)).ok) return undefined;
  const page = await browser.newPage();
  const {script, total} = await weighPage(page, url + route);
  await page.close();
  return {script: script / 1024, total: total / 1024};
}

rmSync(FOLDER, {recursive: true, force: true});
mkdirSync(FOLDER);
const routes = findChangedRoutes();
const headServer = new SiteServer();
await headServer.start();
const baseServer =
  values.base && existsSync(values.base)
    ? new SiteServer(values.base)
    : undefined;
await baseServer?.start();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const pages: PreviewReport['pages'] = [];
for (const route of routes.slice(0, MAX_PAGES)) {
  const weightBefore =
    baseServer && (await measureKilobytes(browser, baseServer.url, route));
  const weight = await measureKilobytes(browser, headServer.url, route);
  pages.push({
    route,
    scriptBefore: weightBefore?.script,
    script: weight?.script,
    totalBefore: weightBefore?.total,
    total: weight?.total,
  });
  await takeScreenshots(browser, headServer.url, route);
}
await browser.close();
await headServer.stop();
await baseServer?.stop();

if (values.lighthouse) {
  spawnSync(
    'npm',
    ['run', '--silent', 'lighthouse', '--', ...LIGHTHOUSE_PAGES],
    {stdio: 'inherit', env: {...process.env, RUNS: '1'}},
  );
}
const lighthouse =
  values.lighthouse && existsSync(LIGHTHOUSE_RESULTS)
    ? (JSON.parse(
        readFileSync(LIGHTHOUSE_RESULTS, 'utf8'),
      ) as PreviewReport['lighthouse'])
    : [];
const report: PreviewReport = {changed: routes.length, pages, lighthouse};
writeFileSync(`${FOLDER}/report.json`, JSON.stringify(report));
console.log(formatComment(report, FOLDER));
