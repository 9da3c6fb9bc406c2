import {
  account,
  balanceOfCalldata,
  block,
  filter,
  genesisHash,
  repeatByte,
  log,
  receipt,
  transaction,
  usdc,
} from '../exampleValues';
import type {JsonSchema, RpcClientMethods, RpcGroup, RpcMethod} from '../types';
import {revertError} from './errors';
// The file is not called ethereum.json, because the site configuration's loader resolves './ethereum' to a JSON file first.
import data from './ethereumMethods.json';

type EthereumMethod = keyof typeof data.methods;

// TypeScript types all strings in a JSON file as `string`. A test compares parameters and results with the schemas.
const methods = data.methods as unknown as Readonly<
  Record<EthereumMethod, Pick<RpcMethod, 'summary' | 'params' | 'result'>>
>;
export const ethereumSchemas = data.schemas as unknown as Readonly<
  Record<string, JsonSchema>
>;

/** The details of a method that are missing from Ethereum's specification. */
interface Usage {
  readonly group: RpcGroup;
  readonly params: readonly unknown[];
  readonly result: unknown;
  readonly clientMethods?: RpcClientMethods;
  readonly errors?: RpcMethod['errors'];
}

const call = {from: account, to: usdc, input: balanceOfCalldata};
const filterNotFound: RpcMethod['errors'] = [
  {
    code: -32000,
    message: 'Filter not found',
    fix: 'Read logs with eth_getLogs: the filter is on another node, or has expired.',
  },
];

