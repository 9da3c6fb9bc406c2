import {describe, expect, it} from 'vitest';
import {
  type ContractKey,
  findDeployments,
  isUnconfirmed,
} from '../../../src/features/contracts/model/contracts';
import {
  externalCalls,
  getPropagatedErrors,
} from '../../../src/features/contracts/model/externalCalls';
import {
  getHistory,
  getVersionRows,
} from '../../../src/features/contracts/model/history';
import {getMembers} from '../../../src/features/contracts/model/members';
import {
  findCallers,
  findUsages,
} from '../../../src/features/contracts/model/usages';

const findRow = (key: ContractKey, name: string) =>
  getVersionRows(key).find((item) => item.name === name);

it.each([
  [
    'an earlier signature',
    'finalizeBlocks',
    Array(2).fill(expect.objectContaining({selectors: ['0x5603c65f']})),
  ],
  [
    'an earlier name',
    'setLivenessRecoveryOperator',
    [expect.objectContaining({name: 'setFallbackOperator'}), expect.anything()],
  ],
  [
    'its first release',
    'fund',
    [{release: '6.0', isAbsent: true}, {release: '7.1'}],
  ],
  [
    'a release for which it is not recorded',
    'BlobSubmission',
    [expect.anything(), {release: '7.1', isUnknown: true}],
  ],
] as const)(
  'the history of a member includes %s: %s',
  (_, heading, expected) => {
    const member = getMembers('linearollup').find(
      (item) => item.heading === heading,
    );
    expect(member && getHistory('linearollup', member)).toEqual(expected);
  },
);

describe('version rows', () => {
  it('follow a member to the contract that now declares it', () => {
    expect(findRow('l1messageservicev1', 'nextMessageNumber')?.movedTo).toEqual(
      ['L1MessageServiceBase'],
    );
    expect(findRow('imessageservice', 'claimMessage')?.movedTo).toContain(
      'IClaimMessageV1',
    );
  });

  it('list every change between recorded releases', () => {
    expect(
      findRow('ilinearollup', 'LineaRollupBaseInitialized')?.changes,
    ).toEqual([
      {from: '6.0', to: '7.1', kind: 'added'},
      {from: '7.1', to: '8.0', kind: 'changed'},
    ]);
    expect(
      findRow('ilinearollup', 'CompressedCalldataSubmission')?.changes,
    ).toEqual([{from: '6.0', to: '8.0', kind: 'removed'}]);
  });

  it('omit unchanged members', () => {
    expect(getVersionRows('bridgedtoken')).toEqual([]);
    expect(getVersionRows('linearollup').map(({name}) => name)).not.toContain(
      'submitBlobs',
    );
  });
});

it.each([
  [
    'error',
    'IAcceptEip4844Blobs',
    'PointEvaluationFailed',
    ['linearollup.submitBlobs'],
  ],
  [
    'event',
    'ILineaRollupBase',
    'DataFinalizedV3',
    ['linearollup.finalizeBlocks'],
  ],
  [
    'constant',
    'ZkEvmV2',
    'OPERATOR_ROLE',
    ['linearollup.finalizeBlocks', 'linearollup.submitBlobs'],
  ],
] as const)(
  'findUsages finds the functions that use the %s %s.%s',
  (kind, contractName, name, functions) => {
    expect(
      findUsages(kind, contractName, name).map(
        ({contract, member}) => `${contract}.${member.name}`,
      ),
    ).toEqual(functions);
  },
);

describe('the release deployed on Linea Mainnet', () => {
  it('is recorded for each contract separately', () => {
    expect(findDeployments('linearollup')).toEqual([
      {
        contract: 'LineaRollup',
        upgradeDates: {'7.1': '31 March 2026', '8.0': '16 July 2026'},
      },
    ]);
    expect(
      findDeployments('ratelimiter')
        .map(({contract}) => contract)
        .sort(),
    ).toEqual(['L2MessageService', 'LineaRollup']);
    expect(findDeployments('mimc')).toEqual([]);
  });

  it('is not known to be 8.0 for some contracts', () => {
    const keys = [
      'linearollup',
      'pausemanager',
      'tokenbridge',
      'itokenbridge',
      'l2messageservicev1',
      'bridgedtoken',
      'mimc',
    ] as const;
    expect(keys.filter((key) => isUnconfirmed(key, '8.0'))).toEqual([
      'tokenbridge',
      'itokenbridge',
      'l2messageservicev1',
    ]);
    expect(keys.filter((key) => isUnconfirmed(key, '7.1'))).toEqual([]);
  });
});

describe('calls to other contracts', () => {
  it.each(
    externalCalls.flatMap(
      ({callers}) => Object.entries(callers) as [ContractKey, string[]][],
    ),
  )('originate in existing functions of %s', (key, names) => {
    const functions = getMembers(key)
      .filter(({kind}) => kind === 'function')
      .map(({heading}) => heading);
    expect(functions).toEqual(expect.arrayContaining(names));
  });

  it.each(['bridgeToken', 'bridgeTokenWithPermit', 'confirmDeployment'])(
    'add the errors of sendMessage to %s',
    (name) => {
      const member = getMembers('tokenbridge').find(
        ({heading}) => heading === name,
      );
      const errorNames = member
        ? getPropagatedErrors('tokenbridge', member).flatMap((call) =>
            call.revertReasons.map((item) => item.name),
          )
        : [];
      expect(errorNames).toEqual(
        expect.arrayContaining(['FeeTooLow', 'RateLimitExceeded', 'IsPaused']),
      );
      expect(errorNames).not.toContain('ValueSentTooLow');
    },
  );

  it('are found by an error that they propagate', () => {
    const names = findCallers('IMessageService', 'FeeTooLow').map(
      ({contract, member}) => `${contract}.${member.name}`,
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'tokenbridge.bridgeToken',
        'itokenbridge.confirmDeployment',
      ]),
    );
  });
});
