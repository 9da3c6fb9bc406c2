import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {mistakes} from './mistakes/mistakes';

const PARTS = ['docs', 'src', 'scripts', 'static', 'openapi', 'generated', 'cspell.config.yaml', 'docusaurus.config.ts', 'package.json', 'package-lock.json', 'project-words.txt', 'redirects.ts', 'sidebars.ts', 'tsconfig.json'];
const FRONT_MATTER = '---\ntitle: A page\ndescription: A sentence that says what the reader of this page gets from it.\nkeywords: [test]\n---\n\n';

interface Pattern {
  readonly regexp: string;
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly message: number;
}

/** Where VS Code and GitHub keep the patterns of a tool's output. */
interface Matchers {
  readonly problemMatcher: {readonly pattern: Pattern | Pattern[]} | {readonly pattern: Pattern | Pattern[]}[];
}

const copy = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(copy, {recursive: true, force: true}));

const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(copy, file), text);
const edit = (file: string, from: string, to: string): void => {
  expect(read(file)).toContain(from);
  write(file, read(file).replace(from, () => to));
};
const lineOf = (file: string, text: string): number => read(file).slice(0, read(file).indexOf(text)).split('\n').length;
const fileOf = (index: number): string => `docs/learn/mistake-${index}.mdx`;

/** Runs the check in the copy; returns its lines and whether it ended well. */
function check(...args: string[]): {readonly status: number | null; readonly lines: string[]} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.mts', '--no-samples', ...args], {
    cwd: copy, encoding: 'utf8', env: {...process.env, NODE_ENV: undefined, VITEST: undefined, GTM_CONTAINER_ID: 'foo'},
  });
  return {status, lines: (stdout + stderr).split('\n').filter((line) => line !== '')};
}

/** Mistakes that are no single page: the file, and all that is said about it. */
const structure: Record<string, () => string[]> = {
  'a page in no sidebar': () => ["docs/learn/lost.mdx:1:1 nothing leads to this page → add 'learn/lost' to docs/learn/sidebar.ts, link to it from another page, or name it with a reason in scripts/orphans.ts"],
  'a page in no sidebar with the facts of a provider that is not there': () => [
    "docs/learn/stray.mdx:1:1 nothing leads to this page → add 'learn/stray' to docs/learn/sidebar.ts, link to it from another page, or name it with a reason in scripts/orphans.ts",
    'docs/learn/stray.mdx:9:1 src/data/providers has no record "oracles/api33" → id="oracles/api3", or add the record',
  ],
  'a page in no sidebar that cannot be read': () => [
    "docs/learn/unread.mdx:1:1 nothing leads to this page → add 'learn/unread' to docs/learn/sidebar.ts, link to it from another page, or name it with a reason in scripts/orphans.ts",
    'docs/learn/unread.mdx:3:1 `description` has 6 characters → write 50 to 160',
    'docs/learn/unread.mdx:12:1 Unexpected end of file in attribute value, expected a corresponding closing quote `"` → correct the element, or put a < or { that is text into code font',
  ],
  'two pages at one address': () => [
    'docs/learn/twin-1.mdx:5:1 /learn/twin is also the address of docs/learn/twin-2.mdx → change or remove `slug` of one of them',
    'docs/learn/twin-2.mdx:5:1 /learn/twin is also the address of docs/learn/twin-1.mdx → change or remove `slug` of one of them',
  ],
  'an entry of a sidebar without a page': () => [`docs/technology/sidebar.ts:${lineOf('docs/technology/sidebar.ts', 'conflatoin')}:7 there is no page "technology/sequencer/conflatoin" → 'technology/sequencer/conflation', or create docs/technology/sequencer/conflatoin.mdx`],
  'redirects': () => {
    const at = lineOf('redirects.ts', "'/x-nowhere'");
    return [
      `redirects.ts:${at}:17 /get-started/how-to/brigde is no page → /get-started/how-to/bridge`,
      `redirects.ts:${at + 1}:13 /x-one leads round to itself → name a page`,
      `redirects.ts:${at + 2}:13 /x-two leads round to itself → name a page`,
      `redirects.ts:${at + 3}:15 /x-chain leads to /architecture, which is redirected itself → /technology/architecture`,
      `redirects.ts:${at + 4}:3 /release-notes is the address of docs/release-notes.mdx → remove the redirect: readers would not get to the page`,
      `redirects.ts:${at + 5}:16 /release-notes#beta-v5-22 leads to no heading of docs/release-notes.mdx → #beta-v5-2`,
    ];
  },
  'a record without a page and without a check': () => {
    const at = lineOf('src/data/providers/oracles.ts', "id: 'oracles/acme'");
    return [
      `src/data/providers/oracles.ts:${at - 1}:3 nobody has checked "oracles/acme" yet → hold the networks against the documentation of the provider, then add the month: checked: '2026-08'`,
      `src/data/providers/oracles.ts:${at}:9 the provider "oracles/acme" has no page → create docs/get-started/tooling/oracles/acme.mdx, or correct the id`,
    ];
  },
  'the page of a provider with the facts of another': () => ['docs/get-started/tooling/oracles/pyth.mdx:' + lineOf('docs/get-started/tooling/oracles/pyth.mdx', '<ProviderFacts') + ':1 <ProviderFacts> shows "oracles/pith" on the page of "oracles/pyth" → id="oracles/pyth"'],
  'an environment variable': () => ['GTM_CONTAINER_ID is "foo" → write a container id such as GTM-ABC1234, or unset it to switch the feature off'],
};

