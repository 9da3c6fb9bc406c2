import {allMethods, routeOf, type RpcMethodName} from '../../src/features/rpc/methods';
import {shownCalls} from '../../src/features/rpc/methods/calls';
import type {Sample} from './sample';

/** The calls that the build adds to the JSON-RPC reference. Each is a project of its own, named by the method's address. */
export function rpcCalls(): readonly Sample[] {
  return Object.entries(allMethods).flatMap(([name, method]) =>
    shownCalls(method).map((call): Sample => ({
      file: `docs${routeOf(name as RpcMethodName)}-${call.id}`,
      line: 1,
      language: call.language,
      code: call.code,
      continues: false,
      fragment: false,
    })),
  );
}
