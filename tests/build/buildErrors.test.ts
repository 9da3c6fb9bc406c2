import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {explain} from '../../scripts/build/explain';
import {printed} from '../../scripts/check/finding';

const site = path.resolve('tests/fixtures/broken');
const out = mkdtempSync(path.join(tmpdir(), 'broken-site-'));
afterAll(() => rmSync(out, {recursive: true, force: true}));

/** Builds the fixture site with one mistake in it; returns the exit code and all that was printed. */
function build(mistake: string) {
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', site, '--out-dir', path.join(out, mistake)], {
    encoding: 'utf8',
    env: {...process.env, FIXTURE: mistake, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', NODE_ENV: 'production'},
  });
  return {status, text: stdout + stderr};
}

test('the fixture builds when nothing is wrong', () => {
  expect(build('nothing').status).toBe(0);
}, 120_000);

const linkMessage = /linking to \/nowhere/;
const anchorMessage = /linking to \/#nothing\n[\s\S]*linking to #nothing-here/;

test.each([
  ['unknown-navbar-item', /No NavbarItem component found for type "custom-nothing"/],
  ['missing-doc', /[Cc]ouldn't find any doc with id "nowhere"/],
  ['missing-sidebar', /Can't find any sidebar with id "nowhere"/],
  ['missing-docs-plugin', /plugin with id "nowhere"/],
  ['missing-version', /9\.9/],
  ['sidebar-doc', /nowhere/],
  ['broken-links', linkMessage],
  ['broken-anchors', anchorMessage],
  ['no-default-export', /doesn't have a default export/],
])('%s stops the build and says why', (mistake, message) => {
  const {status, text} = build(mistake);
  expect(status).not.toBe(0);
  expect(text).toMatch(message);
  // What is printed of it names the page or the reason, without the engine's stack.
  const {findings, reasons} = explain(text, (route) => ({file: route, line: 1, column: 1}));
  const printedLines = [...findings.map(printed), ...reasons];
  expect(printedLines.join('\n')).toMatch(message === linkMessage || message === anchorMessage ? /^\/:1:1 .* → correct/ : message);
  expect(printedLines.length).toBeLessThanOrEqual(12);
  expect(printedLines.join('\n')).not.toMatch(/^ *at |data:[^ …]{60}|node_modules/m);
}, 120_000);
