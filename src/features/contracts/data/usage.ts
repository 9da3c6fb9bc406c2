import {getModifierEffect} from './guards';
import type {Member} from './members';
import {findDeclaringContract, getMembers} from './members';
import {memoize} from './memoize';
import {getPropagatedErrors} from './outsideCalls';
import type {ContractKey} from './pages';
import {contractRecords} from './pages';
import {traceEffects} from './reach';
import {contractKeys, getDocumentedRelease} from './units';

/** A function in whose course an error, event or role plays a part. */
export interface Usage {
  readonly contract: ContractKey;
  readonly member: Member;
}

type UsableKind = 'error' | 'event' | 'constant';

function listUsages(contract: ContractKey): readonly [string, Usage][] {
  const record = contractRecords[contract];
  const generation = getDocumentedRelease(record);
  const key = (kind: UsableKind, name: string): string =>
    `${kind} ${findDeclaringContract(record.name, kind, name, generation)}.${name}`;
  return getMembers(contract).flatMap((member): [string, Usage][] => {
    if (member.kind !== 'function') return [];
    const {revertReasons: failures, events} = traceEffects(record.name, member.declaredIn, member.fact, generation);
    const errors = failures.filter(({isText}) => !isText).map(({name}) => key('error', name));
    const roles = (member.fact.modifiers ?? []).map((modifier) => getModifierEffect(modifier).role);
    const keys = [
      ...errors,
      ...events.map((name) => key('event', name)),
      ...roles.filter((role) => role !== undefined).map((role) => key('constant', role)),
    ];
    return keys.map((item) => [item, {contract, member}]);
  });
}

/** Errors that a function passes on from another contract. */
function listPropagations(contract: ContractKey): readonly [string, Usage][] {
  return getMembers(contract).flatMap((member) =>
    getPropagatedErrors(contract, member).flatMap(({to, revertReasons: failures}): [string, Usage][] => {
      if (typeof to === 'string') return [];
      const record = contractRecords[to.contract];
      return failures
        .filter(({isText}) => !isText)
        .map(({name}) => [
          `error ${findDeclaringContract(record.name, 'error', name, getDocumentedRelease(record))}.${name}`,
          {contract, member},
        ]);
    }),
  );
}

function groupUsages(notes: readonly [string, Usage][]): ReadonlyMap<string, readonly Usage[]> {
  const uses = new Map<string, Usage[]>();
  for (const [key, use] of notes) {
    const known = uses.get(key) ?? [];
    if (!known.some(({member}) => member === use.member)) uses.set(key, [...known, use]);
  }
  return uses;
}

const usages = memoize(() => groupUsages(contractKeys.flatMap(listUsages)));
const callers = memoize(() => groupUsages(contractKeys.flatMap(listPropagations)));

/** The documented functions that can revert with an error, emit an event, or ask for a role. */
export function findUsages(kind: UsableKind, unit: string, name: string): readonly Usage[] {
  return usages(undefined).get(`${kind} ${unit}.${name}`) ?? [];
}

/** The documented functions through which an error of another contract comes back. */
export function findCallers(unit: string, name: string): readonly Usage[] {
  return callers(undefined).get(`error ${unit}.${name}`) ?? [];
}
