import {inspect} from 'node:util';
import {
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  parseAbi,
  RpcRequestError,
  type Hex,
} from 'viem';
import texts from './pastedTexts.json';
import {account} from './support';

const to = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const abi = parseAbi(['function run(bytes data)']);

function createViemContractError(data: Hex): ContractFunctionExecutionError {
  const revertedError = new ContractFunctionRevertedError({
    abi,
    data,
    functionName: 'run',
  });
  return new ContractFunctionExecutionError(revertedError, {
    abi,
    args: ['0xbeef'],
    contractAddress: to,
    functionName: 'run',
    sender: account,
  });
}

function createViemRequestError(data: Hex, call: Hex): RpcRequestError {
  const error = {code: 3, message: 'execution reverted', data};
  return new RpcRequestError({
    body: {
      method: 'eth_call',
      params: [{from: account, to, data: call}, 'latest'],
    },
    error,
    url: 'https://rpc.linea.build',
  });
}

const createEthers6Error = (data: Hex, call: Hex): Error =>
  Object.assign(new Error('execution reverted (unknown custom error)'), {
    code: 'CALL_EXCEPTION',
    action: 'estimateGas',
    data,
    reason: null,
    transaction: {to, data: call, from: account},
    invocation: null,
    revert: null,
    info: {
      error: {code: 3, message: 'execution reverted', data},
      payload: {
        method: 'eth_estimateGas',
        params: [{from: account, to, data: call}],
        id: 4,
        jsonrpc: '2.0',
      },
    },
  });
const createEthers5Error = (data: Hex, call: Hex): Error =>
  Object.assign(new Error('call revert exception'), {
    reason: null,
    code: 'CALL_EXCEPTION',
    method: 'run(bytes)',
    data,
    errorArgs: null,
    errorName: null,
    address: to,
    args: ['0xbeef'],
    transaction: {data: call, to, from: account},
  });

/** Formats an unknown error as Foundry prints it. */
const formatCustomError = (data: Hex): string =>
  `custom error ${data.slice(0, 10)}${data.length > 10 ? `: ${data.slice(10)}` : ''}`;

/** How tools print a call that reverted with `data`; `call` is its calldata. */
export const errorFormats: readonly (readonly [
  name: string,
  format: (data: Hex, call: Hex) => string,
])[] = [
  ...Object.entries(texts.errors).map(
    ([name, text]) =>
      [
        name,
        (data: Hex, call: Hex) =>
          text.replaceAll('<DATA>', data).replaceAll('<CALL>', call),
      ] as const,
  ),
  ['uppercase bytes without 0x', (data) => data.slice(2).toUpperCase()],
  [
    'bytes on several lines',
    (data) => data.match(/.{1,60}/g)?.join('\n') ?? '',
  ],
  [
    'ethers 6, console dump',
    (data, call) => inspect(createEthers6Error(data, call), {depth: 6}),
  ],
  [
    'ethers 5, console dump',
    (data, call) => inspect(createEthers5Error(data, call)),
  ],
  [
    'viem, contract call message',
    (data) => createViemContractError(data).message,
  ],
  [
    'viem, contract call dump',
    (data) => inspect(createViemContractError(data), {depth: 4}),
  ],
  [
    'viem, request dump',
    (data, call) => inspect(createViemRequestError(data, call), {depth: 4}),
  ],
  [
    'viem, error fields as JSON',
    (data) =>
      JSON.stringify({
        name: 'ContractFunctionRevertedError',
        shortMessage: 'reverted',
        raw: data,
        signature: data.slice(0, 10),
      }),
  ],
  [
    'cast, custom error in two parts',
    (data) => `Error: execution reverted, ${formatCustomError(data)}`,
  ],
  [
    'forge, failed test',
    (data) =>
      `Failing tests:\nEncountered 1 failing test in test/Bridge.t.sol:BridgeTest\n[FAIL: ${formatCustomError(data)}] test_claim() (gas: 81234)`,
  ],
  [
    'forge, trace in two parts',
    (data, call) =>
      `  [81234] ${to}::${call.slice(2, 10)}(${call.slice(10)})\n    └─ ← [Revert] ${formatCustomError(data)}`,
  ],
  [
    'struct log trace',
    (data) =>
      JSON.stringify({
        gas: 81_234,
        failed: true,
        returnValue: data.slice(2).length > 60 ? data.slice(2) : data,
        structLogs: [
          {
            pc: 0,
            op: 'PUSH1',
            gas: 12,
            gasCost: 3,
            depth: 1,
            stack: [`0x${'12'.repeat(32)}`],
            memory: ['60'.padStart(64, '0')],
          },
        ],
      }),
  ],
];

const formatWords = (
  call: Hex,
  row: (word: string, index: number) => string,
): string => (call.slice(10).match(/.{1,64}/g) ?? []).map(row).join('\n');

/** How tools print calldata. */
export const callFormats: readonly (readonly [
  name: string,
  format: (call: Hex, signature: string) => string,
])[] = [
  ...Object.entries(texts.calls).map(
    ([name, text]) =>
      [name, (call: Hex) => text.replaceAll('<CALL>', call)] as const,
  ),
  [
    'bytes on several lines',
    (call) => `${call.slice(0, 10)}\n${formatWords(call, (word) => word)}`,
  ],
  [
    'Etherscan, default view',
    (call, signature) =>
      `Function: ${signature}\n\nMethodID: ${call.slice(0, 10)}\n${formatWords(call, (word, index) => `[${index}]:  ${word}`)}`,
  ],
  [
    'Etherscan, without the function',
    (call) =>
      `MethodID: ${call.slice(0, 10)}\n${formatWords(call, (word, index) => `[${index}]: ${word}`)}`,
  ],
  [
    'Etherscan, on one line',
    (call, signature) =>
      `Function: ${signature} ### MethodID: ${call.slice(0, 10)} ${formatWords(call, (word, index) => `[${index}]:${word}`).replaceAll('\n', ' ')}`,
  ],
  [
    'forge, trace of an unknown contract',
    (call) =>
      `    ├─ [81234] ${to}::${call.slice(2, 10)}(${call.slice(10)})\n    │   └─ ← [Stop]`,
  ],
];
