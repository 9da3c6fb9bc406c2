import {encodeAbiParameters, encodeErrorResult, encodeEventTopics, encodeFunctionData, keccak256, numberToHex, parseAbi, parseTransaction, zeroAddress, type Hex, type TransactionSerializable} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {describe, expect, it} from 'vitest';
import {findTransactionHash} from '../../../src/features/contracts/decoder/hex';
import {explainFinality, explainMessage, explainMessageState, formatTimes, summarize} from '../../../src/features/contracts/decoder/lookup/explain';
import {lookUp, toDecoderInput, type LookUpResult, type MinedTransaction} from '../../../src/features/contracts/decoder/lookup/transaction';
import {createClaim, findMessages, readMessageState} from '../../../src/features/contracts/decoder/lookup/message';
import {createCodeSamples} from '../../../src/features/contracts/samples/codeSamples';
import type {RpcOutcome} from '../../../src/features/rpc/playground/send';
import {decode, getMatches} from './support';

const sender = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const l2MessageService = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const l1MessageService = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';
const receiver = '0x627306090abaB3A6e1400e9345bC60c78a8BEf57';
const messageHash = `0x${'cd'.repeat(32)}` as const;
const protocolAbi = parseAbi([
  'function claimMessage(address,address,uint256,uint256,address,bytes,uint256)',
  'error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)',
  'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
]);
const claimCalldata = encodeFunctionData({abi: protocolAbi, functionName: 'claimMessage', args: [receiver, receiver, 0n, 1n, zeroAddress, '0x', 7n]});
const revertData = encodeErrorResult({abi: protocolAbi, errorName: 'MessageDoesNotExistOrHasAlreadyBeenClaimed', args: [messageHash]});
const sentLog = {
  topics: encodeEventTopics({abi: protocolAbi, eventName: 'MessageSent', args: {_from: receiver, _to: receiver, _messageHash: messageHash}}),
  data: encodeAbiParameters([{type: 'uint256'}, {type: 'uint256'}, {type: 'uint256'}, {type: 'bytes'}], [5n, 10n ** 18n, 1234n, '0xbeef']),
};

const createError = (code: number, message: string, data?: Hex): RpcOutcome => ({kind: 'error', milliseconds: 1, summary: `error ${code}: ${message}`, error: {code, message}, ...(data && {revertData: data})});
const isOutcome = (response: unknown): response is RpcOutcome => typeof response === 'object' && response !== null && 'milliseconds' in response;

/** Creates a mock node with a response for each method, and a list of the requests it received. */
function createNode(responses: Readonly<Record<string, unknown>>) {
  const requests: [method: string, params: readonly unknown[]][] = [];
  const ask = (method: string, params: readonly unknown[]): Promise<RpcOutcome> => {
    requests.push([method, params]);
    const response = typeof responses[method] === 'function' ? (responses[method] as (params: readonly unknown[]) => unknown)(params) : responses[method];
    if (isOutcome(response)) return Promise.resolve(response);
    return Promise.resolve(method in responses ? {kind: 'result', milliseconds: 1, summary: 'Success.', result: response} : createError(-32601, 'Method not found'));
  };
  return {ask, requests};
}

/** Creates a transaction in block 100, and a node's responses when it is looked up. */
async function mineTransaction(fields: Partial<TransactionSerializable>, {status = '0x1', gasUsed = '0x5208', logs = [] as readonly object[]} = {}) {
  const transaction = {chainId: 59144, type: 'eip1559', nonce: 3, gas: 100_000n, maxFeePerGas: 20n, maxPriorityFeePerGas: 10n, value: 0n, ...fields} as TransactionSerializable;
  const raw = await sender.signTransaction(transaction);
  const {to = null, data = '0x', authorizationList, r, s, yParity} = parseTransaction(raw) as ReturnType<typeof parseTransaction> & {authorizationList?: readonly Record<string, unknown>[]};
  const hash = keccak256(raw);
  const position = {blockHash: keccak256('0x01'), blockNumber: '0x64', transactionIndex: '0x0'};
  const hex = (value: unknown): Hex => numberToHex(value as bigint);
  const responses = {
    eth_getTransactionByHash: {
      ...position, hash, from: sender.address.toLowerCase(), to, input: data, nonce: '0x3', gas: hex(transaction.gas), value: hex(transaction.value), chainId: '0xe708',
      maxFeePerGas: '0x14', maxPriorityFeePerGas: '0xa', accessList: [], r, s, v: hex(yParity), yParity: hex(yParity), type: authorizationList ? '0x4' : '0x2',
      ...(authorizationList && {authorizationList: authorizationList.map((item) => ({...item, chainId: hex(item.chainId), nonce: hex(item.nonce), yParity: hex(item.yParity)}))}),
    },
    eth_getTransactionReceipt: {...position, transactionHash: hash, from: sender.address, to, status, gasUsed, cumulativeGasUsed: gasUsed, effectiveGasPrice: '0x11', logs, logsBloom: '0x', type: '0x2', contractAddress: null},
    eth_getBlockByNumber: ([block]: readonly unknown[]) => ({number: block === 'finalized' ? '0x60' : '0x64', timestamp: '0x6a000000', transactions: []}),
  };
  return {hash, raw, responses};
}

