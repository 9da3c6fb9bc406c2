import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {applyPlan, planMove} from '../../scripts/move/plan';
import {create, isKindName, kinds, problemOf} from '../../scripts/new/kinds';
import {pages, parsePage} from '../../scripts/pages';
import {frontMatterProblems} from '../../src/features/markdown/build/frontMatter';
import {getPageIds} from '../../src/lib/routes';
import {json} from '../../scripts/samples/checkers/data';
import {jsonRpc} from '../../scripts/samples/checkers/jsonRpc';
import {shell} from '../../scripts/samples/checkers/shell';
import {samplesOf} from '../../scripts/samples/sample';

const PARTS = ['docs', 'src', 'scripts', 'static', 'openapi', 'tests', 'cspell.config.yaml', 'docusaurus.config.ts', 'package.json', 'package-lock.json', 'project-words.txt', 'redirects.ts', 'sidebars.ts', 'tsconfig.json', 'vitest.config.ts', 'README.md', 'CONTRIBUTING.md', '.gitignore'];

/** The answers of a writer, and the page that comes of them. */
const NEW = [
  ['guide', {title: 'Send a message to Ethereum', route: '/get-started/how-to/send-a-message', keywords: 'message, cross-chain: L1'}, 'docs/get-started/how-to/send-a-message.mdx'],
  ['provider', {name: 'Acme Feedz', category: 'oracles', slug: 'acme', summary: "Acme's price feeds for smart contracts on Linea", site: 'https://example.org', docs: '', mainnet: 'yes', sepolia: 'unknown', checked: '2026-08', words: 'yes'}, 'docs/get-started/tooling/oracles/acme.mdx'],
  ['rpc-method', {method: 'linea_getBlockWeight'}, 'docs/api/reference/linea-getblockweight.mdx'],
  ['release-note', {release: 'Beta v9.9', subject: 'shorter proofs', mainnet: '14 July 2026', sepolia: '–'}, 'docs/release-notes.mdx'],
  ['contract', {key: 'mimc', abi: '', name: 'Mimc'}, 'docs/api/linea-smart-contracts/lib/mimc.mdx'],
] as const;

const copy = mkdtempSync(path.join(tmpdir(), 'scaffold-'));
const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
afterAll(() => rmSync(copy, {recursive: true, force: true}));

/** Runs a command of the project in its copy, `npx` for those of packages. */
function run(command: string, ...args: string[]): {readonly status: number | null; readonly output: string} {
  const {status, stdout, stderr} = spawnSync(command === 'npm' ? command : 'npx', command === 'npm' ? args : [command, ...args], {cwd: copy, encoding: 'utf8', env: {...process.env, NODE_ENV: undefined, VITEST: undefined, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}});
  return {status, output: stdout + stderr};
}

