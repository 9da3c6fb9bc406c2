import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkFiles} from '../../scripts/check/checkFiles';
import {lostAddressFindings, redirectFindings} from '../../scripts/check/redirects';
import {SiteContent} from '../../scripts/check/siteContent';
import {sidebarFindings} from '../../scripts/check/structure';
import {findCapitals} from '../../scripts/check/styleRules';
import {redirects} from '../../redirects';
import {contractAddress} from '../../src/data/systemContracts';

/** A page that the site lists as an exception, so that nothing has to lead to it. */
const file = 'docs/get-started/how-to/linea-inscriptions.mdx';
const keys = 'title: A page\ndescription: A sentence that says what the reader of this page gets from it.\nkeywords: [test]\n';

/** Findings of a page with this text; the body begins on line 7. */
async function check(body: string, frontMatter = keys, page = file): Promise<string[]> {
  const findings = await checkFiles([page], new SiteContent({[page]: `---\n${frontMatter}---\n\n${body}\n`}));
  return findings.filter((finding) => finding.file === page).map(({line, rule, message}) => `${line} ${rule} ${message}`);
}

const tab = (value: string): string => `<TabItem value="${value}" label="A">\n\nText.\n\n</TabItem>`;
const tabs = (attributes: string, ...values: string[]): string => `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs${attributes}>\n${values.map(tab).join('\n')}\n</Tabs>`;
const use = (component: string, module: string, element: string): string => `import {${component}} from '@site/src/components/${module}';\n\n${element}`;
const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const flowchart = (text: string): string => code('mermaid', `flowchart LR\n  accTitle: From A to B\n  accDescr: A leads to B.\n  ${text}`);
const sepoliaRollup = contractAddress('lineaRollup', 'sepolia');

