import type {JsonSchema, RpcGroup, RpcMethod} from '../types';
import {bundlerMethods, bundlerSchemas} from './bundler';
import {ethereumMethods, ethereumSchemas} from './ethereum';
import {
  ethSendBundle,
  ethSendRawTransaction,
  lineaEstimateGas,
  lineaGetProof,
  lineaGetTransactionExclusionStatusV1,
} from './linea';
import {sharedSchemas} from './schemas';
import {tracingMethods, tracingSchemas} from './tracing';

export {commonErrors} from './errors';
export {poolErrors} from './poolErrors';
export type {JsonSchema, RpcGroup, RpcMethod} from '../types';

/** The groups in the order of the reference, with their pages. */
export const rpcGroups: Readonly<
  Record<RpcGroup, {readonly label: string; readonly page?: string}>
> = {
  chain: {label: 'Chain and fees', page: '/api/reference/chain-and-fees'},
  state: {label: 'State', page: '/api/reference/state'},
  blocks: {label: 'Blocks', page: '/api/reference/blocks'},
  transactions: {label: 'Transactions', page: '/api/reference/transactions'},
  logs: {label: 'Logs and filters', page: '/api/reference/logs-and-filters'},
  tracing: {label: 'Debug and trace', page: '/api/reference/debug-and-trace'},
  linea: {label: 'Linea'},
  bundler: {label: 'ERC-4337 bundler', page: '/api/reference/bundler'},
};

/** The JSON-RPC methods that have their own page, by name. */
export const methodsWithOwnPage = {
  eth_sendBundle: ethSendBundle,
  eth_sendRawTransaction: ethSendRawTransaction,
  linea_estimateGas: lineaEstimateGas,
  linea_getProof: lineaGetProof,
  linea_getTransactionExclusionStatusV1: lineaGetTransactionExclusionStatusV1,
} as const satisfies Record<string, RpcMethod>;

/** All methods in the reference, by name. */
export const allMethods = {
  ...ethereumMethods,
  ...tracingMethods,
  ...methodsWithOwnPage,
  ...bundlerMethods,
};

export type RpcMethodName = keyof typeof allMethods;

/** The schemas that methods refer to as `#/components/schemas/NAME`. */
export const schemas: Readonly<Record<string, JsonSchema>> = {
  ...sharedSchemas,
  ...ethereumSchemas,
  ...tracingSchemas,
  ...bundlerSchemas,
};

/** Resolves a `$ref`; returns any other schema unchanged. */
export function resolveSchema(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name ? (schemas[name] ?? {}) : schema;
}

/** Returns the route of a method's description: its own page, or its entry on the group's page. */
export function getMethodRoute(method: RpcMethodName): string {
  if (method in methodsWithOwnPage)
    return `/api/reference/${method.toLowerCase().replace('_', '-')}`;
  return `${rpcGroups[allMethods[method].group].page ?? '/api/reference'}#${method.toLowerCase()}`;
}

export const isRpcMethod = (name: string): name is RpcMethodName =>
  Object.hasOwn(allMethods, name);

/** Returns the methods of a group, in the order of the reference. */
export const getGroupMethods = (group: RpcGroup): readonly RpcMethodName[] =>
  Object.keys(allMethods)
    .filter(isRpcMethod)
    .filter((name) => allMethods[name].group === group);
