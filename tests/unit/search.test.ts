import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {createEngine} from '../../src/components/SearchIndex/engine';
import {excerptOf} from '../../src/components/SearchIndex/excerptOf';
import {indexTerms, termsOf, wordsOf} from '../../src/components/SearchIndex/terms';
import type {IndexedPage} from '../../src/components/SearchIndex/types';
import {resultUrl, searchPageUrl, versionUrlOf} from '../../src/components/SearchIndex/urls';
import {hashInputs, listInputs} from '../../src/plugins/search/inputs';
import {parsePage} from '../../src/plugins/search/parsePage';
import {shortenSection} from '../../src/plugins/search/shorten';

describe('terms', () => {
  test.each([
    ['linea_estimateGas', ['linea_estimategas', '_linea', '_estim', '_ga', 'estimatega']],
    ['sendRawTransaction', ['sendrawtransact', '_send', '_raw', '_transact', 'rawtransact']],
    ['SET_RATE_ROLE', ['set_rate_role', '_set', '_rate', '_role', 'rate_role']],
    ['claim(address)', ['claim', 'address']],
    ['rpc.linea.build', ['rpc', 'linea', 'build']],
    ['the fees', ['fee']],
    ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', ['0x508ca82df566dcd1b0de8296e70a96332cd644ec']],
  ])('%s', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });

  test('stand where their words stand', () => {
    expect(termsOf('Call linea_estimateGas').find(({term}) => term === 'estimatega')).toEqual({term: 'estimatega', start: 11, length: 11});
  });

  test('of a query leave out words that say nothing, unless there are no others', () => {
    expect(wordsOf('What is the Gas fee of gas')).toEqual(['gas', 'fee']);
    expect(wordsOf('what is')).toEqual(['what', 'is']);
  });
});

