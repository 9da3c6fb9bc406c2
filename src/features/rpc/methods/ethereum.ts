import spec from '../sources/ethereum.json';
import type {EthereumMethod, EthereumSpec} from '../build/ethereumSpec';
import {account, block, filter, genesis, hashOf, log, receipt, transaction, usdc, balanceOf} from './samples';
import {refs, tuple} from './schemas';
import {reverted} from './errors';
import {meanings} from './meanings';
import type {JsonSchema, RpcCallers, RpcGroup, RpcMethod} from './types';

// TypeScript reads the words of a JSON file as any text; a test holds the file against its source.
const {methods: described, schemas} = spec as unknown as EthereumSpec;

/** A schema whose parameters and fields say what they mean. */
function explained(owner: string, schema: JsonSchema): JsonSchema {
  const withMeaning = (name: string, value: JsonSchema): JsonSchema => {
    const description = meanings[`${owner}.${name}`] ?? meanings[name];
    return description ? {...value, description} : value;
  };
  const {properties, prefixItems} = schema;
  return {
    ...schema,
    ...(prefixItems && {prefixItems: prefixItems.map((param) => withMeaning(param.title ?? '', param))}),
    ...(properties && {properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, withMeaning(name, value)]))}),
  };
}

export const ethereumSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, explained(name, schema)]),
);

/** What we add to the description of a method. */
interface Own {
  readonly group: RpcGroup;
  readonly params: readonly unknown[];
  readonly result: unknown;
  readonly callers?: RpcCallers;
  readonly errors?: RpcMethod['errors'];
  readonly summary?: string;
}

const call = {from: account, to: usdc, input: balanceOf};
const filterGone: RpcMethod['errors'] = [{code: -32000, message: 'Filter not found', mend: 'Read logs with eth_getLogs: the filter is on another node, or has expired.'}];

