import {
  BaseError,
  createClient,
  custom,
  isHex,
  serializeTransaction,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Client,
  type Hash,
  type Hex,
  type Transaction,
  type TransactionReceipt,
} from 'viem';
import {
  call,
  getBlock,
  getChainId,
  getTransaction,
  getTransactionReceipt,
} from 'viem/actions';
import {networks, type NetworkId} from '@site/src/data/networks';
import type {Endpoint} from '@site/src/features/request/endpoint';
import {send, type RpcOutcome} from '@site/src/features/rpc/send';
import {isRecord} from '@site/src/lib/text';

/** Sends a request to the endpoint that the reader chose. Never rejects. */
export type SendRequest = (
  method: string,
  params: readonly unknown[],
) => Promise<RpcOutcome>;

export const createRequestSender =
  (endpoint: Endpoint, signal: AbortSignal): SendRequest =>
  (method, params) =>
    send(endpoint, {method, errors: []}, params, signal);

/** The linea_getTransactionExclusionStatusV1 response for an excluded transaction. */
export interface Exclusion {
  readonly stage: string;
  readonly reason: string;
  readonly timestamp: string;
}

/** The outcome of replaying a failed transaction's call on the state of the previous block. `empty` means success without a result; `halted` means an exception other than a revert. */
type Replay =
  | {readonly kind: 'reverted'; readonly data: Hex}
  | {readonly kind: 'silent' | 'passed' | 'empty' | 'outOfGas' | 'noState'}
  | {readonly kind: 'halted' | 'refused'; readonly outcome: RpcOutcome};

export interface MinedTransaction {
  readonly transaction: Transaction;
  readonly receipt: TransactionReceipt;
  /** Unix time of the block in seconds. Undefined, like `finalizedBlock`, if the endpoint did not return it. */
  readonly timestamp: bigint | undefined;
  /** Number of the last finalized block. */
  readonly finalizedBlock: bigint | undefined;
  /** Set only for failed transactions. */
  readonly replay: Replay | undefined;
}

export type LookUpResult = {readonly network: NetworkId | undefined} &
  /** A request failed, or the response was invalid. */
  (
    | {readonly status: 'failed'; readonly outcome: RpcOutcome}
    /** `exclusion` is null if the service has no record, undefined if the endpoint does not support the method. */
    | {
        readonly status: 'unknown' | 'pending';
        readonly exclusion: Exclusion | null | undefined;
      }
    | {readonly status: 'mined'; readonly mined: MinedTransaction}
  );

class RequestError extends Error {
  constructor(readonly outcome: RpcOutcome) {
    super(outcome.summary);
  }
}

export const createNode = (sendRequest: SendRequest): Client =>
  createClient({
    // Contracts must not be able to make the reader's browser call arbitrary servers.
    ccipRead: false,
    transport: custom(
      {
        async request({
          method,
          params,
        }: {
          readonly method: string;
          readonly params?: readonly unknown[];
        }) {
          const outcome = await sendRequest(method, params ?? []);
          if (outcome.kind !== 'result') throw new RequestError(outcome);
          return outcome.result;
        },
      },
      {retryCount: 0},
    ),
  });

const invalidResponse: RpcOutcome = {
  kind: 'failure',
  milliseconds: 0,
  summary: "The endpoint's response is invalid. Choose another endpoint.",
};

/** Returns the outcome of the failed request that caused an error. */
export function getOutcome(error: unknown): RpcOutcome {
  const cause =
    error instanceof BaseError
      ? error.walk((inner) => inner instanceof RequestError)
      : error;
  if (cause instanceof RequestError) return cause.outcome;
  return invalidResponse;
}

/** Turns a missing transaction or receipt into undefined. */
export function ignoreNotFound(error: unknown): undefined {
  if (
    error instanceof TransactionNotFoundError ||
    error instanceof TransactionReceiptNotFoundError
  )
    return undefined;
  throw error;
}

const ignoreErrors = <T>(request: Promise<T>): Promise<T | undefined> =>
  request.catch(() => undefined);

/** How nodes report that they no longer have the state of an old block: Besu, Geth, Erigon, Nethermind, Reth and hosted providers. */
const missingState =
  /world state|missing trie node|historical state|no state|pruned|archive|(?:header|block) (?:is )?not found|^\w+ could not be found|proof window|out of range/i;

const lacksState = (text: string): boolean =>
  missingState.test(text) ||
  text
    .split('.')
    .some(
      (sentence) =>
        /state|old data|data before/i.test(sentence) &&
        / (?:not available|unavailable|missing)/i.test(sentence),
    );

function classifyFailure(outcome: RpcOutcome): Replay {
  const {code, message} = outcome.error ?? {};
  const text = typeof message === 'string' ? message : '';
  if (isHex(outcome.revertData))
    return {kind: 'reverted', data: outcome.revertData};
  // Besu's message ends with the exception, such as INSUFFICIENT_GAS.
  if (/out of gas|INSUFFICIENT_GAS/i.test(text)) return {kind: 'outOfGas'};
  if (/due to an exception|invalid opcode|invalid jump/i.test(text))
    return {kind: 'halted', outcome};
  if (lacksState(text)) return {kind: 'noState'};
  return code === 3 || /revert/i.test(text)
    ? {kind: 'silent'}
    : {kind: 'refused', outcome};
}

