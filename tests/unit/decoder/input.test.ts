import {encodeErrorResult, encodeEventTopics, parseAbi} from 'viem';
import {describe, expect, it} from 'vitest';
import {account, decode, hash, message, only, other, decodeFirst} from './support';

const isPaused = encodeErrorResult({abi: parseAbi(['error IsPaused(uint8)']), args: [3]});

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
    [JSON.stringify({error: {code: -32001, message: 'block not found'}}), 'JSON without bytes'],
    ['it failed', 'has no bytes to decode'],
  ])('%s', (input, expected) => {
    expect(message(input)).toContain(expected);
  });
});

describe('several strings of bytes', () => {
  const labels = (input: string): string[] => decode(input).map(({label}) => label);

  it('are offered in the order of the text', () => {
    expect(labels('selectors 0xc0a71b58 and 0xa74c1c5f')).toEqual(['Error IsPaused', 'Error RateLimitExceeded']);
    expect(labels('0xa74c1c5f 0xc0a71b58 0xA74C1C5F')).toEqual(['Error RateLimitExceeded', 'Error IsPaused']);
  });

  it('come with what is known first, where nothing says that it is an error', () => {
    expect(labels('bytes 0xdeadbeef and 0xa74c1c5f')).toEqual(['Error RateLimitExceeded', 'Bytes 0xdeadbeef']);
  });

  it('come with the error first, also where it is not known', () => {
    const text = JSON.stringify({transaction: {to: account, data: '0x38b90333'}, error: {code: 3, message: 'execution reverted', data: `0xdeadbeef${'00'.repeat(32)}`}});
    expect(labels(text)).toEqual(['Error data 0xdeadbeef', 'Call of CONTRACT_VERSION']);
  });

  it('say in which call of a trace they were, the outermost error first', () => {
    const call = {type: 'CALL', from: account, to: other, input: '0x38b90333'};
    const trace = {...call, calls: [{...call, calls: [{...call, input: '0xa9059cbb', error: 'execution reverted', output: '0xa74c1c5f'}], error: 'execution reverted', output: isPaused}], output: encodeErrorResult({abi: parseAbi(['error Error(string)']), args: ['outer']}), error: 'execution reverted', revertReason: 'outer'};
    expect(labels(JSON.stringify(trace))).toEqual([
      'Error “outer”',
      'Error IsPaused in an inner call',
      'Error RateLimitExceeded in an inner call',
      'Call of CONTRACT_VERSION',
      'Call of transfer in an inner call',
    ]);
  });

  it('say so in a flat trace too', () => {
    const action = {callType: 'call', from: account, to: other, value: '0x0'};
    const trace = [
      {action: {...action, input: '0x38b90333'}, error: 'Reverted', result: {gasUsed: '0x12', output: isPaused}, subtraces: 1, traceAddress: [], type: 'call'},
      {action: {...action, input: '0xa9059cbb'}, error: 'Reverted', result: {gasUsed: '0x12', output: '0xa74c1c5f'}, subtraces: 0, traceAddress: [0, 2], type: 'call'},
    ];
    const expected = ['Error IsPaused', 'Error RateLimitExceeded in an inner call', 'Call of CONTRACT_VERSION', 'Call of transfer in an inner call'];
    expect(labels(JSON.stringify(trace))).toEqual(expected);
    expect(labels(JSON.stringify({result: trace.toReversed()}, null, 2))).toEqual([...expected.slice(0, 2), ...expected.slice(2).toReversed()]);
  });

  it('each carry their bytes for a link', () => {
    for (const {bytes, label} of decode(`0xa74c1c5f ${isPaused}`)) expect(decode(bytes)[0].label).toBe(label);
  });

  it('leave out hashes, addresses, numbers and the results of calls', () => {
    const transaction = {hash, from: account, to: other, gas: '0x1dfd20aa', nonce: '0x12345678', input: '0x38b90333', output: `0x${'00'.repeat(31)}01`, logsBloom: `0x${'01'.repeat(256)}`, accessList: [{address: account, storageKeys: [hash]}], r: hash, s: hash};
    expect(labels(JSON.stringify(transaction))).toEqual(['Call of CONTRACT_VERSION']);
  });
});

