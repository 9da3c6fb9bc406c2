import {
  BlockNotFoundError,
  parseAbiItem,
  type Address,
  type Client,
  type Hash,
} from 'viem';
import {
  getBlock,
  getChainId,
  getLogs,
  getTransaction,
  getTransactionReceipt,
} from 'viem/actions';
import {
  lineaNetworks,
  networks,
  type LineaNetworkId,
  type NetworkId,
} from '@site/src/data/networks';
import {
  systemContracts,
  type SystemContract,
} from '@site/src/data/systemContracts';
import {
  createNode,
  getOutcome,
  ignoreNotFound,
  type SendRequest,
} from '@site/src/features/decoder/lookup/transaction';
import {
  type Block,
  type Finalization,
  type Position,
  type Progress,
  type Target,
} from './stages';

/** Requests to the endpoints that the reader chose. Each function sends one request at a time. */

export interface Failure {
  readonly status: 'failed';
  /** Human-readable, in full sentences. */
  readonly summary: string;
}

export type Answer =
  Failure | {readonly status: 'read'; readonly progress: Progress};

const createFailure = (summary: string): Failure => ({
  status: 'failed',
  summary,
});

type BlockId =
  {readonly blockTag: 'latest' | 'finalized'} | {readonly blockNumber: bigint};

/** Whether viem found a block's number and time in the response, as its types promise. */
const isComplete = (
  block: Readonly<Record<'number' | 'timestamp', unknown>>,
): boolean =>
  typeof block.number === 'bigint' && typeof block.timestamp === 'bigint';

/** Reads a block's number and time. Rejects if the response is not that block. */
async function readBlock(node: Client, id: BlockId): Promise<Block> {
  const block = await getBlock(node, id);
  const isRequested = !('blockNumber' in id) || block.number === id.blockNumber;
  if (!isComplete(block) || !isRequested)
    throw new Error('The response is not the requested block.');
  return {number: block.number, timestamp: block.timestamp};
}

/** How nodes respond to a block tag that they do not support, or that has no block yet. */
const unknownTagPattern = /finalized|unknown block|not found|block tag/i;
const unknownTagCodes: readonly unknown[] = [-32_601, -32_602, -39_001];

/** Reads the finalized block; undefined if the endpoint does not know it. */
async function readFinalizedBlock(node: Client): Promise<Block | undefined> {
  try {
    return await readBlock(node, {blockTag: 'finalized'});
  } catch (error) {
    const {kind, error: {code, message} = {}} = getOutcome(error);
    const isUnknownTag =
      kind === 'error' &&
      (unknownTagCodes.includes(code) ||
        unknownTagPattern.test(String(message)));
    if (isUnknownTag || error instanceof BlockNotFoundError) return undefined;
    throw error;
  }
}

async function findTransaction(node: Client, hash: Hash): Promise<Position> {
  const receipt = await getTransactionReceipt(node, {hash}).catch(
    ignoreNotFound,
  );
  if (!receipt) {
    const transaction = await getTransaction(node, {hash}).catch(
      ignoreNotFound,
    );
    return {status: transaction ? 'pending' : 'unknown'};
  }
  if (receipt.transactionHash !== hash)
    throw new Error('The response is another transaction.');
  const {blockNumber, status} = receipt;
  return {
    status: 'sealed',
    block: await readBlock(node, {blockNumber}),
    isReverted: status === 'reverted',
  };
}

async function findBlock(
  node: Client,
  number: bigint,
  newest: Block,
): Promise<Position> {
  if (number > newest.number) return {status: 'pending'};
  const block =
    number === newest.number
      ? newest
      : await readBlock(node, {blockNumber: number});
  return {status: 'sealed', block, isReverted: false};
}

const findLineaNetwork = (chainId: number): LineaNetworkId | undefined =>
  Object.values(lineaNetworks).find((network) => network.chainId === chainId)
    ?.id;

interface Question {
  readonly target: Target;
  /** The network of a public endpoint. A custom URL is asked for its network. */
  readonly network?: NetworkId | undefined;
  /** What the endpoint said before. */
  readonly previous?: Progress;
}

