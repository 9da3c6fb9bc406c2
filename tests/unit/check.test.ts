import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  checkFiles,
  checkPage as checkOnePage,
} from '../../scripts/check/checkFiles';
import {
  findMissingRedirects,
  checkRedirects,
} from '../../scripts/check/redirects';
import {findOutdatedPages} from '../../scripts/check/checkDates';
import {SiteContent} from '../../scripts/check/siteContent';
import {checkSidebars} from '../../scripts/check/structure';
import {findCapitals} from '../../scripts/check/sentenceCase';
import {redirects} from '../../redirects';
import mistakes from './mistakes.json';

/** A page that is exempt from the rule that another page must link to it. */
const file = 'docs/get-started/how-to/linea-inscriptions.mdx';
const baseFrontMatter =
  'title: A page\ndescription: A sentence that says what the reader of this page gets from it.\nkeywords: [test]\n';

/** Checks a page with the given text, which begins on line 7. */
async function checkPage(
  body: string,
  frontMatter = baseFrontMatter,
  page = file,
): Promise<string[]> {
  const findings = await checkFiles(
    [page],
    new SiteContent({[page]: `---\n${frontMatter}---\n\n${body}\n`}),
  );
  return findings
    .filter((finding) => finding.file === page)
    .map(({line, rule, message}) => `${line} ${rule} ${message}`);
}

/** Checks a page with the given text in isolation. */
async function checkText(body: string): Promise<string[]> {
  const findings = await checkOnePage(
    file,
    new SiteContent({[file]: `---\n${baseFrontMatter}---\n\n${body}\n`}),
  );
  return findings.map(({line, rule, message}) => `${line} ${rule} ${message}`);
}

const createCodeBlock = (language: string, text: string): string =>
  `\`\`\`${language}\n${text}\n\`\`\``;

describe('the check reports on the right line:', () => {
  // Other rules about facts and front matter are tested in facts.test.ts and frontMatter.test.ts.
  test.each(mistakes)('$mistake', async ({page, finding, says = ''}) => {
    const findings = await checkText(page);
    expect(
      findings.filter(
        (line) => line.startsWith(finding) && line.includes(says),
      ),
      findings.join('\n') || 'no findings',
    ).not.toEqual([]);
  });

  test.each<[mistake: string, frontMatter: string, finding: RegExp]>([
    [
      'front matter that is not YAML',
      `${baseFrontMatter}image: a: b\n`,
      /^5 front-matter .*YAML/,
    ],
    [
      'an unknown contract',
      `${baseFrontMatter}contract: linearolup\n`,
      /^5 contracts:unknown .*linearollup/,
    ],
    [
      'pagination to a page that does not exist',
      `${baseFrontMatter}pagination_next: learn/first-dap\n`,
      /^5 structure:pagination .*learn\/first-dapp/,
    ],
    [
      'a title in title case',
      baseFrontMatter.replace('A page', 'Deploy Your Contract'),
      /^2 style:sentence-case /,
    ],
  ])('%s', async (_, frontMatter, finding) => {
    expect(await checkPage('Text.', frontMatter)).toEqual(
      expect.arrayContaining([expect.stringMatching(finding)]),
    );
  });

  test('two pages with the same URL', async () => {
    expect(
      await checkPage('Text.', `${baseFrontMatter}slug: /learn/first-dapp\n`),
    ).toEqual([
      expect.stringMatching(
        /^5 structure:route the URL \/learn\/first-dapp is also used by docs\/learn\/first-dapp\.mdx/,
      ),
    ]);
  });

  test('pages that nothing links to, with what to write where', async () => {
    const messages = {
      'docs/learn/lost.mdx': /docs\/learn\/sidebar\.ts/,
      'docs/get-started/tooling/oracles/acme.mdx':
        /to its front matter as `provider`/,
      'docs/get-started/tooling/oracle/acme.mdx':
        /"oracle" is no category → use oracles/,
    };
    const pages = Object.keys(messages);
    // Checked together, because the links of all pages have to be read.
    const findings = await checkFiles(
      pages,
      new SiteContent(
        Object.fromEntries(
          pages.map((page) => [page, `---\n${baseFrontMatter}---\n\nText.\n`]),
        ),
      ),
    );
    for (const [page, message] of Object.entries(messages)) {
      expect(findings.filter((finding) => finding.file === page)).toEqual([
        expect.objectContaining({
          line: 1,
          rule: 'structure:orphan',
          message: expect.stringMatching(message) as string,
        }),
      ]);
    }
  });

  test('an undocumented overload of a contract function', async () => {
    const page = 'docs/api/linea-smart-contracts/lib/utils.mdx';
    const text = readFileSync(page, 'utf8').replace(
      /^### _efficientKeccak\(uint256,address\)$[^#]*/m,
      '',
    );
    const findings = await checkFiles([page], new SiteContent({[page]: text}));
    expect(findings).toEqual([
      expect.objectContaining({
        file: page,
        rule: 'contracts:page',
        message: expect.stringContaining(
          '### _efficientKeccak(uint256,address)',
        ),
      }),
    ]);
  });

  test('an image over 300 KB', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
    writeFileSync(path.join(folder, 'large.png'), Buffer.alloc(301_000));
    const findings = await checkPage(
      `![The app](${path.relative(path.dirname(file), folder)}/large.png)`,
    );
    rmSync(folder, {recursive: true});
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^7 .*301 KB; the limit is 300 KB → shrink it/),
      ]),
    );
  });

  test('a sidebar entry for a page that does not exist', () => {
    const [finding] = checkSidebars(
      new SiteContent(),
      new Set(['learn/first-dap']),
    );
    expect(finding).toMatchObject({
      file: 'docs/learn/sidebar.ts',
      rule: 'structure:sidebar',
      message: expect.stringContaining("'learn/first-dapp'"),
    });
  });

  test.each([
    ['/x', '/get-started/how-to/brigde', 'redirects:target'],
    ['/x', '/release-notes#beta-v5-22', 'redirects:anchor'],
    ['/x', Object.keys(redirects)[0] ?? '', 'redirects:chain'],
    ['/release-notes', '/learn/first-dapp', 'redirects:page'],
    ['/x.html', '/learn/first-dapp', 'redirects:address'],
  ])('a redirect from %s to %s: %s', (from, to, rule) => {
    const findings = checkRedirects(new SiteContent(), {
      ...redirects,
      [from]: to,
    });
    expect(findings.at(-1)?.rule).toBe(rule);
  });

  test('a page moved without a redirect', () => {
    const site = new SiteContent();
    const findings = findMissingRedirects(site, {
      'docs/learn/first-dap.mdx': '',
      'docs/learn/_part.mdx': '',
      'docs/learn/first-dapp.mdx': '',
      [`docs${Object.keys(redirects)[0]}.mdx`]: '',
    });
    expect(findings).toEqual([
      expect.objectContaining({
        file: 'redirects.ts',
        rule: 'redirects:lost',
        message: expect.stringContaining(
          "'/learn/first-dap': '/learn/first-dapp'",
        ),
      }),
    ]);
  });

  test('a renamed page whose redirect leads to the new name', () => {
    const newPage = 'docs/technology/source-code.mdx';
    const text = readFileSync('docs/technology/repos.mdx', 'utf8');
    const [finding] = findMissingRedirects(
      new SiteContent({[newPage]: text}),
      {'docs/technology/old-repos.mdx': text},
      [newPage],
    );
    expect(finding?.message).toContain(
      "'/technology/old-repos': '/technology/source-code'",
    );
  });

  test('a link to a removed page on a page that did not change', async () => {
    const findings = await checkFiles(
      [],
      new SiteContent({
        [file]: `---\n${baseFrontMatter}---\n\nSee [it](./old-guide.mdx).\n`,
      }),
      ['docs/get-started/how-to/old-guide.mdx'],
    );
    expect(findings).toContainEqual(
      expect.objectContaining({file, line: 7, rule: 'links:missing-file'}),
    );
  });
});

