import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contractKeys} from '../../../src/features/contracts/model/contracts';
import {getPageFacts} from '../../../src/features/contracts/facts/pageFacts';
import {
  printBackground,
  printDeployment,
  printEarlierPageLink,
  printRetiredNotice,
} from '../../../src/features/contracts/pages/printPage';
import {printVersionTable} from '../../../src/features/contracts/pages/printVersions';
import pageMistakes from './pageMistakes.json';
import {
  findPageFile,
  print,
  printProperties,
  render,
  renderPage,
} from './render';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const page = readFileSync(path.join(fixtures, 'iratelimiter.mdx'), 'utf8');

/** Applies one edit to the page. Throws if the edit does not match, because the test would then check nothing. */
function editPage(from: string, to: string): string {
  if (!page.includes(from))
    throw new Error(`The fixture does not contain "${from}"`);
  return page.replace(from, to);
}

describe('contract pages', () => {
  it('exist for 41 contracts', () => {
    expect(contractKeys).toHaveLength(41);
  });

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
    'timelock',
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

it.each([
  [
    'linearollup',
    'whenTypeAndGeneralNotPaused(PauseType.FINALIZATION)',
    'lib/pausemanager#modifier-whentypeandgeneralnotpaused',
  ],
  [
    'l2messagemanager',
    'whenTypeNotPaused(PauseType.GENERAL)',
    'lib/pausemanager#modifier-whentypenotpaused',
  ],
] as const)(
  'a function of %s that uses a base contract’s modifier links to the modifier’s description',
  (key, modifier, href) => {
    const output = renderPage(key);
    expect(output).not.toContain('## Modifiers');
    expect(output).toContain(
      `modifier [\`${modifier}\`](/api/linea-smart-contracts/${href})`,
    );
  },
);

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

it('a page that describes pause types itself fails, because the decoder reads them from their record', () => {
  const source = readFileSync(findPageFile('ipausemanager'), 'utf8');
  const description = '### PauseType\n\n- `GENERAL`: The whole contract.\n\n';
  expect(() =>
    render(source.replace('### PauseType\n\n', description)),
  ).toThrow(/described in src\/features\/contracts\/facts\/pauseTypes\.ts/);
});