const failedClaim = (gasUsed = '0x8000') => mineTransaction({to: l2MessageService, data: claimCalldata}, {status: '0x0', gasUsed});
const getMined = (result: LookUpResult): MinedTransaction => {
  if (result.status !== 'mined') throw new Error(JSON.stringify(result));
  return result.mined;
};

describe('a transaction in a block', () => {
  it('that failed is replayed on the previous block without fees, and its error is decoded first', async () => {
    const {hash, responses} = await failedClaim();
    const {ask, requests} = createNode({...responses, eth_call: createError(3, 'execution reverted', revertData)});
    const result = await lookUp(ask, hash, 'linea');
    expect(requests.find(([method]) => method === 'eth_call')?.[1]).toEqual([{from: sender.address.toLowerCase(), to: l2MessageService.toLowerCase(), data: claimCalldata, gas: '0x186a0', value: '0x0'}, '0x63']);
    expect(summarize(result, 'host').text).toBe('The transaction failed on Linea Mainnet. Replayed on the state of the previous block, the call reverts with the error below.');
    const [first, second] = decode(toDecoderInput(getMined(result)));
    expect(getMatches(first)[0]?.name).toBe('MessageDoesNotExistOrHasAlreadyBeenClaimed');
    expect(second?.decoded).toMatchObject({status: 'transaction', call: {status: 'decoded', matches: [{name: 'claimMessage'}]}});
  });

  it('that is a deployment is replayed without a `to` address', async () => {
    const {hash, responses} = await mineTransaction({data: '0x6000600055'}, {status: '0x0'});
    const {ask, requests} = createNode({...responses, eth_call: createError(-32000, 'execution reverted')});
    const result = await lookUp(ask, hash, 'linea');
    expect(requests.find(([method]) => method === 'eth_call')?.[1][0]).not.toHaveProperty('to');
    expect(summarize(result, 'host').text).toContain('reverts without a reason');
    expect(decode(toDecoderInput(getMined(result)))[0].decoded).toMatchObject({status: 'transaction', transaction: {sentence: expect.stringContaining('creates a contract') as string}});
  });

  it('of type 4 is replayed and shown with its authorizations', async () => {
    const authorization = await sender.signAuthorization({address: receiver, chainId: 59144, nonce: 4});
    const {hash, raw, responses} = await mineTransaction({type: 'eip7702', to: sender.address, authorizationList: [authorization]} as never, {status: '0x0'});
    const {ask, requests} = createNode({...responses, eth_call: '0x'});
    const mined = getMined(await lookUp(ask, hash, 'linea'));
    expect(requests.find(([method]) => method === 'eth_call')?.[1][0]).toMatchObject({authorizationList: [{address: receiver.toLowerCase(), chainId: '0xe708', nonce: '0x4', r: authorization.r, s: authorization.s}]});
    expect(toDecoderInput(mined)).toContain(raw);
    expect(decode(toDecoderInput(mined))[0].decoded).toMatchObject({status: 'transaction'});
  });

  it.each([
    ['the node is not an archive node (Geth)', createError(-32000, 'missing trie node 0abc (path ) state 0xabc is not available'), 'no longer has the state of block 99'],
    ['the node is not an archive node (Besu)', createError(-32000, 'World state unavailable'), 'archive node'],
    ['the node is not an archive node (Reth)', createError(4444, 'pruned history unavailable'), 'archive node'],
    ['the replay passes', '0x', 'earlier transactions in the same block changed the state'],
    ['the replay runs out of gas', createError(-32000, 'out of gas'), 'The transaction ran out of gas: it used 32,768 of its limit of 100,000'],
    ['the node returns an error', createError(-32005, 'limit exceeded'), 'The endpoint did not replay the call. error -32005'],
  ])('that failed is explained if %s', async (_, response, text) => {
    const {hash, responses} = await failedClaim();
    expect(summarize(await lookUp(createNode({...responses, eth_call: response}).ask, hash, 'linea'), 'host').text).toContain(text);
  });

  it.each(['0x', createError(-32000, 'execution reverted')])('that failed after using up its gas is reported as out of gas', async (response) => {
    const {hash, responses} = await failedClaim('0x18500');
    expect(summarize(await lookUp(createNode({...responses, eth_call: response}).ask, hash, 'linea'), 'host').text).toContain('The transaction ran out of gas: it used 99,584 of its limit of 100,000');
  });

  it('is reported as sealed, then final, and an unknown endpoint is queried for its chain ID', async () => {
    const {hash, responses} = await mineTransaction({to: receiver, value: 5n});
    const result = await lookUp(createNode({...responses, eth_chainId: '0xe705'}).ask, hash);
    const mined = getMined(result);
    expect([summarize(result, 'host').text, explainFinality(mined, result.network)]).toEqual(['The transaction succeeded on Linea Sepolia.', 'Sealed by the sequencer, but not final on Ethereum yet, which takes about 2 hours. The last final block is 96.']);
    expect(explainFinality({...mined, finalizedBlock: 100n}, 'linea')).toMatch(/^Final on Ethereum/);
    expect(explainFinality({...mined, finalizedBlock: undefined}, 'linea')).toContain('does not report');
    expect(formatTimes(mined.timestamp ?? 0n)[1]).toBe('10 May 2026, 03:48:16 UTC');
  });
});

