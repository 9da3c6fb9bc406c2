import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {applyPlan, planMove} from '../../scripts/move/plan';
import {pages} from '../../scripts/pages';
import {routeOf} from '../../scripts/routes';
import {sidebarIds} from '../../scripts/edit/sidebar';

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

const FILES: Record<string, string> = {
  'docs/learn/first.mdx': page('First', "import Part from '../parts/_part.mdx';\n\nBack to [the start](./index.mdx#top), on to [second](second.mdx), ![map](../../static/img/map.png)."),
  'docs/learn/second.mdx': page(
    'Second',
    [
      'The words /learn/first and `[first](./first.mdx)` stay. See [first](./first.mdx#a), [again][1] and [the route](/learn/first?x=1#a).',
      '',
      '[1]: first.mdx "Title"',
      '',
      '```md\n[first](./first.mdx)\n```',
      '',
      "<Card to=\"/learn/first\" items={[{href: '/learn/first#b', text: '/learn/firsts'}]} />",
    ].join('\n'),
  ),
  'docs/learn/index.mdx': page('Learn', '[First](first.mdx)'),
  'docs/learn/deep/one.mdx': page('One', '[First](../first.mdx) and [two](./two.mdx).'),
  'docs/learn/deep/two.mdx': page('Two', '[One](one.mdx)'),
  'docs/guide/intro.mdx': page('Intro', '[First](../learn/first.mdx#a) and [deep](../learn/deep/two.mdx).'),
  'docs/parts/_part.mdx': 'A part.\n',
  'docs/learn/sidebar.ts': `const sidebar = [
  'learn/index',
  'learn/first',
  {
    type: 'category',
    label: 'Deep',
    link: {type: 'doc', id: 'learn/deep/one'},
    items: [
      'learn/deep/one',
      'learn/deep/two',
    ],
  },
];

export default sidebar;
`,
  'docs/guide/sidebar.ts': "const sidebar = [\n  'guide/intro',\n];\n\nexport default sidebar;\n",
  'redirects.ts': "export const redirects: Readonly<Record<string, string>> = {\n  '/a': '/learn/first#a',\n  '/start': '/learn/second',\n  '/z': '/guide/intro',\n};\n",
  'src/data/links.ts': "export const links = {'/learn/first': 1, text: 'See [first](/learn/first#a), not /learn/first.', site: 'https://docs.linea.build/learn/first'};\n",
  'tests/e2e/searchQueries.ts': "export const q = [{query: 'first', route: '/learn/first'}];\nexport const open = (x: string) => [`/learn/first?x=${x}`, `/learn/${x}`];\n",
  'tests/run.sh': 'curl /learn/first\n',
  'static/img/map.png': '',
};

let root = '';
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const move = (from: string, to: string) => {
  const plan = planMove(root, from, to);
  applyPlan(root, plan);
  return plan;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'move-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
});
afterEach(() => rmSync(root, {recursive: true}));

