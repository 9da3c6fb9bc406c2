import {
  encodeAbiParameters,
  keccak256,
  parseAbiParameters,
  toBytes,
  toEventSelector,
  zeroAddress,
  type Hash,
  type Hex,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {findTransactionHash} from '../../../src/features/decoder/hex';
import {
  explainFee,
  explainFinality,
  explainSentMessage,
  explainMessageState,
  formatTimes,
  summarize,
  summarizeTrace,
} from '../../../src/features/decoder/lookup/explain';
import {
  lookUp,
  toDecoderInput,
  traceTransaction,
  type LookUpResult,
  type MinedTransaction,
  type SendRequest,
} from '../../../src/features/decoder/lookup/transaction';
import {
  createClaim,
  findSentMessages,
  readMessageState,
  type SentMessage,
} from '../../../src/features/decoder/lookup/message';
import {createCodeSamples} from '../../../src/features/contracts/samples/codeSamples';
import {send} from '../../../src/features/rpc/send';
import {createTransport, readRecordedResponse} from '../responses';
import cases from './lookUps.json';
import {
  decode,
  encodeError,
  encodeWord,
  getMatches,
  getValues,
} from './support';

type Fields = Readonly<Record<string, unknown>>;

const l2Service = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const l1Service = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';

const getResult = (name: string): Fields =>
  readRecordedResponse(name).response.result as Fields;

/** Creates a mock endpoint and a list of the requests that it receives. `responses` maps each method to the name of a recorded response or to a result. */
function createNode(responses: Fields) {
  const requests: [method: string, params: readonly unknown[]][] = [];
  const sendRequest: SendRequest = (method, params) => {
    requests.push([method, params]);
    const value =
      method in responses ? responses[method] : 'besu_method_not_found';
    const {response, httpStatus = '200'} =
      typeof value === 'string' && value.includes('_')
        ? readRecordedResponse(value)
        : {response: {result: value}};
    return send(
      {url: '', host: ''},
      {method, errors: []},
      params,
      new AbortController().signal,
      createTransport({
        status: Number.parseInt(httpStatus, 10),
        text: JSON.stringify({...response, id: 1}),
      }),
    );
  };
  return {sendRequest, requests};
}

/** Gives a recorded transaction the hash and block of a recorded receipt. `changes` overrides fields of the receipt. The block itself is not recorded. */
function mineTransaction(
  transactionName: string,
  receiptName: string,
  changes: Fields = {},
) {
  const [transaction, receipt] = [
    getResult(transactionName),
    getResult(receiptName),
  ];
  const {transactionHash, blockHash, blockNumber, transactionIndex} = receipt;
  const responses = {
    eth_chainId: transaction.chainId,
    eth_getTransactionByHash: {
      ...transaction,
      hash: transactionHash,
      blockHash,
      blockNumber,
      transactionIndex,
    },
    eth_getTransactionReceipt: {...receipt, ...changes},
    eth_getBlockByNumber: {
      number: '0x24d00',
      timestamp: '0x6a000000',
      transactions: [],
    },
  };
  return {hash: transactionHash as Hash, responses};
}

const transfer = mineTransaction(
  'linea_transfer_transaction',
  'linea_transfer_receipt',
);
const getMinedTransaction = (result: LookUpResult): MinedTransaction => {
  if (result.status !== 'mined') throw new Error(JSON.stringify(result));
  return result.mined;
};
const getCall = (requests: ReturnType<typeof createNode>['requests']) =>
  requests.find(([method]) => method === 'eth_call')?.[1];
const getFirstValues = (input: string) =>
  getValues(getMatches(decode(input)[0])[0]?.args);

describe('a mined transaction', () => {
  it.each(cases.transactions)(
    'is shown with its fee and its original bytes: $name',
    async ({name, text, fee, sentence}) => {
      const {hash, responses} = mineTransaction(
        `${name}_transaction`,
        `${name}_receipt`,
      );
      const result = await lookUp(createNode(responses).sendRequest, hash);
      const {decoded} = decode(toDecoderInput(getMinedTransaction(result)))[0];
      expect([
        summarize(result, 'host').text,
        explainFee(getMinedTransaction(result)),
      ]).toEqual([text, fee]);
      expect(decoded).toMatchObject({
        status: 'transaction',
        transaction: {sentence: expect.stringContaining(sentence) as string},
      });
      expect(
        decoded.status === 'transaction' && keccak256(decoded.transaction.raw),
      ).toBe(hash);
    },
  );

  const hash = `0x${'ab'.repeat(32)}` as const;
  const revertReason = encodeError('Error(string)', [
    'ERC20: transfer amount exceeds balance',
  ]);
  it.each<[name: string, topics: readonly Hex[], data: Hex, text: string]>([
    [
      'a user operation with a reason',
      [
        toEventSelector(
          'UserOperationRevertReason(bytes32,address,uint256,bytes)',
        ),
        hash,
        encodeWord(1),
      ],
      encodeAbiParameters(parseAbiParameters('uint256, bytes'), [
        1n,
        revertReason,
      ]),
      'the user operation in it failed: “ERC20: transfer amount exceeds balance”.',
    ],
    [
      'a user operation without a reason',
      [
        toEventSelector(
          'UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)',
        ),
        hash,
        encodeWord(1),
        encodeWord(0),
      ],
      encodeAbiParameters(
        parseAbiParameters('uint256, bool, uint256, uint256'),
        [1n, false, 2n, 3n],
      ),
      'the user operation in it failed: it gave no reason.',
    ],
    [
      'a Safe before 1.4',
      [keccak256(toBytes('ExecutionFailure(bytes32,uint256)'))],
      encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [hash, 0n]),
      'the call of the Safe in it failed',
    ],
    [
      'a Safe from 1.4 on',
      [keccak256(toBytes('ExecutionFailure(bytes32,uint256)')), hash],
      encodeWord(0),
      'the call of the Safe in it failed',
    ],
  ])(
    'that succeeded is headed by the call that failed inside: %s',
    async (_, topics, data, text) => {
      const log = {address: l2Service, topics, data, logIndex: '0x0'};
      const mined = mineTransaction(
        'linea_transfer_transaction',
        'linea_transfer_receipt',
        {logs: [log]},
      );
      const {sendRequest} = createNode(mined.responses);
      const summary = summarize(await lookUp(sendRequest, mined.hash), 'host');
      expect(summary.kind).toBe('failure');
      expect(summary.text).toContain(
        `The transaction was included on Linea Mainnet; ${text}`,
      );
    },
  );

  // No failed transaction is recorded, so these tests combine a call on Linea Mainnet with the receipt of a transfer, marked as failed.
  it.each(cases.replays)(
    'that failed is explained by the response to its replay: $response',
    async ({response, text, values, gasUsed = '0x8000'}) => {
      const {hash, responses} = mineTransaction(
        'linea_call_transaction',
        'linea_transfer_receipt',
        {status: '0x0', gasUsed},
      );
      const {sendRequest, requests} = createNode({
        ...responses,
        eth_call: response,
      });
      const result = await lookUp(sendRequest, hash, 'linea');
      expect(getCall(requests)).toEqual([
        {
          from: '0x713c9aa2bdc82febc3b7f0e07f8a19a99bf6e047',
          to: '0xba49765b67ba05070027297e8c6240ab7d1d10fb',
          data: '0x1249c58b',
          gas: '0x13072',
          value: '0xd12f0c4c6000',
        },
        '0x24d36',
      ]);
      expect(summarize(result, 'host').text).toMatch(
        /^The transaction failed on Linea Mainnet\. /,
      );
      expect(summarize(result, 'host').text).toContain(text);
      if (values)
        expect(
          getFirstValues(toDecoderInput(getMinedTransaction(result))),
        ).toEqual(values);
    },
  );

  it.each(cases.replays.filter(({text}) => text.endsWith('archive node')))(
    'that failed is also explained if the response to its replay is pasted: $response',
    ({response}) => {
      expect(
        decode(JSON.stringify(readRecordedResponse(response).response))[0]
          .decoded,
      ).toMatchObject({
        status: 'rejected',
        diagnosis: {title: 'The node does not have the state of that block'},
      });
    },
  );

  it("that deploys a contract is replayed without a `to` address (geth's transaction with the receipt of a deployment on Linea Sepolia, marked as failed)", async () => {
    const {hash, responses} = mineTransaction(
      'geth_create_transaction',
      'linea_sepolia_deployment_receipt',
      {status: '0x0', gasUsed: '0x8000'},
    );
    const {sendRequest, requests} = createNode({
      ...responses,
      eth_call: 'opgeth_call_revert_no_data',
    });
    const result = await lookUp(sendRequest, hash, 'lineaSepolia');
    expect(getCall(requests)?.[0]).not.toHaveProperty('to');
    expect(summarize(result, 'host').text).toContain(
      'reverts without a reason',
    );
    expect(
      decode(toDecoderInput(getMinedTransaction(result)))
        .slice(1)
        .map((log) => getMatches(log)[0]?.name),
    ).toEqual(['OwnershipTransferred', 'Transfer']);
  });

  it.each([
    ['geth_setcode', 'authorizationList'],
    ['geth_dynamic_fee', 'accessList'],
  ])(
    'is replayed with its authorization list or access list (%s, marked as failed)',
    async (name, list) => {
      const {hash, responses} = mineTransaction(
        `${name}_transaction`,
        `${name}_receipt`,
        {status: '0x0'},
      );
      const {sendRequest, requests} = createNode({
        ...responses,
        eth_call: '0x',
      });
      await lookUp(sendRequest, hash);
      expect(getCall(requests)?.[0]).toMatchObject({
        [list]: getResult(`${name}_transaction`)[list],
      });
    },
  );

  it('is reported as sealed, then as final', async () => {
    const mined = getMinedTransaction(
      await lookUp(createNode(transfer.responses).sendRequest, transfer.hash),
    );
    expect(explainFinality(mined, 'linea')).toBe(
      'Sealed by the sequencer, but not yet final on Ethereum: finality takes about 2 hours. The last final block is 150,784.',
    );
    expect(
      explainFinality({...mined, finalizedBlock: 150_839n}, 'linea'),
    ).toMatch(/^Final on Ethereum/);
    expect(
      explainFinality({...mined, finalizedBlock: undefined}, 'linea'),
    ).toContain('does not report');
    expect(formatTimes(mined.timestamp ?? 0n)[1]).toBe(
      '10 May 2026, 03:48:16 UTC',
    );
  });
});

