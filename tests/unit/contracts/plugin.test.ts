import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contractKeys} from '../../../src/features/contracts/model/contracts';
import pageMistakes from './pageMistakes.json';
import {findPageFile, printProperties, render, renderPage} from './render';

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

describe('a page that matches the data', () => {
  it.each(['iratelimiter', 'utils'])(
    'is completed with generated content: %s',
    async (name) => {
      const source = readFileSync(path.join(fixtures, `${name}.mdx`), 'utf8');
      await expect(
        render(source, undefined, [printProperties]),
      ).toMatchFileSnapshot(path.join(fixtures, `${name}.output.md`));
    },
  );

  it('explains why it has no ABI download', () => {
    expect(renderPage('messagehashing')).toContain(
      'There is no ABI to download: `MessageHashing` declares no external function',
    );
  });

  it('keeps custom sections and their headings unchanged', () => {
    const output = render(
      editPage(
        '## Errors',
        '## How the limit works\n\n### Periods\n\nFree text.\n\n## Errors',
      ),
    );
    expect(output).toContain(
      '## How the limit works\n\n### Periods\n\nFree text.',
    );
  });

  it('leaves unrelated lists unchanged', () => {
    expect(
      render(
        editPage('### PeriodIsZero\n', '### PeriodIsZero\n\n- one\n- two\n'),
      ),
    ).toContain('- one\n- two');
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