const own: Readonly<Record<EthereumMethod, Own>> = {
  eth_chainId: {group: 'chain', params: [], result: '0xe708', callers: {viem: 'getChainId', ethers: 'getNetwork', cast: 'chain-id'}},
  eth_blockNumber: {group: 'chain', params: [], result: '0x1c9c380', callers: {viem: 'getBlockNumber', ethers: 'getBlockNumber', cast: 'block-number'}},
  eth_gasPrice: {group: 'chain', params: [], result: '0x3938700', callers: {viem: 'getGasPrice', ethers: 'getFeeData', cast: 'gas-price'}},
  eth_feeHistory: {
    group: 'chain',
    params: ['0x2', 'latest', [50]],
    result: {oldestBlock: '0x1c9c37f', baseFeePerGas: ['0x7', '0x7', '0x7'], gasUsedRatio: [0.0021, 0.0008], reward: [['0x39386f9'], ['0x39386f9']]},
    callers: {viem: 'getFeeHistory'},
  },
  eth_estimateGas: {
    group: 'chain',
    params: [call],
    result: '0x79b6',
    callers: {viem: 'estimateGas', ethers: 'estimateGas', cast: 'estimate'},
    errors: [reverted],
  },
  eth_accounts: {group: 'chain', params: [], result: [], callers: {ethers: 'listAccounts'}, summary: 'Returns the addresses whose keys the node holds: none on a public endpoint.'},
  eth_getBalance: {group: 'state', params: [account, 'latest'], result: '0x16345785d8a0000', callers: {viem: 'getBalance', ethers: 'getBalance', cast: 'balance'}},
  eth_getCode: {group: 'state', params: [usdc, 'latest'], result: '0x60806040526004361061006d57', callers: {viem: 'getCode', ethers: 'getCode', cast: 'code'}},
  eth_getStorageAt: {group: 'state', params: [usdc, '0x0', 'latest'], result: `0x${'0'.repeat(63)}1`, callers: {viem: 'getStorageAt', ethers: 'getStorage', cast: 'storage'}},
  eth_getTransactionCount: {group: 'state', params: [account, 'latest'], result: '0x2a', callers: {viem: 'getTransactionCount', ethers: 'getTransactionCount', cast: 'nonce'}},
  eth_call: {group: 'state', params: [call, 'latest'], result: `0x${'4c4b40'.padStart(64, '0')}`, callers: {viem: 'call', ethers: 'call', cast: 'call'}, errors: [reverted]},
  eth_getProof: {
    group: 'state',
    params: [account, [hashOf('00')], 'latest'],
    result: {
      address: account,
      accountProof: ['0xf90211a0', '0xf8518080'],
      balance: '0x16345785d8a0000',
      codeHash: '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
      nonce: '0x2a',
      storageHash: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
      storageProof: [{key: hashOf('00'), value: '0x0', proof: []}],
    },
    callers: {viem: 'getProof', cast: 'proof'},
  },
  eth_getBlockByHash: {group: 'blocks', params: [genesis, false], result: block, callers: {viem: 'getBlock', ethers: 'getBlock', cast: 'block'}},
  eth_getBlockByNumber: {group: 'blocks', params: ['0x1c9c380', false], result: block, callers: {viem: 'getBlock', ethers: 'getBlock', cast: 'block'}},
  eth_getBlockTransactionCountByHash: {group: 'blocks', params: [genesis], result: '0x0', callers: {viem: 'getBlockTransactionCount'}},
  eth_getBlockTransactionCountByNumber: {group: 'blocks', params: ['0x1c9c380'], result: '0x1', callers: {viem: 'getBlockTransactionCount'}},
  eth_getTransactionByHash: {group: 'transactions', params: [transaction.hash], result: transaction, callers: {viem: 'getTransaction', ethers: 'getTransaction', cast: 'tx'}},
  eth_getTransactionByBlockHashAndIndex: {group: 'transactions', params: [genesis, '0x0'], result: transaction, callers: {viem: 'getTransaction'}},
  eth_getTransactionByBlockNumberAndIndex: {group: 'transactions', params: ['0x1c9c380', '0x0'], result: transaction, callers: {viem: 'getTransaction'}},
  eth_getTransactionReceipt: {group: 'transactions', params: [transaction.hash], result: receipt, callers: {viem: 'getTransactionReceipt', ethers: 'getTransactionReceipt', cast: 'receipt'}},
  eth_getLogs: {
    group: 'logs',
    params: [filter],
    result: [log],
    callers: {viem: 'getLogs', ethers: 'getLogs', cast: 'logs'},
    errors: [{code: -32005, message: 'query returned more than <LIMIT> results', part: 'query returned more than', mend: 'Ask for fewer blocks, or filter by address and topics.'}],
  },
  eth_newFilter: {group: 'logs', params: [filter], result: '0x1', callers: {viem: 'createEventFilter'}},
  eth_newBlockFilter: {group: 'logs', params: [], result: '0x2', callers: {viem: 'createBlockFilter'}},
  eth_getFilterChanges: {group: 'logs', params: ['0x1'], result: [log], callers: {viem: 'getFilterChanges'}, errors: filterGone},
  eth_getFilterLogs: {group: 'logs', params: ['0x1'], result: [log], callers: {viem: 'getFilterLogs'}, errors: filterGone},
  eth_uninstallFilter: {group: 'logs', params: ['0x1'], result: true, callers: {viem: 'uninstallFilter'}},
};

const fromSpec = Object.entries(own).map(([method, {params, result, group, callers, errors = [], summary}]): [string, RpcMethod] => {
  const facts = described[method as EthereumMethod];
  return [
    method,
    {
      method,
      group,
      summary: summary ?? facts.summary.replace(/\.?$/, '.'),
      params: explained(method, facts.params),
      result: explained(method, facts.result),
      example: {params, result},
      ...(callers && {callers}),
      isPublic: true,
      errors,
    },
  ];
});

/** Two methods that the package leaves out; execution-apis, the specification behind it, has them. */
const leftOut = {
  eth_maxPriorityFeePerGas: {
    method: 'eth_maxPriorityFeePerGas',
    group: 'chain',
    summary: 'Returns a priority fee per gas, in wei, that the node suggests.',
    params: tuple([]),
    result: refs.quantity,
    example: {params: [], result: '0x39386f9'},
    callers: {viem: 'estimateMaxPriorityFeePerGas', ethers: 'getFeeData'},
    isPublic: true,
    errors: [],
  },
  eth_getBlockReceipts: {
    method: 'eth_getBlockReceipts',
    group: 'blocks',
    summary: 'Returns the receipts of all transactions in a block.',
    params: tuple([{...refs.blockOrHash, title: 'block', description: 'The block to look at'}]),
    result: {anyOf: [{type: 'null'}, {type: 'array', items: refs.receipt}]},
    example: {params: ['0x1c9c380'], result: [receipt]},
    isPublic: true,
    errors: [],
  },
} as const satisfies Record<string, RpcMethod>;

/** Ethereum's methods that work on Linea as they do there. */
export const ethereumMethods = {...(Object.fromEntries(fromSpec) as Record<EthereumMethod, RpcMethod>), ...leftOut};
