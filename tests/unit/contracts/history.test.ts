import {describe, expect, it} from 'vitest';
import {type ContractKey, findDeployments, isUnconfirmed} from '../../../src/features/contracts/model/contracts';
import {externalCalls, getPropagatedErrors} from '../../../src/features/contracts/model/externalCalls';
import {getHistory, getVersionRows} from '../../../src/features/contracts/model/history';
import {getMembers} from '../../../src/features/contracts/model/members';
import {findCallers, findUsages} from '../../../src/features/contracts/model/usages';

function history(key: ContractKey, heading: string) {
  const member = getMembers(key).find((item) => item.heading === heading);
  if (!member) throw new Error(`${key} has no ${heading}`);
  return getHistory(key, member);
}

function row(key: ContractKey, name: string) {
  const found = getVersionRows(key).find((item) => item.name === name);
  if (!found) throw new Error(`${name} of ${key} did not change`);
  return found;
}

describe('history of a member', () => {
  it('tells an earlier signature', () => {
    const [v60, v71] = history('linearollup', 'finalizeBlocks');
    expect(v60).toMatchObject({hexes: ['0x5603c65f']});
    expect(v71).toMatchObject({hexes: ['0x5603c65f']});
  });

  it('tells an earlier name', () => {
    expect(history('linearollup', 'setLivenessRecoveryOperator')[0]).toMatchObject({name: 'setFallbackOperator'});
  });

  it('tells what is new', () => {
    expect(history('linearollup', 'fund')).toEqual([{release: '6.0', isAbsent: true}, {release: '7.1'}]);
  });

  it('says so where a generation is not on record', () => {
    expect(history('linearollup', 'BlobSubmission')[1]).toEqual({release: '7.1', isUnknown: true});
  });
});

describe('version rows', () => {
  it('follow a member to the unit that has it now', () => {
    expect(row('l1messageservicev1', 'nextMessageNumber').movedTo).toEqual(['L1MessageServiceBase']);
    expect(row('imessageservice', 'claimMessage').movedTo).toContain('IClaimMessageV1');
  });

  it('name every change between generations on record', () => {
    expect(row('ilinearollup', 'LineaRollupBaseInitialized').changes).toEqual([
      {from: '6.0', to: '7.1', kind: 'added'},
      {from: '7.1', to: '8.0', kind: 'changed'},
    ]);
    expect(row('ilinearollup', 'CompressedCalldataSubmission').changes).toEqual([
      {from: '6.0', to: '8.0', kind: 'removed'},
    ]);
  });

  it('leave out what stayed the same', () => {
    expect(getVersionRows('bridgedtoken')).toEqual([]);
    expect(getVersionRows('linearollup').map(({name}) => name)).not.toContain('submitBlobs');
  });
});

describe('uses', () => {
  it('lead from an error, event or role to the functions', () => {
    const names = (kind: 'error' | 'event' | 'constant', unit: string, name: string): string[] =>
      findUsages(kind, unit, name).map(({contract, member}) => `${contract}.${member.name}`);
    expect(names('error', 'IAcceptEip4844Blobs', 'PointEvaluationFailed')).toEqual(['linearollup.submitBlobs']);
    expect(names('event', 'ILineaRollupBase', 'DataFinalizedV3')).toEqual(['linearollup.finalizeBlocks']);
    expect(names('constant', 'ZkEvmV2', 'OPERATOR_ROLE')).toEqual(['linearollup.finalizeBlocks', 'linearollup.submitBlobs']);
  });
});

describe('what Linea Mainnet runs', () => {
  it('is on record for each contract alone', () => {
    expect(findDeployments('linearollup')).toEqual([
      {contract: 'LineaRollup', since: {'7.1': '31 March 2026', '8.0': '14 July 2026'}},
    ]);
    expect(findDeployments('ratelimiter').map(({contract}) => contract).sort()).toEqual(['L2MessageService', 'LineaRollup']);
    expect(findDeployments('mimc')).toEqual([]);
  });

  it.each([
    ['linearollup', false],
    ['pausemanager', false],
    ['tokenbridge', true],
    ['itokenbridge', true],
    ['l2messageservicev1', true],
    ['bridgedtoken', false],
    ['mimc', false],
  ] as const)('tells whether 8.0 of %s is unconfirmed', (key, expected) => {
    expect(isUnconfirmed(key, '8.0')).toBe(expected);
    expect(isUnconfirmed(key, '7.1')).toBe(false);
  });
});

describe('calls into other contracts', () => {
  it.each(externalCalls.flatMap(({from}) => Object.entries(from) as [ContractKey, string[]][]))(
    'start from functions of %s',
    (key, names) => {
      const functions = getMembers(key).filter(({kind}) => kind === 'function').map(({heading}) => heading);
      expect(functions).toEqual(expect.arrayContaining(names));
    },
  );

  it.each(['bridgeToken', 'bridgeTokenWithPermit', 'confirmDeployment'])('pass the errors of a message on to %s', (name) => {
    const member = getMembers('tokenbridge').find(({heading}) => heading === name);
    const failures = member ? getPropagatedErrors('tokenbridge', member).flatMap((call) => call.revertReasons.map((item) => item.name)) : [];
    expect(failures).toEqual(expect.arrayContaining(['FeeTooLow', 'RateLimitExceeded', 'IsPaused']));
    expect(failures).not.toContain('ValueSentTooLow');
  });

  it('lead from an error back to who passes it on', () => {
    const names = findCallers('IMessageService', 'FeeTooLow').map(({contract, member}) => `${contract}.${member.name}`);
    expect(names).toEqual(expect.arrayContaining(['tokenbridge.bridgeToken', 'itokenbridge.confirmDeployment']));
  });
});
