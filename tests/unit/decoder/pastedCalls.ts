import type {Hex} from 'viem';
import {account} from './support';

type Shape = readonly [name: string, show: (call: Hex, signature: string) => string];

const to = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const hash = `0x${'12'.repeat(32)}`;
const rows = (call: Hex, row: (word: string, index: number) => string): string => (call.slice(10).match(/.{1,64}/g) ?? []).map(row).join('\n');

/** What tools show of calldata. */
export const callShapes: readonly Shape[] = [
  ['the bytes', (call) => call],
  ['the bytes over several lines', (call) => `${call.slice(0, 10)}\n${rows(call, (word) => word)}`],
  ['Etherscan, default view', (call, signature) => `Function: ${signature}\n\nMethodID: ${call.slice(0, 10)}\n${rows(call, (word, index) => `[${index}]:  ${word}`)}`],
  ['Etherscan, without the function', (call) => `MethodID: ${call.slice(0, 10)}\n${rows(call, (word, index) => `[${index}]: ${word}`)}`],
  ['Etherscan, on one line', (call, signature) => `Function: ${signature} ### MethodID: ${call.slice(0, 10)} ${rows(call, (word, index) => `[${index}]:${word}`).replaceAll('\n', ' ')}`],
  ['Etherscan, original view with its label', (call) => `Input Data:\n${call}`],
  ['Blockscout', (call) => `Raw input\n${call}\nView input as\nHex`],
  ['a transaction of a node', (call) => JSON.stringify({jsonrpc: '2.0', id: 1, result: {blockHash: hash, blockNumber: '0x1b4aaa22', from: account, gas: '0x5208aabb', gasPrice: '0x3b9aca07', hash, input: call, nonce: '0x15', to, transactionIndex: '0x0', value: '0x0', type: '0x2', r: hash, s: hash, v: '0x1', yParity: '0x1'}})],
  ['a request', (call) => JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{from: account, to, data: call}, 'latest']}, null, 2)],
  ['a request to wallets', (call) => `await ethereum.request({method: 'eth_sendTransaction', params: [{from: '${account}', to: '${to}', data: '${call}'}]})`],
  ['ethers, dump of a transaction', (call) => `TransactionResponse {\n  provider: JsonRpcProvider {},\n  blockNumber: null,\n  hash: '${hash}',\n  type: 2,\n  to: '${to}',\n  from: '${account}',\n  nonce: 5,\n  gasLimit: 90000n,\n  data: '${call}',\n  value: 0n,\n  chainId: 59144n,\n  signature: Signature { r: "${hash}", s: "${hash}", yParity: 0, networkV: null }\n}`],
  ['viem, arguments of a request', (call) => `Request Arguments:\n  from:   ${account}\n  to:     ${to}\n  data:   ${call}\n  gas:    90000`],
  ['cast tx', (call) => `blockHash            ${hash}\nblockNumber          12345678\nfrom                 ${account}\nto                   ${to}\ngas                  90000\nhash                 ${hash}\ninput                ${call}\nnonce                5\nvalue                0`],
  ['forge, trace of an unknown contract', (call) => `    ├─ [81234] ${to}::${call.slice(2, 10)}(${call.slice(10)})\n    │   └─ ← [Stop]`],
  ['callTracer that succeeded', (call) => JSON.stringify({type: 'CALL', from: account, to, gas: '0x1dfd20aa', gasUsed: '0x11ceaa22', input: call, output: `0x${'00'.repeat(31)}01`, value: '0x0'})],
  ['a user operation', (call) => JSON.stringify({sender: account, nonce: '0x1', initCode: '0x', callData: call, callGasLimit: '0x1dfd20aa', paymasterAndData: '0x', signature: `0x${'12'.repeat(65)}`})],
  ['a batch of Safe', (call) => JSON.stringify({version: '1.0', chainId: '59144', meta: {name: 'Batch'}, transactions: [{to, value: '0', data: call, contractMethod: null}]})],
];