/** Group, example, client methods and errors of each method, in the order of the reference. */
const usages: Readonly<Record<EthereumMethod, Usage>> = {
  eth_chainId: {
    group: 'chain',
    params: [],
    result: '0xe708',
    clientMethods: {viem: 'getChainId', ethers: 'getNetwork', cast: 'chain-id'},
  },
  eth_blockNumber: {
    group: 'chain',
    params: [],
    result: '0x1c9c380',
    clientMethods: {
      viem: 'getBlockNumber',
      ethers: 'getBlockNumber',
      cast: 'block-number',
    },
  },
  eth_gasPrice: {
    group: 'chain',
    params: [],
    result: '0x3938700',
    clientMethods: {
      viem: 'getGasPrice',
      ethers: 'getFeeData',
      cast: 'gas-price',
    },
  },
  eth_feeHistory: {
    group: 'chain',
    params: ['0x2', 'latest', [50]],
    result: {
      oldestBlock: '0x1c9c37f',
      baseFeePerGas: ['0x7', '0x7', '0x7'],
      gasUsedRatio: [0.0021, 0.0008],
      reward: [['0x39386f9'], ['0x39386f9']],
    },
    clientMethods: {viem: 'getFeeHistory'},
  },
  eth_estimateGas: {
    group: 'chain',
    params: [call],
    result: '0x79b6',
    clientMethods: {
      viem: 'estimateGas',
      ethers: 'estimateGas',
      cast: 'estimate',
    },
    errors: [revertError],
  },
  eth_accounts: {
    group: 'chain',
    params: [],
    result: [],
    clientMethods: {ethers: 'listAccounts'},
  },
  eth_getBalance: {
    group: 'state',
    params: [account, 'latest'],
    result: '0x16345785d8a0000',
    clientMethods: {viem: 'getBalance', ethers: 'getBalance', cast: 'balance'},
  },
  eth_getCode: {
    group: 'state',
    params: [usdc, 'latest'],
    result: '0x60806040526004361061006d57',
    clientMethods: {viem: 'getCode', ethers: 'getCode', cast: 'code'},
  },
  eth_getStorageAt: {
    group: 'state',
    params: [usdc, '0x0', 'latest'],
    result: `0x${'0'.repeat(63)}1`,
    clientMethods: {
      viem: 'getStorageAt',
      ethers: 'getStorage',
      cast: 'storage',
    },
  },
  eth_getTransactionCount: {
    group: 'state',
    params: [account, 'latest'],
    result: '0x2a',
    clientMethods: {
      viem: 'getTransactionCount',
      ethers: 'getTransactionCount',
      cast: 'nonce',
    },
  },
  eth_call: {
    group: 'state',
    params: [call, 'latest'],
    result: `0x${'4c4b40'.padStart(64, '0')}`,
    clientMethods: {viem: 'call', ethers: 'call', cast: 'call'},
    errors: [revertError],
  },
  eth_getProof: {
    group: 'state',
    params: [account, [repeatByte('00')], 'latest'],
    result: {
      address: account,
      accountProof: ['0xf90211a0', '0xf8518080'],
      balance: '0x16345785d8a0000',
      codeHash:
        '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
      nonce: '0x2a',
      storageHash:
        '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
      storageProof: [{key: repeatByte('00'), value: '0x0', proof: []}],
    },
    clientMethods: {viem: 'getProof', cast: 'proof'},
  },
  eth_getBlockByHash: {
    group: 'blocks',
    params: [genesisHash, false],
    result: block,
    clientMethods: {viem: 'getBlock', ethers: 'getBlock', cast: 'block'},
  },
  eth_getBlockByNumber: {
    group: 'blocks',
    params: ['0x1c9c380', false],
    result: block,
    clientMethods: {viem: 'getBlock', ethers: 'getBlock', cast: 'block'},
  },
  eth_getBlockTransactionCountByHash: {
    group: 'blocks',
    params: [genesisHash],
    result: '0x0',
    clientMethods: {viem: 'getBlockTransactionCount'},
  },
  eth_getBlockTransactionCountByNumber: {
    group: 'blocks',
    params: ['0x1c9c380'],
    result: '0x1',
    clientMethods: {viem: 'getBlockTransactionCount'},
  },
  eth_getTransactionByHash: {
    group: 'transactions',
    params: [transaction.hash],
    result: transaction,
    clientMethods: {
      viem: 'getTransaction',
      ethers: 'getTransaction',
      cast: 'tx',
    },
  },
  eth_getTransactionByBlockHashAndIndex: {
    group: 'transactions',
    params: [genesisHash, '0x0'],
    result: transaction,
    clientMethods: {viem: 'getTransaction'},
  },
  eth_getTransactionByBlockNumberAndIndex: {
    group: 'transactions',
    params: ['0x1c9c380', '0x0'],
    result: transaction,
    clientMethods: {viem: 'getTransaction'},
  },
  eth_getTransactionReceipt: {
    group: 'transactions',
    params: [transaction.hash],
    result: receipt,
    clientMethods: {
      viem: 'getTransactionReceipt',
      ethers: 'getTransactionReceipt',
      cast: 'receipt',
    },
  },
  eth_getLogs: {
    group: 'logs',
    params: [filter],
    result: [log],
    clientMethods: {viem: 'getLogs', ethers: 'getLogs', cast: 'logs'},
    errors: [
      {
        code: -32005,
        message: 'query returned more than <LIMIT> results',
        part: 'query returned more than',
        cause: 'The query finds more logs than the endpoint returns at once',
        fix: 'Request fewer blocks, or filter by address and topics.',
      },
    ],
  },
  eth_newFilter: {
    group: 'logs',
    params: [filter],
    result: '0x1',
    clientMethods: {viem: 'createEventFilter'},
  },
  eth_newBlockFilter: {
    group: 'logs',
    params: [],
    result: '0x2',
    clientMethods: {viem: 'createBlockFilter'},
  },
  eth_getFilterChanges: {
    group: 'logs',
    params: ['0x1'],
    result: [log],
    clientMethods: {viem: 'getFilterChanges'},
    errors: filterNotFound,
  },
  eth_getFilterLogs: {
    group: 'logs',
    params: ['0x1'],
    result: [log],
    clientMethods: {viem: 'getFilterLogs'},
    errors: filterNotFound,
  },
  eth_uninstallFilter: {
    group: 'logs',
    params: ['0x1'],
    result: true,
    clientMethods: {viem: 'uninstallFilter'},
  },
  eth_maxPriorityFeePerGas: {
    group: 'chain',
    params: [],
    result: '0x39386f9',
    clientMethods: {viem: 'estimateMaxPriorityFeePerGas', ethers: 'getFeeData'},
  },
  eth_getBlockReceipts: {
    group: 'blocks',
    params: ['0x1c9c380'],
    result: [receipt],
  },
};

/** Ethereum's methods that work the same on Linea. */
export const ethereumMethods = Object.fromEntries(
  Object.entries(usages).map(
    ([method, {params, result, errors = [], ...usage}]) => [
      method,
      {
        ...methods[method as EthereumMethod],
        ...usage,
        method,
        example: {params, result},
        isPublic: true,
        errors,
      } satisfies RpcMethod,
    ],
  ),
) as Record<EthereumMethod, RpcMethod>;
