import type {Root} from 'mdast';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {
  glossaryFile,
  maxTooltipsPerPage,
  properNames,
  excludedTerms,
  spellings,
  technologyTerms,
} from '../../src/features/glossary/options';
import glossary from '../../src/features/glossary/plugin/remark';
import {createMatcher} from '../../src/features/glossary/plugin/matcher';
import {parseTerms, readTerms} from '../../src/features/glossary/plugin/terms';

const terms = readTerms(glossaryFile);

describe('the glossary page', () => {
  test('has terms with unique ids and short plain text definitions', () => {
    expect(terms.length).toBeGreaterThan(60);
    expect(new Set(terms.map(({id}) => id)).size).toBe(terms.length);
    for (const {id, definition} of terms) {
      expect(definition, id).toMatch(/^[A-Zg].{20,220}\.$/);
      expect(definition, id).not.toMatch(/[[\]{}`]/);
    }
  });

  test('has exponents in definitions, alternative spellings in brackets, and links to the pages that explain a term', () => {
    const termsById = Object.fromEntries(terms.map((term) => [term.id, term]));
    expect(termsById.koalabear?.definition).toContain('2³¹ − 2²⁴ + 1');
    expect(termsById['layer-2']?.spellings).toEqual(['Layer 2', 'L2']);
    expect(termsById.coordinator?.explainedIn).toEqual([
      path.join('docs', 'technology', 'coordinator.mdx'),
    ]);
  });

  test('contains every id in the settings', () => {
    const ids = new Set(terms.map(({id}) => id));
    const listedIds = [
      ...excludedTerms,
      ...technologyTerms,
      ...properNames,
      ...Object.keys(spellings),
    ];
    expect(
      listedIds.filter((id) => !ids.has(id)),
      'remove these ids from src/features/glossary/options.ts, because no term has them',
    ).toEqual([]);
  });

  test.each([
    ['### Blob\n\nA blob is data.', /g\.mdx:1: this term has no id/],
    [
      'Text.\n\n### Blob {/* #blob */}\n\n- A list',
      /g\.mdx:3: the term "blob" has no definition/,
    ],
    [
      '### Blob {/* #blob */}\n\nNo full stop',
      /g\.mdx:1: the term "blob" has no definition/,
    ],
  ])('%j throws an error with the file and line', (source, message) => {
    expect(() => parseTerms(source, 'g.mdx')).toThrow(message);
  });
});

describe('the matcher', () => {
  const findTerms = createMatcher(terms);
  test.each([
    ['two batches of blobs', ['batches', 'blobs']],
    ['an optimistic rollup, then a rollup', ['optimistic rollup', 'rollup']],
    ['sparse Merkle\ntrees', ['sparse Merkle\ntrees']],
    ['The Ethereum node. Sequencers order', ['Sequencers']],
    ['the zkEVM and KZG', ['zkEVM', 'KZG']],
    ['witnesses, and its reorganization', ['witnesses', 'reorganization']],
    ['run Maru with Linea Besu.', ['Maru', 'Linea Besu']],
    ['in a `Postman` collection', []],
    ['import it into Postman', []],
    ['maru, kzg, ZKEVM, PROVER', []],
    [
      'prover-only, half-prover, prover/x, a_prover, prover.toml, @prover, provers2',
      [],
    ],
    ['improver and proverbs', []],
  ])('finds the terms in %j', (text, expected) => {
    expect(findTerms(text).map((match) => match.text)).toEqual(expected);
  });

  test('finds plurals of words that end with y', () => {
    const [term] = terms;
    const findPlurals = createMatcher(
      ['Boundary', 'Relay'].flatMap((spelling) =>
        term ? [{...term, id: spelling, spellings: [spelling]}] : [],
      ),
    );
    expect(
      findPlurals('boundaries, a boundary, relays, a relaies').map(
        ({text}) => text,
      ),
    ).toEqual(['boundaries', 'boundary', 'relays']);
    expect(createMatcher([])('a boundary')).toEqual([]);
  });

  test('a capitalized term at the start of a text matches only if the text starts a paragraph', () => {
    expect(
      findTerms('Sequencers order', true).map(({term}) => term.id),
    ).toEqual(['sequencer']);
    expect(findTerms('Sequencers order')).toEqual([]);
  });
});

describe('on a page', () => {
  const parser = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective);

  /** Returns the page as the plugin changes it. */
  function markTerms(
    source: string,
    frontMatter: object = {},
    file = 'docs/technology/sample.mdx',
    knownTerms = terms,
  ): Root {
    const tree: Root = parser.parse(source);
    const page = new VFile({path: path.resolve(file)});
    page.data.frontMatter = frontMatter;
    glossary({readTerms: () => knownTerms})(tree, page);
    return tree;
  }

  /** Returns the ids of the terms that the plugin marks, in order of appearance. */
  function getMarkedIds(...page: Parameters<typeof markTerms>): string[] {
    const ids: string[] = [];
    visit(markTerms(...page), 'mdxJsxTextElement', (node) => {
      if (node.name === 'GlossaryTerm')
        ids.push(
          node.attributes.find(
            (attribute) => 'name' in attribute && attribute.name === 'id',
          )?.value as string,
        );
    });
    return ids;
  }

  test('the first occurrence is marked, and the text is unchanged', () => {
    const tree = markTerms('Blobs hold data. A blob is cheap.');
    expect(tree.children[1]).toMatchObject({
      children: [
        {
          name: 'GlossaryTerm',
          children: [{value: 'Blobs'}],
          attributes: [
            {value: 'blob'},
            {value: 'Blob'},
            {value: expect.stringMatching(/^A blob is .+\.$/)},
          ],
        },
        {value: ' hold data. A blob is cheap.'},
      ],
    });
  });

  test('links, bold text and code in a paragraph stay, and only its start begins a sentence', () => {
    const source = '[Blobs](/x) of **x** and `y` Sequencers, of a prover.';
    expect(markTerms(source, {}, undefined, []).children).toMatchObject([
      {children: {length: 6}},
    ]);
    expect(markTerms(source).children[1]).toMatchObject({
      children: [
        {type: 'link'},
        {value: ' of '},
        {type: 'strong'},
        {value: ' and '},
        {type: 'inlineCode'},
        {value: ' Sequencers, of a '},
        {name: 'GlossaryTerm'},
        {value: '.'},
      ],
    });
  });

  test.each([
    ['a heading', '## The prover'],
    ['code', 'Run `prover` now\n\n```text\nthe prover\n```'],
    ['a link', '[the prover](https://linea.build)'],
    ['a table', '| The prover |\n|---|\n| a sequencer |'],
    ['the title of a note', ':::note[The prover]\n\nText\n\n:::'],
    ['an attribute', '<Chart label="the prover" />'],
    ['a component', '<Chart>\n\nthe prover\n\n</Chart>'],
    ['bold text', '**Prover.** It proves. The prover is slow.'],
    [
      'a term that an earlier link contains',
      '[The prover](https://linea.build) is here. The prover is slow.',
    ],
  ])('nothing is marked in %s', (_name, source) => {
    expect(getMarkedIds(source)).toEqual([]);
  });

  test.each([
    ['a list', '- the prover'],
    ['a note', ':::note[Title]\n\nthe prover\n\n:::'],
    ['a tab', '<TabItem value="a">\n\nthe prover\n\n</TabItem>'],
    ['a quotation', '> the prover'],
  ])('terms are marked in %s', (_name, source) => {
    expect(getMarkedIds(source)).toEqual(['prover']);
  });

  test('the number of marked terms is limited', () => {
    const manyTerms = terms
      .slice(0, 40)
      .map(({name}) => `- x ${name.charAt(0).toLowerCase()}${name.slice(1)}`)
      .join('\n');
    expect(getMarkedIds(manyTerms)).toHaveLength(maxTooltipsPerPage);
  });

  test('a page does not mark its own subject', () => {
    const text = 'the prover and the sequencer';
    expect(getMarkedIds(text, {title: 'Run a prover'})).toEqual(['sequencer']);
    expect(getMarkedIds(text, {}, 'docs/technology/prover/index.mdx')).toEqual([
      'sequencer',
    ]);
  });

  test('some terms are marked only in the technology section', () => {
    expect(
      getMarkedIds('a batch and a blob', {}, 'docs/api/sample.mdx'),
    ).toEqual(['blob']);
    expect(getMarkedIds('a batch and a blob')).toEqual(['batch', 'blob']);
  });

  test('only the introduction of a contract page is marked', () => {
    expect(
      getMarkedIds('the prover\n\n## Functions\n\nthe sequencer', {
        contract: 'linearollup',
      }),
    ).toEqual(['prover']);
    expect(getMarkedIds('the prover', {contract: 'utils'})).toEqual(['prover']);
    expect(getMarkedIds('the prover\n\n## Functions\n\nthe sequencer')).toEqual(
      ['prover', 'sequencer'],
    );
  });

  test('nothing is marked in the glossary or on a page with `glossary: false`', () => {
    expect(getMarkedIds('the prover', {}, glossaryFile)).toEqual([]);
    expect(getMarkedIds('the prover', {glossary: false})).toEqual([]);
  });
});
