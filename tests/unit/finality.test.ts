import {
  encodeAbiParameters,
  encodeEventTopics,
  numberToHex,
  parseAbi,
  zeroHash,
  type Hash,
} from 'viem';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {systemContracts} from '../../src/data/systemContracts';
import type {SendRequest} from '../../src/features/decoder/lookup/transaction';
import {formatDuration} from '../../src/features/finality/format';
import {
  createFinalityPath,
  readSharedTarget,
} from '../../src/features/finality/link';
import {
  findFinalization,
  readProgress,
} from '../../src/features/finality/requests';
import {
  describeLag,
  describeMovement,
  summarizeProgress,
} from '../../src/features/finality/sentences';
import {
  canAdvance,
  describeStages,
  type Finalization,
  type Progress,
} from '../../src/features/finality/stages';
import {parseTarget} from '../../src/features/finality/target';
import {send} from '../../src/features/rpc/send';
import {createTransport, readRecordedResponse} from './responses';

type Fields = Readonly<Record<string, unknown>>;

const readResponse = (name: string): Fields =>
  readRecordedResponse(name).response;

const receipt = readResponse('linea_transfer_receipt').result as Fields;
const hash = receipt.transactionHash as Hash;
/** The number of the recorded receipt's block. */
const NUMBER = 150_839;
/** Unix time of that block, which is not recorded. */
const TIME = 1_790_000_000;

const createBlock = (number: number, timestamp: number): Fields => ({
  number: numberToHex(number),
  timestamp: numberToHex(timestamp),
  transactions: [],
});

/** Returns a method's result, or a complete response with an `error`. */
type Respond = (method: string, params: readonly unknown[]) => unknown;

/** Creates an endpoint that fails the test if it receives a request while another is open. */
function createEndpoint(respond: Respond) {
  const requests: (readonly [string, readonly unknown[]])[] = [];
  let openRequests = 0;
  const sendRequest: SendRequest = async (method, params) => {
    requests.push([method, params]);
    openRequests++;
    expect(openRequests).toBe(1);
    const value = respond(method, params);
    const isError =
      typeof value === 'object' && value !== null && 'error' in value;
    const outcome = await send(
      {url: 'http://localhost', host: 'localhost'},
      {method, errors: []},
      params,
      new AbortController().signal,
      createTransport({
        text: JSON.stringify({
          jsonrpc: '2.0',
          ...(isError ? value : {result: value ?? null}),
          id: 1,
        }),
      }),
    );
    openRequests--;
    return outcome;
  };
  return {sendRequest, requests};
}

interface Heads {
  readonly newest: Fields;
  /** A block, or a response with an error. */
  readonly finalized: unknown;
  readonly receipt?: Fields | null;
  readonly transaction?: Fields | null;
}

const createLinea = ({
  newest,
  finalized,
  receipt: foundReceipt = receipt,
  transaction = null,
}: Heads) =>
  createEndpoint((method, [parameter]) => {
    switch (method) {
      case 'eth_getTransactionReceipt':
        return foundReceipt;
      case 'eth_getTransactionByHash':
        return transaction;
      default:
        return (
          {latest: newest, finalized}[String(parameter)] ??
          createBlock(Number(parameter), TIME)
        );
    }
  });

async function read(
  heads: Heads,
  text: string = hash,
  previous?: Progress,
): Promise<Progress> {
  const answer = await readProgress(createLinea(heads).sendRequest, {
    target: parseTarget(text) ?? {kind: 'newest'},
    network: 'linea',
    ...(previous && {previous}),
  });
  if (answer.status === 'failed') throw new Error(answer.summary);
  return answer.progress;
}

const describeAll = (progress: Progress, finalization?: Finalization) =>
  describeStages(progress, finalization).map(({state}) => state);

