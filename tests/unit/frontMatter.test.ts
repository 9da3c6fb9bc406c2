import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {
  findFrontMatterProblems,
  findProblemsInText,
  frontMatterSchema,
  parseFrontMatter,
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
  [{...validFrontMatter, toc_max_heading_level: 7}, /at most 6/],
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