describe('errors that a text names without their bytes', () => {
  it.each([
    ["Error: VM Exception while processing transaction: reverted with custom error 'IsPaused(3)'", 'IsPaused', ['3']],
    ['Error: execution reverted: IsPaused(3)', 'IsPaused', ['3']],
    ['[FAIL: IsPaused(3)] test_claim() (gas: 81234)', 'IsPaused', ['3']],
    [`    └─ ← [Revert] ERC20InsufficientBalance(${account}, 0, 1000000000000000000 [1e18])`, 'ERC20InsufficientBalance', [account, '0', '1000000000000000000']],
    [`reverted with custom error 'OwnableUnauthorizedAccount("${account}")'`, 'OwnableUnauthorizedAccount', [account]],
    ['reverted with panic code 0x11 (Arithmetic operation overflowed outside of an unchecked block)', 'Panic', ['17']],
    ['Error: Panic due to OVERFLOW(17)', 'Panic', ['17']],
    ['[FAIL: panic: arithmetic underflow or overflow (0x11)] test_x()', 'Panic', ['17']],
    ["reverted with reason string 'Ownable: caller is not the owner'", 'Error', ['Ownable: caller is not the owner']],
    ['execution reverted: GS026', 'Error', ['GS026']],
  ])('%s', (input, name, args) => {
    const decoded = only(input);
    expect(decoded.name).toBe(name);
    expect(decoded.args?.map(({value}) => value)).toEqual(args);
  });

  it('come without arguments where the text does not give them all', () => {
    expect(only('reverted with IsPaused()')).toMatchObject({name: 'IsPaused', note: expect.stringContaining('selector only')});
  });

  it('give way to the bytes of an error', () => {
    expect(only(`execution reverted: RateLimitExceeded() data="${isPaused}"`).name).toBe('IsPaused');
  });
});

describe('what cannot be decoded gets a reason', () => {
  it.each([
    ['', 'nothing to decode yet'],
    ['0xzz', 'not hexadecimal: “z”'],
    ['hello', 'not hexadecimal: “h”'],
    ['0xc0a71b5', 'is odd (7)'],
    ['0xc0a7', '2 bytes are too short'],
    [`0xc0a71b58${'00'.repeat(27)}03`, 'error IsPaused(uint8), but the 28 bytes after'],
    ['0xc0a71b5800', 'error IsPaused(uint8), but the 1 byte after'],
    ['0xc0a71b58 c0a71b58 0xa74c1c5f', 'first topic of a log has 32 bytes'],
    ['0x534f879afd40abb4e39f8e1b77a316be4c8e3521d9cf5a3a3db8959d574d4559 0x00', 'does not hold its arguments'],
  ])('%s', (input, expected) => {
    expect(message(input)).toContain(expected);
  });

  it('tells empty data and unknown selectors and topics apart from bad input', () => {
    for (const input of ['0x', '{"code": 3, "message": "execution reverted", "data": "0x"}']) expect(decodeFirst(input)).toEqual({status: 'empty'});
    expect(decodeFirst('0xdeadbeef')).toEqual({status: 'unknown', kind: 'selector', hex: '0xdeadbeef', words: []});
    expect(decodeFirst(`0xdeadbeef${'12'.repeat(40)}`)).toEqual({status: 'unknown', kind: 'selector', hex: '0xdeadbeef', words: ['12'.repeat(32), '12'.repeat(8)]});
    expect(decodeFirst(hash)).toEqual({status: 'unknown', kind: 'topic', hex: hash, words: []});
  });

  it('names a hash that a role has', () => {
    expect(decodeFirst('0x65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a')).toMatchObject({status: 'hash', name: 'PAUSER_ROLE'});
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
