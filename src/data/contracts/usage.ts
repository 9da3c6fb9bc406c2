import {readGuard} from './guards';
import type {Member} from './members';
import {declaringUnit, membersOf} from './members';
import {memoize} from './memoize';
import {contractRecords} from './records';
import {reach} from './reach';
import type {ContractKey} from './structure';
import {contractKeys, documentedGeneration} from './units';

/** A function in whose course an error, event or role plays a part. */
export interface Use {
  readonly contract: ContractKey;
  readonly member: Member;
}

type UsableKind = 'error' | 'event' | 'constant';

function notesOf(contract: ContractKey): readonly [string, Use][] {
  const record = contractRecords[contract];
  const generation = documentedGeneration(record);
  const key = (kind: UsableKind, name: string): string =>
    `${kind} ${declaringUnit(record.name, kind, name, generation)}.${name}`;
  return membersOf(contract).flatMap((member): [string, Use][] => {
    if (member.kind !== 'function') return [];
    const {failures, events} = reach(record.name, member.unit, member.fact, generation);
    const errors = failures.filter(({isText}) => !isText).map(({name}) => key('error', name));
    const roles = (member.fact.modifiers ?? []).map((modifier) => readGuard(modifier).role);
    const keys = [
      ...errors,
      ...events.map((name) => key('event', name)),
      ...roles.filter((role) => role !== undefined).map((role) => key('constant', role)),
    ];
    return keys.map((item) => [item, {contract, member}]);
  });
}

const allUses = memoize((): ReadonlyMap<string, readonly Use[]> => {
  const uses = new Map<string, Use[]>();
  for (const [key, use] of contractKeys.flatMap(notesOf)) uses.set(key, [...(uses.get(key) ?? []), use]);
  return uses;
});

/** The documented functions that can revert with an error, emit an event, or ask for a role. */
export function usesOf(kind: UsableKind, unit: string, name: string): readonly Use[] {
  return allUses(undefined).get(`${kind} ${unit}.${name}`) ?? [];
}
