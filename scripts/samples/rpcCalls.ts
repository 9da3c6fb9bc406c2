import {allMethods, getMethodRoute, type RpcMethodName} from '../../src/features/rpc/methods';
import {createPageSamples} from '../../src/features/rpc/codeSamples';
import type {Sample} from './sample';

/** The calls that the build adds to the JSON-RPC reference. Each is a project of its own, named by the method's address. */
export function rpcCalls(): readonly Sample[] {
  return Object.entries(allMethods).flatMap(([name, method]) =>
    createPageSamples(method).map((sample): Sample => ({
      file: `docs${getMethodRoute(name as RpcMethodName)}-${sample.client}`,
      line: 1,
      language: sample.language,
      code: sample.code,
      continues: false,
      fragment: false,
    })),
  );
}
