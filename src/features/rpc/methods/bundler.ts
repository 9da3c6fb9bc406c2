import {account, repeatByte, log, receipt, transaction} from '../exampleValues';
import {refs, tuple} from './schemas';
import type {JsonSchema, RpcMethod} from '../types';

// ERC-4337 and ERC-7769 define the `eth_` methods; tests compare the fields with viem's types. The `pimlico_` methods come from the
// bundler behind the endpoint, and their types from Pimlico's permissionless.js.

const createQuantity = (description: string): JsonSchema => ({
  ...refs.quantity,
  description,
});

const operation: JsonSchema = {$ref: '#/components/schemas/UserOperation'};
const operationParam: JsonSchema = {
  ...operation,
  title: 'userOperation',
  description: 'The user operation',
};
const entryPoint: JsonSchema = {
  ...refs.address,
  title: 'entryPoint',
  description: 'An EntryPoint contract that the bundler supports',
};
const operationHash: JsonSchema = {
  ...refs.hash,
  title: 'userOperationHash',
  description: 'The hash that `eth_sendUserOperation` returned',
};
const fees: JsonSchema = {
  type: 'object',
  properties: {
    maxFeePerGas: refs.quantity,
    maxPriorityFeePerGas: refs.quantity,
  },
  required: ['maxFeePerGas', 'maxPriorityFeePerGas'],
};

export const bundlerSchemas: Readonly<Record<string, JsonSchema>> = {
  UserOperation: {
    type: 'object',
    properties: {
      sender: {...refs.address, description: 'The smart account'},
      nonce: {
        ...refs.quantity,
        description: 'Nonce of the account at the EntryPoint',
      },
      factory: {
        ...refs.address,
        description:
          'Contract that creates the account (EntryPoint 0.7 and later)',
      },
      factoryData: {
        ...refs.bytes,
        description: 'Calldata for the factory (EntryPoint 0.7 and later)',
      },
      initCode: {
        ...refs.bytes,
        description:
          'Factory address followed by its calldata (EntryPoint 0.6 only)',
      },
      callData: {...refs.bytes, description: 'Calldata for the account'},
      callGasLimit: createQuantity('Gas for the call'),
      verificationGasLimit: createQuantity('Gas to verify the operation'),
      preVerificationGas: createQuantity(
        'Gas that pays the bundler for its overhead, including the cost of calldata',
      ),
      maxFeePerGas: createQuantity('Maximum price per unit of gas, in wei'),
      maxPriorityFeePerGas: createQuantity(
        'Priority fee per unit of gas, in wei',
      ),
      paymaster: {
        ...refs.address,
        description:
          'Contract that pays for the operation (EntryPoint 0.7 and later)',
      },
      paymasterVerificationGasLimit: createQuantity(
        'Gas for verification by the paymaster',
      ),
      paymasterPostOpGasLimit: createQuantity(
        'Gas for the paymaster after the call',
      ),
      paymasterData: {
        ...refs.bytes,
        description: 'Data for the paymaster (EntryPoint 0.7 and later)',
      },
      paymasterAndData: {
        ...refs.bytes,
        description:
          'Paymaster address followed by its data (EntryPoint 0.6 only)',
      },
      signature: {
        ...refs.bytes,
        description:
          'Signature that the account accepts; for estimates, a dummy signature of the same length',
      },
    },
    required: ['sender', 'nonce', 'callData', 'signature'],
    additionalProperties: false,
  },
};

const entryPointAddress = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
const dummySignature = `0x${'ff'.repeat(65)}`;
const unsignedOperation = {
  sender: account,
  nonce: '0x0',
  callData: '0xb61d27f6',
  signature: dummySignature,
};
const gasLimits = {
  callGasLimit: '0xc350',
  verificationGasLimit: '0x186a0',
  preVerificationGas: '0xc350',
};
const price = {maxFeePerGas: '0x7270e00', maxPriorityFeePerGas: '0x39386f9'};
const signedOperation = {...unsignedOperation, ...gasLimits, ...price};
const hash = repeatByte('0e');

type Details = Omit<RpcMethod, 'method' | 'group' | 'summary' | 'isPublic'>;

const createMethod = (
  name: string,
  summary: string,
  details: Omit<Details, 'errors'>,
): RpcMethod => ({
  method: name,
  group: 'bundler',
  summary,
  ...details,
  isPublic: true,
  errors: [],
});

