import type {AbiParameter} from 'viem';
import {encodeAbiParameters} from 'viem';
import {byteLength, type HexText} from './input';

const bytesText = (count: number): string => (count === 1 ? '1 byte follows' : `${count.toLocaleString('en-US')} bytes follow`);

function encode(inputs: readonly AbiParameter[], values: readonly unknown[]): string | undefined {
  try {
    return encodeAbiParameters(inputs, values);
  } catch {
    return undefined;
  }
}

/**
 * What a reader has to know when the values, encoded again, are not the bytes they were read from: the decoder passes
 * over what it does not need, and over numbers that their type cannot hold.
 */
export function exactnessNote(inputs: readonly AbiParameter[], values: readonly unknown[], bytes: HexText): string | undefined {
  const encoded = encode(inputs, values);
  if (encoded === bytes.toLowerCase()) return undefined;
  if (encoded && bytes.startsWith(encoded)) {
    const surplus = bytesText(byteLength(bytes) - byteLength(encoded));
    return `${surplus} ${inputs.length ? 'the arguments' : 'the selector'} and belong to nothing that is decoded here. The data may belong to something else, or have been put together wrongly.`;
  }
  return 'Encoded again, these values give other bytes than those you pasted. A value does not fit its type, or the data is not encoded in the standard way: a contract may refuse it or read it differently.';
}
