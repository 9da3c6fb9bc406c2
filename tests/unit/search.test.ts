import lunr from 'lunr';
import {describe, expect, test} from 'vitest';
import {
  correctWords,
  countPages,
  findHits,
  loadFile,
} from '../../src/features/search/matchTerms';
import {getSearchPageUrl, getVersionUrl} from '../../src/features/search/urls';
import {getPathQuery} from '../../src/features/search/pathQuery';
import {pruneList} from '../../src/features/search/plugin/indexPlugin';
import {dropdownLimits} from '../../src/features/search/options';
import {
  selectResults,
  scorePages,
  type ResultLimits,
} from '../../src/features/search/rankResults';
import {
  EntryType,
  type IndexEntry,
  type IndexList,
  type Result,
} from '../../src/features/search/types';
import {
  createExcerpt,
  getHighlightTerms,
  parseQuery,
} from '../../src/features/search/tokenize';
import {addCompounds} from '../../src/features/search/compounds';

/** Creates one list of an index file, as the search plugin does. */
function createList(documents: readonly IndexEntry[]): IndexList {
  const index = lunr(function () {
    this.ref('i');
    this.field('t');
    this.metadataWhitelist = ['position'];
    documents.forEach((entry) => this.add({...entry, i: String(entry.i)}));
  });
  return {documents, index: index.toJSON() as IndexList['index']};
}

interface Page {
  readonly u: string;
  readonly breadcrumbs?: readonly string[];
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  /** Text by heading; the text before the first heading has the key `''`. */
  readonly sections?: Readonly<Record<string, string>>;
}

function createFile(pages: readonly Page[]): IndexList[] {
  let id = 0;
  const lists: IndexEntry[][] = [[], [], [], [], []];
  for (const page of pages) {
    const {u, title, description, keywords, sections = {}} = page;
    id += 1;
    const p = id;
    lists[EntryType.Title]?.push({
      i: p,
      t: title,
      u,
      b: page.breadcrumbs ?? [],
    });
    if (description)
      lists[EntryType.Description]?.push({
        i: p,
        t: description,
        s: title,
        u,
        p,
      });
    if (keywords)
      lists[EntryType.Keywords]?.push({i: p, t: keywords, s: title, u, p});
    for (const [heading, text] of Object.entries(sections)) {
      const h = heading && `#${heading.toLowerCase().replaceAll(' ', '-')}`;
      if (heading)
        lists[EntryType.Heading]?.push({i: (id += 1), t: heading, u, h, p});
      lists[EntryType.Content]?.push({
        i: (id += 1),
        t: text,
        s: heading || title,
        u,
        h,
        p,
      });
    }
  }
  return lists.map(createList);
}

const pages: Page[] = [
  {
    u: '/guides/gas',
    title: 'Gas fees',
    description: 'What a transaction costs',
    sections: {
      '': 'The base fee is 7 wei.',
      Estimate: 'Call linea_estimateGas for the fees, with a margin.',
    },
  },
  {
    u: '/api/estimate',
    title: 'linea_estimateGas',
    keywords: 'gas limit, priority fee',
  },
  {
    u: '/guides/bridge',
    title: 'Bridge tokens',
    keywords: 'deposit, claim',
    sections: {
      '': 'Pay gas fees on both sides.',
      'Claim a message': 'And a fee for the claim.',
    },
  },
  {
    u: '/guides/faucet',
    title: 'Testnet ETH',
    sections: {'': 'A test of the net.'},
  },
  {
    u: '/api/bridge',
    title: 'TokenBridge',
    sections: {
      bridge: 'Selector: 0xc0a71b58 of bridge() Moves tokens.',
      'Set a message': 'The bridge reverts with 0xd0a71b58.',
    },
  },
];

function find(query: string, sitePages = pages): ReturnType<typeof scorePages> {
  const files = [
    loadFile(createFile(sitePages).map(addCompounds).map(pruneList)),
  ];
  const words = correctWords(files, parseQuery(query));
  return scorePages(findHits(files, words), words, countPages(files));
}