describe('a transaction that is not in a block', () => {
  const missingTransaction = {eth_getTransactionByHash: null, eth_getTransactionReceipt: null};
  const rejectionRecord = {txRejectionStage: 'SEQUENCER', reasonMessage: 'Transaction line count for module ADD=402 is above the limit 70', timestamp: '2026-08-22T09:18:51Z'};

  it.each([
    ['rejected', {...missingTransaction, linea_getTransactionExclusionStatusV1: rejectionRecord}, 'The sequencer rejected it on 22 August 2026, 09:18:51 UTC: Transaction line count for module ADD=402 is above the limit 70. This exact transaction will always be rejected. Split its work, and send the changed transaction with the same nonce.'],
    ['unknown', {...missingTransaction, linea_getTransactionExclusionStatusV1: null}, 'host does not know the transaction. It has not been rejected'],
    ['unknown to an endpoint without the exclusion service', missingTransaction, 'This endpoint does not report whether it was rejected.'],
  ])('is reported as %s', async (_, responses, text) => {
    expect(summarize(await lookUp(createNode(responses).ask, messageHash, 'linea'), 'host').text).toContain(text);
  });

  it('is reported as pending', async () => {
    const {hash, responses} = await mineTransaction({to: receiver});
    const result = await lookUp(createNode({...responses, eth_getTransactionReceipt: null, linea_getTransactionExclusionStatusV1: null}).ask, hash, 'linea');
    expect([result.status, summarize(result, 'host').text]).toEqual(['pending', expect.stringContaining('it is not in a block yet')]);
  });

  it('is not looked up in the exclusion service on Ethereum', async () => {
    const {ask, requests} = createNode({...missingTransaction, eth_chainId: '0x1'});
    await lookUp(ask, messageHash);
    expect(requests.map(([method]) => method)).not.toContain('linea_getTransactionExclusionStatusV1');
  });

  it.each([
    ['returns an error', createError(-32005, 'limit exceeded'), 'error -32005: limit exceeded'],
    ['returns an invalid response', {type: 5}, "The endpoint's response is invalid"],
  ])('is reported as failed if the endpoint %s', async (_, response, text) => {
    const result = await lookUp(createNode({...missingTransaction, eth_getTransactionByHash: response, eth_getTransactionReceipt: response}).ask, messageHash, 'linea');
    expect([result.status, summarize(result, 'host').text]).toEqual(['failed', expect.stringContaining(text)]);
  });
});

