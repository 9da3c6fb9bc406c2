import {expect, test} from 'vitest';
import {checkPage} from '../../scripts/check/checkFiles';
import {formatFinding, type Finding} from '../../scripts/check/finding';
import {SiteContent} from '../../scripts/check/siteContent';
import {checkRoutes} from '../../scripts/check/structure';
import {checkPages} from '../../scripts/samples/check';
import slips from '../fixtures/reports/slips.json';

/** Mistakes of writers: where each is reported, its cause, and what to write instead. */
const expectedFindings: Readonly<Record<string, [at: string, says: RegExp]>> = {
  'table-extra-cell': ['11:11', /Too many cells.* → .*as many cells/],
  'table-no-delimiter': ['9:1', /no row of hyphens.* → add \| --- \| --- \|/],
  'table-pipe-in-code': ['11:17', /Too many cells.* → .*write `\\\|`/],
  'table-glued-to-paragraph': ['12:24', /Too few cells.* → .*a blank line/],
  'tab-without-value': ['13:3', /no value.* → add one: value="linux"/],
  'tabs-two-defaults': ['14:3', /two tabs are the default → keep/],
  'import-glued-to-text': ['10:1', /no blank line above it → add one/],
  'default-import-of-named-export': [
    '9:1',
    /no default export → write import \{ProviderFacts\} from/,
  ],
  'fm-blank-line-first': ['2:1', /line 1.* → remove what stands before it/],
  'fm-tab-in-yaml': ['5:1', /Tabs are not allowed.* → .*two spaces/],
  'fm-duplicate-key': ['5:1', /must be unique → .*keep one of the two/],
  'fm-sidebar-position': ['5:1', /`sidebar_position` is not a known key → /],
  'old-heading-id': ['9:12', /→ .*write \{\/\* #id \*\/\} instead of \{#id\}/],
  'link-anchor-upper-case': ['9:5', /no heading #Limits → use #limits/],
  'image-without-alt': ['9:1', /no alt text → write what it shows/],
  'image-path-space': [
    '9:21',
    /"\/img\/my diagram\.png" contains a space.* → /,
  ],
  'fence-lang-typo': ['9:1', /"typescirpt" is not allowed → write `ts`/],
  'fence-meta-unquoted-title': [
    '9:1',
    /no quotes → write title="src\/index\.ts"/,
  ],
  'diagram-end-node': ['13:29', /reserves the word "end".* → write another/],
  'glossary-term-unknown': ['9:12', /no heading #data-blobs → use #/],
  'admonition-space': ['9:1', /opens no admonition → write :::note\[Title\]/],
  'admonition-title-no-brackets': ['9:1', /→ .*with the title in brackets/],
  'admonition-nested-same-colons': ['9:1', /as many colons.* → write ::::note/],
  'jsx-style-string': ['9:1', /expects an object → .*style=\{\{/],
  'jsx-unclosed-br': ['9:1', /closing tag for `<br>`.* → .*as in <br \/>/],
  'html-comment': ['9:2', /→ MDX has no <!-- -->: write \{\/\* text \*\/\}/],
  'list-nesting-two-spaces': ['10:3', /ends the numbered list.* → indent it/],
  'list-fence-unindented': ['11:1', /ends the numbered list.* → indent it/],
  'link-space-between': ['9:20', /space between \] and \(.* → remove it/],
  'link-path-space': ['9:20', /"\.\.\/token omics\.mdx" contains a space.* → /],
  'duplicate-slug': ['5:1', /also used by docs\/technology\/architecture.* → /],
  'wrong-case-file': ['9:16', /does not exist → use \.\.\/architecture\.mdx/],
  'smart-quotes-jsx-attr': ['11:35', /“.* → write straight quotation marks/],
  'smart-quotes-json-fence': ['10:1', /in JSON/],
  'huge-table': ['16:3', /Too few cells.* → /],
  todo: ['9:1', /"TODO" is left over.* → write the text/],
  'chain-id-typo-prose': ['9:32', /59414 is not a chain ID.* → use 59144/],
  'chain-id-swapped': [
    '9:32',
    /59141 is the chain ID of Linea Sepolia.* → use 59144/,
  ],
  'chain-id-swapped-code': [
    '10:36',
    /59141 is the chain ID of Linea Sepolia.* → use 59144/,
  ],
  'old-rpc-url': ['9:12', /rpc\.goerli\.linea\.build is not an RPC host.* → /],
  'wrong-selector': [
    '9:49',
    /not the selector of transfer.* → write 0xa9059cbb/,
  ],
  'address-bad-checksum': ['9:75', /invalid checksum → use 0x176211869cA2/],
  'wrong-unit': ['9:25', /minimum base fee is 7 wei → write "7 wei"/],
  'hex-without-0x': ['10:1', /params\[0\] must be an address: 0x followed by/],
  'stale-date': ['9:77', /no 31 June 2024.* 30 days → write the right day/],
  'nbsp-zero-width': ['9:52', /invisible character \(U\+200B\).* → delete it/],
  'less-than': ['9:19', /→ .*write "less than"/],
  'merge-marker': ['9:1', /marks a conflict.* → keep one/],
  'own-site-absolute': [
    '9:5',
    /page of this site.* → write \.\.\/tokenomics\.mdx/,
  ],
  'mdx-in-code-fact': ['10:25', /shows <NetworkFact.* → write the value/],
  'markdown-in-div': ['9:19', /\.\.\/missing\.mdx does not exist → /],
  'footnote-undefined': ['9:9', /footnote \[\^1\] has no text → add a line/],
  'heading-skip-link': ['13:1', /same content → say what each section/],
  'explorer-wrong-network': [
    '9:32',
    /serves Linea Mainnet.*names Linea Sepolia → use sepolia\.lineascan/,
  ],
  'prop-name-typo': ['11:11', /no name "chainID" → use chainId/],
  'dollar-math': [
    '9:22',
    /nothing on this page defines b → put it in code font/,
  ],
  'import-extension-case': [
    '9:1',
    /networkFacts' does not exist → fix the path/,
  ],
  'details-no-summary': ['9:1', /no <summary>.* → begin it with <summary>/],
  'duplicate-h1': ['9:1', /top-level headings.* → .*front matter/],
  'file-name-spaces': [
    '1:1',
    /→ rename it to docs\/technology\/prover\/my-sample\.mdx/,
  ],
  'diagram-no-arrow-label': ['13:12', /two hyphens → write -->/],
  'private-key': ['10:1', /saved in the shell history → .*\.env/],
  'utm-link': ['9:5', /utm_source=chatgpt\.com tracks readers → remove it/],
  'reserved-md-ext': [
    '9:5',
    /\.\.\/tokenomics\.md does not exist → use \.\.\/tokenomics\.mdx/,
  ],
};

/** What is rendered as intended. */
const harmless = new Set([
  'fence-indented-close',
  'jsx-class',
  'emoji',
  'crlf',
  'bom',
  'tab-indented-list',
]);

/** Languages of code blocks whose checkers need no packages. */
const withoutPackages = new Set(['smart-quotes-json-fence', 'hex-without-0x']);

async function findSlips(name: string, text: string): Promise<Finding[]> {
  const file = `docs/technology/prover/${name === 'file-name-spaces' ? 'my sample' : 'sample'}.mdx`;
  const site = new SiteContent({[file]: text});
  const findings = await checkPage(file, site);
  if (name === 'duplicate-slug') findings.push(...checkRoutes(site));
  if (withoutPackages.has(name)) {
    const {problems} = await checkPages(site.parsePages([file]));
    findings.push(
      ...problems.map((problem) => ({...problem, column: 1, rule: 'samples'})),
    );
  }
  return findings.filter((finding) => finding.file === file);
}

test.each(slips)(
  'the check explains the mistake $name',
  async ({name, page}) => {
    const findings = await findSlips(name, page);
    if (harmless.has(name)) {
      expect(findings.map(formatFinding)).toEqual([]);
      return;
    }
    const [at, says] = expectedFindings[name] ?? ['', /never/];
    expect(
      findings.map(({line, column, message}) => `${line}:${column} ${message}`),
    ).toContainEqual(
      expect.stringMatching(new RegExp(`^${at} .*${says.source}`)),
    );
  },
);
