import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {idOf} from '../../scripts/move/relocation';
import {allowedOrphans, isListed, orphanPages, unusedStaticFiles} from '../../scripts/orphans';
import sidebars from '../../sidebars';
import {getPageIds} from '../../src/lib/routes';
import {sitePages} from './sitePages';

const root = mkdtempSync(path.join(tmpdir(), 'orphans-'));
afterAll(() => rmSync(root, {recursive: true}));

const FILES: Record<string, string> = {
  'docs/learn/sidebar.ts': "const sidebar = ['learn/index'];\nexport default sidebar;\n",
  'docs/learn/index.mdx': 'See [linked](./linked.mdx#a).\n\n<Card to="/learn/carded" />\n\n[definition]: defined.mdx\n',
  'docs/learn/linked.mdx': 'Text.\n',
  'docs/learn/carded.mdx': 'Text.\n',
  'docs/learn/defined.mdx': 'Text.\n',
  'docs/learn/named.mdx': 'Text.\n',
  'docs/learn/alone.mdx': 'A link to [myself](./alone.mdx) and the words docs/learn/lost.mdx.\n',
  'docs/learn/lost.mdx': '`[lost](./lost.mdx)`\n',
  'docs/learn/_part.mdx': 'Text.\n',
  'src/links.ts': "export const to = '/learn/named#a'; export const file = (folder: string) => `/files/nodes/${folder}/start.sh`;\n",
  'redirects.ts': "export const redirects = {'/a': '/learn/alone'};\n",
  'docusaurus.config.ts': "export default {favicon: 'img/used.svg'};\n",
  'static/img/used.svg': '',
  'static/img/unused.svg': '',
  'static/files/nodes/mainnet/start.sh': '',
  'static/files/nodes/mainnet/stop.sh': '',
  'static/robots.txt': '',
};
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

test('a page without a way to it is found, with what to do', () => {
  expect(orphanPages(root)).toEqual([
    expect.stringMatching(/^docs\/learn\/alone\.mdx: nothing leads to this page\. Add it to a sidebar/),
    expect.stringMatching(/^docs\/learn\/lost\.mdx: /),
  ]);
});

test('a static file that nothing names is found, with what to do', () => {
  expect(unusedStaticFiles(root).toSorted()).toEqual([
    expect.stringMatching(/^static\/files\/nodes\/mainnet\/stop\.sh: .* Use it or remove it\.$/),
    expect.stringMatching(/^static\/img\/unused\.svg: /),
  ]);
});

test('every page of the site has a way to it', () => {
  expect(orphanPages()).toEqual([]);
});

test('the sidebars list every page that stands for a record', () => {
  const shown = new Set(getPageIds(Object.values(sidebars).flat() as Parameters<typeof getPageIds>[0]));
  const listed = sitePages.filter(({file}) => isListed(file)).map(({file}) => idOf(file));
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((id) => !shown.has(id))).toEqual([]);
});

test('the exceptions are pages', () => {
  expect(Object.keys(allowedOrphans).filter((file) => !existsSync(file))).toEqual([]);
});

test('every static file is used', () => {
  expect(unusedStaticFiles()).toEqual([]);
});