const findUrls = (query: string): string[] => find(query).map(({url}) => url);

describe('parsing a query', () => {
  test('excludes stop words, unless the query has no other words', () => {
    expect(
      parseQuery('What is the Gas fee, of gas?').map(({text}) => text),
    ).toEqual(['gas', 'fee']);
    expect(parseQuery('what is').map(({text}) => text)).toEqual(['what', 'is']);
  });

  test('reduces data to its selector, but keeps addresses and topics in full', () => {
    const texts = [
      `0x${'A1'.repeat(36)}`,
      `0x${'a1'.repeat(20)}`,
      `0x${'a1'.repeat(32)}`,
    ];
    expect(parseQuery(texts.join(' ')).map(({text}) => text)).toEqual([
      '0xa1a1a1a1',
      texts[1],
      texts[2],
    ]);
  });

  test('marks hyphenated names as one term, and no single letters', () => {
    expect(getHighlightTerms('The EIP-7702 a x fee FEE')).toEqual([
      'eip-7702',
      'fee',
    ]);
    expect(
      getHighlightTerms(
        'ab cd '.repeat(9) +
          Array.from('efghijklmnop')
            .map((letter) => letter + letter)
            .join(' '),
      ),
    ).toHaveLength(12);
  });

  test('also joins adjacent words', () => {
    expect(parseQuery('test net fees').map(({pairs}) => pairs)).toEqual([
      ['testnet', 'testnet'],
      ['testnet', 'testnet', 'netfees', 'netfe'],
      ['netfees', 'netfe'],
    ]);
  });
});

