import {memoize} from '../../../lib/memoize';
import {type ContractKey, contractKeys, contractRecords, getDocumentedRelease} from './contracts';
import {traceEffects} from './effects';
import {getPropagatedErrors} from './externalCalls';
import {findDeclaringContract, getMembers, type Member} from './members';
import {getModifierEffect} from './modifiers';

/** A function in whose course an error, event or role plays a part. */
export interface Usage {
  readonly contract: ContractKey;
  readonly member: Member;
}

type UsableKind = 'error' | 'event' | 'constant';

function listUsages(contract: ContractKey): readonly [string, Usage][] {
  const record = contractRecords[contract];
  const release = getDocumentedRelease(record);
  const key = (kind: UsableKind, name: string): string =>
    `${kind} ${findDeclaringContract(record.name, kind, name, release)}.${name}`;
  return getMembers(contract).flatMap((member): [string, Usage][] => {
    if (member.kind !== 'function') return [];
    const {revertReasons, events} = traceEffects(record.name, member.declaredIn, member.fact, release);
    const errors = revertReasons.filter(({isText}) => !isText).map(({name}) => key('error', name));
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
    getPropagatedErrors(contract, member).flatMap(({to, revertReasons}): [string, Usage][] => {
      if (typeof to === 'string') return [];
      const record = contractRecords[to.contract];
      return revertReasons
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
    const listed = uses.get(key) ?? [];
    if (!listed.some(({member}) => member === use.member)) uses.set(key, [...listed, use]);
  }
  return uses;
}

const usages = memoize(() => groupUsages(contractKeys.flatMap(listUsages)));
const callers = memoize(() => groupUsages(contractKeys.flatMap(listPropagations)));

/** The documented functions that can revert with an error, emit an event, or ask for a role. */
export function findUsages(kind: UsableKind, declaredIn: string, name: string): readonly Usage[] {
  return usages(undefined).get(`${kind} ${declaredIn}.${name}`) ?? [];
}

/** The documented functions through which an error of another contract comes back. */
export function findCallers(declaredIn: string, name: string): readonly Usage[] {
  return callers(undefined).get(`error ${declaredIn}.${name}`) ?? [];
}
