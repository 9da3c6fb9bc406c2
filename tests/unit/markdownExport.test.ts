import {describe, expect, test} from 'vitest';
import {getMarkdownPath} from '../../src/lib/routes';
import {findDiagrams} from '../../src/features/markdownExport/plugin/handlers';
import {
  formatLlmsFullTxt,
  formatLlmsTxt,
} from '../../src/features/markdownExport/plugin/llmsTxt';
import {
  createLinkResolver,
  readPage,
} from '../../src/features/markdownExport/plugin/page';
import {toMarkdown} from '../../src/features/markdownExport/plugin/toMarkdown';

const canonical = 'https://docs.linea.build/learn/page';

/** Creates the HTML of a built page. */
function createHtml(body: string, head = ''): string {
  return `<!doctype html><html><head><meta name=description content="What the reader gets."><link rel=canonical href=${canonical}>${head}</head>
<body><nav>Frame</nav><main><article><nav class="theme-doc-breadcrumbs">Home</nav><div class=markdown><header><h1>A page</h1></header>${body}</div><footer class=theme-doc-footer>Edit</footer></article></main></body></html>`;
}

function exportBody(
  markup: string,
  diagrams = new Map<string, string>(),
): string {
  const page = readPage(createHtml(markup));
  if (!page) throw new Error('The fixture is marked noindex.');
  const resolve = createLinkResolver(
    canonical,
    new Set(['/', '/learn/page', '/learn/other']),
  );
  return toMarkdown(page, {diagrams, resolve})
    .split('\n')
    .slice(6)
    .join('\n')
    .trim();
}

describe('the Markdown of a page', () => {
  test('starts with the title, description and URL, and excludes navigation', () => {
    const page = readPage(createHtml('<p>Text.'));
    expect(
      page &&
        toMarkdown(
          page,
          {diagrams: new Map(), resolve: (href) => href},
          '14 July 2026',
        ),
    ).toBe(
      `# A page\n\n> What the reader gets.\n\nPage: ${canonical} · Updated 14 July 2026\n\nText.\n`,
    );
  });

  test('does not exist for a noindex page', () => {
    expect(
      readPage(
        createHtml(
          '<p>Text.',
          '<meta name=robots content="noindex, nofollow">',
        ),
      ),
    ).toBeUndefined();
  });

  test.each([
    [
      'keeps the language, title and lines of a code block, but not its buttons',
      '<div class="language-ts docs-code theme-code-block"><div class=codeBlockTitle_x1>src/a.ts</div><div class=codeBlockContent_x1><pre class="prism-code language-ts"><code><span class=token-line><span class="token keyword">const</span> a = <span>`x`</span>;<br></span><span class=token-line>  f(&lt;T&gt;a);<br></span></code></pre><div class=buttonGroup><button>Copy</button></div></div></div>',
      '```ts title="src/a.ts"\nconst a = `x`;\n  f(<T>a);\n```',
    ],
    [
      'shows every tab below its label',
      '<div class="theme-tabs-container tabs-container"><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div class=margin-top--md><div role=tabpanel><p>One</div><div role=tabpanel hidden><p>Two</div></div></div>',
      '**npm:**\n\nOne\n\n**Yarn:**\n\nTwo',
    ],
    [
      'shows a manually laid out diagram as its title and text',
      '<figure><div role=group aria-label="Diagram: Flow"><svg></svg></div><figcaption><strong>Flow</strong><details><summary>Diagram as text</summary><ul><li>A leads to B.</li><li>B ends.</li></ul></details></figcaption></figure>',
      '**Flow**\n\n- A leads to B.\n- B ends.',
    ],
    [
      'keeps tables with their caption, code and pipes',
      '<table><caption>Limits</caption><thead><tr><th>Name<th>Type<tbody><tr><td><code>a|b</code> <span><button aria-label="Copy a"><svg></svg></button></span><td>x<br>y</table>',
      'Limits\n\n| Name | Type |\n| - | - |\n| `a\\|b` | x y |',
    ],
    [
      'converts a description list into a list',
      '<dl><div><dt>Chain ID</dt><dd><code>59144</code></dd></div><dt>Use</dt><dd><p>One</p><p>Two</p></dd></dl>',
      '- **Chain ID**: `59144`\n- **Use**\n\n  One\n\n  Two',
    ],
    [
      'keeps a term, but omits its tooltip',
      '<p>A <span><button type=button aria-describedby=t>rollup</button><span role=tooltip id=t>A chain that …</span></span> and a <a href=/learn/other>zkEVM</a><span data-markdown=skip>A machine</span>.',
      'A rollup and a [zkEVM](https://docs.linea.build/learn/other.md).',
    ],
    [
      'omits forms, buttons, images without alt text, heading anchors and excluded elements',
      '<h2 id=a>Title<a class=hash-link href=#a aria-label="Direct link to Title">​</a></h2><form><label>Gas<input></label></form><div><button>Add</button></div><svg><text>x</text></svg><div data-markdown=skip><p>Panel</div><p role=status>Ready<p>End',
      '## Title\n\nEnd',
    ],
    [
      'contains every link with an absolute URL and text',
      '<p><a href=/learn/other#id>a</a> <a href=/>b</a> <a href=#own>c</a> <a href=/files/x.toml>d</a> <a href=https://lineascan.build aria-label=Explorer><svg></svg></a>',
      '[a](https://docs.linea.build/learn/other.md#id) [b](https://docs.linea.build/index.md) [c](https://docs.linea.build/learn/page#own) [d](https://docs.linea.build/files/x.toml) [Explorer](https://lineascan.build)',
    ],
  ])('%s', (_rule, html, markdown) => {
    expect(exportBody(html)).toBe(markdown);
  });

  test('rejects tabs whose panels are missing from the HTML', () => {
    const tabs =
      '<div class=tabs-container><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div><div role=tabpanel><p>One</div></div></div>';
    expect(() => exportBody(tabs)).toThrow(
      /only 1 of the tabs npm, Yarn.*Remove `lazy`/,
    );
  });

  test('converts an admonition into a blockquote with its kind and title', () => {
    const createNote = (title: string): string =>
      `<div class="theme-admonition theme-admonition-caution alert"><div class=admonitionHeading_x><span><svg></svg></span>${title}</div><div class=admonitionContent_x><p>Mind <code>gas</code>.</div></div>`;
    expect(exportBody(createNote('Real money'))).toBe(
      '> **Caution: Real money**\n>\n> Mind `gas`.',
    );
    expect(exportBody(createNote('caution'))).toBe(
      '> **Caution**\n>\n> Mind `gas`.',
    );
  });

  test('shows a diagram as its source code', () => {
    const figure =
      '<figure><div role=img aria-label="Diagram: Flow"></div><figcaption><strong>Flow</strong><details><summary>Diagram as text</summary></details></figcaption></figure>';
    const sources = findDiagrams(
      'Text\n\n  ```mermaid\n  flowchart TD\n    accTitle: Flow\n    A --> B\n  ```\n',
    );
    expect(exportBody(figure, new Map(sources))).toBe(
      '```mermaid\nflowchart TD\n  accTitle: Flow\n  A --> B\n```',
    );
    expect(() => exportBody(figure)).toThrow(
      'No Mermaid block in the page\'s file has the accTitle "Flow"',
    );
  });
});