describe('ranking', () => {
  test.each([
    ['a title counts more than body text', 'gas fees', '/guides/gas'],
    ['an exact keyword counts more than body text', 'claim', '/guides/bridge'],
    ['a title counts more than a heading', 'bridge', '/guides/bridge'],
    [
      'matching all words counts more than matching some',
      'fee for the claim of a message',
      '/guides/bridge',
    ],
    ['a name is found by its parts', 'estimateGas', '/api/estimate'],
    ['a name is found by its prefix', 'linea_estimateG', '/api/estimate'],
    ['two words match a compound word', 'test net', '/guides/faucet'],
    ['a word is found in body text', 'margin', '/guides/gas'],
    ['a misspelled word is found', 'briqge tokens', '/guides/bridge'],
    ['a misspelled ending is found', 'briding tokens', '/guides/bridge'],
    [
      'a selector finds the member that it identifies',
      '0xc0a71b58',
      '/api/bridge',
    ],
    [
      'an exact title comes first, regardless of case',
      'TESTNET eth',
      '/guides/faucet',
    ],
    ['the order of words does not matter', 'fees gas', '/guides/gas'],
  ])('%s: %s', (_rule, query, expected) => {
    expect(findUrls(query)[0]).toBe(expected);
  });

  const member = '/api/linea-smart-contracts/pauser';
  const better = '/guides/better/page';
  const worse = '/guides/worse/page';
  /** Which of two pages that differ in one respect ranks above the other, whatever their order in the index. */
  test.each<[rule: string, query: string, first: Page, second: Page]>([
    [
      'words next to each other count more than apart',
      'base fee',
      {u: better, title: 'A', description: 'The base fee of a block'},
      {u: worse, title: 'A', description: 'The fee of a base block'},
    ],
    [
      'the title that is the query counts more than one with the same words',
      'fee base',
      {u: better, title: 'Fee base'},
      {u: worse, title: 'Base fee', description: 'A fee, a base'},
    ],
    [
      'a heading that is the query counts more than one that contains it',
      'claim',
      {u: better, title: 'A', sections: {Claim: 'Text'}},
      {u: worse, title: 'A', sections: {'Claim tokens': 'Text'}},
    ],
    [
      'a keyword that is the query counts more than one with the same stem',
      'claim',
      {u: better, title: 'A', keywords: 'claim, b'},
      {u: worse, title: 'A', keywords: 'claims, b'},
    ],
    [
      'one keyword with all words counts more than two keywords',
      'gas limit',
      {u: better, title: 'A', keywords: 'gas limit'},
      {u: worse, title: 'A', keywords: 'limit, gas'},
    ],
    [
      'a keyword counts more than a heading',
      'claim',
      {u: better, title: 'A', keywords: 'to claim it'},
      {u: worse, title: 'A', sections: {'To claim it': 'Text'}},
    ],
    [
      'the member with a selector counts more than pages that mention it',
      'reason 0xc0a71b58',
      {
        u: better,
        title: 'Reason',
        sections: {pause: 'Selector: 0xc0a71b58 of pause()'},
      },
      {u: worse, title: 'Reason', description: 'Reverts with 0xc0a71b58'},
    ],
    [
      'a folder’s page counts more than pages below it',
      'claim',
      {u: '/guides/claim', title: 'To claim it'},
      {u: '/guides/claim/details', title: 'To claim it'},
    ],
    [
      'a guide counts more than a contract for words that name no member',
      'pause',
      {u: better, title: 'A', sections: {'Pause transfers': 'Text'}},
      {u: member, title: 'A', sections: {'Pause transfers': 'Text'}},
    ],
    [
      'a contract counts more for the name of one of its members',
      'pause',
      {u: member, title: 'A', sections: {Pause: 'To pause'}},
      {u: better, title: 'A', sections: {'To pause': 'Text'}},
    ],
    [
      'a rare word counts more than a common one',
      'gas margin',
      {u: better, title: 'Margin', sections: {'': 'Gas'}},
      {u: worse, title: 'Gas', sections: {'': 'Margin'}},
    ],
  ])('%s: %s', (_rule, query, first, second) => {
    const others = ['Gas fees', 'Gas limit', 'Gas used'].map((title) => ({
      u: `/others/${title.length}`,
      title: `${title} of accounts that are deployed elsewhere`,
    }));
    for (const order of [
      [first, second, ...others],
      [second, first, ...others],
    ])
      expect(find(query, order).map(({url}) => url)[0]).toBe(first.u);
  });

  test('a name finds the contract, not its interface, and a guide second', () => {
    const contracts = '/api/linea-smart-contracts';
    const keywords = 'claimMessage';
    const sections = {claimMessage: 'Claims.'};
    const results = find('claimMessage', [
      {u: `${contracts}/interfaces/service`, title: 'I', keywords, sections},
      {u: `${contracts}/service`, title: 'Service', keywords, sections},
      {u: '/learn/claim', title: 'How to', sections: {'': 'Use claimMessage.'}},
    ]);
    expect(results.map(({url}) => url)).toEqual([
      `${contracts}/service`,
      '/learn/claim',
      `${contracts}/interfaces/service`,
    ]);
  });

  test('a pasted message finds the text that contains it', () => {
    const results = find('payload with missing parent', [
      {
        u: '/learn/a',
        title: 'A',
        sections: {
          One: 'A parent is missing its payload.',
        },
      },
      {
        u: '/learn/b',
        title: 'B',
        sections: {One: 'Ignoring payload with missing parent.'},
      },
    ]);
    expect(results[0]?.url).toBe('/learn/b');
  });

  test('an unknown name finds what contains its parts', () => {
    expect(findUrls('gas.estimate')).toEqual(findUrls('gas estimate'));
  });

  test('a word that lacks one letter of a frequent word is a slip, even if a rare name starts with it', () => {
    const results = find('withdrawl', [
      {u: '/learn/rare', title: 'withdrawLST'},
      {
        u: '/learn/bridge',
        title: 'Bridge',
        sections: Object.fromEntries(
          Array.from({length: 12}, (_, index) => [
            `Step ${index}`,
            'A withdrawal.',
          ]),
        ),
      },
    ]);
    expect(results.map(({url}) => url)).toContain('/learn/bridge');
  });

  test('pages without any of the words are not listed', () => {
    expect(findUrls('margin')).toEqual(['/guides/gas']);
    expect(findUrls('zzzzqqqq')).toEqual([]);
    expect(findUrls('')).toEqual([]);
    expect(findUrls('?! ... --')).toEqual([]);
  });

  test('a page is listed once, with its best matching headings first', () => {
    const [page, ...otherPages] = find('claim message');
    expect(page?.headings.map(({hash}) => hash)).toEqual(['#claim-a-message']);
    expect(otherPages.map(({url}) => url)).not.toContain('/guides/bridge');
    expect(find('0xc0a71b58')[0]?.headings[0]?.hash).toBe('#bridge');
  });
});

