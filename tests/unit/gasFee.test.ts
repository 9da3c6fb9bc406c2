import {formatUnits, parseUnits} from 'viem';
import {describe, expect, test} from 'vitest';
import {
  computeFee,
  examples,
  formatUnit,
  formatInteger,
  limits,
  parseAmount,
  toPercent,
  checkRange,
} from '@site/src/components/GasFeeCalculator/fee';

const checkGas = (amount: Parameters<typeof checkRange>[0]) =>
  checkRange(amount, limits.minGas, limits.maxGas, 'gas');

describe('the fee', () => {
  test('is the gas used times the sum of the base fee and the priority fee, as in the page’s worked example', () => {
    expect(
      computeFee({
        gasUsed: 53_000n,
        baseFee: 7n,
        priorityFee: 70_943_396n,
        calldataBytes: 0n,
      }),
    ).toMatchObject({
      total: 3_760_000_359_000n,
      base: 371_000n,
      priority: 3_759_999_988_000n,
    });
  });

  // From the table on the page: variable cost 100,000,000 wei per byte, fixed cost 30,000,000 wei per gas, margin 1.2.
  test.each([
    {gasUsed: 21_000n, priorityFee: 36_685_714n, bytes: 120n, share: 2},
    {gasUsed: 400_000n, priorityFee: 42_000_000n, bytes: 20_000n, share: 14},
  ])(
    'the data share of a priority fee of $priorityFee wei is $share%',
    ({gasUsed, priorityFee, bytes, share}) => {
      const {data, priority} = computeFee({
        gasUsed,
        baseFee: 7n,
        priorityFee,
        calldataBytes: 0n,
      });
      expect(toPercent(data, priority)).toBe(share);
      // The fees in the table are rounded to whole wei per gas, so allow for that rounding.
      const expected = (12n * 100_000_000n * bytes) / 10n;
      expect(expected - data).toBeGreaterThanOrEqual(0n);
      expect(expected - data).toBeLessThan(gasUsed);
    },
  );

  test('has no data share if the fixed cost is not covered, and a price per byte only if there are bytes', () => {
    expect(
      computeFee({
        gasUsed: 21_000n,
        baseFee: 7n,
        priorityFee: 1_000n,
        calldataBytes: 100n,
      }),
    ).toMatchObject({data: 0n, dataPerByte: 0n});
    const transaction = {
      gasUsed: 400_000n,
      baseFee: 7n,
      priorityFee: 42_000_000n,
    };
    expect(
      computeFee({...transaction, calldataBytes: 0n}).dataPerByte,
    ).toBeUndefined();
    expect(
      computeFee({...transaction, calldataBytes: 40_000n}).dataPerByte,
    ).toBe(60_000_000n);
  });

  test('is exact beyond floating-point precision', () => {
    const {total} = computeFee({
      gasUsed: limits.maxGas,
      baseFee: 7n,
      priorityFee: 10n ** 18n - 1n,
      calldataBytes: 0n,
    });
    expect(total).toBe(16_777_216n * (10n ** 18n + 6n));
    expect(formatUnit(total, 'ETH')).toBe('16,777,216.000000000100663296');
  });

  test('has examples whose gas is within the limits', () => {
    for (const {gasUsed} of examples) {
      expect(checkGas({value: gasUsed})).toEqual({value: gasUsed});
    }
  });
});

describe('amounts', () => {
  test.each([
    0n,
    1n,
    7n,
    70_943_396n,
    10n ** 9n,
    3_760_000_359_000n,
    10n ** 18n,
    123_456_789_012_345_678_901n,
  ])('%s wei is formatted as in viem', (wei) => {
    expect(formatUnit(wei, 'gwei').replaceAll(',', '')).toBe(
      formatUnits(wei, 9),
    );
    expect(formatUnit(wei, 'ETH').replaceAll(',', '')).toBe(
      formatUnits(wei, 18),
    );
    expect(formatUnit(wei, 'wei')).toBe(formatInteger(wei));
  });

  test.each([
    '0',
    '7',
    '0.07',
    '0.070943396',
    '1.5',
    '12',
    '0.000000001',
    '999999999.999999999',
  ])('%s gwei is parsed as in viem', (text) => {
    expect(parseAmount(text, 9)).toEqual({value: parseUnits(text, 9)});
  });

  test.each([
    [70_943_396n, ['70,943,396', '70_943_396', '0x43A82A4']],
    [53_000n, [' 53000 ', '0xcf08']],
    [1n, ['1.0', '1.']],
    [7n, ['007']],
  ])('%s is parsed from %j', (value, texts) => {
    expect(texts.map((text) => parseAmount(text))).toEqual(
      texts.map(() => ({value})),
    );
  });

  test.each([
    ['Enter a number.', ['', '   ']],
    ['Enter a non-negative number.', ['-1']],
    [
      'Use only digits and a decimal point.',
      [
        'abc',
        '1e9',
        '0,07',
        '1,00',
        '1.2.3',
        '0x',
        '0xfg',
        'NaN',
        '9'.repeat(400),
      ],
    ],
    ['Enter a whole number.', ['1.5']],
  ])('invalid input is explained: %s', (error, texts) => {
    expect(texts.map((text) => parseAmount(text))).toEqual(
      texts.map(() => ({error})),
    );
  });

  test('a hexadecimal number is always in wei, and amounts below one wei are rejected', () => {
    expect(parseAmount('0x43a82a4', 9)).toEqual({value: 70_943_396n});
    expect(parseAmount('0.0000000001', 9)).toEqual({
      error: 'Enter at most 9 decimal places: 1 wei is the smallest amount.',
    });
    expect(parseAmount('0.0000000010', 9)).toEqual({value: 1n});
  });

  test('error messages state the limits', () => {
    expect(checkGas({value: 20_999n})).toEqual({
      error: 'A transaction uses at least 21,000 gas.',
    });
    expect(checkGas({value: 16_777_217n})).toEqual({
      error: 'A transaction can have at most 16,777,216 gas.',
    });
    expect(checkGas({value: 21_000n})).toEqual({value: 21_000n});
    expect(checkGas({error: 'Enter a number.'})).toEqual({
      error: 'Enter a number.',
    });
  });

  test('percentages are rounded, and are zero if the total is zero', () => {
    expect(toPercent(1n, 3n)).toBe(33);
    expect(toPercent(2n, 3n)).toBe(67);
    expect(toPercent(0n, 0n)).toBe(0);
  });
});