let lines: string[] = [];
let status: number | null = null;

beforeAll(() => {
  for (const part of PARTS.filter((name) => existsSync(name))) {
    cpSync(part, path.join(copy, part), {recursive: true, filter: (source) => !/node_modules|[\\/]\.(work|sources)$/.test(source)});
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  mistakes.forEach(({body}, index) => write(fileOf(index), `${/^\uFEFF?---/.test(body) ? body : FRONT_MATTER + body}\n`));
  const slug = FRONT_MATTER.replace(']\n---', ']\nslug: /learn/twin\n---');
  write('docs/learn/twin-1.mdx', `${slug}Text.\n`);
  write('docs/learn/twin-2.mdx', `${slug}Text.\n`);
  write('docs/learn/lost.mdx', `${FRONT_MATTER}Text.\n`);
  write('docs/learn/stray.mdx', `${FRONT_MATTER}import {ProviderFacts} from '@site/src/components/ProviderFacts';\n\n<ProviderFacts id="oracles/api33" />\n`);
  write('docs/learn/unread.mdx', '---\ntitle: A page\ndescription: Short.\nkeywords: [test]\n---\n\n<Tabs groupId="os>\n\nText.\n\n</Tabs>\n');
  const ids = [...mistakes.keys()].map((index) => `'learn/mistake-${index}'`);
  edit('docs/learn/sidebar.ts', "  'learn/first-dapp',", `  'learn/first-dapp',\n  ${[...ids, "'learn/twin-1'", "'learn/twin-2'"].join(',\n  ')},`);
  edit('docs/technology/sidebar.ts', "'technology/sequencer/conflation'", "'technology/sequencer/conflatoin'");
  edit('redirects.ts', "  '/architecture':", [
    "  '/x-nowhere': '/get-started/how-to/brigde',", "  '/x-one': '/x-two',", "  '/x-two': '/x-one',", "  '/x-chain': '/architecture',", "  '/release-notes': '/learn',", "  '/x-anchor': '/release-notes#beta-v5-22',", "  '/architecture':",
  ].join('\n'));
  edit('src/data/providers/oracles.ts', "  {\n    id: 'oracles/api3'", "  {\n    id: 'oracles/acme',\n    category: 'oracles',\n    name: 'Acme',\n    summary: 'Price feeds for smart contracts on Linea',\n    site: 'https://example.org/',\n    networks: {mainnet: true, sepolia: false},\n    status: {kind: 'active'},\n    tags: ['price feed'],\n  },\n  {\n    id: 'oracles/api3'");
  edit('docs/get-started/tooling/oracles/pyth.mdx', 'id="oracles/pyth"', 'id="oracles/pith"');
  ({status, lines} = check(...[...mistakes.keys()].map(fileOf), 'docs/learn/twin-1.mdx', 'docs/learn/lost.mdx', 'docs/learn/stray.mdx', 'docs/learn/unread.mdx', 'docs/get-started/tooling/oracles/pyth.mdx', 'src/data/providers/oracles.ts'));
}, 300_000);

describe('npm run check says where, what and what to do, and nothing else:', () => {
  test.each(mistakes.map((mistake, index) => ({...mistake, file: fileOf(index)})))('$name', ({file, findings}) => {
    expect(lines.filter((line) => line.startsWith(`${file}:`))).toEqual(findings.map((finding) => `${file}:${finding}`));
  });

  test.each(Object.keys(structure))('%s', (name) => {
    const expected = structure[name]?.() ?? [];
    const files = expected.map((line) => line.split(':')[0]);
    expect(lines.filter((line) => files.some((file) => line === file || line.startsWith(`${file}:`)))).toEqual(expected);
  });

  test('at least thirty mistakes, and not a line more', () => {
    const expected = mistakes.flatMap(({findings}, index) => findings.map((finding) => `${fileOf(index)}:${finding}`)).concat(Object.values(structure).flatMap((make) => make()));
    expect(mistakes.length + Object.keys(structure).length).toBeGreaterThanOrEqual(30);
    expect(lines.toSorted()).toEqual(expected.toSorted());
    expect(status).toBe(1);
  });
});

// VS Code underlines what its tasks print, GitHub notes it at the line.
test.each([
  ['.vscode/tasks.json', (text: string) => (JSON.parse(text) as {tasks: Matchers[]}).tasks],
  ['.github/findings.json', (text: string) => [JSON.parse(text) as Matchers]],
])('the patterns of %s read file, line, column and message out of every finding', (file, matchersOf) => {
  const printed = lines.filter((line) => !line.startsWith('GTM_CONTAINER_ID'));
  for (const {problemMatcher} of matchersOf(readFileSync(file, 'utf8'))) {
    for (const {pattern} of [problemMatcher].flat()) {
      for (const part of [pattern].flat()) {
        const found = printed.map((line) => new RegExp(part.regexp).exec(line) ?? []);
        expect(found.map((groups) => `${groups[part.file]}:${groups[part.line]}:${groups[part.column]} ${groups[part.message]}`)).toEqual(printed);
        expect([...new Set(found.map((groups) => groups[part.file] ?? ''))].filter((name) => !existsSync(path.join(copy, name)))).toEqual([]);
      }
    }
  }
  expect(printed.length).toBeGreaterThan(30);
});

describe('npm run check -- --fix', () => {
  test('corrects what needs no judgement', () => {
    const file = 'docs/learn/fixed.mdx';
    write(file, '---\ntitle: Send Your Message\ndescription: What you send: a message of a contract on Linea to one on Ethereum.\nkeywords: [test]\n---\n\nText of Github with _emphasis_ and “quotes”, that you recieve.\n\n\n* one\n* two\n\n## Too Deep.\n\nText.\n');
    check('--fix', file);
    expect(read(file)).toBe('---\ntitle: Send your message\ndescription: "What you send: a message of a contract on Linea to one on Ethereum."\nkeywords: [test]\n---\n\nText of GitHub with *emphasis* and "quotes", that you receive.\n\n- one\n- two\n\n## Too deep\n\nText.\n');
  }, 120_000);

  test('leaves the pages of the site as they are', () => {
    const before = read('docs/get-started/how-to/bridge.mdx');
    check('--fix', 'docs/get-started/how-to/bridge.mdx');
    expect(read('docs/get-started/how-to/bridge.mdx')).toBe(before);
  }, 120_000);
});

// MESSAGE_TIMES=1 npx vitest run --config tests/build/vitest.config.ts messages: prints the table of BENCHMARKS.md, one mistake a line.
if (process.env.MESSAGE_TIMES) {
  test('each message comes from a check of its file alone', () => {
    const short = (text = ''): string => `\`${text.length > 110 ? `${text.slice(0, 109)}…` : text}\``.replaceAll('|', '\\|');
    const timed = [
      ...mistakes.map(({name, findings}, index) => ({name, expected: findings.map((finding) => `${fileOf(index)}:${finding}`)})),
      ...Object.entries(structure).map(([name, make]) => ({name, expected: make()})),
    ].map(({name, expected}) => {
      const files = [...new Set(expected.map((line) => /^(\S+?):\d+:\d+ /.exec(line)?.[1] ?? fileOf(0)))];
      const began = performance.now();
      const found = check(...files);
      const seconds = (performance.now() - began) / 1000;
      expect(found.lines).toEqual(expect.arrayContaining(expected));
      return `| ${name} | ${short(expected[0]?.replace(/^\S+?:\d+:\d+ /, ''))} | ${seconds.toFixed(1)} s |`;
    });
    console.log(['| Mistake | Message | Time |', '|---|---|---|', ...timed].join('\n'));
  }, 1_200_000);
}
