import {memoize} from '../../../lib/collections';
import {
  type ContractKey,
  contractKeys,
  type ContractRecord,
  contractRecords,
  getDocumentedRelease,
} from './contracts';
import {type RevertReason, traceEffects} from './effects';
import {getPropagatedErrors} from './externalCalls';
import {findDeclaringContract, getMembers, type Member} from './members';
import {getModifierEffect} from './modifiers';

/** A function that uses an error, event or role. */
export interface Usage {
  readonly contract: ContractKey;
  readonly member: Member;
}

type UsableKind = 'error' | 'event' | 'constant';

const createUsageKey = (
  kind: UsableKind,
  record: ContractRecord,
  name: string,
): string =>
  `${kind} ${findDeclaringContract(record.name, kind, name, getDocumentedRelease(record))}.${name}`;

const listErrorKeys = (
  record: ContractRecord,
  reasons: readonly RevertReason[],
): readonly string[] =>
  reasons
    .filter(({isRevertString}) => !isRevertString)
    .map(({name}) => createUsageKey('error', record, name));

/** Groups the members of all pages by the keys that `listKeys` returns for them. */
function groupMembers(
  listKeys: (contract: ContractKey, member: Member) => readonly string[],
): ReadonlyMap<string, readonly Usage[]> {
  const usages = new Map<string, Usage[]>();
  for (const contract of contractKeys) {
    for (const member of getMembers(contract)) {
      for (const key of new Set(listKeys(contract, member)))
        usages.set(key, [...(usages.get(key) ?? []), {contract, member}]);
    }
  }
  return usages;
}

const getUsages = memoize(() =>
  groupMembers((contract, member) => {
    if (member.kind !== 'function') return [];
    const record = contractRecords[contract];
    const {revertReasons, events} = traceEffects(
      record.name,
      member,
      getDocumentedRelease(record),
    );
    const roles = (member.definition.modifiers ?? []).flatMap(
      (invocation) => getModifierEffect(invocation).role ?? [],
    );
    return [
      ...listErrorKeys(record, revertReasons),
      ...events.map((name) => createUsageKey('event', record, name)),
      ...roles.map((name) => createUsageKey('constant', record, name)),
    ];
  }),
);

/** Functions by the errors that they propagate from called contracts. */
const getCallers = memoize(() =>
  groupMembers((contract, member) =>
    getPropagatedErrors(contract, member).flatMap(({target, revertReasons}) =>
      typeof target === 'string'
        ? []
        : listErrorKeys(contractRecords[target.contract], revertReasons),
    ),
  ),
);

/** The documented functions that can revert with an error, emit an event, or require a role. */
export function findUsages(
  kind: UsableKind,
  declaredIn: string,
  name: string,
): readonly Usage[] {
  return getUsages(undefined).get(`${kind} ${declaredIn}.${name}`) ?? [];
}

/** The documented functions that propagate an error from another contract. */
export function findCallers(
  declaredIn: string,
  name: string,
): readonly Usage[] {
  return getCallers(undefined).get(`error ${declaredIn}.${name}`) ?? [];
}