/** Asks a Linea endpoint where a target is, and for its newest and its finalized block. Never rejects. */
export async function readProgress(
  sendRequest: SendRequest,
  {target, network: knownNetwork, previous}: Question,
): Promise<Answer> {
  const node = createNode(sendRequest);
  try {
    const chainId = knownNetwork
      ? networks[knownNetwork].chainId
      : await getChainId(node);
    const network = findLineaNetwork(chainId);
    if (!network)
      return createFailure(
        `This endpoint has the chain ID ${chainId}. Enter the URL of an endpoint for Linea.`,
      );
    // A sealed block stays where it is.
    const known =
      previous?.position.status === 'sealed' ? previous.position : undefined;
    const transaction =
      target.kind === 'transaction'
        ? (known ?? (await findTransaction(node, target.hash)))
        : undefined;
    const newest = await readBlock(node, {blockTag: 'latest'});
    const number = target.kind === 'block' ? target.number : newest.number;
    const position =
      transaction ?? known ?? (await findBlock(node, number, newest));
    const finalized = await readFinalizedBlock(node);
    const lastReading = {time: Date.now(), newest, finalized};
    return {
      status: 'read',
      progress: {
        network,
        target: target.kind === 'newest' ? {kind: 'block', number} : target,
        position,
        firstReading: previous?.firstReading ?? lastReading,
        lastReading,
      },
    };
  } catch (error) {
    return createFailure(getOutcome(error).summary);
  }
}

/** Seconds between Ethereum's slots, each of which has at most one block. */
const SLOT_SECONDS = 12n;

/** Ethereum blocks per request for logs. Most endpoints allow at least as many. */
const CHUNK_BLOCKS = 500n;

/** Together, the chunks cover 33 hours. Finalization takes less than 16 in normal operation. */
const MAX_CHUNKS = 20;

/** Each estimate is closer by the share of slots that have a block, which is nearly all of them. */
const MAX_ESTIMATES = 5;

/** A start this many blocks too early costs no extra request for logs. */
const CLOSE_ENOUGH = 50n;

const rollupAddresses: SystemContract['addresses'] =
  systemContracts.lineaRollup.addresses;

const event = parseAbiItem(
  'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
);

/** Finds an Ethereum block shortly before a time. As slots can be empty, counting back from a later block leads to an earlier block than the one sought. */
async function findStart(
  node: Client,
  newest: Block,
  time: bigint,
): Promise<bigint> {
  let block = newest;
  for (let count = 0; count < MAX_ESTIMATES; count++) {
    const distance = (time - block.timestamp) / SLOT_SECONDS;
    if (distance >= 0n && distance < CLOSE_ENOUGH) break;
    const estimate = block.number + distance - (distance < 0n ? 1n : 0n);
    const number = estimate > 0n ? estimate : 0n;
    if (number >= newest.number) return newest.number;
    if (number === block.number) break;
    block = await readBlock(node, {blockNumber: number});
  }
  return block.number;
}

/** Finds the log of the finalization of a Linea block in a range of Ethereum blocks. */
async function findLog(
  node: Client,
  filter: {address: Address; fromBlock: bigint; toBlock: bigint},
  {number}: Block,
) {
  const logs = await getLogs(node, {...filter, event, strict: true});
  return logs.find(
    ({args}) =>
      args.startBlockNumber <= number && number <= args.endBlockNumber,
  );
}

/** Asks an Ethereum endpoint for the finalization that contains a Linea block. Never rejects. */
export async function findFinalization(
  sendRequest: SendRequest,
  network: LineaNetworkId,
  block: Block,
): Promise<Finalization | Failure> {
  const {id, name, chainId} = networks[lineaNetworks[network].settlesOn];
  const address = rollupAddresses[id] as Address;
  const node = createNode(sendRequest);
  let advice = '';
  try {
    const endpointChainId = await getChainId(node);
    if (endpointChainId !== chainId)
      return createFailure(
        `This endpoint has the chain ID ${endpointChainId}. Enter the URL of an endpoint for ${name}, which has the chain ID ${chainId}.`,
      );
    const newest = await readBlock(node, {blockTag: 'latest'});
    const finalized = await readFinalizedBlock(node);
    const from = await findStart(node, newest, block.timestamp);
    advice = ` This page asks for the logs of at most ${CHUNK_BLOCKS} Ethereum blocks at a time: use an endpoint that allows as many.`;
    let to = from - 1n;
    for (let count = 0; count < MAX_CHUNKS && to < newest.number; count++) {
      const fromBlock = to + 1n;
      const lastOfChunk = to + CHUNK_BLOCKS;
      to = lastOfChunk < newest.number ? lastOfChunk : newest.number;
      const log = await findLog(node, {address, fromBlock, toBlock: to}, block);
      if (log)
        return {
          status: 'found',
          firstBlock: log.args.startBlockNumber,
          lastBlock: log.args.endBlockNumber,
          transactionHash: log.transactionHash,
          block: await readBlock(node, {blockNumber: log.blockNumber}),
          isFinal: finalized && log.blockNumber <= finalized.number,
        };
    }
    return {status: 'absent', from, to, isComplete: to === newest.number};
  } catch (error) {
    const {kind, summary} = getOutcome(error);
    return createFailure(kind === 'error' ? `${summary}${advice}` : summary);
  }
}