it.each(cases.traces)(
  'a trace is decoded, or its error is explained with a next step: $response',
  async ({response, text, values}) => {
    const outcome = await traceTransaction(
      createNode({debug_traceTransaction: response}).sendRequest,
      transfer.hash,
    );
    expect(summarizeTrace(outcome)?.text).toBe(text);
    if (values)
      expect(getFirstValues(JSON.stringify(outcome.result))).toEqual(values);
  },
);

describe('a transaction that is not in a block', () => {
  const unknownResponses = {
    eth_getTransactionByHash: 'geth_unknown_receipt',
    eth_getTransactionReceipt: 'geth_unknown_receipt',
  };

  it.each(cases.exclusions)(
    'is reported as rejected or unknown: $response',
    async ({response, text}) => {
      const responses = {
        ...unknownResponses,
        linea_getTransactionExclusionStatusV1: response,
      };
      expect(
        summarize(
          await lookUp(
            createNode(responses).sendRequest,
            transfer.hash,
            'linea',
          ),
          'host',
        ).text,
      ).toContain(text);
    },
  );

  it('is reported as pending', async () => {
    const [transaction] = getResult('linea_sepolia_legacy_transaction')
      .transactions as readonly [{hash: Hash}];
    const responses = {
      ...unknownResponses,
      eth_getTransactionByHash: transaction,
      linea_getTransactionExclusionStatusV1: 'exclusion_unknown_live',
    };
    const result = await lookUp(
      createNode(responses).sendRequest,
      transaction.hash,
      'lineaSepolia',
    );
    expect([result.status, summarize(result, 'host').text]).toEqual([
      'pending',
      expect.stringContaining(
        'it is not in a block yet. It has not been rejected',
      ),
    ]);
  });

  it('is looked up on Ethereum without its exclusion status', async () => {
    const {sendRequest, requests} = createNode({
      ...unknownResponses,
      eth_chainId: '0x1',
    });
    await lookUp(sendRequest, transfer.hash);
    expect(requests.map(([method]) => method)).not.toContain(
      'linea_getTransactionExclusionStatusV1',
    );
  });

  it.each(cases.failures)(
    'cannot be looked up if the endpoint’s response is an error or invalid: $response',
    async ({response, text}) => {
      const result = await lookUp(
        createNode({
          eth_getTransactionByHash: response,
          eth_getTransactionReceipt: response,
        }).sendRequest,
        transfer.hash,
        'linea',
      );
      expect([result.status, summarize(result, 'host').text]).toEqual([
        'failed',
        expect.stringContaining(text),
      ]);
    },
  );
});