/** Two hours and 51 minutes after the transaction, to the newest block. */
const LATER = TIME + 12_000;
const heads = {
  newest: createBlock(162_839, LATER),
  finalized: createBlock(NUMBER - 1203, LATER - 10_260),
};

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: LATER * 1000});
});
afterEach(() => {
  vi.useRealTimers();
});

const nothingYet = ['open', 'open', 'open', 'open', 'open', 'open'];
const sealedOnly = ['done', 'unknown', 'unknown', 'unknown', 'unknown'];

describe('the stages', () => {
  it.each<{
    readonly name: string;
    readonly heads: Heads;
    readonly text?: string;
    readonly states: readonly string[];
    readonly summary: string;
    readonly final?: string;
    readonly isFollowed: boolean;
  }>([
    {
      name: 'a finalized transaction',
      heads: {...heads, finalized: createBlock(NUMBER, TIME)},
      states: Array<string>(6).fill('done'),
      summary:
        'The transaction is final on Ethereum: it can no longer be reverted.',
      final: 'time not known from this endpoint',
      isFollowed: false,
    },
    {
      name: 'a transaction that is not final',
      heads,
      states: [...sealedOnly, 'open'],
      summary:
        'The transaction is sealed on Linea Mainnet, but not final on Ethereum yet.',
      final: 'your block is 1,203 blocks above the finalized block',
      isFollowed: true,
    },
    {
      name: 'a failed transaction',
      heads: {...heads, receipt: {...receipt, status: '0x0'}},
      states: [...sealedOnly, 'open'],
      summary: 'The transaction, which failed, is sealed on Linea Mainnet',
      isFollowed: true,
    },
    {
      name: 'an unknown hash',
      heads: {...heads, receipt: null},
      states: nothingYet,
      summary: 'rpc.example does not know the transaction.',
      isFollowed: false,
    },
    {
      name: 'a pending transaction',
      heads: {...heads, receipt: null, transaction: {hash, nonce: '0x1'}},
      states: nothingYet,
      summary:
        'rpc.example knows the transaction, but it is not in a block yet.',
      isFollowed: true,
    },
    {
      name: 'a block',
      heads,
      text: '150,000',
      states: [...sealedOnly, 'open'],
      summary: 'Block 150,000 is sealed on Linea Mainnet',
      final: 'your block is 364 blocks above the finalized block',
      isFollowed: true,
    },
    {
      name: 'a block that does not exist yet',
      heads,
      text: '0x27c18',
      states: nothingYet,
      summary: 'There is no block 162,840 on Linea Mainnet yet.',
      isFollowed: true,
    },
    {
      name: 'the newest block',
      heads,
      text: '',
      states: [...sealedOnly, 'open'],
      summary: 'Block 162,839 is sealed on Linea Mainnet',
      final: 'your block is 13,203 blocks above the finalized block',
      isFollowed: true,
    },
    {
      name: 'an endpoint that does not support the block tag',
      heads: {...heads, finalized: readResponse('besu_unknown_block')},
      states: [...sealedOnly, 'unknown'],
      summary:
        'rpc.example does not report which blocks are final on Ethereum.',
      final: 'does not support the block tag finalized',
      isFollowed: false,
    },
    {
      name: 'a node without a connection to Ethereum, whose newest block is its finalized one',
      heads: {...heads, finalized: heads.newest},
      states: [...sealedOnly, 'unknown'],
      summary:
        'rpc.example does not report which blocks are final on Ethereum.',
      final: 'its finalized block is only 0 s old',
      isFollowed: false,
    },
  ])('of $name', async ({heads: answers, text, ...expected}) => {
    const progress = await read(answers, text);
    const stages = describeStages(progress);
    expect(stages.map(({state}) => state)).toEqual(expected.states);
    expect(
      summarizeProgress(progress, undefined, 'rpc.example').text,
    ).toContain(expected.summary);
    expect(stages.at(-1)?.detail ?? '').toContain(expected.final ?? '');
    expect(canAdvance(progress)).toBe(expected.isFollowed);
  });

  it('have the time of the block, and no time that no endpoint reports', async () => {
    expect(describeStages(await read(heads)).map(({time}) => time)).toEqual([
      BigInt(TIME),
      ...Array<undefined>(5).fill(undefined),
    ]);
  });
});