describe('a result', () => {
  const page: Page = {
    u: '/api/pauser',
    title: 'Pauser',
    breadcrumbs: ['APIs', 'Contracts', 'Contracts', 'Pauser'],
    description: 'A contract for emergencies',
    sections: {'': 'It stops transfers.', Pause: 'Stops the bridge.'},
  };
  const findOne = (query: string) => find(query, [page])[0];

  test('has the categories above its page, each once', () => {
    expect(findOne('pauser')?.breadcrumbs).toEqual(['APIs', 'Contracts']);
  });

  test('shows the text that matches, otherwise the description', () => {
    expect(findOne('transfers')?.text).toBe('It stops transfers.');
    expect(findOne('emergencies')?.text).toBe('A contract for emergencies');
    expect(findOne('pauser')?.text).toBe('A contract for emergencies');
    expect(findOne('bridge')).toMatchObject({
      text: 'A contract for emergencies',
      headings: [{title: 'Pause', hash: '#pause', text: 'Stops the bridge.'}],
    });
    expect(findOne('bridge')?.headings[0]?.headings).toEqual([]);
  });

  test('knows whether its title, headings and keywords have all words', () => {
    expect(findOne('pauser pause')?.hasAllWords).toBe(true);
    expect(findOne('pauser transfers')?.hasAllWords).toBe(false);
  });
});

