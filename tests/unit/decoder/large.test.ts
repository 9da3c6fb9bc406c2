import {describe, expect, it} from 'vitest';
import {decode} from './support';

/** A text of about 100,000 letters: what takes more than linear time in it does not end before the test does. */
const many = (unit: string): string => unit.repeat(Math.ceil(100_000 / unit.length));

describe('a long text is decoded before the reader gives up', () => {
  it.each([
    ['spaces', `x${many(' ')}x`],
    ['tabs after data', `data: 0x12345678${many('\t')}x`],
    ['spaces after a name', `data ${many(' ')}x y {0x12345678`],
    ['failures on one line', many('← [Revert] x')],
    ['failures in quotes', many("reverted with reason string 'x ")],
    ['failed tests on one line', many('[FAIL: x] ')],
    ['reasons without an end', many('execution reverted: "')],
    ['brackets that open', `${many('{')}0x12345678`],
    ['brackets that open around bytes', many('0x12345678 {')],
    ['brackets that nobody opened', many('{') + many(')')],
    ['names of classes', many('Bytes')],
    ['errors by name', many('IsPaused(1)')],
    ['backslashes', `reverted with ${many('\\')}`],
  ])('%s', (_, text) => {
    expect(decode(text).length).toBeGreaterThan(0);
  }, 10_000);

  it('with each of its failures', () => {
    const text = Array.from({length: 200}, (_, number) => `← [Revert] reason ${number}    └─ `).join('');
    expect(decode(text).slice(0, 2).map(({label}) => label)).toEqual(['Error “reason 199”', 'Error “reason 198”']);
  });
});
