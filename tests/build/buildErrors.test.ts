import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';

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

test.each([
  ['unknown-navbar-item', /No NavbarItem component found for type "custom-nothing"/],
  ['missing-doc', /[Cc]ouldn't find any doc with id "nowhere"/],
  ['missing-sidebar', /Can't find any sidebar with id "nowhere"/],
  ['missing-docs-plugin', /plugin with id "nowhere"/],
  ['missing-version', /9\.9/],
  ['sidebar-doc', /nowhere/],
  ['broken-links', /linking to \/nowhere/],
  ['broken-anchors', /linking to \/#nothing\n[\s\S]*linking to #nothing-here/],
  ['no-default-export', /doesn't have a default export/],
])('%s stops the build and says why', (mistake, message) => {
  const {status, text} = build(mistake);
  expect(status).not.toBe(0);
  expect(text).toMatch(message);
}, 120_000);