describe('the finalized block', () => {
  /** Reads twice, 15 seconds apart. */
  async function readTwice(second: Partial<Heads>): Promise<Progress> {
    const first = await read(heads);
    vi.setSystemTime((LATER + 15) * 1000);
    return read({...heads, ...second}, hash, first);
  }
  const moved = {newest: createBlock(162_854, LATER + 15)};

  it('has its distance to the newest block', async () => {
    expect(describeLag((await read(heads)).lastReading)).toBe(
      '149,636, 2 h 51 min behind the newest block',
    );
  });

  it('has no movement after one reading', async () => {
    expect(describeMovement(await read(heads))).toBeUndefined();
  });

  it.each([
    [
      'does not move',
      moved,
      'The finalized block did not move between two readings, 15 s apart.',
    ],
    [
      'moves',
      {...moved, finalized: createBlock(NUMBER - 1, LATER - 8000)},
      'The finalized block moved by 1,202 blocks between two readings, 15 s apart.',
    ],
    [
      'is lower on another node of the endpoint',
      {...moved, finalized: createBlock(NUMBER - 1210, LATER - 10_300)},
      'The finalized block is 7 blocks lower than 15 s ago',
    ],
    [
      'does not move, like the newest block',
      {},
      'The newest block did not move between two readings, 15 s apart.',
    ],
  ])('%s', async (_name, second, sentence) => {
    expect(describeMovement(await readTwice(second))).toContain(sentence);
  });

  it('reaches the block, which is not asked for again', async () => {
    const first = await read(heads);
    const {sendRequest, requests} = createLinea({
      ...heads,
      finalized: createBlock(NUMBER, TIME),
    });
    const answer = await readProgress(sendRequest, {
      target: first.target,
      network: 'linea',
      previous: first,
    });
    expect(answer.status === 'read' && describeAll(answer.progress)).toEqual(
      Array<string>(6).fill('done'),
    );
    expect(requests.map(([, params]) => params[0])).toEqual([
      'latest',
      'finalized',
    ]);
  });
});

describe('an endpoint for Linea', () => {
  it.each([
    [
      'limits requests',
      () => readResponse('rate_limit_infura_project'),
      'The endpoint responded with error',
    ],
    [
      'responds with another transaction',
      (method: string) =>
        method === 'eth_getTransactionReceipt'
          ? {...receipt, transactionHash: zeroHash}
          : createBlock(1, TIME),
      "The endpoint's response is invalid.",
    ],
    [
      'responds with another block',
      (method: string) =>
        method === 'eth_getTransactionReceipt' ? receipt : createBlock(1, TIME),
      "The endpoint's response is invalid.",
    ],
    [
      'responds with no block',
      () => null,
      "The endpoint's response is invalid.",
    ],
  ])('%s', async (_name, respond: Respond, summary) => {
    const answer = await readProgress(
      createEndpoint((method, params) =>
        method === 'eth_getTransactionByHash'
          ? {hash}
          : respond(method, params),
      ).sendRequest,
      {target: {kind: 'transaction', hash}, network: 'linea'},
    );
    expect(answer).toEqual({
      status: 'failed',
      summary: expect.stringContaining(summary) as string,
    });
  });

  it('is refused if it is for another network', async () => {
    const answer = await readProgress(createEndpoint(() => '0x1').sendRequest, {
      target: {kind: 'newest'},
    });
    expect(answer).toEqual({
      status: 'failed',
      summary:
        'This endpoint has the chain ID 1. Enter the URL of an endpoint for Linea.',
    });
  });

  it('does not count a limit of requests as an unknown block tag', async () => {
    await expect(
      read({
        ...heads,
        finalized: readResponse('rate_limit_infura_project'),
      }),
    ).rejects.toThrow('The endpoint responded with error');
  });
});

