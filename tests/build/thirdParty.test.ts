import {chromium, type Browser} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findChromium} from '../../scripts/chromium.mjs';
import {readEnvironment} from '../../src/config/env';
import {findInlineScripts, hashSource} from '../../src/features/hosting/plugin/inlineScripts';
import {createHeaderRules} from '../../src/features/hosting/headers';

type Variables = Readonly<Record<string, string>>;

const out = mkdtempSync(path.join(tmpdir(), 'third-party-'));
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
});

afterAll(async () => {
  await browser.close();
  rmSync(out, {recursive: true, force: true});
});

function build(variables: Variables): string {
  const folder = mkdtempSync(path.join(out, 'build-'));
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', '--config', 'tests/fixtures/thirdParty/docusaurus.config.ts', '--out-dir', folder], {
    encoding: 'utf8',
    env: {...process.env, ...variables, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/third-party', DOCUSAURUS_NO_PERSISTENT_CACHE: '1', NODE_ENV: 'production'},
  });
  expect(status, stdout + stderr).toBe(0);
  return folder;
}

/** The Content-Security-Policy that the hosting files of such a build have. */
function readPolicy(folder: string, variables: Variables): string {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
  const scripts = new Set(pages.flatMap((file) => findInlineScripts(readFileSync(path.join(folder, file), 'utf8'), file)));
  const [rule] = createHeaderRules({inlineScripts: [...scripts].map(hashSource), apiServers: [], environment: readEnvironment(variables)});
  return rule?.headers['Content-Security-Policy'] ?? '';
}

/** Opens the page under the policy. Returns the foreign hosts that it asked, and everything that went wrong. */
async function visit(folder: string, policy: string): Promise<{hosts: string[]; problems: string[]}> {
  const types: Readonly<Record<string, string>> = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};
  const server = createServer(({url = '/'}, response) => {
    const file = path.join(folder, url === '/' ? 'index.html' : url);
    response.writeHead(existsSync(file) ? 200 : 404, {'content-security-policy': policy, 'content-type': types[path.extname(file)] ?? 'application/octet-stream'});
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const page = await browser.newPage();
  const hosts: string[] = [];
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && !message.location().url.endsWith('favicon.ico') && problems.push(`${message.text()} ${message.location().url}`));
  page.on('pageerror', ({message}) => problems.push(message));
  await page.route((url) => url.origin !== origin, (route) => {
    hosts.push(new URL(route.request().url()).hostname);
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await page.goto(origin, {waitUntil: 'load'});
  // The slots start when the browser is idle, after five seconds at the latest.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 6000})));
  await page.waitForLoadState('networkidle');
  await page.close();
  server.close();
  return {hosts, problems};
}

const containers: readonly (readonly [host: string, variables: Variables])[] = [
  ['www.googletagmanager.com', {GTM_CONTAINER_ID: 'GTM-ABC1234'}],
  ['feedback.test', {FEEDBACK_WIDGET_SRC: 'https://feedback.test/widget.js'}],
  ['assistant.test', {DOCS_ASSISTANT_SRC: 'https://assistant.test/bot.js', DOCS_ASSISTANT_KEY: 'key'}],
];
const together = Object.assign({}, ...containers.map(([, variables]) => variables)) as Variables;

test.each([...containers.map(([host, variables]) => [[host], variables] as const), [containers.map(([host]) => host), together] as const])(
  'a build for %j loads it under its own policy',
  async (expected, variables) => {
    const folder = build(variables);
    const {hosts, problems} = await visit(folder, readPolicy(folder, variables));
    expect(problems).toEqual([]);
    expect(hosts.toSorted()).toEqual(expected.toSorted());
  },
  180_000,
);
