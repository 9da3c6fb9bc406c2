import {readGuard} from './guards';
import type {Member} from './members';
import {declaringUnit, membersOf} from './members';
import {memoize} from './memoize';
import {passedOnBy} from './outsideCalls';
import type {ContractKey} from './pages';
import {contractRecords} from './pages';
import {reach} from './reach';
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

/** Errors that a function passes on from another contract. */
function passedNotesOf(contract: ContractKey): readonly [string, Use][] {
  return membersOf(contract).flatMap((member) =>
    passedOnBy(contract, member).flatMap(({to, failures}): [string, Use][] => {
      if (typeof to === 'string') return [];
      const record = contractRecords[to.contract];
      return failures
        .filter(({isText}) => !isText)
        .map(({name}) => [
          `error ${declaringUnit(record.name, 'error', name, documentedGeneration(record))}.${name}`,
          {contract, member},
        ]);
    }),
  );
}

function gather(notes: readonly [string, Use][]): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  for (const [key, use] of notes) {
    const known = uses.get(key) ?? [];
    if (!known.some(({member}) => member === use.member)) uses.set(key, [...known, use]);
  }
  return uses;
}

const allUses = memoize(() => gather(contractKeys.flatMap(notesOf)));
const allPassers = memoize(() => gather(contractKeys.flatMap(passedNotesOf)));

/** The documented functions that can revert with an error, emit an event, or ask for a role. */
export function usesOf(kind: UsableKind, unit: string, name: string): readonly Use[] {
  return allUses(undefined).get(`${kind} ${unit}.${name}`) ?? [];
}

/** The documented functions through which an error of another contract comes back. */
export function passersOf(unit: string, name: string): readonly Use[] {
  return allPassers(undefined).get(`error ${unit}.${name}`) ?? [];
}