describe('a message in the logs', () => {
  const lookUpMessage = async (address: string, network: 'linea' | 'ethereum') => {
    const {hash, responses} = await mineTransaction({to: receiver}, {logs: [{address, ...sentLog, blockNumber: '0x64', logIndex: '0x0', transactionIndex: '0x0'}]});
    const mined = getMined(await lookUp(createNode(responses).ask, hash, network));
    return {mined, messages: findMessages(mined, network)};
  };

  it('of a withdrawal is claimed on Ethereum with a proof after its block is final', async () => {
    const {mined, messages: [oldWithdrawal]} = await lookUpMessage(l2MessageService, 'linea');
    if (!oldWithdrawal) throw new Error('There is no message.');
    expect(oldWithdrawal).toMatchObject({from: receiver, to: receiver, fee: 5n, value: 10n ** 18n, nonce: 1234n, calldata: '0xbeef', hash: messageHash, target: 'ethereum', service: l1MessageService, needsProof: false});
    const [withdrawal] = findMessages({...mined, receipt: {...mined.receipt, blockNumber: 30_000_000n}}, 'linea');
    if (!withdrawal) throw new Error('There is no message.');
    expect(explainMessage(withdrawal, mined)).toContain('cannot be claimed yet');
    const finalizedTransaction = {...mined, finalizedBlock: 30_000_000n};
    expect(explainMessage(withdrawal, finalizedTransaction)).toContain('can be claimed with a proof');
    const [viem = '', , cast = ''] = createCodeSamples(createClaim(withdrawal)).map(({code}) => code);
    expect(viem).toContain(`address: '${l1MessageService}'`);
    for (const part of ['messageNumber: 1234n', 'fee: 5n', 'value: 1000000000000000000n', "data: '0xbeef'", 'YOUR_LEAF_INDEX']) expect(viem).toContain(part);
    expect(cast).toContain(`,1234,YOUR_LEAF_INDEX,${receiver},${receiver},5,1000000000000000000,${zeroAddress},0xYOUR_MERKLE_ROOT,0xbeef)`);
    expect(await readMessageState(createNode({eth_call: numberToHex(1, {size: 32})}).ask, withdrawal)).toBe('claimed');
    const state = await readMessageState(createNode({eth_call: numberToHex(0, {size: 32})}).ask, withdrawal);
    expect([state, typeof state === 'string' && explainMessageState(state, withdrawal, finalizedTransaction)]).toEqual(['absent', 'The message has not been claimed, and its block is final: send the call below.']);
    expect(await readMessageState(createNode({eth_call: '0x'}).ask, withdrawal)).toMatchObject({summary: expect.stringContaining('an endpoint for Ethereum Mainnet') as string});
    expect(await readMessageState(createNode({eth_call: createError(-32005, 'limit exceeded')}).ask, withdrawal)).toMatchObject({kind: 'error'});
  });

  it('of a deposit is claimed with its values on Linea', async () => {
    const {mined, messages: [deposit]} = await lookUpMessage(l1MessageService, 'ethereum');
    if (!deposit) throw new Error('There is no message.');
    const [viem = ''] = createCodeSamples(createClaim(deposit)).map(({code}) => code);
    for (const part of [`address: '${l2MessageService}'`, '1234n, // _nonce', "'0xbeef', // _calldata", 'chain: linea']) expect(viem).toContain(part);
    expect(await readMessageState(createNode({eth_call: numberToHex(1, {size: 32})}).ask, deposit)).toBe('received');
    expect(explainMessageState('absent', deposit, mined)).toContain('about 20 minutes');
  });

  it('from another contract is not a protocol message', async () => {
    expect((await lookUpMessage(receiver, 'linea')).messages).toEqual([]);
  });
});

it.each([
  [`0x${'AB'.repeat(32)}`, true],
  [`"${'ab'.repeat(32)}"`, true],
  [`https://sepolia.lineascan.build/tx/0x${'ab'.repeat(32)}`, true],
  [`{"blockHash": "0x${'11'.repeat(32)}", "transactionHash":"0x${'ab'.repeat(32)}"}`, true],
  [`Error: failed (receipt={ "hash": "0x${'ab'.repeat(32)}" })`, true],
  [`{"blockHash": "0x${'11'.repeat(32)}"}`, false],
  [`role 0x${'ab'.repeat(32)}`, false],
  [`0x${'ab'.repeat(32)} 0x${'ab'.repeat(32)}`, false],
])('finds a transaction hash in %s: %s', (text, isFound) => {
  expect(findTransactionHash(text)).toBe(isFound ? `0x${'ab'.repeat(32)}` : undefined);
});
