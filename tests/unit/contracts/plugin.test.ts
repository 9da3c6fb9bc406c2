import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {pauseTypes} from '../../../src/features/contracts/facts/pauseTypes';
import {contractKeys} from '../../../src/features/contracts/model/contracts';
import {getPageFacts} from '../../../src/features/contracts/facts/pageFacts';
import {
  printBackground,
  printDeployment,
  printEarlierPageLink,
  printRetiredNotice,
} from '../../../src/features/contracts/pages/printPage';
import {printVersionTable} from '../../../src/features/contracts/pages/printVersions';
import {
  getResultName,
  readRecordedMeanings,
} from '../../../src/features/contracts/pages/prose';
import pageMistakes from './pageMistakes.json';
import {findPageFile, print, printProperties, render} from './render';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const page = readFileSync(path.join(fixtures, 'iratelimiter.mdx'), 'utf8');

/** Applies one edit to the page. Throws if the edit does not match, because the test would then check nothing. */
function editPage(from: string, to: string): string {
  if (!page.includes(from))
    throw new Error(`The fixture does not contain "${from}"`);
  return page.replace(from, to);
}

describe('contract pages', () => {
  it.each(contractKeys)('match the data: %s', (key) => {
    const source = readFileSync(findPageFile(key), 'utf8');
    expect(source).toContain(`\ncontract: ${key}\n`);
    expect(() => render(source, findPageFile(key))).not.toThrow();
  });
});

// The outputs change with the facts; after reading the differences, record them with `npx vitest run tests/unit/contracts -u`.
describe('recorded output', () => {
  it.each([
    'iratelimiter',
    'utils',
    'il2messageservicev1',
    'timelock',
    'tokenbridgepausemanager',
    'tokenbridge-7.1',
  ])('of a whole page: %s', async (name) => {
    const source = readFileSync(path.join(fixtures, `${name}.mdx`), 'utf8');
    await expect(
      render(source, undefined, [printProperties]),
    ).toMatchFileSnapshot(path.join(fixtures, `${name}.output.md`));
  });

  it.each([
    'bridgedtoken',
    'ilinearollup',
    'ipausemanager',
    'l1messageservicev1',
    'messageservicebase',
    'mimc',
    'sparsemerkleproof',
    'tokenbridge',
    'transientstoragehelpers',
  ] as const)('of what stands around the members of %s', async (key) => {
    const facts = getPageFacts(key);
    const output = print([
      ...printRetiredNotice(key, facts),
      ...printEarlierPageLink(key, facts),
      ...printDeployment(facts),
      ...printBackground(key, facts),
      ...printVersionTable(key, facts),
    ]);
    await expect(output).toMatchFileSnapshot(
      path.join(fixtures, `${key}.around.md`),
    );
  });
});

it('pages without a contract are unchanged', () => {
  const source = '---\ntitle: Bridge\n---\n\n## Functions\n\n### bridge\n';
  expect(render(source)).toBe(source);
});

it.each(pageMistakes)(
  'a page that contradicts the data fails the build: $mistake',
  ({from, to, says}) => {
    let report = 'no error';
    try {
      render(editPage(from, to));
    } catch (error) {
      report = `${String((error as {file?: string}).file)}:${String(error)}`;
    }
    for (const part of says) expect(report).toContain(part);
  },
);

it.each([
  '-',
  '- amount',
  '- amount: text',
  '- `amount`',
  '- `amount` text',
  '- `amount` **text**',
  '- `amount`: text\n\n  More text.',
  '- ## Text',
])('a list of descriptions with an item of another form fails: %j', (item) => {
  expect(() =>
    render(editPage('- `_amount`:', `${item}\n- \`_amount\`:`)),
  ).toThrow(
    'In the list of "resetRateLimitAmount", every item must be written as "- `name`: text".',
  );
});

it('results without names are described as such', () => {
  expect(getResultName('amount', 0, 2)).toBe('amount');
  expect(getResultName('', 0, 1)).toBe('returns');
  expect(getResultName('', 1, 2)).toBe('returns[1]');
});

describe('pause types, which the decoder reads from their record too', () => {
  const file = 'src/features/contracts/facts/pauseTypes.ts';
  const read = (text: string, values?: readonly string[]) =>
    readRecordedMeanings(
      {
        fail(reason) {
          throw new Error(reason);
        },
      },
      {
        id: 'enum-pausetype',
        kind: 'enum',
        name: 'PauseType',
        heading: 'PauseType',
        solidity: '',
        ...(values && {values}),
      },
      unified().use(remarkParse).parse(text).children,
    );

  it.each(['Text.', '- one\n- two'])('have its meanings: %j', (text) => {
    const {descriptions, rest} = read(text, Object.keys(pauseTypes)) ?? {};
    expect(descriptions?.get('FINALIZATION')).toEqual([
      {type: 'text', value: pauseTypes.FINALIZATION},
    ]);
    expect(rest).toHaveLength(1);
  });

  it('must not be described on the page', () => {
    expect(() => read('- one\n- `GENERAL`: The whole contract.')).toThrow(
      `The values of "PauseType" are described in ${file}. Remove the list.`,
    );
  });

  it('must be those of the source', () => {
    const [first = '', ...values] = Object.keys(pauseTypes);
    expect(() => read('Text.', [...values, 'NEW'])).toThrow(
      `${file} and the source of "PauseType" do not list the same values. Add or remove: NEW, ${first}.`,
    );
    expect(() => read('Text.')).toThrow(Object.keys(pauseTypes).join(', '));
  });
});
