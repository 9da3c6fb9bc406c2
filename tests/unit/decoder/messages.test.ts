import {ContractFunctionRevertedError, encodeErrorResult, encodeEventTopics, parseAbi, ContractFunctionExecutionError, type Abi} from 'viem';
import {describe, expect, it} from 'vitest';
import {account, decode, hash, names, only, other, decodeFirst, values, withAbi} from './support';

const labels = (text: string): string[] => decode(text).map(({label}) => label);
const abi: Abi = parseAbi(['function run()', 'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)', 'error NotEnough(uint256 needed)']);

/** What viem prints for a call that reverted with data. */
function viemText(errorName: 'ERC20InsufficientBalance' | 'NotEnough', args: readonly unknown[]): string {
  const data = encodeErrorResult({abi, errorName, args});
  const cause = new ContractFunctionRevertedError({abi, data, functionName: 'run'});
  return new ContractFunctionExecutionError(cause, {abi: abi, args: [], contractAddress: other, functionName: 'run', sender: account}).message;
}

describe('errors that viem put into words', () => {
  it('have their values on the line below the declaration', () => {
    const text = viemText('ERC20InsufficientBalance', [account, 5n, 10n]);
    expect(text).toMatch(/reverted\.\n\nError: ERC20InsufficientBalance\(address sender, .*\)\n +\(/);
    expect(values(only(text).args)).toEqual([account, '5', '10']);
    expect(labels(text)).toEqual(['Error ERC20InsufficientBalance']);
  });

  it('are named where nobody has them, and decoded with an ABI', () => {
    const text = viemText('NotEnough', [5n]);
    expect(decodeFirst(text)).toMatchObject({status: 'failed', error: 'NotEnough(5)'});
    expect(values(only(text, withAbi('error NotEnough(uint256 needed)')).args)).toEqual(['5']);
  });

  it.each([1, 17, 18, 33, 34, 49, 50, 65, 81])('are panics where they are: %s', (code) => {
    const data = encodeErrorResult({abi: parseAbi(['error Panic(uint256)']), args: [BigInt(code)]});
    const error = new ContractFunctionRevertedError({abi, data, functionName: 'run'});
    expect(error.message).not.toContain(data);
    expect(only(error.message)).toMatchObject({name: 'Panic', args: [{value: String(code)}]});
  });
});

describe('reasons that other tools show', () => {
  it.each([
    [`Transaction Hash:\n${hash}\nStatus:\nFail\nFrom:\n${account}\nTo:\n${other}\nFail with error 'ERC20: it can't'\nValue:\n0 ETH`, "ERC20: it can't"],
    ['Warning! Error encountered during contract execution [ERC20: transfer amount exceeds allowance]', 'ERC20: transfer amount exceeds allowance'],
    ['Error: \nscript failed: Ownable: caller is not the owner', 'Ownable: caller is not the owner'],
    [`Execution reverted with reason: ERC20: too much.\n\nEstimate Gas Arguments:\n  from:   ${account}`, 'ERC20: too much'],
    [`org.web3j.protocol.exceptions.TransactionException: Transaction ${hash} has failed with status: 0x0. Gas used: 21000. Revert reason: 'execution reverted: nope'.`, 'nope'],
    ['GS013', 'GS013'],
    ['Error: GS026', 'GS026'],
    ["UserOperation reverted: AA21 didn't pay prefund", "AA21 didn't pay prefund"],
    [JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: -32500, message: "AA21 didn't pay prefund"}}), "AA21 didn't pay prefund"],
  ])('%s', (text, reason) => {
    expect(only(text)).toMatchObject({signature: 'Error(string)', args: [{value: reason}]});
    expect(decode(text)).toHaveLength(1);
  });

  it('with the name of an error alone', () => {
    const text = `Status:\nFail with Custom Error 'ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)'`;
    expect(only(text)).toMatchObject({name: 'ERC20InsufficientBalance', note: expect.stringContaining('selector only')});
  });

  it('with labels before addresses, and lists', () => {
    expect(values(only('    └─ ← [Revert] OwnableUnauthorizedAccount(alice: [0x627306090abaB3A6e1400e9345bC60c78a8BEf57])').args)).toEqual([other]);
    const own = withAbi('error Wrong(uint256[] all, string note)');
    expect(values(only('reverted with custom error \'Wrong([1, 2], "a, b")\'', own).args)).toEqual([['1', '2'], 'a, b']);
  });

  it('of web3.js 4, which takes the selector off the data', () => {
    const data = encodeErrorResult({abi: parseAbi(['error Error(string)']), args: ['not the owner']});
    const text = `TransactionRevertInstructionError: Transaction has been reverted by the EVM\n  innerError: undefined,\n  reason: 'not the owner',\n  signature: '${data.slice(0, 10)}',\n  receipt: undefined,\n  data: '${data.slice(10)}',\n  code: 402`;
    expect(labels(text)).toEqual(['Error “not the owner”']);
  });
});

