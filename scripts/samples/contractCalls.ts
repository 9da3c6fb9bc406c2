import {contractKeys, contractRecords, membersOf} from '../../src/features/contracts/data';
import {examplesOf} from '../../src/features/contracts/data/examples';
import {targetOf} from '../../src/features/contracts/data/targets';
import type {Sample} from './sample';

/** The calls that the build adds to the contract reference. Each function is a project of its own, named by its address. */
export function contractCalls(): readonly Sample[] {
  return contractKeys.flatMap((key) =>
    membersOf(key).flatMap((member) => {
      const target = targetOf(key, member);
      return (target ? examplesOf(target) : []).map(({language, code}): Sample => ({
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