const abi = parseAbi([
  'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
]);
const finalizeHash = `0x${'ab'.repeat(32)}` as const;

const createLog = (
  blockNumber: number,
  firstBlock: number,
  lastBlock: number,
): Fields => ({
  address: systemContracts.lineaRollup.addresses.ethereum,
  topics: encodeEventTopics({
    abi,
    eventName: 'DataFinalizedV3',
    args: {
      startBlockNumber: BigInt(firstBlock),
      endBlockNumber: BigInt(lastBlock),
      shnarf: zeroHash,
    },
  }),
  data: encodeAbiParameters(
    [{type: 'bytes32'}, {type: 'bytes32'}],
    [zeroHash, zeroHash],
  ),
  blockNumber: numberToHex(blockNumber),
  blockHash: zeroHash,
  transactionHash: finalizeHash,
  transactionIndex: '0x0',
  logIndex: '0x0',
});

describe('an Ethereum endpoint', () => {
  const NEWEST = 20_000_000;
  /** One slot in a hundred is empty, so 100 blocks take 101 slots. */
  const getTime = (number: number): number =>
    LATER + 12 * Math.floor(((number - NEWEST) * 101) / 100);

  const createEthereum = (logs: readonly Fields[] | {readonly error: object}) =>
    createEndpoint((method, [parameter]) => {
      if (method === 'eth_chainId') return '0x1';
      if (method === 'eth_getLogs') {
        if ('error' in logs) return logs;
        const {fromBlock, toBlock} = parameter as Record<string, string>;
        return logs.filter(
          ({blockNumber}) =>
            Number(fromBlock) <= Number(blockNumber) &&
            Number(blockNumber) <= Number(toBlock),
        );
      }
      const number = {latest: NEWEST, finalized: NEWEST - 70}[
        String(parameter)
      ];
      const known = number ?? Number(parameter);
      return createBlock(known, getTime(known));
    });

  const block = {number: BigInt(NUMBER), timestamp: BigInt(TIME)};
  const search = ({sendRequest}: ReturnType<typeof createEndpoint>) =>
    findFinalization(sendRequest, 'linea', block);
  const ranges = (
    requests: readonly (readonly [string, readonly unknown[]])[],
  ) =>
    requests.flatMap(([method, [filter]]) =>
      method === 'eth_getLogs'
        ? [
            [
              (filter as Record<string, string>).fromBlock,
              (filter as Record<string, string>).toBlock,
            ].map(Number) as [number, number],
          ]
        : [],
    );

  it.each([
    ['final', NEWEST - 200, ['done', 'done', 'done', 'done', 'done', 'done']],
    [
      'not final yet',
      NEWEST - 10,
      ['done', 'done', 'done', 'done', 'done', 'open'],
    ],
  ])(
    'names the finalization, whose Ethereum block is %s',
    async (_name, blockNumber, states) => {
      const result = await search(
        createEthereum([
          createLog(NEWEST - 900, NUMBER - 9000, NUMBER - 1),
          createLog(blockNumber, NUMBER, NUMBER + 5000),
        ]),
      );
      expect(result).toMatchObject({
        status: 'found',
        firstBlock: BigInt(NUMBER),
        lastBlock: BigInt(NUMBER + 5000),
        transactionHash: finalizeHash,
      });
      const found = result as Finalization;
      expect(describeAll(await read(heads), found)).toEqual(states);
      expect(describeStages(await read(heads), found)[4]?.time).toBe(
        BigInt(getTime(blockNumber)),
      );
    },
  );

  it('is asked for at most 500 blocks at a time, from shortly before the block to the newest', async () => {
    const endpoint = createEthereum([]);
    expect(await search(endpoint)).toMatchObject({
      status: 'absent',
      isComplete: true,
    });
    const asked = ranges(endpoint.requests);
    const start = asked[0]?.[0] ?? 0;
    expect(TIME - getTime(start)).toBeGreaterThanOrEqual(0);
    expect(TIME - getTime(start)).toBeLessThan(60 * 12);
    expect(asked.at(-1)?.[1]).toBe(NEWEST);
    asked.forEach(([from, to], index) => {
      expect(to - from).toBeLessThan(500);
      if (index > 0) expect(from).toBe((asked[index - 1]?.[1] ?? 0) + 1);
    });
  });

  it('is asked near the block even if it is a year old', async () => {
    const old = {...block, timestamp: BigInt(LATER - 365 * 86_400)};
    const {sendRequest, requests} = createEthereum([]);
    expect(await findFinalization(sendRequest, 'linea', old)).toMatchObject({
      status: 'absent',
      isComplete: false,
    });
    const distance =
      LATER - 365 * 86_400 - getTime(ranges(requests)[0]?.[0] ?? 0);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(60 * 12);
    expect(ranges(requests)).toHaveLength(20);
  });

  it('that answers without logs leaves the proof open', async () => {
    const result = await search(createEthereum([]));
    expect(describeAll(await read(heads), result as Finalization)).toEqual([
      ...sealedOnly.slice(0, 4),
      'open',
      'open',
    ]);
  });

  it('that answers nothing is an invalid response', async () => {
    expect(
      await search(
        createEndpoint((method) => (method === 'eth_chainId' ? '0x1' : null)),
      ),
    ).toEqual({
      status: 'failed',
      summary: "The endpoint's response is invalid. Choose another endpoint.",
    });
  });

  it('that refuses the range is explained with its limit and with ours', async () => {
    const error = {code: -32_602, message: 'range 500 exceeds limit of 10'};
    expect(await search(createEthereum({error}))).toEqual({
      status: 'failed',
      summary: expect.stringMatching(
        /range 500 exceeds limit of 10.*at most 500 Ethereum blocks at a time/,
      ) as string,
    });
  });

  it('is refused if it is for another network', async () => {
    expect(await search(createEndpoint(() => '0xaa36a7'))).toMatchObject({
      summary:
        'This endpoint has the chain ID 11155111. Enter the URL of an endpoint for Ethereum Mainnet, which has the chain ID 1.',
    });
  });
});