describe('a message in the logs', () => {
  const logs = getResult(
    'linea_message_service_logs',
  ) as unknown as readonly Fields[];
  const sender = '0x34d5011Fc936784Ed841CA7D010B27521Eb5836A';

  /** Adds the recorded logs of the message service on Linea to the recorded transfer. No logs of the service on Ethereum are recorded, so the same logs are used with its address. */
  const lookUpMessage = async (
    address: string,
    network: 'linea' | 'ethereum',
    blockNumber = logs[0]?.blockNumber,
  ) => {
    const {hash, responses} = mineTransaction(
      'linea_transfer_transaction',
      'linea_transfer_receipt',
      {blockNumber, logs: logs.map((log) => ({...log, address}))},
    );
    const mined = getMinedTransaction(
      await lookUp(createNode(responses).sendRequest, hash, network),
    );
    return {mined, messages: findSentMessages(mined, network)};
  };

  const readState = (message: SentMessage, response: string) =>
    readMessageState(createNode({eth_call: response}).sendRequest, message);

  it('of a withdrawal is claimed on Ethereum with a proof after its block is final', async () => {
    expect(
      (await lookUpMessage(l2Service, 'linea', '0x24d37')).messages,
    ).toMatchObject([{needsProof: false}]);
    const {
      mined,
      messages: [withdrawal],
    } = await lookUpMessage(l2Service, 'linea');
    if (!withdrawal) throw new Error('There is no message.');
    expect(withdrawal).toMatchObject({
      from: sender,
      to: sender,
      fee: 0n,
      value: 22_820_000_000_000_000n,
      nonce: 75_067n,
      calldata: '0x',
      hash: '0x9949dcba752e2d685c69f6473546fbe44cd5cdbb7152ee83b722241993d93e0b',
      target: 'ethereum',
      service: l1Service,
      needsProof: true,
    });
    expect(explainSentMessage(withdrawal, mined)).toContain(
      'cannot be claimed yet',
    );
    const finalTransaction = {...mined, finalizedBlock: 30_000_000n};
    expect(explainSentMessage(withdrawal, finalTransaction)).toContain(
      'can be claimed with a proof',
    );
    const [viem = '', , cast = ''] = createCodeSamples(
      createClaim(withdrawal),
    ).map(({code}) => code);
    for (const part of [
      `address: '${l1Service}'`,
      'messageNumber: 75067n',
      'fee: 0n',
      'value: 22820000000000000n',
      "data: '0x'",
      'YOUR_LEAF_INDEX',
    ])
      expect(viem).toContain(part);
    expect(cast).toContain(
      `,75067,YOUR_LEAF_INDEX,${sender},${sender},0,22820000000000000,${zeroAddress},0xYOUR_MERKLE_ROOT,0x)`,
    );
    expect(await readState(withdrawal, encodeWord(1))).toBe('claimed');
    const state = await readState(withdrawal, encodeWord(0));
    expect([
      state,
      typeof state === 'string' &&
        explainMessageState(state, withdrawal, finalTransaction),
    ]).toEqual([
      'absent',
      'The message has not been claimed, and its block is final: send the call below.',
    ]);
    expect(await readState(withdrawal, '0x')).toMatchObject({
      summary: expect.stringContaining(
        'an endpoint for Ethereum Mainnet',
      ) as string,
    });
    expect(await readState(withdrawal, 'capacity_alchemy')).toMatchObject({
      kind: 'error',
    });
  });

  it('of a deposit is claimed on Linea with the values in its log', async () => {
    const {
      mined,
      messages: [deposit],
    } = await lookUpMessage(l1Service, 'ethereum');
    if (!deposit) throw new Error('There is no message.');
    const [viem = ''] = createCodeSamples(createClaim(deposit)).map(
      ({code}) => code,
    );
    for (const part of [
      `address: '${l2Service}'`,
      '75067n, // _nonce',
      "'0x', // _calldata",
      'chain: linea',
    ])
      expect(viem).toContain(part);
    expect(await readState(deposit, encodeWord(1))).toBe('received');
    expect(explainMessageState('absent', deposit, mined)).toContain(
      'about 20 minutes',
    );
  });

  it('from another contract is not a protocol message', async () => {
    expect((await lookUpMessage(sender, 'linea')).messages).toEqual([]);
  });
});

it.each([
  [`0x${'AB'.repeat(32)}`, true],
  [`"${'ab'.repeat(32)}"`, true],
  [`https://sepolia.lineascan.build/tx/0x${'ab'.repeat(32)}`, true],
  [
    `{"blockHash": "0x${'11'.repeat(32)}", "transactionHash":"0x${'ab'.repeat(32)}"}`,
    true,
  ],
  [`Error: failed (receipt={ "hash": "0x${'ab'.repeat(32)}" })`, true],
  [`{"blockHash": "0x${'11'.repeat(32)}"}`, false],
  [`role 0x${'ab'.repeat(32)}`, false],
  [`0x${'ab'.repeat(32)} 0x${'ab'.repeat(32)}`, false],
])('a transaction hash is found in %s: %s', (text, isFound) => {
  expect(findTransactionHash(text)).toBe(
    isFound ? `0x${'ab'.repeat(32)}` : undefined,
  );
});
