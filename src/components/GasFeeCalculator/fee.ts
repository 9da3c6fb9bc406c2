import {linea} from '@site/src/data/networks';

/** The number of wei in each unit, as a power of ten. */
export const unitDecimals = {wei: 0, gwei: 9, ETH: 18} as const;
export type Unit = keyof typeof unitDecimals;

/** Cost of operating the network, in wei per gas, as documented in August 2026; included in every priority fee. */
const FIXED_COST = 30_000_000n;

/** The factor of 1.2 that `linea_estimateGas` applies as a margin, stored as a fraction because bigint has no decimals. */
const MARGIN = {numerator: 12n, denominator: 10n} as const;

/** Limits for a transaction, as of August 2026. */
export const limits = {
  /** Gas used by a plain transfer, the minimum for any transaction. */
  minGas: 21_000n,
  /** Maximum gas limit of a transaction (EIP-7825). */
  maxGas: 16_777_216n,
  /** Maximum calldata that the sequencer accepts, in bytes. */
  maxCalldata: 60_000n,
} as const;

export interface Transaction {
  readonly gasUsed: bigint;
  /** Wei per gas. */
  readonly baseFee: bigint;
  /** Wei per gas. */
  readonly priorityFee: bigint;
  readonly calldataBytes: bigint;
}

/** All amounts are in wei. */
export interface Fee {
  readonly total: bigint;
  readonly base: bigint;
  readonly priority: bigint;
  /** Part of the priority fee that pays for data on Ethereum, assuming that `linea_estimateGas` quoted the fee. */
  readonly data: bigint;
  /** `data` per byte of calldata; undefined without calldata. */
  readonly dataPerByte: bigint | undefined;
}

/** total = gas used * (base fee + priority fee), broken down by purpose. */
export function computeFee({
  gasUsed,
  baseFee,
  priorityFee,
  calldataBytes,
}: Transaction): Fee {
  const base = gasUsed * baseFee;
  const priority = gasUsed * priorityFee;
  // priority fee = margin * (data cost + fixed cost), solved for margin * data cost. Divides last, because bigint division truncates.
  const scaledDataCost =
    priority * MARGIN.denominator - gasUsed * FIXED_COST * MARGIN.numerator;
  const data = scaledDataCost > 0n ? scaledDataCost / MARGIN.denominator : 0n;
  return {
    total: base + priority,
    base,
    priority,
    data,
    dataPerByte: calldataBytes > 0n ? data / calldataBytes : undefined,
  };
}

/** Returns a part as a percentage of the total, rounded to an integer. */
export function toPercent(part: bigint, total: bigint): number {
  return total === 0n ? 0 : Number((part * 100n + total / 2n) / total);
}

/** Formats a number with thousands separators: 70,943,396. */
export function formatInteger(value: bigint): string {
  return value.toLocaleString('en-US');
}

/** Converts wei to another unit, exactly and without trailing zeros: 0.000000007. */
export function formatUnit(wei: bigint, unit: Unit): string {
  const decimals = unitDecimals[unit];
  const digits = wei.toString().padStart(decimals + 1, '0');
  const wholeDigits = formatInteger(
    BigInt(digits.slice(0, digits.length - decimals)),
  );
  const fraction = digits
    .slice(digits.length - decimals)
    .replace(/(?<!0)0+$/, '');
  return fraction ? `${wholeDigits}.${fraction}` : wholeDigits;
}

export type ParseResult = {readonly value: bigint} | {readonly error: string};

/**
 * Parses an amount and returns it in the smallest unit. Accepts digits with at most `decimals` decimal places, optionally grouped in threes by
 * commas or underscores, and hexadecimal numbers as returned by JSON-RPC, which are already in the smallest unit.
 */
export function parseAmount(text: string, decimals = 0): ParseResult {
  const trimmedText = text.trim();
  if (trimmedText === '') return {error: 'Enter a number.'};
  if (/^0x[\da-f]{1,64}$/i.test(trimmedText))
    return {value: BigInt(trimmedText)};
  if (trimmedText.startsWith('-'))
    return {error: 'Enter a non-negative number.'};
  const match = /^(\d{1,30}|\d{1,3}(?:[,_]\d{3}){1,9})(?:\.(\d*))?$/.exec(
    trimmedText,
  );
  if (!match) return {error: 'Use only digits and a decimal point.'};
  const wholeDigits = (match[1] ?? '').replace(/[,_]/g, '');
  const fraction = (match[2] ?? '').replace(/(?<!0)0+$/, '');
  if (fraction.length > decimals) {
    return {
      error:
        decimals === 0
          ? 'Enter a whole number.'
          : `Enter at most ${decimals} decimal places: 1 wei is the smallest amount.`,
    };
  }
  return {value: BigInt(wholeDigits + fraction.padEnd(decimals, '0'))};
}

/** Replaces a number outside the range with an error that names the unit. */
export function checkRange(
  parsed: ParseResult,
  min: bigint,
  max: bigint,
  unit: string,
): ParseResult {
  if ('error' in parsed || (parsed.value >= min && parsed.value <= max))
    return parsed;
  return {
    error:
      parsed.value < min
        ? `A transaction uses at least ${formatInteger(min)} ${unit}.`
        : `A transaction can have at most ${formatInteger(max)} ${unit}.`,
  };
}

/** Sample transactions, shown without JavaScript. The second example provides the form's initial values. */
export const examples = [
  {
    label: 'ETH transfer',
    gasUsed: 21_000n,
    baseFee: BigInt(linea.baseFeeFloorWei),
    priorityFee: 36_685_714n,
    calldataBytes: 0n,
  },
  {
    label: 'Contract call',
    gasUsed: 53_000n,
    baseFee: BigInt(linea.baseFeeFloorWei),
    priorityFee: 70_943_396n,
    calldataBytes: 68n,
  },
  {
    label: 'Data-heavy call',
    gasUsed: 400_000n,
    baseFee: BigInt(linea.baseFeeFloorWei),
    priorityFee: 42_000_000n,
    calldataBytes: 40_000n,
  },
] as const satisfies readonly (Transaction & {readonly label: string})[];
