import {inspect} from 'node:util';
import {ContractFunctionExecutionError, ContractFunctionRevertedError, parseAbi, RpcRequestError, type Hex} from 'viem';
import {account, other} from './support';

/** What tools show of a call that reverted with `data`; `call` is its calldata. */
type Shape = readonly [name: string, show: (data: Hex, call: Hex) => string];

const to = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const abi = parseAbi(['function run(bytes data)']);
const escaped = (value: unknown): string => JSON.stringify(JSON.stringify(value)).slice(1, -1);
const nodeError = (data: Hex): object => ({jsonrpc: '2.0', id: 1, error: {code: 3, message: 'execution reverted', data}});

function viemContractError(data: Hex): ContractFunctionExecutionError {
  const reverted = new ContractFunctionRevertedError({abi, data, functionName: 'run'});
  return new ContractFunctionExecutionError(reverted, {abi, args: ['0xbeef'], contractAddress: to, functionName: 'run', sender: account});
}

function viemRequestError(data: Hex, call: Hex): RpcRequestError {
  const error = {code: 3, message: 'execution reverted', data};
  return new RpcRequestError({body: {method: 'eth_call', params: [{from: account, to, data: call}, 'latest']}, error, url: 'https://rpc.linea.build'});
}

export const errorShapes: readonly Shape[] = [
  ['the bytes', (data) => data],
  ['the bytes in capitals without 0x', (data) => data.slice(2).toUpperCase()],
  ['the bytes in quotes with a comma', (data) => `"${data}",`],
  ['the bytes over several lines', (data) => data.match(/.{1,60}/g)?.join('\n') ?? ''],
  ['a field of JSON without its brackets', (data) => `  "data": "${data}",`],
  ['a sentence', (data) => `execution reverted: ${data}`],
  ['a sentence with addresses', (data) => `The call from ${account} to ${to} reverted with ${data}, tried twice.`],

  ['ethers 6, text of estimateGas', (data, call) =>
    `Error: execution reverted (unknown custom error) (action="estimateGas", data="${data}", reason=null, transaction={ "data": "${call}", "from": "${account}", "to": "${to}" }, invocation=null, revert=null, code=CALL_EXCEPTION, version=6.13.0)\n    at makeError (file:///app/node_modules/ethers/lib.esm/utils/errors.js:137:21)`],
  ['ethers 6, text with the node’s answer', (data, call) =>
    `could not coalesce error (error={ "code": 3, "data": "${data}", "message": "execution reverted" }, payload={ "id": 7, "jsonrpc": "2.0", "method": "eth_estimateGas", "params": [ { "data": "${call}", "from": "${account}", "to": "${to}" } ] }, code=UNKNOWN_ERROR, version=6.13.0)`],
  ['ethers 6, JSON', (data, call) =>
    JSON.stringify({code: 'CALL_EXCEPTION', action: 'call', data, reason: null, transaction: {to, data: call, from: account}, invocation: null, revert: null, shortMessage: 'execution reverted (unknown custom error)'}, null, 2)],
  ['ethers 6, dump of a console', (data, call) =>
    inspect(Object.assign(new Error('execution reverted (unknown custom error)'), {code: 'CALL_EXCEPTION', action: 'estimateGas', data, reason: null, transaction: {to, data: call, from: account}, invocation: null, revert: null, info: {error: {code: 3, message: 'execution reverted', data}, payload: {method: 'eth_estimateGas', params: [{from: account, to, data: call}], id: 4, jsonrpc: '2.0'}}}), {depth: 6})],
  ['ethers 6, dump of a browser', (data, call) =>
    `Uncaught (in promise) Error: execution reverted (action="estimateGas", data="${data}", reason=null, transaction={ "data": "${call}", "to": "${to}" }, invocation=null, revert=null, code=CALL_EXCEPTION, version=6.11.1)\n    code: "CALL_EXCEPTION"\n    action: "estimateGas"\n    data: "${data}"\n    shortMessage: "execution reverted"`],
  ['ethers 5, text', (data, call) =>
    `Error: cannot estimate gas; transaction may fail or may require manual gas limit [ See: https://links.ethers.org/v5-errors-UNPREDICTABLE_GAS_LIMIT ] (reason="execution reverted", method="estimateGas", transaction={"from":"${account}","to":"${to}","data":"${call}","accessList":null}, error={"reason":"processing response error","code":"SERVER_ERROR","body":"${escaped(nodeError(data))}","error":{"code":3,"data":"${data}"},"requestBody":"${escaped({method: 'eth_estimateGas', params: [{from: account, to, data: call}], id: 44, jsonrpc: '2.0'})}","requestMethod":"POST","url":"https://rpc.linea.build"}, code=UNPREDICTABLE_GAS_LIMIT, version=providers/5.7.2)`],
  ['ethers 5, text of call', (data, call) =>
    `Error: call revert exception [ See: https://links.ethers.org/v5-errors-CALL_EXCEPTION ] (method="run(bytes)", data="${data}", errorArgs=null, errorName=null, errorSignature=null, reason=null, code=CALL_EXCEPTION, version=abi/5.7.0) transaction={"to":"${to}","data":"${call}"}`],
  ['ethers 5, JSON with a body', (data, call) =>
    JSON.stringify({reason: 'cannot estimate gas', code: 'UNPREDICTABLE_GAS_LIMIT', method: 'estimateGas', transaction: {from: account, to, data: call}, error: {reason: 'processing response error', code: 'SERVER_ERROR', body: JSON.stringify(nodeError(data)), requestBody: JSON.stringify({method: 'eth_estimateGas', params: [{to, data: call}]})}})],
  ['ethers 5, body alone', (data) => `body: '${JSON.stringify(nodeError(data))}',`],
  ['ethers 5, dump of a console', (data, call) =>
    inspect(Object.assign(new Error('call revert exception'), {reason: null, code: 'CALL_EXCEPTION', method: 'run(bytes)', data, errorArgs: null, errorName: null, address: to, args: ['0xbeef'], transaction: {data: call, to, from: account}}))],

  ['viem, message of a contract call', (data) => viemContractError(data).message],
  ['viem, dump of a contract call', (data) => inspect(viemContractError(data), {depth: 4})],
  ['viem, dump of a request', (data, call) => inspect(viemRequestError(data, call), {depth: 4})],
  ['viem, fields of an error as JSON', (data) => JSON.stringify({name: 'ContractFunctionRevertedError', shortMessage: 'reverted', raw: data, signature: data.slice(0, 10)})],
  ['viem, text with the arguments of the request', (data, call) =>
    `CallExecutionError: Execution reverted for an unknown reason.\n\nRaw Call Arguments:\n  from:  ${account}\n  to:    ${to}\n  data:  ${call}\n\nDetails: execution reverted\nVersion: viem@2.57.1\n  cause: RpcRequestError {\n    code: 3,\n    data: '${data}'\n  }`],
  ['wagmi, in a browser', (data, call) =>
    `Error: An internal error was received.\n\nURL: https://rpc.linea.build\nRequest body: {"method":"eth_estimateGas","params":[{"data":"${call}","from":"${account}","to":"${to}"}]}\n\nDetails: {"code":3,"message":"execution reverted","data":"${data}"}`],

  ['web3.js 4, dump', (data, call) =>
    `ContractExecutionError: Error happened during contract execution\n    at rejectIfBlockTimeout {\n  innerError: Eip838ExecutionError: execution reverted {\n    cause: undefined,\n    code: 3,\n    data: '${data}'\n  },\n  code: 310,\n  receipt: undefined,\n  request: { jsonrpc: '2.0', method: 'eth_call', params: [ { to: '${to}', data: '${call}' } ] }\n}`],
  ['web3.js 4, JSON', (data) => JSON.stringify({name: 'ContractExecutionError', code: 310, innerError: {name: 'Eip838ExecutionError', code: 3, message: 'execution reverted', data}})],
  ['web3.js 1, dump', (data) => `Error: Returned error: execution reverted\n    at Object.ErrorResponse (errors.js:30:16) {\n  data: '${data}'\n}`],
  ['web3.py, exception', (data) => `web3.exceptions.ContractCustomError: ('${data}', '${data}')`],
  ['web3.py, dict', (data) => `ValueError: {'code': 3, 'message': 'execution reverted', 'data': '${data}'}`],
  ['ethers-rs', (data) => `Error: Contract call reverted with data: ${data}`],
  ['alloy', (data) => `server returned an error response: error code 3: execution reverted, data: "${data}"`],

  ['cast, error of a call', (data) => `Error: server returned an error response: error code 3: execution reverted, data: "${data}"`],
  ['cast, error of an estimate', (data) => `Error: Failed to estimate gas: server returned an error response: error code 3: execution reverted: data: Some(String("${data}"))`],
  ['cast, custom error in two parts', (data) => `Error: execution reverted, custom error ${data.slice(0, 10)}${data.length > 10 ? `: ${data.slice(10)}` : ''}`],
  ['forge, failed test', (data) => `Failing tests:\nEncountered 1 failing test in test/Bridge.t.sol:BridgeTest\n[FAIL: custom error ${data.slice(0, 10)}${data.length > 10 ? `: ${data.slice(10)}` : ''}] test_claim() (gas: 81234)`],
  ['forge, trace', (data) => `    ├─ [2534] ${to}::run(0xbeef)\n    │   └─ ← [Revert] ${data}\n    └─ ← [Revert] ${data}`],
  ['forge, trace in two parts', (data, call) => `  [81234] ${to}::${call.slice(2, 10)}(${call.slice(10)})\n    └─ ← [Revert] custom error ${data.slice(0, 10)}${data.length > 10 ? `: ${data.slice(10)}` : ''}`],
  ['anvil', (data) => `eth_estimateGas\n\n    Error: reverted with: custom error ${data}`],

  ['Hardhat, unrecognized error', (data) => `Error: VM Exception while processing transaction: reverted with an unrecognized custom error (return data: ${data})\n    at TokenBridge.bridgeToken (contracts/TokenBridge.sol:12)`],
  ['Hardhat, ProviderError', (data, call) => `ProviderError: execution reverted\n    at HttpProvider.request (http.ts:96:21) {\n  parent: Error\n  code: 3,\n  data: '${data}',\n  transaction: { to: '${to}', data: '${call}' }\n}`],
  ['Hardhat, JSON of its node', (data) => JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: -32603, message: 'Error: VM Exception while processing transaction: reverted with an unrecognized custom error', data: {message: 'reverted', txHash: `0x${'12'.repeat(32)}`, data}}})],
  ['Ganache', (data) => JSON.stringify({error: {code: -32000, message: 'VM Exception while processing transaction: revert', data: {hash: `0x${'12'.repeat(32)}`, programCounter: 12, result: data, reason: null, message: 'revert'}}})],

  ['MetaMask, JSON', (data) => JSON.stringify({code: -32603, message: 'Internal JSON-RPC error.', data: {code: 3, message: 'execution reverted', data}})],
  ['MetaMask, stack and cause', (data) => JSON.stringify({code: -32603, message: 'execution reverted', data: {code: 3, message: 'execution reverted', data, cause: null}, stack: '{\n  "code": -32603,\n  "message": "execution reverted"\n}'})],
  ['MetaMask, cause of an inner error', (data) => JSON.stringify({error: {code: -32603, message: 'Internal JSON-RPC error.', data: {originalError: {code: 3, data, message: 'execution reverted'}}}})],
  ['ethjs-query', (data) => `Error: [ethjs-query] while formatting outputs from RPC '{"value":{"code":-32603,"data":{"code":3,"message":"execution reverted","data":"${data}"}}}'`],

  ['answer of a node', (data) => JSON.stringify(nodeError(data))],
  ['answer of a node, printed', (data) => JSON.stringify(nodeError(data), null, 2)],
  ['answer of a node, after the command', (data, call) => `curl -s https://rpc.linea.build -d '${JSON.stringify({method: 'eth_call', params: [{to, data: call}, 'latest']})}'\n${JSON.stringify(nodeError(data))}`],
  ['answer of Besu', (data) => JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: -32000, message: 'Execution reverted', data}})],
  ['answer to a batch', (data) => JSON.stringify([{jsonrpc: '2.0', id: 1, result: '0x1'}, nodeError(data)])],
  ['a receipt with a reason, of Besu', (data) => JSON.stringify({jsonrpc: '2.0', id: 1, result: {blockHash: `0x${'12'.repeat(32)}`, from: account, to, logs: [], logsBloom: `0x${'00'.repeat(256)}`, status: '0x0', revertReason: data}})],

  ['callTracer', (data, call) => JSON.stringify({from: account, gas: '0x1dfd20aa', gasUsed: '0x11ceaa22', to, input: call, output: data, error: 'execution reverted', value: '0x0', type: 'CALL'}, null, 2)],
  ['callTracer with inner calls', (data, call) => JSON.stringify({result: {type: 'CALL', from: account, to, value: '0x0', input: call, calls: [{type: 'STATICCALL', from: to, to: other, input: '0x38b90333', output: `0x${'00'.repeat(31)}01`}, {type: 'DELEGATECALL', from: to, to: other, input: call, output: data, error: 'execution reverted'}], output: data, error: 'execution reverted'}})],
  ['trace of struct logs', (data) => JSON.stringify({gas: 81_234, failed: true, returnValue: data.slice(2).length > 60 ? data.slice(2) : data, structLogs: [{pc: 0, op: 'PUSH1', gas: 12, gasCost: 3, depth: 1, stack: [`0x${'12'.repeat(32)}`], memory: ['60'.padStart(64, '0')]}]})],
  ['trace of Erigon', (data, call) => JSON.stringify({result: [{action: {callType: 'call', from: account, gas: '0x1dfd20aa', input: call, to, value: '0x0'}, error: 'Reverted', result: {gasUsed: '0x12', output: data}, subtraces: 0, traceAddress: [], type: 'call'}]})],
  ['bundler', (data) => JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: -32521, message: `UserOperation reverted during simulation with reason: ${data}`}})],
  ['simulation of Tenderly', (data, call) => JSON.stringify({transaction: {from: account, to, input: call, status: false}, error_message: 'execution reverted', error_data: data})],
  ['Etherscan', (data) => `Status: Fail with error '${data}'\nFrom:\n${account}\nTo:\n${to}`],
];
