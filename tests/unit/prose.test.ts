import {expect, test} from 'vitest';
import {idioms} from '../../scripts/prose/idioms';
import {lintPage} from '../../scripts/prose/lint';
import {wrongCapitals} from '../../scripts/prose/rules';

const frontMatter = '---\ntitle: A page about Linea Mainnet\ndescription: What the reader gets.\n---\n';

async function messagesOf(body: string, head = frontMatter): Promise<string[]> {
  const {messages} = await lintPage('docs/page.mdx', `${head}\n${body}\n`);
  return messages.map(({line, message, source, ruleId}) => `${line} ${source} ${ruleId}: ${message}`);
}

test('a page in the house style has no message', async () => {
  const page = [
    'You deploy a contract to **Linea Sepolia** and read it with `eth_call`.',
    '',
    '## 1. Deploy with Foundry {/* #deploy */}',
    '',
    '```bash',
    'echo "please, simply $HOME!"',
    '```',
    '',
    '- The wallet asks "Please confirm!" and shows `dApp`.',
    '- See [Why an on-chain registry](https://example.org/on-chain) for the reasons.',
    '',
    '### The `BlobSubmission` struct',
    '',
    '<details>',
    '',
    '| Value | Unit |',
    '|---|---|',
    '| 1 | gas |',
    '',
    '</details>',
  ];
  expect(await messagesOf(page.join('\n'))).toEqual([]);
});

test.each([
  ['a second title', '# Title', 'no-title-in-body', /`title`/],
  ['capitals in a heading', '## Deploy Your Contract', 'sentence-case', /"Your", "Contract"/],
  ['a full stop after a heading', '## Deploy.', 'no-heading-punctuation', /`\.`/],
  ['a level that is left out', '## A\n\n#### B', 'heading-increment', /rank/],
  ['the same heading twice', '## A\n\n## A', 'no-duplicate-headings-in-section', /duplicate/i],
  ['a link that says nothing', 'Read [here](other.mdx).', 'descriptive-links', /name the target/],
  ['a bare address', 'Open https://linea.build now.', 'no-literal-urls', /autolink|link/],
  ['code without a language', '```\nls\n```', 'fenced-code-flag', /language|flag/],
  ['a prompt character', '```bash\n$ ls\n```', 'no-shell-dollars', /\$/],
  ['another list marker', '* one', 'unordered-list-marker-style', /`-`/],
  ['a belittling word', 'You simply send it.', 'voice', /"simply"/],
  ['a marketing word in a table', '| A |\n|---|\n| seamless |', 'voice', /"seamless"/],
  ['an exclamation mark', 'Done! You have it.', 'voice', /full stop/],
  ['a narrator', "Now let's deploy.", 'voice', /"you"/],
  ['a name in another spelling', 'Your dApp is here.', 'names', /"dapp"/],
  ['a word twice', 'Send it to to the bridge.', 'repeated-words', /to/],
  ['the wrong article', 'Send an transaction.', 'indefinite-article', /`a`/],
])('%s is found', async (_, body, rule, text) => {
  const messages = await messagesOf(body);
  const [first] = messages.filter((message) => message.includes(rule));
  expect(first, messages.join('\n') || 'no message').toMatch(text);
});

test('title and description stand under the same rules', async () => {
  const messages = await messagesOf('Text.', '---\ntitle: Deploy Your Contract\ndescription: A seamless start.\n---\n');
  expect(messages).toHaveLength(2);
  expect(messages.join('\n')).toMatch(/"Your", "Contract"[^]*seamless/);
});

test('names, acronyms and what follows a number or a colon keep their capitals', () => {
  for (const heading of ['How the Security Council votes', 'Step 1: Write it', '2. Read the EVM', 'Costs: What L1 asks', 'In August 2026', 'Use The Graph']) {
    expect(wrongCapitals(heading), heading).toEqual([]);
  }
  expect(wrongCapitals('Read The Contract')).toEqual(['The', 'Contract']);
});

test.each(idioms)('the idiom "$example" is found, and its message tells the rewrite', async ({example, rewrite}) => {
  expect(await messagesOf(example)).toEqual([expect.stringContaining(rewrite)]);
});

test('an idiom is found where code stands in it, at its own line', async () => {
  expect(await messagesOf('Open the file.\nThen replace `YOUR_KEY` by the key\nof your node.')).toEqual([expect.stringMatching(/^7 style idiom/)]);
});
