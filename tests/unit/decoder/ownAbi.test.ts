import {encodeAbiParameters, encodeErrorResult, encodeFunctionData, parseAbi, toEventSelector} from 'viem';
import {describe, expect, it} from 'vitest';
import {readOwnAbi} from '../../../src/features/contracts/browser/decoder/ownAbi';
import {account, names, only, reading, values, withAbi} from './support';

const lines = [
  'struct Order { address maker; uint256 amount; }',
  'error NotEnough(uint256 needed, address who)',
  'event Filled(bytes32 indexed id, Order order)',
  'function fill(Order order, bytes32[] proof) payable returns (bool)',
] as const;
const abi = parseAbi(lines);
const notEnough = encodeErrorResult({abi, errorName: 'NotEnough', args: [5n, account]});
const fill = encodeFunctionData({abi, functionName: 'fill', args: [{maker: account, amount: 3n}, []]});

describe('an own ABI', () => {
  it.each([
    ['JSON', JSON.stringify(abi)],
    ['JSON, printed', JSON.stringify(abi, null, 2)],
    ['an artifact', JSON.stringify({contractName: 'Market', abi, bytecode: '0x'})],
    ['an answer of an explorer, with the ABI as text', JSON.stringify({status: '1', abi: JSON.stringify(lines)})],
    ['lines', lines.join('\n')],
    ['lines of ethers', JSON.stringify(lines)],
    ['lines of code', `const abi = parseAbi([\n${lines.map((line) => `  '${line}',`).join('\n')}\n]);`],
    ['lines with semicolons', lines.map((line) => `  ${line};`).join('\n')],
    ['an interface', `// SPDX-License-Identifier: MIT\ninterface Market {\n  /// @notice Fills\n  struct Order {\n    address maker;\n    uint256 amount;\n  }\n  error NotEnough(\n    uint256 needed,\n    address who\n  );\n  event Filled(bytes32 indexed id, Order order);\n  function fill(Order calldata order, bytes32[] calldata proof)\n    external\n    payable\n    returns (bool);\n}`],
  ])('is read from %s', (_, text) => {
    const own = withAbi(text);
    const error = only(notEnough, own);
    expect(error).toMatchObject({kind: 'error', signature: 'NotEnough(uint256,address)', contracts: [{contract: 'Your ABI'}]});
    expect(names(error.args)).toEqual(['needed', 'who']);
    expect(values(error.args)).toEqual(['5', account]);
    const call = only(fill, own);
    expect(values(call.args)).toEqual([[account, '3'], []]);
    expect(names(call.args?.[0]?.children)).toEqual(['maker', 'amount']);
    const log = [toEventSelector('Filled(bytes32,(address,uint256))'), `0x${'12'.repeat(32)}`, encodeAbiParameters([{type: 'address'}, {type: 'uint256'}], [account, 3n])];
    expect(values(only(log.join(' '), own).args)).toEqual([`0x${'12'.repeat(32)}`, [account, '3']]);
  });

  it('is needed for what nobody else has', () => {
    expect(reading(notEnough)).toMatchObject({status: 'unknown', hex: notEnough.slice(0, 10)});
  });

  it('names what is on record too, and keeps who else has it', () => {
    const own = withAbi('function transfer(address beneficiary, uint256 wad)');
    const decoded = only(encodeFunctionData({abi: parseAbi(['function transfer(address, uint256)']), args: [account, 1n]}), own);
    expect(names(decoded.args)).toEqual(['beneficiary', 'wad']);
    expect(decoded.contracts.map(({contract}) => contract)).toEqual(expect.arrayContaining(['Your ABI', 'BridgedToken']));
  });

  it('decodes what is within known calls', () => {
    const data = encodeFunctionData({abi: parseAbi(['function multicall(bytes[])']), args: [[fill]]});
    expect(only(data, withAbi(lines.join('\n'))).args?.[0]?.children?.[0]?.inner?.name).toBe('fill');
  });

  it.each([
    ['', 'There is no error, event or function'],
    ['hello', 'There is no error, event or function'],
    ['[]', 'There is no error, event or function'],
    ['[{"type":"error","name":"NotEnough","inputs":[{"type":', 'not complete'],
    ['error NotEnough(uint256 needed', 'There is no error, event or function'],
    ['error NotEnough(nonsense needed)', 'cannot be read'],
    ['{"type":"error","name":"X","inputs":[{"name":"a"}]}', 'There is no error, event or function'],
  ])('is refused with a reason: %s', (text, problem) => {
    expect(readOwnAbi(text)).toMatchObject({problem: expect.stringContaining(problem)});
  });
});
