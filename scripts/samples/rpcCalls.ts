import {lineaNetworks} from '../../src/data/networks';
import {allMethods, routeOf, type RpcMethodName} from '../../src/features/rpc/methods';
import {callsOf} from '../../src/features/rpc/methods/calls';
import type {Sample} from './sample';

/** The calls that the build adds to the JSON-RPC reference. Each is a project of its own, named by the method's address. */
export function rpcCalls(): readonly Sample[] {
  const {id, chainId, rpcUrl} = lineaNetworks.linea;
  return Object.entries(allMethods).flatMap(([method, {example}]) =>
    callsOf({method, params: example.params, url: rpcUrl, chain: {name: id, id: chainId}}).map((call): Sample => ({
      file: `docs${routeOf(method as RpcMethodName)}-${call.id}`,
      line: 1,
      language: call.language,
      code: call.code,
      continues: false,
      fragment: false,
    })),
  );
}
