import {encodeErrorResult, encodeFunctionData, parseAbi} from 'viem';
import {describe, expect, it} from 'vitest';
import {account, decode, hash, message, only, other, decodeFirst, withAbi} from './support';

const transfer = encodeFunctionData({abi: parseAbi(['function transfer(address, uint256)']), args: [account, 5n]});

/** What tools show of a call that failed with a text, where the bytes are missing. */
const shapes: readonly (readonly [name: string, show: (reason: string) => string])[] = [
  ['Hardhat', (reason) => `Error: VM Exception while processing transaction: reverted with reason string '${reason}'\n    at Token.run (contracts/Token.sol:12)`],
  ['Hardhat, line alone', (reason) => `reverted with reason string '${reason}'`],
  ['Hardhat, answer of its node', (reason) => JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: -32603, message: `Error: VM Exception while processing transaction: reverted with reason string '${reason}'`}})],
  ['Hardhat, answer of its node as text', (reason) => `body: ${JSON.stringify(JSON.stringify({error: {message: `reverted with reason string '${reason}'`, code: 3}}))}, code=SERVER_ERROR`],
  ['Hardhat through ethers 5', (reason) => `Error: cannot estimate gas (reason=${JSON.stringify(`VM Exception while processing transaction: reverted with reason string '${reason}'`)}, method="estimateGas", transaction={"from":"${account}","to":"${other}"}, code=UNPREDICTABLE_GAS_LIMIT)`],
  ['a node', (reason) => JSON.stringify({error: {code: -32000, message: `execution reverted: ${reason}`}})],
  ['a node, JSON in JSON', (reason) => JSON.stringify({body: JSON.stringify({error: {code: -32000, message: `execution reverted: ${reason}`}}), code: 1})],
  ['a node, line alone', (reason) => `Error: execution reverted: ${reason}`],
  ['ethers 6', (reason) => `execution reverted: "${reason}" (action="call", data=null, reason=null, transaction={ "to": "${other}" }, code=CALL_EXCEPTION, version=6.13.0)`],
  ['web3.py', (reason) => `web3.exceptions.ContractLogicError: execution reverted: ${reason}`],
  ['web3.js 1', (reason) => `Error: Returned error: VM Exception while processing transaction: revert ${reason}`],
  ['truffle', (reason) => `Error: VM Exception while processing transaction: revert ${reason} -- Reason given: ${reason}.\n    at module.exports`],
  ['viem', (reason) => `ContractFunctionExecutionError: The contract function "run" reverted with the following reason:\n${reason}\n\nContract Call:\n  address:   ${other}\n  function:  run()\n  sender:    ${account}`],
  ['forge, failed test', (reason) => `[FAIL: ${reason}] test() (gas: 1)`],
  ['forge, failed test of earlier releases', (reason) => `[FAIL. Reason: revert: ${reason}] test() (gas: 1)`],
  ['forge, failed fuzz test', (reason) => `[FAIL: ${reason}; counterexample: calldata=${transfer} args=[${account}, 5]] testFuzz(address,uint256) (runs: 0, μ: 0, ~: 0)`],
  ['forge, trace', (reason) => `Traces:\n  [1234] Test::test()\n    ├─ [81] ${other}::run()\n    │   └─ ← [Revert] ${reason}\n    └─ ← [Revert] ${reason}\n`],
  ['forge, a whole run', (reason) => `Ran 1 test for test/T.t.sol:T\n[FAIL: ${reason}] test() (gas: 1)\nTraces:\n  [1234] T::test()\n    ├─ [81] Token::run()\n    │   ├─ [20] Token::inner()\n    │   │   └─ ← [Revert] another reason\n    │   └─ ← [Revert] ${reason}\n    └─ ← [Revert] ${reason}\n\nSuite result: FAILED. 0 passed; 1 failed; 0 skipped\n`],
];