describe('a mistake of a writer is reported at its line:', () => {
  test.each<[mistake: string, body: string, finding: RegExp]>([
    // Markdown
    ['a table row with a cell too few', '| A | B |\n|---|---|\n| 1 |', /^9 markdownlint:MD056 .*Too few cells/],
    ['a table row with a cell too many', '| A |\n|---|\n| 1 | 2 |', /^9 markdownlint:MD056 .*Too many cells/],
    ['no space after the hashes', '##No space', /^7 markdownlint:MD018 /],
    ['a code block that is never closed', 'Text.\n\n```bash\nls\n\n## More', /^9 mdx:unclosed-fence /],
    ['a code block without a language', code('', 'ls'), /^7 remark-lint:fenced-code-flag /],
    ['a prompt character', code('bash', '$ ls'), /^7 remark-lint:no-shell-dollars /],
    ['a level of headings left out', '## A\n\n#### B', /^9 remark-lint:heading-increment /],
    ['a heading twice', '## A\n\n## A', /^9 remark-lint:no-duplicate-headings-in-section /],
    ['punctuation at the end of a heading', '## Deploy.', /^7 remark-lint:no-heading-punctuation /],
    ['a bare address', 'Open https://linea.build now.', /^7 remark-lint:no-literal-urls /],
    ['a reference without a definition', 'See [the page][ref].', /^7 remark-lint:no-undefined-references /],
    ['another list marker', '* one', /^7 remark-lint:unordered-list-marker-style /],
    // MDX
    ['an element that is not closed', '<details>\n\nText.', /^7 mdx:end-tag-mismatch /],
    ['braces that are no expression', 'Set {YOUR KEY} first.', /^7 mdx:acorn /],
    ['a name in braces in prose', 'Set {chainId} first.', /^7 mdx:unresolved-expression .*code font/],
    ['a heading id of Docusaurus 2', '## The end {#end}', /^7 mdx:acorn /],
    ['a comparison in prose', 'It holds if a <= 5.', /^7 mdx:unexpected-character /],
    ['a component that does not exist', '<NetworkFcat network="linea" />', /^7 mdx:unresolved-component /],
    ['a component without import', '<ProviderFacts id="oracles/pyth" />', /^7 mdx:unresolved-component .*import it from '@site\/src\/components\/ProviderFacts'/],
    ['an import of a module that does not exist', use('NetworkFact', 'NetworkFct', '<NetworkFact network="linea" name="chainId" />'), /^7 mdx:missing-module /],
    ['require() of an image that does not exist', '<img src={require(\'./no.png\').default} alt="A" width="1" height="1" />', /^7 mdx:missing-module .*\.\/no\.png/],
    ['an id twice on a page', '## A {/* #a */}\n\n## B {/* #a */}', /^9 mdx:unique-ids /],
    ['a raw link', 'See <a href="/learn">learn</a>.', /^7 mdx:raw-html .*\[text\]\(address\)/],
    ['an iframe', '<iframe src="https://example.org" />', /^7 mdx:raw-html .*iframe/],
    ['an unknown admonition', ':::noet[Title]\nText.\n:::', /^7 mdx:admonition .*:::note/],
    ['an admonition that is not closed', ':::note\nText.\n\n## More', /^7 mdx:admonition .*not closed/],
    ['the title of an admonition without brackets', ':::caution Title\nText.\n:::', /^7 mdx:admonition /],
    ['tabs without a group', tabs('', 'mainnet'), /^10 mdx:tabs .*groupId/],
    ['a value of two tabs', tabs(' groupId="network"', 'mainnet', 'mainnet'), /^16 mdx:tabs .*"mainnet"/],
    ['text of a template', 'To write: what the page is about.', /^7 style:open-prompt /],
    // Code
    ['a non-breaking space in a command', code('bash', 'npm\u00A0run build'), /^8 code:shell-command .*non-breaking space/],
    ['a curly quote in a command', code('bash', 'echo “a”'), /^8 code:shell-command .*“/],
    ['a private key on a command line', code('bash', 'cast send --private-key 0xabc'), /^8 code:shell-command .*keystore/],
    // Links and images
    ['a link to a file that does not exist', 'See [how to bridge](./brigde.mdx).', /^7 links:missing-file .*\.\/bridge\.mdx/],
    ['a link to an address that does not exist', 'See [how to bridge](/get-started/how-to/brigde).', /^7 links:missing-page .*\/get-started\/how-to\/bridge/],
    ['a link to a heading that was renamed', 'See [the costs](../../release-notes.mdx#beta-v5-22).', /^7 links:missing-anchor .*#beta-v5-2/],
    ['a link to a static file that does not exist', 'Get [the archive](/files/nothing.zip).', /^7 links:missing-file /],
    ['an image without alt text', 'Text.\n\n![](../../../static/img/favicon.svg)', /^9 images .*has no alt text → write what it shows/],
    ['an image from another host', '![Logo](https://example.org/a.png)', /^7 images .*comes from another host → put the file beside the page/],
    ['an element of an image without its size', 'Text <img src="/img/favicon.svg" alt="A" />', /^7 images .*has no width, no height → add it/],
    ['an element of an image without alt text', '<img src="/img/favicon.svg" width="1" height="1" />', /^7 images .*has no alt → add it/],
    ['an image that does not exist', '![The app](./bridge.png)', /^7 links:missing-file /],
    // Components that look something up
    ['a contract on a network where it is not deployed', use('ContractAddress', 'Address', '<ContractAddress id="dai" network="lineaSepolia" />'), /^9 components:props .*not deployed on lineaSepolia → linea/],
    ['an address of Sepolia on Mainnet', use('Address', 'Address', `<Address value="${sepoliaRollup}" network="linea" />`), /^9 components:props .*network="sepolia"/],
    ['a provider that does not exist', use('ProviderFacts', 'ProviderFacts', '<ProviderFacts id="oracles/api33" />'), /^9 components:props .*oracles\/api3/],
    ['an illustration that does not exist', '<Illustration name="sequenser" />', /^7 components:props .*sequencer/],
    // Facts: tests/unit/facts.test.ts has the rest.
    ['a wrong chain ID', code('json', '{"chainId": 59114}'), /^8 facts:chain-id .*59144/],
    // Diagrams
    ['a diagram without a title', code('mermaid', 'flowchart LR\n  A --> B'), /^7 diagrams:description /],
    ['a diagram that Mermaid cannot read', flowchart('A --> --> B'), /^11 diagrams:syntax /],
    ['a diagram that nobody has drawn', flowchart('A --> B'), /^7 diagrams:undrawn .*npm run diagrams/],
    // Style
    ['a heading in title case', '## Deploy Your Contract', /^7 style:sentence-case .*Your, Contract/],
    ['a title in the body', '# A title', /^7 style:first-heading /],
    ['a first heading that is too deep', '### Deep', /^7 style:first-heading /],
    ['curly quotes', 'It is “safe”.', /^7 style:straight-quotes /],
    ['a link text that says nothing', 'Read [here](./bridge.mdx).', /^7 style:descriptive-links /],
    ['a marketing word, in a table too', '| A |\n|---|\n| seamless |', /^9 style:voice .*seamless/],
    ['an exclamation mark', 'Done! You have it.', /^7 style:voice /],
    ['a narrator', "Now let's deploy.", /^7 style:voice .*"you"/],
    ['a name in another spelling', 'Your dApp is here.', /^7 style:names .*"dapp"/],
    ['a word twice', 'Send it to to the bridge.', /^7 retext-repeated-words:to /],
    ['the wrong article', 'Send an transaction.', /^7 retext-indefinite-article:/],
  ])('%s', async (_, body, finding) => {
    const findings = await check(body);
    expect(findings, findings.join('\n') || 'nothing').toEqual(expect.arrayContaining([expect.stringMatching(finding)]));
  });

  test.each<[mistake: string, frontMatter: string, finding: RegExp]>([
    ['front matter that is not YAML', `${keys}image: a: b\n`, /^5 front-matter .*YAML/],
    ['a key that does not exist', `${keys}keyword: [a]\n`, /^5 front-matter .*keyword/],
    ['a description that is too short', keys.replace(/description: .*/, 'description: Short.'), /^3 front-matter .*50 to 160/],
    ['an unknown contract', `${keys}contract: linearolup\n`, /^5 contracts:unknown .*linearollup/],
    ['pagination to a page that does not exist', `${keys}pagination_next: learn/first-dap\n`, /^5 structure:pagination .*learn\/first-dapp/],
    ['a title in title case', keys.replace('A page', 'Deploy Your Contract'), /^1 style:sentence-case /],
  ])('%s', async (_, frontMatter, finding) => {
    expect(await check('Text.', frontMatter)).toEqual(expect.arrayContaining([expect.stringMatching(finding)]));
  });

  test('a page that nothing leads to', async () => {
    expect(await check('Text.', keys, 'docs/learn/lost.mdx')).toEqual([expect.stringMatching(/^1 structure:orphan .*docs\/learn\/sidebar\.ts/)]);
  });

  test('two pages at one address', async () => {
    expect(await check('Text.', `${keys}slug: /learn/first-dapp\n`)).toEqual([expect.stringMatching(/^5 structure:route docs\/learn\/first-dapp\.mdx has/)]);
  });

  test('the page of a provider with the facts of another one', async () => {
    const body = use('ProviderFacts', 'ProviderFacts', '<ProviderFacts id="oracles/api3" />');
    expect(await check(body, keys, 'docs/get-started/tooling/oracles/pyth.mdx')).toEqual([expect.stringMatching(/^9 providers:facts /)]);
  });

  test('an overload of a contract function without text', async () => {
    const page = 'docs/api/linea-smart-contracts/lib/utils.mdx';
    const text = readFileSync(page, 'utf8').replace(/^### _efficientKeccak\(uint256,address\)$[^#]*/m, '');
    const findings = await checkFiles([page], new SiteContent({[page]: text}));
    expect(findings).toEqual([expect.objectContaining({file: page, rule: 'contracts:page', message: expect.stringContaining('### _efficientKeccak(uint256,address)')})]);
  });

  test('an image of more than 300 KB', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
    writeFileSync(path.join(folder, 'large.png'), Buffer.alloc(301_000));
    const findings = await check(`![The app](${path.relative(path.dirname(file), folder)}/large.png)`);
    rmSync(folder, {recursive: true});
    expect(findings).toEqual(expect.arrayContaining([expect.stringMatching(/^7 .*301 KB; at most 300 are allowed → shrink it/)]));
  });

  test('a sidebar entry for a page that does not exist', () => {
    const [finding] = sidebarFindings(new SiteContent(), new Set(['learn/first-dap']));
    expect(finding).toMatchObject({file: 'docs/learn/sidebar.ts', rule: 'structure:sidebar', message: expect.stringContaining("'learn/first-dapp'")});
  });

  test.each([
    ['/x', '/get-started/how-to/brigde', 'redirects:target'],
    ['/x', '/release-notes#beta-v5-22', 'redirects:anchor'],
    ['/x', Object.keys(redirects)[0] ?? '', 'redirects:chain'],
    ['/release-notes', '/learn/first-dapp', 'redirects:page'],
    ['/x.html', '/learn/first-dapp', 'redirects:address'],
  ])('a redirect from %s to %s: %s', (from, to, rule) => {
    const findings = redirectFindings(new SiteContent(), {...redirects, [from]: to});
    expect(findings.at(-1)?.rule).toBe(rule);
  });

  test('a page that moved without a redirect', () => {
    const findings = lostAddressFindings(new SiteContent(), {'docs/learn/first-dap.mdx': '', 'docs/learn/_part.mdx': '', 'docs/learn/first-dapp.mdx': '', [`docs${Object.keys(redirects)[0]}.mdx`]: ''});
    expect(findings).toEqual([expect.objectContaining({file: 'redirects.ts', rule: 'redirects:lost', message: expect.stringContaining("'/learn/first-dap': '/learn/first-dapp'")})]);
  });
});

test('a page in our style has no findings', async () => {
  const page = [
    'You deploy a contract to **Linea Sepolia** and read it with `eth_call`.',
    '## 1. Deploy with Foundry {/* #deploy */}',
    code('bash', 'echo "please, simply $HOME!"'),
    '- The wallet asks "Please confirm!" and shows `dApp`.\n- See [Why an on-chain registry](https://example.org/on-chain) for the reasons.',
    ':::caution[Mainnet]\nText.\n:::',
    '### The `BlobSubmission` struct',
    '![The icon](../../../static/img/favicon.svg)\n\n<img src="/img/favicon.svg" alt="" width="20" height="20" />',
    '<details>\n\n| Value | Unit |\n|---|---|\n| `2,000,000` | gas |\n\n</details>',
  ];
  expect(await check(page.join('\n\n'))).toEqual([]);
});

test('a byte order mark and line ends of Windows are no mistakes', async () => {
  const findings = await checkFiles([file], new SiteContent({[file]: `\uFEFF---\r\n${keys.replaceAll('\n', '\r\n')}---\r\n\r\nText.\r\n`}));
  expect(findings).toEqual([]);
});

test('names, acronyms and what follows a number or a colon keep their capitals in headings', () => {
  for (const heading of ['How the Security Council votes', 'Step 1: Write it', '2. Read the EVM', 'Costs: What L1 asks', 'In August 2026', 'Use The Graph']) {
    expect(findCapitals(heading), heading).toEqual([]);
  }
});
