import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse as parseYaml, stringify} from 'yaml';
import {
  findFrontMatterProblems,
  findProblemsInText,
  frontMatterSchema,
  getCurrentMonth,
  parseFrontMatter,
  readFrontMatter,
} from '../../src/features/markdown/frontMatter';

const validFrontMatter = {
  title: 'Bridge tokens',
  description:
    'Move ETH and ERC-20 tokens between Ethereum and Linea, and claim them.',
  keywords: ['bridge'],
};

const parse = (fileContent: string, file = 'docs/page.mdx') =>
  parseFrontMatter({
    filePath: path.resolve(file),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('valid front matter has no problems, with or without optional keys', () => {
  expect(findFrontMatterProblems(validFrontMatter)).toEqual([]);
  expect(
    findFrontMatterProblems({
      ...validFrontMatter,
      sidebar_label: 'Bridge',
      toc_max_heading_level: 4,
      slug: '/bridge',
      checked: '2026-08',
      glossary: false,
      pagination_next: null,
    }),
  ).toEqual([]);
});

test.each([
  [{...validFrontMatter, title: ''}, /`title` has 0 characters/],
  [{...validFrontMatter, title: undefined}, /`title` is missing/],
  [
    {...validFrontMatter, title: 'x'.repeat(71)},
    /`title` has 71 characters → write 2 to 70/,
  ],
  [{...validFrontMatter, description: undefined}, /`description` is missing/],
  [{...validFrontMatter, description: 'Too short.'}, /has 10 characters/],
  [{...validFrontMatter, description: 'x'.repeat(161)}, /has 161 characters/],
  [{...validFrontMatter, keywords: undefined}, /`keywords` is missing/],
  [{...validFrontMatter, keywords: []}, /`keywords` is empty/],
  [
    {...validFrontMatter, keywords: [59144]},
    /numbers and special characters in quotes/,
  ],
  [
    {...validFrontMatter, slug: 'bridge/'},
    /`slug` is not a path → write an absolute path/,
  ],
  [{...validFrontMatter, title: `${'x'.repeat(71)} `}, /has 71 characters/],
  [{...validFrontMatter, toc_max_heading_level: 7}, /at most 6/],
  [{...validFrontMatter, toc_max_heading_level: 'all'}, /from 2 to 6/],
  [{...validFrontMatter, image: 1}, /`image` is not text/],
  [{...validFrontMatter, pagination_next: 1}, /or `null` for none/],
  [{...validFrontMatter, sidebar_position: 'first'}, /not a whole number/],
  [{...validFrontMatter, glossary: 'no'}, /write `true` or `false`/],
  [
    {...validFrontMatter, keyword: ['a']},
    /`keyword` is not a known key → `keywords`/,
  ],
  [{...validFrontMatter, 'sidebar-label': 'a'}, /→ `sidebar_label`/],
  [{...validFrontMatter, author: 'a'}, /remove it, or use one of `title`, /],
])('%j is rejected with instructions', (frontMatter, message) => {
  expect(
    findFrontMatterProblems(frontMatter)
      .map((problem) => problem.message)
      .join(' '),
  ).toMatch(message);
});

const provider = {
  name: 'Acme Feeds',
  summary: 'Prices of assets, written onchain by Acme',
  site: 'https://acme.example/',
  networks: {mainnet: true, sepolia: 'unknown'},
  status: {kind: 'changed', since: '2026-05', note: 'Acme changed.'},
  checked: '2026-08',
  tags: ['price feed'],
};

test('a provider is valid with and without optional keys', () => {
  for (const record of [provider, {...provider, status: undefined}]) {
    expect(
      findFrontMatterProblems({...validFrontMatter, provider: record}),
    ).toEqual([]);
  }
});

test.each([
  [{name: undefined}, /`name` is missing/],
  [{summary: 'Prices.'}, /`summary` does not fit/],
  [{summary: 'It gives your contracts prices.'}, /without a full stop/],
  [{site: 'http://acme.example'}, /`site` is not an https:\/\/ URL/],
  [{docs: 'acme'}, /`docs` is not an https:\/\/ URL/],
  [{networks: {mainnet: true}}, /`sepolia` is missing/],
  [{networks: {mainnet: 'maybe', sepolia: true}}, /`mainnet` is missing or/],
  [{checked: undefined}, /`checked` is missing/],
  [{checked: '08/2026'}, /`checked` is not a month/],
  [{checked: '2026-04'}, /`checked` is before the month of `status`/],
  [{tags: []}, /`tags` is empty/],
  [{tag: ['a']}, /`tag` is not a known key → `tags`/],
  [{status: {kind: 'active'}}, /`kind` is not a known status/],
  [{status: {...provider.status, foundIn: '2026-06'}}, /needs one date/],
  [{status: {...provider.status, note: 'Gone'}}, /`note` has no full stop/],
])('the provider %j is rejected with instructions', (part, message) => {
  expect(
    findFrontMatterProblems({
      ...validFrontMatter,
      provider: {...provider, ...part},
    })
      .map((problem) => problem.message)
      .join(' '),
  ).toMatch(message);
});

test('a problem inside of a provider has the line of its key', () => {
  const source = `---\ntitle: Acme\nprovider:\n  name: Acme\n  networks:\n    mainnet: perhaps\n---\n`;
  expect(
    findProblemsInText(source)
      .filter(({message}) => message.includes('`mainnet`'))
      .map(({line}) => line),
  ).toEqual([6]);
});

test('every problem names its file and line', async () => {
  const page = `---\ntitle: Bridge\ndescription: Short.\nkeywords:\n  - bridge\ntags: [a]\n---\n\nText.\n`;
  await expect(parse(page)).rejects.toThrow(
    /^docs\/page\.mdx:3:1 `description` has 6 .*\ndocs\/page\.mdx:6:1 `tags` is not a known key/,
  );
});

test.each([
  ["'08/2026'", '`checked` is not a month'],
  ['2026', '`checked` is not text'],
  ["'2099-01'", '`checked` is in the future'],
])(
  'a month %s of the last check is rejected at its line',
  async (month, says) => {
    const page = (checked: string) =>
      `---\ntitle: Bridge tokens\ndescription: ${validFrontMatter.description}\nkeywords: [bridge]\nchecked: ${checked}\n---\n`;
    await expect(parse(page("'2026-08'"))).resolves.toBeDefined();
    await expect(parse(page(month))).rejects.toThrow(
      `docs/page.mdx:5:1 ${says}`,
    );
  },
);

test('invalid YAML is rejected with its line number', async () => {
  await expect(
    parse('---\ntitle: a\ndescription: a: b\n---\n'),
  ).rejects.toThrow(
    /docs\/page\.mdx:3:14 the front matter is not valid YAML.*quotes/,
  );
});

test.each([
  ['title: a\ntitle: b', /:3:1 .*: Map keys must be unique → .* keep one/],
  ['title: "a\nkeywords: [b]', /→ close the quotation mark/],
  ['title: a\n\tb: c', /→ YAML has no tabs/],
  ['provider:\n  name: a\n summary: b', /→ indent the lines .* equally/],
])('%j is rejected as invalid YAML, with what to do', async (yaml, says) => {
  await expect(parse(`---\n${yaml}\n---\n`)).rejects.toThrow(says);
});

test.each([
  ['\n\n---\ntitle: a\n---\n', 3, 'does not begin with --- on line 1'],
  [' ---\ntitle: a\n---\n', 1, 'does not begin with --- on line 1'],
  ['---\ntitle: a\n\nText.\n', 1, 'is not closed'],
])('front matter that would be shown as text: %j', (source, line, says) => {
  expect(findProblemsInText(source)).toEqual([
    {
      line,
      rule: 'front-matter:misplaced',
      message: expect.stringContaining(says),
    },
  ]);
});

test('a rule in the text of a page is not taken for its front matter', () => {
  expect(
    findProblemsInText('Text.\n\n---\n\nText.\n').map(({message}) => message),
  ).toEqual([
    expect.stringContaining('`title` is missing'),
    expect.stringContaining('`description` is missing'),
    expect.stringContaining('`keywords` is missing'),
  ]);
});

test('a position in the sidebar is only for pages of tools', () => {
  const createPage = (keys: object) =>
    `---\n${stringify({...validFrontMatter, ...keys})}---\n`;
  const source = createPage({sidebar_position: 2});
  expect(findProblemsInText(source)).toEqual([
    {
      line: source.split('\n').indexOf('sidebar_position: 2') + 1,
      message: expect.stringContaining('has an effect only on pages of tools'),
    },
  ]);
  expect(
    findProblemsInText(createPage({sidebar_position: 2, provider})),
  ).toEqual([]);
  expect(findProblemsInText(createPage({}))).toEqual([]);
});

test('a page may have been checked this month', () => {
  expect(getCurrentMonth()).toMatch(/^20\d\d-\d\d$/);
  expect(
    findFrontMatterProblems({...validFrontMatter, checked: getCurrentMonth()}),
  ).toEqual([]);
});

test('what reads single keys takes invalid front matter for none', () => {
  expect(readFrontMatter('---\nid: a\n---\nText.')).toEqual({id: 'a'});
  expect(readFrontMatter('---\nid: a: b\n---\n')).toEqual({});
  expect(readFrontMatter('Text.')).toEqual({});
});

test('partials and files outside docs/ are exempt from the front matter rules', async () => {
  expect((await parse('Text.\n', 'docs/_part.mdx')).frontMatter).toEqual({});
  expect(
    (await parse('---\nid: a\n---\n', 'generated/page.mdx')).frontMatter,
  ).toEqual({id: 'a'});
});

test('the JSON schema for editors matches frontMatterSchema()', () => {
  expect(
    JSON.parse(readFileSync('.vscode/front-matter.schema.json', 'utf8')),
  ).toEqual(frontMatterSchema());
});

test('the VS Code snippets cover exactly the known keys', () => {
  const snippets = Object.values(
    JSON.parse(readFileSync('.vscode/pages.code-snippets', 'utf8')) as Record<
      string,
      {readonly prefix: string; readonly body: readonly string[]}
    >,
  );
  const snippetKeys = snippets.flatMap(({body}) =>
    body.flatMap((line) => /^(\w+):(?: |$)/.exec(line)?.[1] ?? []),
  );
  expect(snippetKeys.toSorted()).toEqual(
    Object.keys(
      (frontMatterSchema() as {properties: object}).properties,
    ).toSorted(),
  );
  // The first option of each snippet must be valid, because it is inserted by default.
  for (const {body} of snippets.filter(({prefix}) => prefix !== '---')) {
    const yaml = body
      .join('\n')
      .replace(/\$\{\d[:|]([^,|}]*)(?:[,|][^}]*)?\}/g, '$1');
    expect(
      findFrontMatterProblems({
        ...validFrontMatter,
        ...(parseYaml(yaml) as object),
      }),
    ).toEqual([]);
  }
});