describe.each(['not the owner', "can't touch this", 'ERC20: it\'s "odd" here', 'GS026', 'Bridge: (a) [b] {c}, d'])('the reason: %s', (reason) => {
  it.each(shapes)('%s', (_, show) => {
    const [first] = decode(show(reason));
    if (first.decoded.status !== 'decoded') throw new Error(JSON.stringify(first));
    expect(first.decoded.matches.map(({signature, args}) => [signature, args?.[0]?.value])).toEqual([['Error(string)', reason]]);
    expect(first.bytes).toBe(encodeErrorResult({abi: parseAbi(['error Error(string)']), args: [reason]}));
  });
});

it('offers the reasons of all failed tests, and what a trace has within', () => {
  const run = '[FAIL: one] testOne() (gas: 1)\n[FAIL: two] testTwo() (gas: 1)\n    │   └─ ← [Revert] within\n    └─ ← [Revert] two';
  expect(decode(run).map(({label}) => label)).toEqual(['Error “one”', 'Error “two”', 'Error “within”']);
});

describe('failures without a reason are told as such', () => {
  it.each([
    ['execution reverted'],
    ['{"code":-32000,"message":"execution reverted"}'],
    [JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: 3, message: 'execution reverted'}}, null, 2)],
    ['[FAIL: EvmError: Revert] test() (gas: 1)'],
    ['[FAIL. Reason: EvmError: Revert] test() (gas: 1)'],
    ['[FAIL: EvmError: OutOfGas] test() (gas: 1)'],
    [`    ├─ [81] ${other}::run()\n    │   └─ ← [Revert] EvmError: Revert\n`],
    [`transaction execution reverted (action="sendTransaction", data=null, reason=null, invocation=null, revert=null, transaction={ "data": "", "from": "${account}", "to": "${other}" }, receipt={ "_type": "TransactionReceipt", "hash": "${hash}" }, code=CALL_EXCEPTION, version=6.13.0)`],
    ['Error: Transaction has been reverted by the EVM'],
    ['Error: VM Exception while processing transaction: revert'],
    ['CallExecutionError: Execution reverted for an unknown reason.'],
  ])('%s', (input) => {
    expect(decode(input)).toMatchObject([{decoded: {status: 'failed', error: undefined}, bytes: ''}]);
  });

  it('before the call that failed', () => {
    const text = `missing revert data (action="estimateGas", data=null, reason=null, transaction={ "data": "${transfer}", "from": "${account}", "to": "${other}" }, invocation=null, revert=null, code=CALL_EXCEPTION, version=6.13.0)`;
    expect(decode(text).map(({label}) => label)).toEqual(['Failure without a reason', 'Call of transfer']);
  });

  it.each([
    ["reverted with custom error 'NotEnough(5)'"],
    ['[FAIL: NotEnough(5)] test() (gas: 1)'],
    ['    └─ ← [Revert] NotEnough(5)'],
    ['Error: execution reverted: NotEnough(5)'],
  ])('with the error that is named: %s', (input) => {
    expect(decodeFirst(input)).toMatchObject({status: 'failed', error: 'NotEnough(5)'});
    expect(only(input, withAbi('error NotEnough(uint256 needed)'))).toMatchObject({name: 'NotEnough', args: [{name: 'needed', value: '5'}]});
  });

  it.each([JSON.stringify({revert: null, data: transfer}), JSON.stringify({reverted: false, data: transfer}), transfer])('and what did not fail is not: %s', (input) => {
    expect(decode(input).map(({label}) => label)).toEqual(['Call of transfer']);
  });
});

describe('an address', () => {
  it.each([account, account.toLowerCase(), account.slice(2), `"${account}",`, `Address: ${account}`, `to: ${account}, hash: ${hash}`])('%s', (input) => {
    expect(decode(input)).toMatchObject([{label: `Address ${account}`, decoded: {status: 'address', address: account}}]);
  });

  it('and hashes in a text are told as what they are', () => {
    for (const text of [`nonce 0x1234, hash: ${hash}`, `Transaction Hash:\n${hash}`, `https://lineascan.build/tx/${hash}`]) expect(message(text)).toContain('A hash has no bytes to decode');
    expect(message('nonce 0x1234')).toContain('is an address, a hash or a number');
    expect(message('it failed')).toContain('nothing in it begins with 0x');
  });
});
