import type {Member} from './members';
import {membersOf} from './members';
import type {ContractKey} from './pages';
import {contractRecords} from './pages';
import type {Failure} from './reach';
import {reach} from './reach';
import {documentedGeneration} from './units';

/**
 * Calls that leave a contract. `reach` stops there, but the error of the other contract comes back
 * to the caller as it is, so that a user of the first contract meets it.
 */
interface OutsideCall {
  /** Pages and members from which the call is made; an interface stands for its implementation. */
  readonly from: Partial<Record<ContractKey, readonly string[]>>;
  /** What is called: a member with a page, or someone else's function in words. */
  readonly to: {readonly contract: ContractKey; readonly member: string} | string;
  /** Where, or when, the call is made. */
  readonly when: string;
  /** Failures that the arguments of this call rule out. */
  readonly never?: readonly string[];
}

const transfers: OutsideCall['from'] = {
  tokenbridge: ['bridgeToken', 'bridgeTokenWithPermit'],
  itokenbridge: ['bridgeTokenWithPermit'],
};
const messages: OutsideCall['from'] = {
  tokenbridge: ['bridgeToken', 'bridgeTokenWithPermit', 'confirmDeployment'],
  itokenbridge: ['bridgeTokenWithPermit', 'confirmDeployment'],
};
const deliveries: OutsideCall['from'] = {tokenbridge: ['completeBridging'], itokenbridge: ['completeBridging']};

/** The bridge passes the whole value on as fee, to a partner that is never zero. */
const NOT_OF_THE_BRIDGE = ['ValueSentTooLow', 'ZeroAddressNotAllowed'];

export const outsideCalls: readonly OutsideCall[] = [
  {from: messages, to: {contract: 'l1messageservice', member: 'sendMessage'}, when: 'on Ethereum', never: NOT_OF_THE_BRIDGE},
  {from: messages, to: {contract: 'l2messageservicev1', member: 'sendMessage'}, when: 'on Linea', never: NOT_OF_THE_BRIDGE},
  {from: transfers, to: {contract: 'bridgedtoken', member: 'burn'}, when: 'for a bridged token', never: ['OnlyBridge']},
  {from: transfers, to: 'the token itself', when: 'when the bridge takes it, often for a missing balance or allowance'},
  {from: deliveries, to: 'the token itself', when: 'when the bridge releases it'},
  {
    from: {
      l1messageservice: ['claimMessageWithProof'],
      il1messageservice: ['claimMessageWithProof'],
      l2messageservicev1: ['claimMessage'],
      linearollup: ['claimMessage'],
    },
    to: 'the receiver of the message',
    when: 'if it reverts with data',
  },
];

/** A call that leaves a function, with the failures that come back from it, as far as they are on record. */
export interface PassedOn {
  readonly to: string | {readonly contract: ContractKey; readonly member: Member};
  readonly when: string;
  readonly failures: readonly Failure[];
}

function calleeOf({to}: OutsideCall): PassedOn['to'] {
  if (typeof to === 'string') return to;
  const member = membersOf(to.contract).find(({heading, kind}) => kind === 'function' && heading === to.member);
  if (!member) throw new Error(`${to.contract} has no function ${to.member}: mend src/features/contracts/data/outsideCalls.ts`);
  return {contract: to.contract, member};
}

function failuresOf(callee: PassedOn['to'], never: readonly string[]): readonly Failure[] {
  if (typeof callee === 'string' || callee.member.kind !== 'function') return [];
  const record = contractRecords[callee.contract];
  const {unit, fact} = callee.member;
  return reach(record.name, unit, fact, documentedGeneration(record)).failures.filter(({name}) => !never.includes(name));
}

/** What a function passes on from the contracts that it calls. */
export function passedOnBy(key: ContractKey, member: Member): readonly PassedOn[] {
  if (member.kind !== 'function') return [];
  return outsideCalls
    .filter(({from}) => from[key]?.includes(member.heading))
    .map((call) => {
      const to = calleeOf(call);
      return {to, when: call.when, failures: failuresOf(to, call.never ?? [])};
    });
}
