import {contractKeys, contractRecords, getMembers} from '../../src/features/contracts/data';
import {createCodeSamples} from '../../src/features/contracts/data/examples';
import {findCallTarget} from '../../src/features/contracts/data/targets';
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