describe('the form', () => {
  it.each([
    ['', {kind: 'newest'}],
    [
      ` ${hash.toUpperCase().replace('0X', '0x')} `,
      {kind: 'transaction', hash},
    ],
    ['32,197,714', {kind: 'block', number: 32_197_714n}],
    ['0x24d37', {kind: 'block', number: 150_839n}],
    ['0x', undefined],
    [hash.slice(0, -1), undefined],
    ['latest', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('reads %j', (text, target) => {
    expect(parseTarget(text)).toEqual(target);
  });

  it.each([
    [hash, 'linea', 'tx'],
    ['150839', 'lineaSepolia', 'block'],
  ] as const)('is filled by the link to %s', (text, network, name) => {
    const path = createFinalityPath(text, network);
    expect(path).toBe(
      `/technology/transaction-lifecycle#${name}=${text}&network=${network}`,
    );
    expect(readSharedTarget(path.slice(path.indexOf('#')))).toEqual({
      text,
      network,
    });
  });

  it.each([
    ['#tx=0x12&network=sepolia', {text: '0x12', network: 'lineaSepolia'}],
    ['#block=7&network=goerli', {text: '7', network: undefined}],
    ['#two-finalities', undefined],
  ])('reads the hash %s', (urlHash, shared) => {
    expect(readSharedTarget(urlHash)).toEqual(shared);
  });
});

it.each([
  [0n, '0 s'],
  [59n, '59 s'],
  [135n, '2 min 15 s'],
  [10_260n, '2 h 51 min'],
  [7200n, '2 h'],
  [90_061n, '1 d 1 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
