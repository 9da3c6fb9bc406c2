import {privateKeyToAccount} from 'viem/accounts';
import {describe, expect, it} from 'vitest';
import {parseCustomAbi} from '../../../src/features/decoder/customAbi';
import {recoverSigners} from '../../../src/features/decoder/verdict/signedTransaction';
import {describeAnswer} from './describe';
import {
  account,
  decode,
  decodeFirst,
  decodeSingle,
  encodeError,
  encodeWord,
  getValues,
  otherAccount,
} from './support';

describe('what changes how text looks is shown escaped', () => {
  it.each([
    ['control characters', 'a\u0007b', 'a\\u{7}b'],
    ['characters without width', 'a\u200Bb', 'a\\u{200b}b'],
    ['a change of direction', '\u202Eevil', '\\u{202e}evil'],
    ['a line break', 'a\nb', 'a\\nb'],
  ])('%s', (_, reason, shown) => {
    const data = encodeError('Error(string)', [reason]);
    expect(getValues(decodeSingle(data).args)).toEqual([shown]);
  });
});

describe('the kinds of failures that have no bytes', () => {
  it.each([
    ['{"code":-32502,"message":"account uses banned opcode"}', 'ERC-7562'],
    ['{"code":-32503,"data":null}', 'expires too soon'],
    ['{"code":-32504,"data":null}', 'temporarily rejecting'],
    ['{"code":-32506,"data":null}', 'aggregator'],
    ['{"code":-32521,"message":"x"}', 'user operation reverted'],
    ['AxiosError: Request failed with status code 429', 'too many requests'],
    [
      'Error: Chain "Linea" not configured for connector',
      'not know the network',
    ],
    [
      'RPC Error: Provided chainId "59144" must match the active chainId "1"',
      'another network than the wallet',
    ],
    ['panic: runtime error: x\n\ngoroutine 1 [running]:\n+0x11', 'crashed'],
    [
      '{"error":{"code":-32005,"message":"query returned more than 10000 results. Try with this block range [0x1, 0x2]."}}',
      'at most 10,000 logs',
    ],
  ])('%s', async (input, text) => {
    expect((await describeAnswer(decode(input)[0])).toLowerCase()).toContain(
      text.toLowerCase(),
    );
  });
});

it('a message that nothing marks as an error is called possible, and a marked one is not', async () => {
  expect(await describeAnswer(decode('nonce too low')[0])).toMatch(
    /^Possibly: .* rejected The nonce has already been used/,
  );
  expect(await describeAnswer(decode('Error: nonce too low')[0])).toMatch(
    /^rejected The nonce has already been used/,
  );
});

it.each(["'not yours'", '"not yours"', 'not yours'])(
  'a reason string is read with its quotes or without: %s',
  (reason) => {
    const text = `Error: reverted with reason string ${reason}`;
    expect(getValues(decodeSingle(text).args)).toEqual(['not yours']);
  },
);

it('a custom error without 0x is read with its arguments', () => {
  const error = `custom error c0a71b58: ${encodeWord(3).slice(2)}`;
  expect(getValues(decodeSingle(`execution reverted: ${error}`).args)).toEqual([
    '3',
  ]);
});

it('an authorization by the sender needs the nonce after that of the transaction', async () => {
  const signer = privateKeyToAccount(`0x${'11'.repeat(32)}`);
  const sign = async (nonce: number) => {
    const authorization = await signer.signAuthorization({
      address: otherAccount,
      chainId: 59144,
      nonce,
    });
    const raw = await signer.signTransaction({
      type: 'eip7702',
      chainId: 59144,
      nonce: 7,
      gas: 100_000n,
      maxFeePerGas: 7n,
      to: account,
      authorizationList: [authorization],
    });
    const [, row] = await recoverSigners(raw);
    return row?.description;
  };
  expect(await sign(7)).toContain('the network will skip it');
  expect(await sign(7)).toContain('which is 8');
  expect(await sign(8)).not.toContain('skip');
});

it('an unsigned legacy transaction of EIP-155 is not called signed', () => {
  // nonce 1, gas price 7, gas 21,000, to, value 0, no data, then chain ID, 0 and 0.
  const unsigned = `0xe1010782520894${otherAccount.slice(2).toLowerCase()}808082e7088080`;
  expect(decode(unsigned)[0].label).toBe('Unsigned transaction');
});

it('two slashes inside a string of an ABI are no comment', () => {
  const abi = parseCustomAbi(
    'const url = "https://x.org/a"; // comment: error Gone(uint256)\nerror Kept(uint256 value) /* error Lost() */ // see "https://y.org"\n',
  );
  expect(abi.problem).toBeUndefined();
  expect('members' in abi && abi.members.map(({item}) => item.name)).toEqual([
    'Kept',
  ]);
});

it('32 bytes in a failed call without a selector are values', () => {
  expect(
    decodeFirst(`execution reverted, data: "${encodeWord(7)}"`),
  ).toMatchObject({status: 'values', kind: 'error'});
});