describe('the engine', async () => {
  const page = (u: string, t: string, more: Partial<IndexedPage> = {}): IndexedPage => ({u, t, b: ['Docs', t], d: '', k: '', c: [], ...more});
  const engine = createEngine([
    page('/gas', 'Gas fees', {d: 'What a transaction costs', c: [{t: 'The base fee is 7 wei.'}, {h: '#estimate', s: 'Estimate', t: 'Call linea_estimateGas for the fees.', w: 'margin'}]}),
    page('/estimate', 'linea_estimateGas', {k: 'gas, priority fee'}),
    page('/bridge', 'Bridge', {k: 'deposit, claim', c: [{t: 'Pay gas fees on both sides, and a fee for the claim.'}]}),
  ]);
  await engine.whole;
  const found = (query: string): string[] => engine.find(query, 8, 1).map(({url, hash}) => url + hash);

  test('ranks titles first, then exact keywords', () => {
    expect(found('gas fee')[0]).toBe('/gas');
    expect(found('claim')[0]).toBe('/bridge');
  });

  test('finds names by their words, parts and beginnings', () => {
    for (const query of ['estimateGas', 'estimate gas', 'linea_estimateG']) {
      expect(found(query)[0], query).toMatch(/^\/estimate|#estimate/);
    }
  });

  test('finds words beyond the text that is shown, words with a typo, and pages with some of the words', () => {
    expect(found('margin')).toEqual(['/gas#estimate']);
    expect(found('briqge')[0]).toBe('/bridge');
    expect(found('bridge zebra')[0]).toBe('/bridge');
    expect(found('zzzzqqqq')).toEqual([]);
  });

  test('gives a page a second entry only while there is room', () => {
    expect(engine.find('fee', 8, 2).filter(({url}) => url === '/gas')).toHaveLength(2);
    expect(engine.find('fee', 3, 2).filter(({url}) => url === '/gas')).toHaveLength(1);
  });

  test('leads from a selector, and from data that begins with it, to the member that has it', async () => {
    const pages = [
      page('/decode', 'Decode', {k: '0xc0a71b58, revert'}),
      page('/bridge', 'Bridge', {c: [{h: '#call', s: 'Call', t: 'Reverts with 0xc0a71b58.'}]}),
      page('/pause', 'Pause', {c: [{h: '#is-paused', s: 'IsPaused', t: 'A very long text about pauses', w: '0xc0a71b58', i: '0xc0a71b58'}]}),
    ];
    const ofMembers = createEngine(pages);
    await ofMembers.whole;
    const first = (query: string): string | undefined => ofMembers.find(query, 8, 1).map(({url, hash}) => url + hash)[0];
    for (const query of ['0xc0a71b58', `0xc0a71b58${'0'.repeat(64)}`, '0xC0A71B5800', `execution reverted 0xc0a71b58${'0'.repeat(64)}`]) {
      expect(first(query), query).toBe('/pause#is-paused');
    }
  });

  test('finds pages that have all the words while the sections are not indexed', async () => {
    const early = createEngine([page('/gas', 'Gas fees', {c: [{t: 'The base fee.'}, {h: '#margin', s: 'Margin', t: 'Added to gas.'}]}), page('/bridge', 'Bridge')]);
    const urls = (query: string): string[] => early.find(query, 8, 2).map(({url, hash}) => url + hash);
    expect([urls('gas'), urls('base fee'), urls('margin'), urls('gas bridge')]).toEqual([['/gas'], ['/gas'], [], []]);
    await early.whole;
    expect([urls('gas'), urls('margin')]).toEqual([['/gas', '/gas#margin'], ['/gas#margin']]);
  });

  test('names what was found and where', () => {
    const [result] = engine.find('margin', 8, 1);
    expect(result).toMatchObject({url: '/gas', hash: '#estimate', title: {text: 'Estimate', ranges: []}, path: ['Docs', 'Gas fees'], words: ['margin']});
    expect(engine.find('base', 8, 1)[0]?.text).toEqual({text: 'The base fee is 7 wei.', ranges: [[4, 4]]});
  });
});

describe('excerpts', () => {
  const shown = (text: string, ranges: [number, number][], length: number): string =>
    excerptOf({text, ranges}, length).map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');

  test('mark the matches; of those that overlap the longest', () => {
    expect(shown('estimate gas now', [[0, 8], [0, 3], [9, 3]], 50)).toBe('[estimate] [gas] now');
  });

  test('of long texts are whole words around the first match', () => {
    const text = 'one two three four five six seven eight nine ten eleven twelve';
    expect(shown(text, [[24, 3]], 20)).toBe('…five [six] seven eight…');
    expect(shown(text, [[0, 3]], 20)).toMatch(/^\[one\] two.*…$/);
    expect(shown(text, [[text.length - 6, 6]], 20)).toMatch(/^….*\[twelve\]$/);
    expect(shown(text, [], 20)).toBe('one two three four…');
  });
});

describe('what is indexed', () => {
  const html = `<html><head><meta name="description" content="About fees"><meta name="keywords" content="gas,fee"></head><body>
    <a class="navbar__link navbar__link--active">Get started</a>
    <article><div class="markdown"><header><h1>Gas</h1></header><p>Intro<br>two</p><button>Copy</button>
    <h2 id="a">Base <code>fee</code><a class="hash-link" href="#a">#</a></h2><ul><li>7</li><li>wei</li></ul>
    <h3>Empty<a class="hash-link" href="#b"></a></h3>
    <h3>pause<a class="hash-link" href="#c"></a></h3><p><strong>Selector:</strong> <code>0x8456cb59</code> of <code>pause()</code></p></div></article></body></html>`;

  test('is the text of each section without the frame', () => {
    expect(parsePage(html, '/gas')).toEqual({
      u: '/gas',
      t: 'Gas',
      b: ['Get started'],
      d: 'About fees',
      k: 'gas, fee',
      c: [{t: 'Intro two'}, {h: '#a', s: 'Base fee', t: '7 wei'}, {h: '#b', s: 'Empty'}, {h: '#c', s: 'pause', t: 'Selector: 0x8456cb59 of pause()', i: '0x8456cb59'}],
    });
  });

  test('is nothing of unlisted pages and pages without an article', () => {
    expect(parsePage(html.replace('<head>', '<head><meta name="robots" content="noindex">'), '/gas')).toBeUndefined();
    expect(parsePage('<main><h1>Home</h1></main>', '/')).toBeUndefined();
  });

  test('is of long texts the beginning and the other words', () => {
    expect(shortenSection({h: '#a', s: 'A', t: 'short'})).toEqual({h: '#a', s: 'A', t: 'short'});
    const long = shortenSection({t: `${'Word '.repeat(40)}and estimateGas Zebra word 0xabc zebra`});
    expect(long.t).toHaveLength(159);
    expect(long.w).toBe('0xabc estimateGas zebra');
  });
});

describe('inputs of the index', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'search-inputs-'));
  afterAll(() => rmSync(site, {recursive: true, force: true}));
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };

  test('are all files that pages are made of', () => {
    put('docs/a.mdx', 'a');
    put('src/data/networks.ts', '1');
    put('package-lock.json', '{}');
    put('tests/unit/a.test.ts', '');
    put('node_modules/x/index.js', '');
    put('build/index.html', '');
    expect(listInputs(site)).toEqual(['docs/a.mdx', 'package-lock.json', 'src/data/networks.ts']);
  });

  test('have the same hash for the same text and another one for any change', () => {
    const before = hashInputs(site);
    expect(hashInputs(site)).toBe(before);
    put('src/data/networks.ts', '2');
    const changed = hashInputs(site);
    expect(changed).not.toBe(before);
    put('src/data/more.ts', '');
    expect(hashInputs(site)).not.toBe(changed);
  });
});