describe('the result list', () => {
  const createResult = (
    url: string,
    score: number,
    headings: readonly Result[] = [],
  ): Result => ({
    url,
    score,
    headings,
    hash: '',
    title: url,
    text: '',
    breadcrumbs: [],
    hasAllWords: false,
    isOutsideSection: false,
  });
  const createResults = (section: string, count: number): Result[] =>
    Array.from({length: count}, (_, index) =>
      createResult(`/${section}/${index}`, 10 - index / 10),
    );

  test.each([
    ['leaves room for other sections', 9, 9, 4, 2],
    ['has more of the section if the others have little', 9, 1, 5, 1],
    ['has more of the others if the section has little', 1, 9, 1, 5],
  ])('%s', (_, countInside, countOutside, shownInside, shownOutside) => {
    const {pages: shown} = selectResults(
      [
        ...createResults('guides', countInside),
        ...createResults('api', countOutside),
      ],
      {section: '/guides', ...dropdownLimits},
    );
    const countShown = (isOutside: boolean): number =>
      shown.filter(({isOutsideSection}) => isOutsideSection === isOutside)
        .length;
    expect([countShown(false), countShown(true)]).toEqual([
      shownInside,
      shownOutside,
    ]);
  });

  test('has no pages of the section that are much weaker than the best elsewhere, unless they have all words', () => {
    const {pages: shown} = selectResults(
      [
        createResult('/api/best', 10),
        createResult('/guides/enough', 3),
        createResult('/guides/weak', 2.9),
        {...createResult('/guides/named', 1), hasAllWords: true},
      ],
      {section: '/guides', ...dropdownLimits},
    );
    expect(shown.map(({url}) => url)).toEqual([
      '/guides/enough',
      '/guides/named',
      '/api/best',
    ]);
  });

  test('has the best headings of a page, but not much weaker ones', () => {
    const headings = [10, 9, 8, 4, 3.9].map((score) => ({
      ...createResult('/api/page', score),
      hash: `#${score}`,
    }));
    const countHeadings = (list: readonly Result[], headingsPerPage: number) =>
      selectResults([createResult('/api/page', 10, list)], {
        section: '/guides',
        ...dropdownLimits,
        headingsPerPage,
      }).pages.flatMap((page) =>
        page.headings.map(({hash, isOutsideSection}) => [
          hash,
          isOutsideSection,
        ]),
      );
    expect(countHeadings(headings, 2)).toEqual([
      ['#10', true],
      ['#9', true],
    ]);
    expect(countHeadings(headings, 9)).toHaveLength(4);
  });

  test('without a section has all pages as equals', () => {
    expect(
      selectResults(createResults('api', 9), {
        ...dropdownLimits,
        section: '',
      }).pages.map(({isOutsideSection}) => isOutsideSection),
    ).toEqual([false, false, false, false, false, false]);
  });

  const limits: ResultLimits = {section: '/guides', ...dropdownLimits};

  test.each([
    ['linea_estimateGas', '/guides', true, true],
    ['margin', '/guides', true, false],
    ['margin', '/api', false, true],
    ['qqqqzzzz', '/api', false, false],
  ])(
    'for “%s” indicates whether pages inside %s match, even if none is listed: %s; and outside: %s',
    (query, section, hasMatchesInSection, hasMatchesElsewhere) => {
      expect(selectResults(find(query), {...limits, section})).toMatchObject({
        hasMatchesInSection,
        hasMatchesElsewhere,
      });
    },
  );

  test('includes headings only if there is room after all pages', () => {
    const countHeadings = (results: number): number =>
      selectResults(find('bridge message'), {
        ...limits,
        section: '',
        results,
      }).pages.flatMap((page) => page.headings).length;
    expect(countHeadings(8)).toBeGreaterThan(countHeadings(3));
    expect(countHeadings(2)).toBe(0);
  });
});

describe('excerpts', () => {
  const formatExcerpt = (text: string, query: string, length: number): string =>
    createExcerpt(text, parseQuery(query), length)
      .map((piece, index) => (index % 2 ? `[${piece}]` : piece))
      .join('');

  test('highlight the query’s words and words that begin with them, and highlight short words only at the start of a word', () => {
    expect(
      formatExcerpt('estimating gasless gas in Vegas', 'estimate gas', 50),
    ).toBe('[estimating] [gasless] [gas] in Vegas');
    expect(formatExcerpt('Call linea_estimateGas', 'estimateGas', 50)).toBe(
      'Call linea_[estimateGas]',
    );
    expect(formatExcerpt('a (b) [c]', 'b) (', 50)).toBe('a ([b]) [c]');
    expect(
      formatExcerpt(
        'no <script>x{1}</script>',
        '<script>x{1}</script> \\^$.*+?|/"\'\u200d=',
        60,
      ),
    ).toBe('no <[script>x{1}</script]>');
  });

  test('of long text consist of whole words around the first match', () => {
    const text =
      'one two three four five six seven eight nine ten eleven twelve';
    expect(formatExcerpt(text, 'six', 20)).toBe('…five [six] seven eight…');
    expect(formatExcerpt(text, 'one', 20)).toMatch(/^\[one\] two.*…$/);
    expect(formatExcerpt(text, 'twelve', 20)).toMatch(/^….*\[twelve\]$/);
    expect(formatExcerpt(text, 'none', 20)).toBe('one two three four…');
  });

  test('begin with the sentence that has the most query words', () => {
    expect(
      formatExcerpt(
        'A fee is paid. The base fee is 7 wei. It burns.',
        'base fee',
        24,
      ),
    ).toBe('The [base] [fee] is 7 wei.');
  });
});

