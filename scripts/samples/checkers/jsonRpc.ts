import {allMethods, type RpcMethod} from '../../../src/features/rpc/methods';
import {validateValue} from '../../../src/features/rpc/playground/validate';
import {isRecord} from '../../../src/lib/text';
import type {Checker} from '../sample';

/** Methods that are available only on a node that readers run themselves; the node guides document them. */
const nodeMethods = new Set([
  'eth_syncing',
  'eth_config',
  'net_peerCount',
  'web3_clientVersion',
  'admin_nodeInfo',
  'admin_peers',
]);

/** Returns whether a value is abbreviated, or is or contains a placeholder for the reader to fill in. */
const isPlaceholder = (value: unknown): boolean =>
  (typeof value === 'string' && /…|^[A-Z][A-Z0-9_]*$/.test(value)) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some(isPlaceholder));

/** Checks a JSON-RPC request or batch against the playground's schemas. Returns no problems for other JSON. */
export function findRequestProblems(request: unknown): string[] {
  if (Array.isArray(request)) return request.flatMap(findRequestProblems);
  if (
    !isRecord(request) ||
    typeof request.method !== 'string' ||
    !('jsonrpc' in request)
  )
    return [];
  const {jsonrpc, method: name, params = []} = request;
  if (jsonrpc !== '2.0' || !('id' in request))
    return [`${name}: a request must have "jsonrpc": "2.0" and an id`];
  const method = (allMethods as Readonly<Record<string, RpcMethod>>)[name];
  if (!method)
    return nodeMethods.has(name)
      ? []
      : [`${name} is not a method in the reference`];
  if (!Array.isArray(params)) return [`${name}: params must be an array`];
  const problem = params.some(isPlaceholder)
    ? undefined
    : validateValue(params, method.params, 'params')?.message;
  return problem === undefined ? [] : [`${name}: ${problem}`];
}

/** Checks JSON samples that are requests. The JSON checker reports syntax errors. */
export const jsonRpc: Checker = {
  languages: ['json'],
  check: (samples) =>
    samples.flatMap(({file, line, code}) => {
      try {
        return findRequestProblems(JSON.parse(code)).map((message) => ({
          file,
          line,
          message,
        }));
      } catch {
        return [];
      }
    }),
};