export const bundlerMethods = {
  eth_sendUserOperation: createMethod(
    'eth_sendUserOperation',
    'Submits a signed user operation to the bundler.',
    {
      params: tuple([operationParam, entryPoint]),
      result: {...refs.hash, description: 'Hash of the user operation'},
      example: {params: [signedOperation, entryPointAddress], result: hash},
      initialParams: [
        {...signedOperation, signature: 'SIGNATURE'},
        entryPointAddress,
      ],
      note: "This sends a real operation and cannot be undone. Replace SIGNATURE with your account's signature.",
      clientMethods: {viem: 'sendUserOperation'},
    },
  ),
  eth_estimateUserOperationGas: createMethod(
    'eth_estimateUserOperationGas',
    'Estimates the gas limits of a user operation.',
    {
      params: tuple(
        [
          operationParam,
          entryPoint,
          {
            type: 'object',
            title: 'stateOverrides',
            description: 'State to use for the simulation, by address',
          },
        ],
        2,
      ),
      result: {
        type: 'object',
        properties: {
          callGasLimit: refs.quantity,
          verificationGasLimit: refs.quantity,
          preVerificationGas: refs.quantity,
          paymasterVerificationGasLimit: refs.quantity,
          paymasterPostOpGasLimit: refs.quantity,
        },
        required: [
          'callGasLimit',
          'verificationGasLimit',
          'preVerificationGas',
        ],
      },
      example: {
        params: [unsignedOperation, entryPointAddress],
        result: gasLimits,
      },
      clientMethods: {viem: 'estimateUserOperationGas'},
    },
  ),
  eth_supportedEntryPoints: createMethod(
    'eth_supportedEntryPoints',
    'Returns the EntryPoint contracts that the bundler supports.',
    {
      params: tuple([]),
      result: {type: 'array', items: refs.address},
      example: {
        params: [],
        result: [
          '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
          entryPointAddress,
        ],
      },
      clientMethods: {viem: 'getSupportedEntryPoints'},
    },
  ),
  eth_getUserOperationByHash: createMethod(
    'eth_getUserOperationByHash',
    'Returns a user operation and the transaction that includes it.',
    {
      params: tuple([operationHash]),
      result: {
        anyOf: [
          {type: 'null'},
          {
            type: 'object',
            properties: {
              userOperation: operation,
              entryPoint: refs.address,
              blockNumber: refs.quantity,
              blockHash: refs.hash,
              transactionHash: refs.hash,
            },
            required: ['userOperation', 'entryPoint'],
          },
        ],
      },
      example: {
        params: [hash],
        result: {
          userOperation: signedOperation,
          entryPoint: entryPointAddress,
          blockNumber: transaction.blockNumber,
          blockHash: transaction.blockHash,
          transactionHash: transaction.hash,
        },
      },
      clientMethods: {viem: 'getUserOperation'},
    },
  ),
  eth_getUserOperationReceipt: createMethod(
    'eth_getUserOperationReceipt',
    'Returns the outcome of an included user operation.',
    {
      params: tuple([operationHash]),
      result: {
        anyOf: [
          {type: 'null'},
          {
            type: 'object',
            properties: {
              userOpHash: refs.hash,
              entryPoint: refs.address,
              sender: refs.address,
              nonce: refs.quantity,
              paymaster: refs.address,
              actualGasCost: createQuantity(
                'Amount that the account or the paymaster paid, in wei',
              ),
              actualGasUsed: refs.quantity,
              success: {
                type: 'boolean',
                description: 'Whether the call to the account succeeded',
              },
              reason: {
                type: 'string',
                description: 'Revert bytes or message if the call failed',
              },
              logs: {
                type: 'array',
                items: refs.log,
                description: 'Logs of this operation',
              },
              receipt: {
                ...refs.receipt,
                description: 'Receipt of the transaction that included it',
              },
            },
            required: [
              'userOpHash',
              'sender',
              'nonce',
              'actualGasCost',
              'actualGasUsed',
              'success',
              'logs',
              'receipt',
            ],
          },
        ],
      },
      example: {
        params: [hash],
        result: {
          userOpHash: hash,
          entryPoint: entryPointAddress,
          sender: account,
          nonce: '0x0',
          actualGasCost: '0xabc5d3c00',
          actualGasUsed: '0x2dc6c',
          success: true,
          logs: [log],
          receipt,
        },
      },
      clientMethods: {viem: 'getUserOperationReceipt'},
    },
  ),
  pimlico_getUserOperationGasPrice: createMethod(
    'pimlico_getUserOperationGasPrice',
    'Returns the fees at which the bundler accepts user operations.',
    {
      params: tuple([]),
      result: {
        type: 'object',
        properties: {slow: fees, standard: fees, fast: fees},
        required: ['slow', 'standard', 'fast'],
      },
      example: {
        params: [],
        result: {slow: price, standard: price, fast: price},
      },
    },
  ),
  pimlico_getUserOperationStatus: createMethod(
    'pimlico_getUserOperationStatus',
    'Returns the status of a user operation.',
    {
      params: tuple([operationHash]),
      result: {
        type: 'object',
        properties: {
          status: {
            type: 'string',
            enum: [
              'not_found',
              'not_submitted',
              'submitted',
              'rejected',
              'reverted',
              'included',
              'failed',
            ],
          },
          transactionHash: {
            anyOf: [{type: 'null'}, refs.hash],
            description:
              'The transaction that includes it; it can change while the status is `submitted`',
          },
        },
        required: ['status', 'transactionHash'],
      },
      example: {
        params: [hash],
        result: {status: 'included', transactionHash: transaction.hash},
      },
    },
  ),
  pimlico_simulateAssetChanges: createMethod(
    'pimlico_simulateAssetChanges',
    'Simulates a user operation and returns the balances that it changes.',
    {
      params: tuple(
        [
          operationParam,
          entryPoint,
          {
            ...refs.block,
            title: 'block',
            description: 'The block whose state the simulation uses',
          },
        ],
        2,
      ),
      result: {
        type: 'object',
        description:
          'Changes in ETH and in ERC-20, ERC-721 and ERC-1155 tokens',
      },
      example: {
        params: [unsignedOperation, entryPointAddress],
        result: {assetChanges: []},
      },
    },
  ),
} as const satisfies Record<string, RpcMethod>;