beforeAll(() => {
  for (const part of PARTS.filter((name) => existsSync(name))) {
    cpSync(part, path.join(copy, part), {recursive: true, filter: (source) => !/node_modules|[\\/]\.(work|sources)$|[\\/]\.docusaurus$|fixtures[\\/]\w+[\\/]build/.test(source)});
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  // Every contract has its page: one is taken away, to be made anew.
  rmSync(path.join(copy, 'docs/api/linea-smart-contracts/lib/mimc.mdx'));
  for (const [kind, answers] of NEW) {
    create(kind, answers, copy);
  }
}, 120_000);

describe.each(NEW)('npm run new -- %s', (kind, answers, file) => {
  test('asks nothing that these answers leave open', () => {
    expect(kinds[kind].fields.map(({name}) => name).toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  test('writes a page with sound front matter, prompts and a place in the sidebar', async () => {
    const text = read(file);
    const [, head = ''] = /^---\n([^]*?)\n---/.exec(text) ?? [];
    expect(frontMatterProblems(parse(head) as Record<string, unknown>, text)).toEqual([]);
    expect(text).toContain('To write:');
    const id = file.slice('docs/'.length, -'.mdx'.length);
    const section = id.split('/')[0] ?? '';
    if (id.includes('/')) {
      const {default: sidebar} = (await import(path.join(copy, `docs/${section}/sidebar.ts`))) as {default: Parameters<typeof getPageIds>[0]};
      expect(getPageIds(sidebar).filter((entry) => entry === id)).toEqual([id]);
    }
  });

  test('writes samples that the sample checks accept', async () => {
    const before = process.cwd();
    process.chdir(copy);
    try {
      const {samples, problems} = samplesOf(parsePage(file, read(file)));
      const found = [...problems];
      for (const checker of [json, jsonRpc, shell]) {
        found.push(...(await checker.check(samples.filter(({language}) => checker.languages.includes(language)))));
      }
      expect(found).toEqual([]);
    } finally {
      process.chdir(before);
    }
  });
});

test('the new release stands before the newest one that is out, in the table and in the text', () => {
  const text = read('docs/release-notes.mdx');
  expect(text).toMatch(/\| \[Beta v9\.9\]\(#beta-v9-9\) \| shorter proofs \| 14 July 2026 \| – \|\n\| \[Beta v5\.2\]/);
  expect(text).toMatch(/\n## Beta v9\.9 \{\/\* #beta-v9-9 \*\/\}\n\nLinea Mainnet: 14 July 2026\.\n[^#]*\n## Beta v5\.2 /);
});

test('the prose of new pages follows the style guide, and every word of them is known', () => {
  const files = NEW.map(([, , file]) => file);
  const {output: prose} = run('tsx', 'scripts/prose.mts', ...files);
  expect(prose, prose).toContain('5 pages follow the style guide');
  const {status, output} = run('cspell', 'lint', '--no-progress', '--no-summary', ...files, 'src/data/providers/oracles.ts', 'src/features/rpc/methods/lineaGetBlockWeight.ts');
  expect(status, output).toBe(0);
}, 120_000);

test('the tests of pages and data pass with the new pages', () => {
  const {status, output} = run('vitest', 'run', 'tests/unit/providers.test.ts', 'tests/unit/rpc.test.ts', 'tests/unit/contracts/pages.test.ts', 'tests/unit/redirects.test.ts', 'tests/unit/orphans.test.ts');
  expect(status, output).toBe(0);
}, 300_000);

test('the type check passes with the new pages', () => {
  const files = NEW.flatMap(([kind, answers]) => [...kinds[kind].scaffold(answers as Record<string, string>, copy).files.keys()]).filter((file) => file.endsWith('.ts'));
  expect(files).toContain('src/features/rpc/methods/lineaGetBlockWeight.ts');
  writeFileSync(path.join(copy, 'tsconfig.new.json'), JSON.stringify({extends: './tsconfig.json', include: [], files: ['src/types.d.ts', ...files]}));
  const {status, output} = run('tsc', '--noEmit', '--project', 'tsconfig.new.json');
  expect(status, output).toBe(0);
}, 300_000);

test.skipIf(process.env.FAST === '1')('the site builds with the new pages, and with pages that moved', () => {
  for (const [from, to] of [['docs/technology/prover', 'docs/learn/proofs'], ['get-started/how-to/send-a-message', 'learn/send-a-message'], ['get-started/tooling/oracles/acme', 'get-started/tooling/oracles/acme-feeds']] as const) {
    applyPlan(copy, planMove(copy, from, to));
  }
  // Drawings link to the pages that moved.
  const drawn = run('npm', 'run', '--silent', 'diagrams');
  expect(drawn.status, drawn.output).toBe(0);
  const {status, output} = run('npm', 'run', '--silent', 'build');
  expect(status, output).toBe(0);
  for (const route of ['learn/proofs/proving', 'learn/send-a-message', 'get-started/tooling/oracles/acme-feeds', 'api/reference/linea-getblockweight', 'api/linea-smart-contracts/lib/mimc']) {
    expect(read(`build/${route}.html`), route).toMatch(/<h1[ >]/);
  }
  expect(read('build/technology/prover/proving/index.html')).toContain('/learn/proofs/proving');
}, 600_000);

describe('what a writer answers wrongly', () => {
  const problem = (kind: string, name: string, value: string, answers: Record<string, string> = {}): string | undefined => {
    const field = isKindName(kind) ? kinds[kind].fields.find((item) => item.name === name) : undefined;
    return field && problemOf(field, value, '.', answers);
  };

  test.each([
    ['guide', 'title', '', /An answer is needed/],
    ['guide', 'title', 'x'.repeat(71), /Write 2 to 70/],
    ['guide', 'route', 'learn/x', /begins with a slash/],
    ['guide', 'route', '/nowhere/x', /docs\/nowhere is no section/],
    ['guide', 'route', '/learn/first-dapp', /docs\/learn\/first-dapp exists/],
    ['guide', 'route', '/get-started/fund', /redirects\.ts sends/],
    ['guide', 'route', '/learn/x/x', /named like its folder/],
    ['provider', 'category', 'bridges', /Choose one of account-abstraction/],
    ['provider', 'site', 'http://example.org', /https:/],
    ['provider', 'summary', 'Short', /Write 21 to 110/],
    ['rpc-method', 'method', 'getProof', /an underscore/],
    ['rpc-method', 'method', 'linea_getProof', /has a page/],
    ['release-note', 'release', 'Beta v5.2', /has a section/],
    ['release-note', 'mainnet', '2026-07-14', /14 July 2026/],
    ['contract', 'key', 'nothing', /There is no record "nothing"/],
    ['contract', 'key', 'tokenbridge', /exists/],
  ])('%s --%s %j', (kind, name, value, message) => {
    expect(problem(kind, name, value, {category: 'oracles'})).toMatch(message);
  });

  test('the command without a terminal names every flag that is missing, and writes nothing', () => {
    const before = pages('docs', copy).length;
    const {status, output} = run('tsx', 'scripts/new.mts', 'provider', '--name', 'Acme');
    expect(status).toBe(1);
    expect(output).toMatch(/--category: An answer is needed[^]*--summary: [^]*--site: /);
    expect(pages('docs', copy)).toHaveLength(before);
  }, 120_000);
});
