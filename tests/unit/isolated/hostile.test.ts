import fc from 'fast-check';
import {
  concat,
  encodeAbiParameters,
  size,
  toFunctionSelector,
  type Hex,
} from 'viem';
import {describe, expect, it, vi} from 'vitest';
import type {DecodeContext} from '../../../src/features/decoder/verdict/decodeData';
import {
  createSignatureIndex,
  addCustomAbi,
  type SignatureIndex,
} from '../../../src/features/decoder/signatures';
import {parseCustomAbi} from '../../../src/features/decoder/customAbi';
import {
  decode,
  encodeMulticall,
  signatures,
  encodeWord,
} from '../decoder/support';

/** The maximum number of bytes in a link. Readers have to paste longer data. */
const LINK_BYTES = 2_990;

/** The maximum number of calls decoded for a link, which can contain 800 calls. */
const CALL_LIMIT = 1_000;

const budgetMonitor = vi.hoisted(() => ({countUsedCalls: (): number => 0}));
vi.mock(
  '../../../src/features/decoder/verdict/decodeData',
  async (importOriginal) => {
    const original = await importOriginal<{
      createContext: (index: SignatureIndex) => DecodeContext;
    }>();
    const createContext = (index: SignatureIndex): DecodeContext => {
      const context = original.createContext(index);
      const {calls} = context.budget;
      budgetMonitor.countUsedCalls = () => calls - context.budget.calls;
      return context;
    };
    return {...original, createContext};
  },
);

/** Counts the nested calls that are decoded, including those whose result is discarded. */
function countDecodedCalls(data: string, index?: SignatureIndex): number {
  budgetMonitor.countUsedCalls = () => 0;
  expect(decode(data, index).length).toBeGreaterThan(0);
  return budgetMonitor.countUsedCalls();
}

/** Malicious words: small offsets and counts that point back into the data, huge numbers, and random bytes. */
const maliciousWords = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.nat({max: 90}).map((value) => encodeWord(value * 32)),
    },
    {weight: 3, arbitrary: fc.nat({max: 90}).map(encodeWord)},
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        encodeWord(2n ** 256n - 1n),
        encodeWord(2n ** 31n),
        encodeWord(2n ** 53n),
        encodeWord(2n ** 64n),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({minLength: 32, maxLength: 32})
        .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`),
    },
  ),
  {maxLength: Math.floor(LINK_BYTES / 32)},
);

const types = [
  'uint256',
  'int8',
  'bool',
  'address',
  'bytes4',
  'bytes32',
  'bytes',
  'string',
  'uint256[]',
  'uint256[3]',
  'bytes[]',
  'string[]',
  'bytes[][]',
  'uint256[][]',
  'uint256[][][]',
  'bytes[2][]',
  '(bytes,bytes)',
  '(uint256,bytes)[]',
  '(bytes[],string)[]',
  '((bytes,uint256[])[],bytes)[]',
  '(address,bool,bytes)[]',
];

describe.each(types)('malicious data of type %s', (type) => {
  const abi = parseCustomAbi(`function hostile(${type} value, bytes rest)`);
  if (abi.problem !== undefined) throw new Error(abi.problem);
  const index = addCustomAbi(signatures, abi.members);
  const selector = toFunctionSelector(`function hostile(${type},bytes)`);

  it('is decoded within the budget, or rejected with a message', () => {
    fc.assert(
      fc.property(maliciousWords, (parts) => {
        expect(
          countDecodedCalls(concat([selector, ...parts]), index),
        ).toBeLessThan(CALL_LIMIT);
      }),
      {numRuns: 60},
    );
  });
});

describe('calls that share their data', () => {
  it.each([[2], [4], [8], [16]])(
    'stay within the budget with %i calls at each level',
    (count) => {
      let data: Hex = '0x8da5cb5b';
      while (size(data) < LINK_BYTES - 32 * (count + 6))
        data = encodeMulticall(data, count);
      expect(countDecodedCalls(data)).toBeLessThan(CALL_LIMIT);
    },
  );

  it('stay within the budget in shared lists', () => {
    const encodedList = encodeAbiParameters(
      [{type: 'bytes[]'}],
      [Array.from({length: 20}, (): Hex => '0x8da5cb5b')],
    );
    const inner = concat([
      toFunctionSelector('function multicall(bytes[])'),
      encodedList,
    ]);
    expect(countDecodedCalls(encodeMulticall(inner, 40))).toBeLessThan(
      CALL_LIMIT / 2,
    );
  });
});

it('20,000 calls are decoded until the budget is used up, and the result is marked as partial', () => {
  const transfer = concat([
    toFunctionSelector('function transfer(address,uint256)'),
    encodeWord(1),
    encodeWord(2),
  ]);
  const calls = Array.from({length: 20_000}, () => transfer);
  const [first] = decode(
    concat([
      toFunctionSelector('function multicall(bytes[])'),
      encodeAbiParameters([{type: 'bytes[]'}], [calls]),
    ]),
  );
  expect(first).toMatchObject({isPartial: true, label: 'Call to multicall'});
});

it('data cannot be decoded with an empty index, but does not cause an error', () => {
  const emptyIndex = createSignatureIndex({
    members: {error: {}, event: {}, function: {}},
    hashes: {},
    meanings: {},
    documentedMessages: [],
    releaseLabels: {},
    routes: {},
  });
  expect(decode('0xa9059cbb', emptyIndex)[0].decoded.status).toBe('unknown');
});