describe('version urls', () => {
  const origin = 'https://docs.test';

  test.each([
    ['/', '', '/'],
    ['/', 'next/', '/next/'],
    ['/', 'next', '/next/'],
    ['/docs/', '2.0/', '/docs/2.0/'],
  ])('base %s and version "%s" give %s', (baseUrl, version, expected) => {
    expect(versionUrlOf(baseUrl, version, origin)).toBe(expected);
  });

  test.each([
    ['/', '//evil.test/'],
    ['/', '/evil.test/'],
    ['/', 'https://evil.test/'],
    ['/', '\\evil.test/'],
    ['/', '\\\\evil.test/'],
    ['/', 'javascript:alert(1)//'],
    ['/', 'https://'],
    ['/', '\t//evil.test'],
    ['/docs/', '../'],
    ['/docs/', '../../elsewhere/'],
    ['/docs/', '%2e%2e/'],
  ])('base %s refuses "%s"', (baseUrl, version) => {
    expect(() => versionUrlOf(baseUrl, version, origin)).toThrow('Unexpected version url');
  });
});

describe('links', () => {
  test('to all results name the query, the context and the version', () => {
    const context = {label: 'APIs & SDK', path: 'api'};
    expect(searchPageUrl('/', '/', 'gas fees')).toBe('/search?q=gas+fees');
    expect(searchPageUrl('/', '/', 'gas', context)).toBe('/search?q=gas&ctx=api');
    expect(searchPageUrl('/docs/', '/docs/2.0/', 'gas')).toBe('/docs/search?q=gas&version=2.0%2F');
    expect(() => searchPageUrl('/docs/', '/other/', 'gas')).toThrow("does not start with base url '/docs/'");
  });

  test('to a result name its terms and its heading', () => {
    expect(resultUrl({url: '/page', hash: '#fees', words: ['gas', 'fee']})).toBe('/page?_highlight=gas&_highlight=fee#fees');
    expect(resultUrl({url: '/page', hash: '', words: []})).toBe('/page');
  });
});
