import {samples as homeSamples} from '../../src/components/HomeSamples/samples';
import {getPageFacts} from '../../src/features/contracts/facts/pageFacts';
import {contractKeys} from '../../src/features/contracts/model/contracts';
import {createCodeSamples} from '../../src/features/contracts/samples/codeSamples';
import {
  allMethods,
  getMethodRoute,
  type RpcMethodName,
} from '../../src/features/rpc/methods';
import {createPageSamples} from '../../src/features/rpc/codeSamples';
import type {Sample} from './sample';

/** Each generated sample is a separate project, named after its URL or file. */
const createSample = (
  file: string,
  {language, code}: {readonly language: string; readonly code: string},
): Sample => ({
  file,
  line: 1,
  language,
  code,
  isContinuation: false,
  isFragment: false,
});

/** Returns the code samples of the home page, and those that the build adds to contract and JSON-RPC method pages. */
export function getGeneratedSamples(): readonly Sample[] {
  const contractSamples = contractKeys.flatMap((key) => {
    const {route, members} = getPageFacts(key);
    return members.flatMap(({id, call}) =>
      (call ? createCodeSamples(call) : []).map((example) =>
        createSample(`docs${route}#${id}`, example),
      ),
    );
  });
  const rpcSamples = Object.entries(allMethods).flatMap(([name, method]) =>
    createPageSamples(method).map((sample) =>
      createSample(
        `docs${getMethodRoute(name as RpcMethodName)}-${sample.client}`,
        sample,
      ),
    ),
  );
  return [
    ...contractSamples,
    ...rpcSamples,
    ...Object.entries(homeSamples).map(([language, code]) =>
      createSample('src/components/HomeSamples/samples.ts', {language, code}),
    ),
  ];
}
