import {contractKeys, contractRecords} from '../../src/features/contracts/model/contracts';
import {getMembers} from '../../src/features/contracts/model/members';
import {findCallTarget} from '../../src/features/contracts/samples/callTargets';
import {createCodeSamples} from '../../src/features/contracts/samples/codeSamples';
import type {Sample} from './sample';

/** The calls that the build adds to the contract reference. Each function is a project of its own, named by its address. */
export function contractCalls(): readonly Sample[] {
  return contractKeys.flatMap((key) =>
    getMembers(key).flatMap((member) => {
      const target = findCallTarget(key, member);
      return (target ? createCodeSamples(target) : []).map(({language, code}): Sample => ({
        file: `docs${contractRecords[key].route}#${member.id}`,
        line: 1,
        language,
        code,
        continues: false,
        fragment: false,
      }));
    }),
  );
}