describe('a pruned list', () => {
  const text = `${'word '.repeat(60)}and estimateGas Selector: 0xc0a71b58 of pause() zebra`;
  const originalList = createList([
    {i: 1, t: text, u: '/pause', h: '#pause', s: 'pause', p: 0},
    {i: 2, t: 'zebra', u: '/other', s: 'Other', p: 3},
  ]);
  const prunedList = pruneList(originalList, EntryType.Content);

  test('is a lunr index that returns the same results as the original', () => {
    const [originalIndex, prunedIndex] = [originalList, prunedList].map(
      ({index}) => lunr.Index.load(index),
    );
    for (const query of ['zebra', 'estimategas', 'word', 'nothing']) {
      expect(
        prunedIndex
          ?.search(query)
          .map(({ref}) => ref)
          .sort(),
        query,
      ).toEqual(
        originalIndex
          ?.search(query)
          .map(({ref}) => ref)
          .sort(),
      );
    }
  });

  test('keeps the text, with the selector first, but no positions', () => {
    expect(prunedList.documents[0]).toMatchObject({
      i: 1,
      u: '/pause',
      h: '#pause',
      s: 'pause',
      p: 0,
    });
    expect(prunedList.documents[0]?.t).toMatch(
      /^Selector: 0xc0a71b58 · word word .*estimateGas pause\(\) zebra$/,
    );
    expect(JSON.stringify(originalList.index)).toContain('position');
    expect(JSON.stringify(prunedList)).not.toContain('position');
  });

  test('keeps all text if it is a list of headings', () => {
    expect(pruneList(originalList, EntryType.Heading).documents).toEqual(
      originalList.documents,
    );
  });
});

describe('version URLs', () => {
  test.each([
    ['/', '', '/'],
    ['/', 'next/', '/next/'],
    ['/', 'next', '/next/'],
    ['/docs/', '2.0/', '/docs/2.0/'],
  ])('base %s and version "%s" resolve to %s', (baseUrl, version, expected) => {
    expect(getVersionUrl(baseUrl, version)).toBe(expected);
  });

  test.each([
    [
      '/',
      [
        '//evil.test/',
        '/evil.test/',
        'https://evil.test/',
        '\\evil.test/',
        '\\\\evil.test/',
        'javascript:alert(1)//',
        'https://',
        '\t//evil.test',
      ],
    ],
    ['/docs/', ['../', '../../elsewhere/', '%2e%2e/']],
  ])('base %s rejects the versions %j', (baseUrl, versions) => {
    expect(versions.map((version) => getVersionUrl(baseUrl, version))).toEqual(
      versions.map(() => undefined),
    );
  });
});

test('links to all results include the query, context and version', () => {
  const context = {label: 'APIs & SDK', path: 'api'};
  expect(getSearchPageUrl('/', '/', 'gas fees')).toBe('/search?q=gas+fees');
  expect(getSearchPageUrl('/', '/', 'gas', context)).toBe(
    '/search?q=gas&ctx=api',
  );
  expect(getSearchPageUrl('/docs/', '/docs/2.0/', 'gas')).toBe(
    '/docs/search?q=gas&version=2.0%2F',
  );
  expect(() => getSearchPageUrl('/docs/', '/other/', 'gas')).toThrow(
    "does not start with the base URL '/docs/'",
  );
});

test.each([
  ['/network/build/launch-an-app', 'launch an app'],
  ['/protocol/eip-7702/', 'eip 7702'],
  ['/Old_Guide.html', 'Old_Guide'],
  ['/caf%C3%A9/100%', 'café'],
  ['/tools/irys/overview', 'irys'],
  ['/bridge/index.html', 'bridge'],
  ['/gas-and-gas', 'gas and'],
  ['/404', ''],
  ['/', ''],
  ['/%E0%A4%A', ''],
  ['/<img src=x onerror=alert(1)>', 'img src x onerror alert 1'],
  [`/folder/${'a'.repeat(300)}`, 'a'.repeat(200)],
])('the words of the path %s are “%s”', (path, words) => {
  expect(getPathQuery(path)).toBe(words);
});
