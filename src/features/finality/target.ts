import {isHash, isHex} from 'viem';
import type {Target} from './stages';

/** Reads what the reader typed. Nothing means the newest block. Returns undefined if it is neither a hash nor a number. */
export function parseTarget(text: string): Target | undefined {
  const value = text.trim().toLowerCase();
  if (value === '') return {kind: 'newest'};
  if (isHash(value)) return {kind: 'transaction', hash: value};
  const digits = value.replace(/[\s,_]/g, '');
  const isQuantity = isHex(digits) ? digits.length > 2 : /^\d+$/.test(digits);
  return isQuantity && digits.length < 16
    ? {kind: 'block', number: BigInt(digits)}
    : undefined;
}
