// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const ILivenessRecovery: PartRecord = {
  name: 'ILivenessRecovery',
  declaration: {
    source: 'contracts/src/rollup/interfaces/ILivenessRecovery.sol',
    kind: 'interface',
    events: [
      {
        name: 'LivenessRecoveryOperatorRoleGranted',
        params: [
          {name: 'caller', type: 'address', indexed: true},
          {name: 'livenessRecoveryOperator', type: 'address', indexed: true},
        ],
        signature: 'LivenessRecoveryOperatorRoleGranted(address,address)',
        topic0: '0x6cfaf6b76ea493a8e88b6b95f7b34cdaae196c4ed737b32e72c5d9e8d0a18518',
      },
      {
        name: 'LivenessRecoveryOperatorAddressSet',
        params: [
          {name: 'caller', type: 'address', indexed: true},
          {name: 'livenessRecoveryOperator', type: 'address', indexed: true},
        ],
        signature: 'LivenessRecoveryOperatorAddressSet(address,address)',
        topic0: '0xb341a9e6d33f272cb7b5a20b337763606cbb6c728e7a34cbd3191cdfa0f0cd07',
      },
    ],
    errors: [
      {
        name: 'OnlyNonLivenessRecoveryOperator',
        params: [],
        signature: 'OnlyNonLivenessRecoveryOperator()',
        selector: '0x9395197f',
      },
      {
        name: 'LastFinalizationTimeNotLapsed',
        params: [],
        signature: 'LastFinalizationTimeNotLapsed()',
        selector: '0x4306cbb1',
      },
    ],
    functions: [
      {
        name: 'setLivenessRecoveryOperator',
        params: [
          {name: '_messageNumber', type: 'uint256'},
          {name: '_rollingHash', type: 'bytes32'},
          {name: '_lastFinalizedForcedTransactionNumber', type: 'uint256'},
          {name: '_lastFinalizedForcedTransactionRollingHash', type: 'bytes32'},
          {name: '_lastFinalizedTimestamp', type: 'uint256'},
        ],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'setLivenessRecoveryOperator(uint256,bytes32,uint256,bytes32,uint256)',
        selector: '0x2c3c67d0',
      },
    ],
    answersTo: {
      functions: ['setLivenessRecoveryOperator'],
      events: ['LivenessRecoveryOperatorAddressSet', 'LivenessRecoveryOperatorRoleGranted'],
      errors: ['LastFinalizationTimeNotLapsed', 'OnlyNonLivenessRecoveryOperator'],
    },
  },
};
