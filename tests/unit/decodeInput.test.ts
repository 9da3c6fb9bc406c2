import {encodeErrorResult, encodeEventTopics, parseAbi} from 'viem';
import {describe, expect, it} from 'vitest';
import {decode, type Decoded} from '../../src/features/contracts/browser/decoder/decode';
import {deployedAbi} from '../../src/features/contracts/data/facts';

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const other = '0x627306090abaB3A6e1400e9345bC60c78a8BEf57';
const hash = `0x${'ab'.repeat(32)}` as const;
const isPaused = encodeErrorResult({abi: parseAbi(['error IsPaused(uint8)']), args: [3]});

function only(input: string): Decoded {
  const outcome = decode(input);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(outcome.matches).toHaveLength(1);
  return outcome.matches[0] as Decoded;
}

function message(input: string): string {
  const outcome = decode(input);
  return outcome.ok ? `decoded as ${outcome.matches.map(({signature}) => signature).join()}` : outcome.message;
}

describe('data that is not exactly what it was decoded to gets a note', () => {
  it.each([
    ['0x38b90333deadbeef', '4 bytes follow the selector'],
    [`${isPaused}${'00'.repeat(32)}`, '32 bytes follow the arguments'],
    [`0xc0a71b58${(300).toString(16).padStart(64, '0')}`, 'does not fit its type'],
    [`0x8da5cb5b00`, '1 byte follows the selector'],
    [`0x534f879afd40abb4e39f8e1b77a316be4c8e3521d9cf5a3a3db8959d574d4559 0x${'1'.padStart(64, '0')} 0x${'00'.repeat(33)}`, '1 byte follows the arguments'],
  ])('%s', (input, note) => {
    expect(only(input).note).toContain(note);
  });

  it('and other data gets none', () => {
    expect(only(isPaused).note).toBeUndefined();
  });
});

describe('bytes within other text', () => {
  const log = (topics: readonly string[], data: string): object => ({address: account, topics, data, blockNumber: '0x1'});
  const granted = encodeEventTopics({abi: parseAbi(['event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)']), args: {role: hash, account, sender: other}}) as string[];

  it.each([
    ['a message', `execution reverted: ${isPaused}`],
    ['a message with an address', `call to ${account} reverted with ${isPaused}, gave ${isPaused}`],
    ['the output of cast', `Error: server returned an error response: error code 3: execution reverted, data: "${isPaused}": IsPaused(3)`],
    ['a custom error of cast', `custom error 0xc0a71b58: ${isPaused.slice(10)}`],
    ['a response of a node', JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: 3, message: 'execution reverted', data: isPaused}})],
    ['an error of ethers', JSON.stringify({code: 'CALL_EXCEPTION', data: isPaused, transaction: {to: account, data: '0x38b90333'}}, null, 2)],
    ['two lines', `${isPaused.slice(0, 40)}\n${isPaused.slice(40)}`],
    ['lines of 32 bytes', `${isPaused.slice(0, 66)}\n${isPaused.slice(66)}`],
  ])('%s', (_, input) => {
    expect(only(input)).toMatchObject({name: 'IsPaused', args: [{meaning: 'L2_L1'}]});
  });

  it('a log as JSON, also one without data', () => {
    expect(only(JSON.stringify({logs: [log(granted, '0x')]})).name).toBe('RoleGranted');
    expect(only(JSON.stringify([log(granted, '0x')])).args).toHaveLength(3);
  });

  it.each([
    [JSON.stringify([log(granted, '0x'), log([...granted].reverse(), '0x')]), '2 logs'],
    [JSON.stringify({error: {code: -32000, message: 'nonce too low'}}), 'JSON without bytes'],
    [`selectors 0xc0a71b58 and 0xa74c1c5f`, '2 different strings of bytes'],
    ['execution reverted', 'not hexadecimal: “x”'],
  ])('%s', (input, expected) => {
    expect(message(input)).toContain(expected);
  });
});

it('names all deployed contracts on record where it knows no answer', () => {
  for (const name of Object.keys(deployedAbi)) expect(message('0xdeadbeef')).toContain(name);
});

describe('what cannot be decoded gets a reason', () => {
  it.each([
    ['', 'nothing to decode yet'],
    ['0x', 'reverted without a reason'],
    ['0xzz', 'not hexadecimal: “z”'],
    ['hello', 'not hexadecimal: “h”'],
    ['0xc0a71b5', 'is odd (7)'],
    ['0xc0a7', '2 bytes are too short'],
    ['0xdeadbeef', 'selector 0xdeadbeef'],
    [hash, 'No contract on record here emits'],
    [`0xc0a71b58${'00'.repeat(27)}03`, 'error IsPaused(uint8), but the 28 bytes after'],
    ['0xc0a71b5800', 'error IsPaused(uint8), but the 1 byte after'],
    ['0xc0a71b58 0xc0a71b58', 'first topic of a log has 32 bytes'],
    ['0x534f879afd40abb4e39f8e1b77a316be4c8e3521d9cf5a3a3db8959d574d4559 0x00', 'does not hold its arguments'],
  ])('%s', (input, expected) => {
    expect(message(input)).toContain(expected);
  });

  it('accepts a missing 0x, capitals, quotes and spaces around', () => {
    for (const input of ['c0a71b58', '0XC0A71B58', ' "0xc0a71b58" \n']) expect(only(input).name).toBe('IsPaused');
  });

  it('accepts a selector that is filled up to 32 bytes on either side', () => {
    for (const input of [`0xc0a71b58${'0'.repeat(56)}`, `0x${'0'.repeat(56)}c0a71b58`]) {
      expect(only(input)).toMatchObject({name: 'IsPaused', note: expect.stringContaining('filled up with zeros')});
    }
  });
});
