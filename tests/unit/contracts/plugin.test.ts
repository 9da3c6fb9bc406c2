import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contractKeys} from '../../../src/features/contracts/model/contracts';
import {findPageFile, render, renderPage, renderRelease} from './render';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const page = readFileSync(path.join(fixtures, 'iratelimiter.mdx'), 'utf8');

/** Applies one edit to the page; fails if the edit does not match, because the test would then check nothing. */
function edited(from: string, to: string): string {
  if (!page.includes(from)) throw new Error(`The fixture does not contain "${from}"`);
  return page.replace(from, to);
}

describe('contract pages', () => {
  it('are 41', () => {
    expect(contractKeys).toHaveLength(41);
  });

  it.each(contractKeys)('%s has a page that agrees with the data', (key) => {
    const source = readFileSync(findPageFile(key), 'utf8');
    expect(source).toContain(`\ncontract: ${key}\n`);
    expect(() => render(source, findPageFile(key))).not.toThrow();
  });
});

describe('a page that agrees with the data', () => {
  it.each(['iratelimiter', 'utils'])('%s is completed', async (name) => {
    const source = readFileSync(path.join(fixtures, `${name}.mdx`), 'utf8');
    await expect(render(source)).toMatchFileSnapshot(path.join(fixtures, `${name}.output.md`));
  });

  it('says why it offers no ABI', () => {
    expect(render(readFileSync(path.join(fixtures, 'utils.mdx'), 'utf8'))).toContain('There is no ABI to download: `Utils` declares no external function, no event and no error.');
    expect(renderRelease('messagehashing', '7.1')).toContain('There is no ABI to download: `MessageHashing` declares no external function');
    expect(renderRelease('ilinearollup', '7.1')).toContain('There is no ABI to download: `ILineaRollup` in 7.1 is known only by the names of its members.');
    expect(render(page)).not.toContain('There is no ABI to download');
  });

  it('keeps free chapters and their headings as they are', () => {
    const output = render(edited('## Errors', '## How the limit works\n\n### Periods\n\nFree text.\n\n## Errors'));
    expect(output).toContain('## How the limit works\n\n### Periods\n\nFree text.');
  });

  it('moves descriptions into the list', () => {
    const output = render(page);
    expect(output).toContain('`_amount` `uint256`The new limit **in wei**.');
    expect(output).not.toContain('- `_amount`');
  });

  it('leaves a list alone that describes nothing', () => {
    expect(render(edited('### PeriodIsZero\n', '### PeriodIsZero\n\n- one\n- two\n'))).toContain('- one\n- two');
  });
});

describe('a modifier that guards a function', () => {
  it.each([
    ['linearollup', 'whenTypeAndGeneralNotPaused(PauseType.FINALIZATION)', 'lib/pausemanager#modifier-whentypeandgeneralnotpaused'],
    ['l2messagemanager', 'whenTypeNotPaused(PauseType.GENERAL)', 'lib/pausemanager#modifier-whentypenotpaused'],
  ] as const)('of a base leads from %s to where it is described', (key, use, href) => {
    const output = renderPage(key);
    expect(output).not.toContain('## Modifiers');
    expect(output).toContain(`modifier [\`${use}\`](/api/linea-smart-contracts/${href})`);
  });
});

describe('other pages', () => {
  it('stay as they are', () => {
    const source = '---\ntitle: Bridge\n---\n\n## Functions\n\n### bridge\n';
    expect(render(source)).toBe(source);
  });
});

describe('a page that disagrees with the data stops the build', () => {
  it.each([
    [
      'unknown contract',
      edited('contract: iratelimiter', 'contract: ratelimit'),
      /page\.mdx:1:1.*names the contract "ratelimit", which is not in src\/features\/contracts\/model\/contracts\.ts/,
    ],
    [
      'heading of no member',
      edited('### PeriodIsZero', '### PeriodIsNil'),
      /page\.mdx:\d+:1.*"PeriodIsNil" is no member of IRateLimiter 8\.0 below "## Errors"\. Correct or remove.*PeriodIsZero/,
    ],
    [
      'member below the wrong heading',
      edited('### RateLimitInitialized', '### LimitIsZero'),
      /"LimitIsZero" is of the kind "error": move it below "## Errors"\./,
    ],
    ['two headings for a member', edited('### LimitIsZero', '### PeriodIsZero'), /"PeriodIsZero" has two headings\. Keep one\./],
    [
      'member without heading',
      edited('### LimitIsZero\n\nText of the writer.\n', ''),
      /1 member\(s\) of IRateLimiter 8\.0 have no heading\. Add "### LimitIsZero" below "## Errors"\./,
    ],
    [
      'heading without text',
      edited('### PeriodIsZero\n\nText of the writer.\n', '### PeriodIsZero\n'),
      /"PeriodIsZero" has no text\. Say below its heading what it is for\./,
    ],
    [
      'heading with an id of its own',
      edited('### PeriodIsZero', '### PeriodIsZero {/* #zero */}'),
      /Member headings carry no id of their own.*Remove the comment\./,
    ],
    [
      'description of no parameter',
      edited('- `_amount`:', '- `_limit`:'),
      /"resetRateLimitAmount" has no "_limit"\. Correct or remove the item\. It has: _amount\./,
    ],
    [
      'description of something that has none',
      edited('### PeriodIsZero\n', '### PeriodIsZero\n\n- `period`: text\n'),
      /"PeriodIsZero" has no "period"\..*It has nothing to describe\./,
    ],
    [
      'parameter without description',
      edited('- `_amount`: The new limit **in wei**.\n', ''),
      /"resetRateLimitAmount" leaves _amount without description\. Add to the list.*- `_amount`: …/,
    ],
    [
      'parameter described twice',
      edited('- `_amount`: The new limit', '- `_amount`: Limit.\n- `_amount`: The new limit'),
      /"_amount" of "resetRateLimitAmount" is described twice\. Keep one item\./,
    ],
    [
      'item of another form',
      edited('- `_amount`: The new limit', '- amount\n- `_amount`: The new limit'),
      /In the list of "resetRateLimitAmount" every item is written "- `name`: text"\./,
    ],
  ])('%s', (_case, source, message) => {
    let report = 'no error';
    try {
      render(source);
    } catch (error) {
      report = `${String((error as {file?: string}).file)}:${String(error)}`;
    }
    expect(report).toMatch(message);
  });
});