/** Relative links of the tree that lead nowhere, and sidebar entries without a page. */
function broken(): string[] {
  const all = pages('docs', root);
  const links = all.flatMap(({file, text}) =>
    [...text.replaceAll(/```[^]*?```|`[^`]*`/g, '').matchAll(/(?:\]\(|^\[\d\]: |from ')(\.{0,2}[\w./-]+\.\w+)/gm)]
      .map(([, link = '']) => path.join(path.dirname(file), link))
      .filter((target) => !existsSync(path.join(root, target))),
  );
  const ids = ['learn', 'guide'].flatMap((section) => sidebarIds(read(`docs/${section}/sidebar.ts`)));
  return [...links, ...ids.filter((id) => !existsSync(path.join(root, `docs/${id}.mdx`)))];
}

describe('a page that moves within its section', () => {
  beforeEach(() => {
    move('docs/learn/first.mdx', 'learn/deep/start');
  });

  test('stands at the new place, with its own links and imports right', () => {
    expect(existsSync(path.join(root, 'docs/learn/first.mdx'))).toBe(false);
    expect(read('docs/learn/deep/start.mdx')).toBe(
      page('First', "import Part from '../../parts/_part.mdx';\n\nBack to [the start](../index.mdx#top), on to [second](../second.mdx), ![map](../../../static/img/map.png)."),
    );
  });

  test('is linked at its new place, and prose and code are not touched', () => {
    expect(read('docs/learn/second.mdx')).toBe(
      page(
        'Second',
        [
          'The words /learn/first and `[first](./first.mdx)` stay. See [first](./deep/start.mdx#a), [again][1] and [the route](/learn/deep/start?x=1#a).',
          '',
          '[1]: deep/start.mdx "Title"',
          '',
          '```md\n[first](./first.mdx)\n```',
          '',
          "<Card to=\"/learn/deep/start\" items={[{href: '/learn/deep/start#b', text: '/learn/firsts'}]} />",
        ].join('\n'),
      ),
    );
    expect(read('docs/guide/intro.mdx')).toContain('[First](../learn/deep/start.mdx#a) and [deep](../learn/deep/two.mdx).');
    expect(read('docs/learn/deep/one.mdx')).toContain('[First](./start.mdx)');
    expect(broken()).toEqual([]);
  });

  test('keeps its place in the sidebar', () => {
    expect(sidebarIds(read('docs/learn/sidebar.ts'))).toEqual(['learn/index', 'learn/deep/start', 'learn/deep/one', 'learn/deep/one', 'learn/deep/two']);
  });

  test('is redirected to from its old address, in one step', () => {
    expect(read('redirects.ts')).toBe(
      "export const redirects: Readonly<Record<string, string>> = {\n  '/a': '/learn/deep/start#a',\n  '/learn/first': '/learn/deep/start',\n  '/start': '/learn/second',\n  '/z': '/guide/intro',\n};\n",
    );
  });

  test('is found by data and tests', () => {
    expect(read('src/data/links.ts')).toBe(
      "export const links = {'/learn/deep/start': 1, text: 'See [first](/learn/deep/start#a), not /learn/first.', site: 'https://docs.linea.build/learn/deep/start'};\n",
    );
    expect(read('tests/e2e/searchQueries.ts')).toContain("route: '/learn/deep/start'");
    expect(read('tests/e2e/searchQueries.ts')).toContain('[`/learn/deep/start?x=${x}`, `/learn/${x}`]');
  });

  test('and back again leaves everything as it was, less its redirects', () => {
    move('learn/deep/start', 'learn/first');
    expect(read('docs/learn/second.mdx')).toContain('See [first](./first.mdx#a)');
    expect(read('redirects.ts')).toBe(FILES['redirects.ts']?.replace("  '/start'", "  '/learn/deep/start': '/learn/first',\n  '/start'"));
    expect(broken()).toEqual([]);
  });
});

test('a page that changes its section changes the sidebar', () => {
  const plan = move('learn/first', 'guide/');
  expect(sidebarIds(read('docs/learn/sidebar.ts'))).not.toContain('learn/first');
  expect(read('docs/guide/sidebar.ts')).toContain("  'guide/intro',\n  'guide/first',\n");
  expect(broken()).toEqual([]);
  expect(plan.byHand).toEqual([
    'docs/learn/second.mdx:5: The words /learn/first and `[first](./first.mdx)` stay. See [first](../guide/first.mdx#a), [again][1] and [the route](/g',
    "src/data/links.ts:1: export const links = {'/guide/first': 1, text: 'See [first](/guide/first#a), not /learn/first.', site: 'https://docs.lin",
    'tests/run.sh:1: curl /learn/first',
  ]);
});

test('a folder moves with its category, and the empty folder goes', () => {
  move('docs/learn/deep', 'docs/guide/deeper');
  expect(existsSync(path.join(root, 'docs/learn/deep'))).toBe(false);
  expect(read('docs/guide/deeper/one.mdx')).toContain('[First](../../learn/first.mdx) and [two](./two.mdx).');
  expect(sidebarIds(read('docs/learn/sidebar.ts'))).toEqual(['learn/index', 'learn/first']);
  expect(read('docs/guide/sidebar.ts')).toContain("    label: 'Deep',\n    link: {type: 'doc', id: 'guide/deeper/one'},\n    items: [\n      'guide/deeper/one',");
  expect(read('redirects.ts')).toMatch(/'\/learn\/deep\/one': '\/guide\/deeper\/one',\n {2}'\/learn\/deep\/two': '\/guide\/deeper\/two',/);
  expect(broken()).toEqual([]);
});

test.each([
  ['learn/nothing', 'learn/other', /docs\/learn\/nothing does not exist/],
  ['learn/first', 'learn/second', /docs\/learn\/second\.mdx exists/],
  ['learn', 'teach', /a section with a sidebar of its own/],
  ['learn/deep', 'learn/deep/er', /cannot move into itself/],
  ['learn/first', 'teach/first', /docs\/teach is no section/],
  ['learn/first', 'guide/intro/intro', /docs\/guide\/intro\.mdx is already served at \/guide\/intro/],
])('%s to %s is refused', (from, to, message) => {
  expect(() => planMove(root, from, to)).toThrow(message);
});

test('a change that is not committed stops the move, and nothing is written', () => {
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {cwd: root});
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');
  writeFileSync(path.join(root, 'docs/guide/intro.mdx'), `${read('docs/guide/intro.mdx')}More.\n`);
  expect(() => move('learn/first', 'learn/start')).toThrow(/Commit or undo your changes first.*docs\/guide\/intro\.mdx/);
  expect(existsSync(path.join(root, 'docs/learn/first.mdx'))).toBe(true);
  git('commit', '-qam', 'b');
  move('learn/first', 'learn/start');
  expect(existsSync(path.join(root, 'docs/learn/start.mdx'))).toBe(true);
});

test('pages of this site move without a broken link, redirect or sidebar entry', async () => {
  for (const part of ['docs', 'src', 'redirects.ts', 'README.md', 'CONTRIBUTING.md']) {
    rmSync(path.join(root, part), {recursive: true, force: true});
    cpSync(part, path.join(root, part), {recursive: true});
  }
  move('docs/technology/prover', 'docs/learn/proofs');
  move('get-started/tooling/oracles/pyth', 'get-started/tooling/oracles/pyth-network');

  const all = pages('docs', root);
  const files = new Set(all.map(({file}) => file));
  const links = all.flatMap(({file, tree}) => {
    const found: string[] = [];
    visit(tree, 'link', ({url}) => {
      if (/^[\w./-]+\.mdx(?:#|$)/.test(url)) {
        found.push(path.join(path.dirname(file), url.replace(/#.*/, '')));
      }
    });
    return found;
  });
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter((link) => !files.has(link))).toEqual([]);

  const routes = new Set(['/', ...all.map(routeOf)]);
  const {redirects} = (await import(path.join(root, 'redirects.ts'))) as {redirects: Record<string, string>};
  expect(Object.values(redirects).filter((to) => !routes.has(to.replace(/#.*/, '')))).toEqual([]);
  expect(redirects['/architecture/sequencer']).toBe('/technology/sequencer');
  expect(redirects['/architecture/stack/trace-expansion-proving/proving']).toBe('/learn/proofs/proving');

  expect(read('docs/get-started/tooling/oracles/pyth-network.mdx')).toContain('<ProviderFacts id="oracles/pyth-network" />');
  expect(read('src/data/providers/oracles.ts')).toContain("id: 'oracles/pyth-network'");
  const ids = ['api', 'get-started', 'learn', 'technology'].flatMap((section) => sidebarIds(read(`docs/${section}/sidebar.ts`)));
  expect(ids.filter((id) => !files.has(`docs/${id}.mdx`))).toEqual([]);
  expect(ids).toContain('learn/proofs/proving');
});