describe('transactions that failed', () => {
  const receipt = {status: '0x0', transactionHash: hash, blockHash: hash, from: account, to: other, gasUsed: '0x5208', logs: [], logsBloom: `0x${'0'.repeat(512)}`};
  it.each([
    JSON.stringify(receipt),
    JSON.stringify({result: {...receipt, status: 0}}, null, 2),
    `from                 ${account}\ngasUsed              21000\nlogs                 []\nstatus               0 (failed)\ntransactionHash      ${hash}`,
    `{ gasUsed: 21000n, status: 0n, transactionHash: '${hash}' }`,
    `Status:\nFail\nFrom:\n${account}`,
    'Error: Transaction ran out of gas',
    'Transaction Error (OUT_OF_GAS): out of gas',
    'Warning! Error encountered during contract execution [out of gas]',
  ])('are told as such: %s', (text) => {
    expect(decode(text)).toMatchObject([{decoded: {status: 'failed', error: undefined}}]);
  });

  it('and others are not', () => {
    expect(labels(JSON.stringify({...receipt, status: '0x1'}))).toEqual([`Address ${account}`, `Address ${other}`]);
    expect(decodeFirst(JSON.stringify({status: '0', message: 'NOTOK', result: 'Invalid API Key'}))).toMatchObject({status: 'rejected', diagnosis: {title: 'The endpoint wants a valid key'}});
  });
});

describe('requests that a node or a wallet refused are told as such', () => {
  const call = '0x38b90333';
  it.each([
    [`User rejected the request.\n\nRequest Arguments:\n  from:  ${account}\n  to:    ${other}\n  data:  ${call}`, 'declined in the wallet'],
    [`user rejected action (action="sendTransaction", reason="rejected", info={ "payload": { "params": [ { "data": "${call}", "to": "${other}" } ] } }, code=ACTION_REJECTED, version=6.13.5)`, 'declined in the wallet'],
    [`Request Arguments:\n  from:   ${account}\n  data:   ${call}\n\nDetails: insufficient funds for gas * price + value`, 'cannot pay'],
  ])('%s', (text, what) => {
    expect(decodeFirst(text)).toMatchObject({status: 'rejected', diagnosis: {title: expect.stringContaining(what)}});
    expect(labels(text)[1]).toBe('Call of CONTRACT_VERSION');
  });

  it.each([
    [JSON.stringify({error: {code: -32000, message: 'Gas price too low'}}), 'Gas price too low'],
    ['Transaction line count for module ADD=402 is above the limit 70', 'Transaction line count for module ADD=402 is above the limit 70'],
    [JSON.stringify({error: {code: -32000, message: 'nonce too low'}}), 'The nonce was used already'],
  ])('%s', (text, what) => {
    expect(decodeFirst(text)).toMatchObject({status: 'rejected', diagnosis: {title: expect.stringContaining(what)}});
  });

  it('and not where a contract gave the words', () => {
    expect(labels('execution reverted: insufficient funds')).toEqual(['Error “insufficient funds”']);
  });
});

describe('a call that returned nothing did not revert', () => {
  it.each([
    'The contract function "balanceOf" returned no data ("0x").\n\nThis could be due to any of the following:',
    'Error: could not decode result data (value="0x", info={ "method": "balanceOf", "signature": "balanceOf(address)" }, code=BAD_DATA, version=6.13.5)',
    '{"jsonrpc":"2.0","id":1,"result":"0x"}',
  ])('%s', (text) => {
    expect(decodeFirst(text)).toEqual({status: 'empty', isResult: true});
  });
});

describe('names', () => {
  it.each([
    ['ERC20InsufficientBalance', 'error', 'ERC20InsufficientBalance'],
    ['transfer(address,uint256)', 'function', 'transfer'],
    ['function transfer(address to, uint256 amount);', 'function', 'transfer'],
    ['MessageSent', 'event', 'MessageSent'],
    ['Method id\na9059cbb\nCall\ntransfer(address to, uint256 amount)', 'function', 'transfer'],
  ])('of members on record are found: %s', (text, kind, name) => {
    expect(only(text)).toMatchObject({kind, name, note: expect.stringContaining(' only')});
  });
});

describe('logs as Etherscan shows them', () => {
  const topics = encodeEventTopics({abi: parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']), args: {from: account, to: other}}) as readonly string[];
  const rows = topics.map((topic, index) => `${index} ${topic}`).join('\n');
  it.each([
    ['as numbers', `Topics\n${rows}\nData\nNum\n123456\n`],
    ['as numbers behind an arrow', `Topics\n${rows}\nData\nNum → 123456\n`],
    ['with name and value on one line', `Topics\n${rows}\nData\nvalue : 123456`],
    ['with decimal topics', `Topics\n0 ${topics[0]}\n1 Addr ${account}\n2 Addr ${other}\nData\nvalue : 123456`],
  ])('%s', (_, text) => {
    const log = only(text);
    expect(values(log.args)).toEqual([account, other, '123456']);
    expect(names(log.args)).toEqual(['from', 'to', 'value']);
  });
});

it('offers neither the hash of a transaction nor what a call returned as bytes to decode', () => {
  expect(labels(`    Transaction: ${hash}\n    Error: reverted with: IsPaused(3)`)).toEqual(['Error IsPaused']);
  expect(labels(`Traces:\n  [81522] ${other}::run()\n    ├─ [2391] ${other}::paused() [staticcall]\n    │   └─ ← [Return] 0x${'0'.repeat(63)}1\n    └─ ← [Revert] IsPaused(2)`)).toEqual(['Error IsPaused']);
});
