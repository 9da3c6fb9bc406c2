import {
  concat,
  encodeErrorResult,
  encodeFunctionData,
  numberToHex,
  parseAbi,
  size,
  toFunctionSelector,
  type Hex,
} from 'viem';
import {expect} from 'vitest';
import {buildSignatureIndex} from '../../../src/features/contracts/plugin/signatureIndex';
import {
  createSignatureIndex,
  addCustomAbi,
  type SignatureIndex,
  type SignatureEntry,
} from '../../../src/features/decoder/signatures';
import {
  decode as decodeWithIndex,
  type Alternative,
  type DecodeResult,
} from '../../../src/features/decoder/verdict/verdict';
import type {DecodedItem} from '../../../src/features/decoder/verdict/decodeBytes';
import {parseCustomAbi} from '../../../src/features/decoder/customAbi';
import type {DecodedMember} from '../../../src/features/decoder/verdict/decodeData';
import type {DecodedValue} from '../../../src/features/decoder/verdict/formatValue';

const data = buildSignatureIndex();

export const signatures: SignatureIndex = createSignatureIndex(data);

/** All signatures known to the decoder. */
export const entries: readonly SignatureEntry[] = [
  ...new Set(
    Object.values(data.members).flatMap((members) =>
      Object.values(members).map(({name}) => name),
    ),
  ),
].flatMap(signatures.findByName);

export const decode = (
  text: string,
  index: SignatureIndex = signatures,
): DecodeResult => decodeWithIndex(text, index);

/** Creates an index of the known signatures and a custom ABI. */
export function createIndexWithAbi(text: string): SignatureIndex {
  const abi = parseCustomAbi(text);
  if (abi.problem !== undefined) throw new Error(abi.problem);
  return addCustomAbi(signatures, abi.members);
}

export const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const otherAccount = '0x627306090abaB3A6e1400e9345bC60c78a8BEf57';
export const hash = `0x${'ab'.repeat(32)}` as const;

export const encodeWord = (value: number | bigint): Hex =>
  numberToHex(value, {size: 32});

/** Encodes calldata of a function such as `transfer(address, uint256)`. */
export const encodeCall = (
  declaration: string,
  args: readonly unknown[],
): Hex =>
  encodeFunctionData({
    abi: parseAbi<readonly string[]>([`function ${declaration}`]),
    args,
  } as never);

/** Encodes the revert data of an error such as `IsPaused(uint8)`. */
export const encodeError = (
  declaration: string,
  args: readonly unknown[],
): Hex =>
  encodeErrorResult({
    abi: parseAbi<readonly string[]>([`error ${declaration}`]),
    args,
  } as never);

export const paused = encodeError('IsPaused(uint8)', [3]);
export const transfer = encodeCall('transfer(address, uint256)', [account, 5n]);

const multicallSelector = toFunctionSelector('function multicall(bytes[])');

/** Encodes a multicall whose offsets all point to the same call, so that the number of calls grows exponentially with depth. */
export function encodeMulticall(call: Hex, count = 1): Hex {
  const offsets = Array.from({length: count}, () => encodeWord(count * 32));
  return concat([
    multicallSelector,
    encodeWord(32),
    encodeWord(count),
    ...offsets,
    encodeWord(size(call)),
    call,
    `0x${'00'.repeat((32 - (size(call) % 32)) % 32)}`,
  ]);
}

/** Returns an alternative's matches. Throws if it was not decoded. */
export function getMatches({decoded}: Alternative): readonly DecodedMember[] {
  if (decoded.status !== 'decoded')
    throw new Error(`${decoded.status}: ${JSON.stringify(decoded)}`);
  return decoded.matches;
}

/** Returns the only match of the first candidate in the input. */
export function decodeSingle(
  text: string,
  index?: SignatureIndex,
): DecodedMember {
  const matches = getMatches(decode(text, index)[0]);
  expect(matches).toHaveLength(1);
  return matches[0] as DecodedMember;
}

/** Decodes the first candidate in the input. */
export const decodeFirst = (text: string): DecodedItem =>
  decode(text)[0].decoded;

export const getValues = (
  args: readonly DecodedValue[] | undefined,
): unknown[] | undefined =>
  args?.map(({value, children, type}) =>
    children && type !== 'bytes' ? getValues(children) : value,
  );

export const getNames = (
  args: readonly DecodedValue[] | undefined,
): string[] | undefined => args?.map(({name}) => name);

/** Formats values as the decoder displays them. */
export function toDisplayText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toDisplayText);
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(toDisplayText)
    : String(value);
}