test('the Markdown of a page is at the page’s path with .md appended, or at /index.md for the home page', () => {
  expect(['/', '/get-started/', '/learn/page'].map(getMarkdownPath)).toEqual([
    '/index.md',
    '/get-started.md',
    '/learn/page.md',
  ]);
});

test('llms.txt lists the pages by section, and llms-full.txt contains them', () => {
  const createPage = (title: string) => ({
    title,
    description: `About ${title}.`,
    url: `https://docs.linea.build/${title}.md`,
    markdown: `# ${title}\n`,
  });
  const sections = [
    {label: 'Learn', pages: [createPage('a'), createPage('b')]},
  ];
  expect(
    formatLlmsTxt('https://docs.linea.build', createPage('home'), sections),
  ).toMatch(
    /^# Linea developer documentation\n\n> About home\.\n\n[^]*chain ID 59144[^]*\n\n## Learn\n\n- \[a\]\(https:\/\/docs\.linea\.build\/a\.md\): About a\.\n- \[b\]/,
  );
  expect(
    formatLlmsTxt('https://docs.linea.build', createPage('home'), sections, [
      {title: 'ABI of X', path: '/abi/x/8.0.json', description: 'plain JSON.'},
    ]),
  ).toMatch(
    /\n\n## Machine-readable files\n\n- \[ABI of X\]\(https:\/\/docs\.linea\.build\/abi\/x\/8\.0\.json\): plain JSON\.\n$/,
  );
  expect(formatLlmsFullTxt(createPage('home'), sections)).toBe(
    '# home\n\n---\n\n# a\n\n---\n\n# b\n',
  );
});
