import {type ContractKey, contractRecords, getDocumentedRelease} from './contracts';
import {type RevertReason, traceEffects} from './effects';
import {getMembers, type Member} from './members';

/**
 * Calls into other contracts. `traceEffects` does not follow them, but errors of the called contract propagate unchanged to users of
 * the calling contract.
 */
interface ExternalCall {
  /** Pages and members that make the call; an interface represents its implementation. */
  readonly from: Partial<Record<ContractKey, readonly string[]>>;
  /** The call's target: a documented member, or a description of a third-party function. */
  readonly to: {readonly contract: ContractKey; readonly member: string} | string;
  readonly when: string;
  /** Errors that cannot occur with the arguments of this call. */
  readonly impossibleErrors?: readonly string[];
}

const transferCallers: ExternalCall['from'] = {
  tokenbridge: ['bridgeToken', 'bridgeTokenWithPermit'],
  itokenbridge: ['bridgeTokenWithPermit'],
};
const messageCallers: ExternalCall['from'] = {
  tokenbridge: ['bridgeToken', 'bridgeTokenWithPermit', 'confirmDeployment'],
  itokenbridge: ['bridgeTokenWithPermit', 'confirmDeployment'],
};
const deliveryCallers: ExternalCall['from'] = {tokenbridge: ['completeBridging'], itokenbridge: ['completeBridging']};

/** The bridge passes the entire value as the fee, to a recipient that is never zero. */
const IMPOSSIBLE_BRIDGE_ERRORS = ['ValueSentTooLow', 'ZeroAddressNotAllowed'];

export const externalCalls: readonly ExternalCall[] = [
  {from: messageCallers, to: {contract: 'l1messageservice', member: 'sendMessage'}, when: 'on Ethereum', impossibleErrors: IMPOSSIBLE_BRIDGE_ERRORS},
  {from: messageCallers, to: {contract: 'l2messageservicev1', member: 'sendMessage'}, when: 'on Linea', impossibleErrors: IMPOSSIBLE_BRIDGE_ERRORS},
  {from: transferCallers, to: {contract: 'bridgedtoken', member: 'burn'}, when: 'for a bridged token', impossibleErrors: ['OnlyBridge']},
  {from: transferCallers, to: 'the token itself', when: 'when the bridge takes it, often for a missing balance or allowance'},
  {from: deliveryCallers, to: 'the token itself', when: 'when the bridge releases it'},
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

export interface PropagatedErrors {
  readonly to: string | {readonly contract: ContractKey; readonly member: Member};
  readonly when: string;
  readonly revertReasons: readonly RevertReason[];
}

/** Errors that a function propagates from the contracts it calls. */
export function getPropagatedErrors(key: ContractKey, member: Member): readonly PropagatedErrors[] {
  if (member.kind !== 'function') return [];
  return externalCalls.filter(({from}) => from[key]?.includes(member.heading)).map(({to, when, impossibleErrors = []}) => {
    if (typeof to === 'string') return {to, when, revertReasons: []};
    const record = contractRecords[to.contract];
    const callee = getMembers(to.contract).find(({kind, heading}) => kind === 'function' && heading === to.member);
    if (callee?.kind !== 'function') throw new Error(`${to.contract} has no function ${to.member}: fix src/features/contracts/model/externalCalls.ts`);
    const {revertReasons} = traceEffects(record.name, callee, getDocumentedRelease(record));
    return {to: {contract: to.contract, member: callee}, when, revertReasons: revertReasons.filter(({name}) => !impossibleErrors.includes(name))};
  });
}
