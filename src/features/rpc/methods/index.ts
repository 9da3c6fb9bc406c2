import {bundlerMethods, bundlerSchemas} from './bundler';
import {ethSendBundle} from './ethSendBundle';
import {ethSendRawTransaction} from './ethSendRawTransaction';
import {ethereumMethods, ethereumSchemas} from './ethereum';
import {lineaEstimateGas} from './lineaEstimateGas';
import {lineaGetProof} from './lineaGetProof';
import {lineaGetTransactionExclusionStatusV1} from './lineaGetTransactionExclusionStatusV1';
import {values} from './schemas';
import {tracingMethods, tracingSchemas} from './tracing';
import type {JsonSchema, RpcGroup, RpcMethod} from './types';
import {rpcGroups} from './groups';

export {commonErrors} from './errors';
export {rpcGroups} from './groups';
export type {JsonSchema, RpcGroup, RpcMethod} from './types';

/** The JSON-RPC methods with a page of their own, by name. Checked in tests/unit/rpc.test.ts. */
export const rpcMethods = {
  eth_sendBundle: ethSendBundle,
  eth_sendRawTransaction: ethSendRawTransaction,
  linea_estimateGas: lineaEstimateGas,
  linea_getProof: lineaGetProof,
  linea_getTransactionExclusionStatusV1: lineaGetTransactionExclusionStatusV1,
} as const satisfies Record<string, RpcMethod>;

/** All methods of the reference, by name. */
export const allMethods = {...ethereumMethods, ...tracingMethods, ...rpcMethods, ...bundlerMethods};

export type RpcMethodName = keyof typeof allMethods;

/** The schemas that methods refer to as `#/components/schemas/NAME`. */
export const schemas: Readonly<Record<string, JsonSchema>> = {...values, ...ethereumSchemas, ...tracingSchemas, ...bundlerSchemas};

/** The schema that a reference leads to; any other stays as it is. */
export function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name ? (schemas[name] ?? {}) : schema;
}

/** Where the reference describes a method: its own page, or the entry on the page of its group. */
export function routeOf(method: RpcMethodName): string {
  const own = method in rpcMethods ? `/api/reference/${method.toLowerCase().replace('_', '-')}` : undefined;
  return own ?? `${rpcGroups[allMethods[method].group].page ?? '/api/reference'}#${method.toLowerCase()}`;
}

export const isRpcMethod = (name: string): name is RpcMethodName => Object.hasOwn(allMethods, name);

/** The methods of a group, in the order of the reference. */
export const methodsOf = (group: RpcGroup): readonly RpcMethodName[] => Object.keys(allMethods).filter(isRpcMethod).filter((name) => allMethods[name].group === group);