test('a page that follows the style guide has no findings', async () => {
  const page = [
    'You deploy a contract to **Linea Sepolia** and read it with `eth_call`.',
    '## 1. Deploy with Foundry {/* #deploy */}',
    createCodeBlock('bash', 'echo "please, simply $HOME!"'),
    '- The wallet asks "Please confirm!" and shows `dApp`.\n- See [Why an on-chain registry](https://example.org/on-chain) for the reasons.',
    ':::caution[Mainnet]\nText.\n:::',
    '### The `BlobSubmission` struct',
    '![The icon](../../../static/img/favicon.svg)\n\n<img src="/img/favicon.svg" alt="" width="20" height="20" />',
    '<details>\n<summary>Limits</summary>\n\n| Value | Unit |\n|---|---|\n| `2,000,000` | gas |\n\n</details>',
  ];
  expect(await checkPage(page.join('\n\n'))).toEqual([]);
});

test('a byte order mark and Windows line endings are allowed', async () => {
  const findings = await checkFiles(
    [file],
    new SiteContent({
      [file]: `\uFEFF---\r\n${baseFrontMatter.replaceAll('\n', '\r\n')}---\r\n\r\nText.\r\n`,
    }),
  );
  expect(findings).toEqual([]);
});

test('names, acronyms and words after a number or a colon may be capitalized in headings', () => {
  for (const heading of [
    'How the Security Council votes',
    'Step 1: Write it',
    '2. Read the EVM',
    'Costs: What L1 asks',
    'In August 2026',
    'Use The Graph',
  ]) {
    expect(findCapitals(heading), heading).toEqual([]);
  }
});

test('pages that were last checked over a year ago, or never, are listed', () => {
  const page = (file: string, frontMatter: string) => ({
    file,
    text: `---\n${frontMatter}\n---\n`,
  });
  expect(
    findOutdatedPages(
      [
        page('docs/never.mdx', 'title: Never'),
        page('docs/recent.mdx', "checked: '2026-08'"),
        page('docs/old.mdx', "checked: '2026-07'"),
      ],
      '2027-08',
    ),
  ).toEqual(['2026-07 docs/old.mdx', 'never docs/never.mdx']);
});