/** Replays a transaction's call without fees, which would require a balance. A deployment has no `to`. */
async function replay(
  node: Client,
  transaction: Transaction,
  blockNumber: bigint,
): Promise<Replay> {
  const {from, to, input, value, gas, accessList, authorizationList} =
    transaction;
  try {
    const {data} = await call(node, {
      account: from,
      ...(to && {to}),
      data: input,
      value,
      gas,
      blockNumber: blockNumber - 1n,
      ...(accessList?.length && {accessList}),
      ...(authorizationList && {authorizationList}),
    });
    return {kind: data ? 'passed' : 'empty'};
  } catch (error) {
    return classifyFailure(getOutcome(error));
  }
}

async function findExclusion(
  sendRequest: SendRequest,
  hash: Hash,
): Promise<Exclusion | null | undefined> {
  const {kind, result} = await sendRequest(
    'linea_getTransactionExclusionStatusV1',
    [hash],
  );
  if (kind !== 'result') return undefined;
  if (!isRecord(result)) return null;
  const [stage, reason, timestamp] = [
    result.txRejectionStage,
    result.reasonMessage,
    result.timestamp,
  ].map(String) as [string, string, string];
  return {stage, reason, timestamp};
}

const findNetwork = (chainId: number | undefined): NetworkId | undefined =>
  Object.values(networks).find((network) => network.chainId === chainId)?.id;

/** Looks up a transaction. `knownNetwork` is the network of a public endpoint; for a custom URL, the endpoint is asked for its network. */
export async function lookUp(
  sendRequest: SendRequest,
  hash: Hash,
  knownNetwork?: NetworkId,
): Promise<LookUpResult> {
  const node = createNode(sendRequest);
  let network = knownNetwork;
  try {
    const [transaction, receipt, chainId] = await Promise.all([
      getTransaction(node, {hash}).catch(ignoreNotFound),
      getTransactionReceipt(node, {hash}).catch(ignoreNotFound),
      knownNetwork ? undefined : ignoreErrors(getChainId(node)),
    ]);
    network ??= findNetwork(chainId);
    const isConsistent =
      (!transaction || transaction.hash === hash) &&
      (!receipt ||
        (receipt.transactionHash === hash &&
          [receipt.gasUsed, receipt.blockNumber].every(
            (value) => typeof value === 'bigint',
          )));
    if (!isConsistent)
      return {network, status: 'failed', outcome: invalidResponse};
    if (!transaction || !receipt) {
      const exclusion =
        network && networks[network].layer === 'L2'
          ? await findExclusion(sendRequest, hash)
          : undefined;
      return {
        network,
        status: transaction || receipt ? 'pending' : 'unknown',
        exclusion,
      };
    }
    const {blockNumber, status} = receipt;
    const [block, lastFinalBlock, replayResult] = await Promise.all([
      ignoreErrors(getBlock(node, {blockNumber})),
      ignoreErrors(getBlock(node, {blockTag: 'finalized'})),
      status === 'reverted'
        ? replay(node, transaction, blockNumber)
        : undefined,
    ]);
    return {
      network,
      status: 'mined',
      mined: {
        transaction,
        receipt,
        timestamp: block?.timestamp,
        finalizedBlock: lastFinalBlock?.number ?? undefined,
        replay: replayResult,
      },
    };
  } catch (error) {
    return {network, status: 'failed', outcome: getOutcome(error)};
  }
}

/** Traces a transaction at its position in the block. Few endpoints support this. */
export const traceTransaction = (
  sendRequest: SendRequest,
  hash: Hash,
): Promise<RpcOutcome> =>
  sendRequest('debug_traceTransaction', [hash, {tracer: 'callTracer'}]);

/** Serializes a transaction; returns undefined if this version of viem does not support its type. */
function serialize({input, ...transaction}: Transaction): Hex | undefined {
  const {r, s, v, yParity} = transaction;
  try {
    return serializeTransaction(
      {...transaction, data: input},
      {r, s, ...(yParity === undefined ? {v} : {yParity})},
    );
  } catch {
    return undefined;
  }
}

/** Creates the input for the decoder: the error, the transaction with its call, and the logs. */
export function toDecoderInput({
  transaction,
  receipt,
  replay: replayResult,
}: MinedTransaction): string {
  const raw = serialize(transaction);
  return JSON.stringify({
    ...(replayResult?.kind === 'reverted' && {
      error: {data: replayResult.data},
    }),
    ...(raw
      ? {transaction: raw}
      : {to: transaction.to, input: transaction.input}),
    logs: receipt.logs.map(({topics, data}) => ({topics, data})),
  });
}
