import {
  type ContractKey,
  contractRecords,
  getDocumentedRelease,
} from './contracts';
import {type RevertReason, traceEffects} from './effects';
import {getMembers, type Member} from './members';

/**
 * A call to another contract. `traceEffects` does not follow it, but the called contract's errors propagate unchanged through the
 * calling contract.
 */
interface ExternalCall {
  /** Names of the functions that make the call, by page. For an interface, its implementation makes the call. */
  readonly callers: Partial<Record<ContractKey, readonly string[]>>;
  /** The call's target: a documented member, or a description of a third-party contract. */
  readonly target:
    {readonly contract: ContractKey; readonly member: string} | string;
  readonly condition: string;
  /** Errors that cannot occur with the arguments of this call. */
  readonly impossibleErrors?: readonly string[];
}

const transferCallers: ExternalCall['callers'] = {
  tokenbridge: ['bridgeToken', 'bridgeTokenWithPermit'],
  itokenbridge: ['bridgeTokenWithPermit'],
};
const messageCallers: ExternalCall['callers'] = {
  tokenbridge: ['bridgeToken', 'bridgeTokenWithPermit', 'confirmDeployment'],
  itokenbridge: ['bridgeTokenWithPermit', 'confirmDeployment'],
};
const deliveryCallers: ExternalCall['callers'] = {
  tokenbridge: ['completeBridging'],
  itokenbridge: ['completeBridging'],
};

/** The bridge passes the entire value as the fee, and the recipient is never the zero address. */
const IMPOSSIBLE_BRIDGE_ERRORS = ['ValueSentTooLow', 'ZeroAddressNotAllowed'];

export const externalCalls: readonly ExternalCall[] = [
  {
    callers: messageCallers,
    target: {contract: 'l1messageservice', member: 'sendMessage'},
    condition: 'on Ethereum',
    impossibleErrors: IMPOSSIBLE_BRIDGE_ERRORS,
  },
  {
    callers: messageCallers,
    target: {contract: 'l2messageservicev1', member: 'sendMessage'},
    condition: 'on Linea',
    impossibleErrors: IMPOSSIBLE_BRIDGE_ERRORS,
  },
  {
    callers: transferCallers,
    target: {contract: 'bridgedtoken', member: 'burn'},
    condition: 'for a bridged token',
    impossibleErrors: ['OnlyBridge'],
  },
  {
    callers: transferCallers,
    target: 'the token itself',
    condition:
      'when the bridge takes it, often because the balance or allowance is too low',
  },
  {
    callers: deliveryCallers,
    target: 'the token itself',
    condition: 'when the bridge releases it',
  },
  {
    callers: {
      l1messageservice: ['claimMessageWithProof'],
      il1messageservice: ['claimMessageWithProof'],
      l2messageservicev1: ['claimMessage'],
      linearollup: ['claimMessage'],
    },
    target: 'the receiver of the message',
    condition: 'if it reverts with data',
  },
];

export interface PropagatedErrors {
  readonly target:
    string | {readonly contract: ContractKey; readonly member: Member};
  readonly condition: string;
  readonly revertReasons: readonly RevertReason[];
}

/** Errors that a function propagates from the contracts it calls. */
export function getPropagatedErrors(
  key: ContractKey,
  member: Member,
): readonly PropagatedErrors[] {
  if (member.kind !== 'function') return [];
  return externalCalls
    .filter(({callers}) => callers[key]?.includes(member.heading))
    .map(({target, condition, impossibleErrors = []}) => {
      if (typeof target === 'string')
        return {target, condition, revertReasons: []};
      const record = contractRecords[target.contract];
      const callee = getMembers(target.contract).find(
        ({kind, heading}) => kind === 'function' && heading === target.member,
      );
      if (callee?.kind !== 'function')
        throw new Error(
          `${target.contract} has no function ${target.member}: correct the target in src/features/contracts/model/externalCalls.ts`,
        );
      const {revertReasons} = traceEffects(
        record.name,
        callee,
        getDocumentedRelease(record),
      );
      return {
        target: {contract: target.contract, member: callee},
        condition,
        revertReasons: revertReasons.filter(
          ({name}) => !impossibleErrors.includes(name),
        ),
      };
    });
}
