import {ethSendBundle} from './ethSendBundle';
import {ethSendRawTransaction} from './ethSendRawTransaction';
import {lineaEstimateGas} from './lineaEstimateGas';
import {lineaGetProof} from './lineaGetProof';
import {lineaGetTransactionExclusionStatusV1} from './lineaGetTransactionExclusionStatusV1';
import type {RpcMethod} from './types';

export type {JsonSchema, RpcMethod} from './types';

/** The JSON-RPC methods with a reference page, by name. Checked in tests/unit/rpc.test.ts. */
export const rpcMethods = {
  eth_sendBundle: ethSendBundle,
  eth_sendRawTransaction: ethSendRawTransaction,
  linea_estimateGas: lineaEstimateGas,
  linea_getProof: lineaGetProof,
  linea_getTransactionExclusionStatusV1: lineaGetTransactionExclusionStatusV1,
} as const satisfies Record<string, RpcMethod>;

export type RpcMethodName = keyof typeof rpcMethods;
