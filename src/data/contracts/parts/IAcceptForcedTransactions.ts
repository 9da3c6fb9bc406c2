// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const IAcceptForcedTransactions: PartRecord = {
  name: 'IAcceptForcedTransactions',
  declaration: {
    source: 'contracts/src/rollup/forcedTransactions/interfaces/IAcceptForcedTransactions.sol',
    kind: 'interface',
    events: [
      {
        name: 'ForcedTransactionFeeSet',
        params: [{name: 'forcedTransactionFeeInWei', type: 'uint256'}],
        signature: 'ForcedTransactionFeeSet(uint256)',
        topic0: '0xc4733b619696e38077e1b19371d193f42b20a279e3445c3b2b9f4d58db36bc6b',
      },
      {
        name: 'AddressFilterChanged',
        params: [{name: 'oldAddressFilter', type: 'address'}, {name: 'newAddressFilter', type: 'address'}],
        signature: 'AddressFilterChanged(address,address)',
        topic0: '0x70a40b63da92dd99e111281bc23dfb08922b6d1337f71f895cf498eb60ff7a0b',
      },
      {
        name: 'ForcedTransactionAdded',
        params: [
          {name: 'forcedTransactionNumber', type: 'uint256', indexed: true},
          {name: 'from', type: 'address', indexed: true},
          {name: 'blockNumberDeadline', type: 'uint256'},
          {name: 'forcedTransactionRollingHash', type: 'bytes32'},
          {name: 'rlpEncodedSignedTransaction', type: 'bytes'},
        ],
        signature: 'ForcedTransactionAdded(uint256,address,uint256,bytes32,bytes)',
        topic0: '0x8fbc8fbd65675eb32c567d4a559963c7d002c2be67b5b266fb13d85b4375fce5',
      },
    ],
    errors: [
      {
        name: 'ForcedTransactionExistsForBlockOrIsTooLow',
        params: [{name: 'blockNumber', type: 'uint256'}],
        signature: 'ForcedTransactionExistsForBlockOrIsTooLow(uint256)',
        selector: '0xbeb1b948',
      },
      {
        name: 'MissingRollingHashForForcedTransactionNumber',
        params: [{name: 'forcedTransactionNumber', type: 'uint256'}],
        signature: 'MissingRollingHashForForcedTransactionNumber(uint256)',
        selector: '0xeca429d2',
      },
    ],
    functions: [
      {
        name: 'getRequiredForcedTransactionFields',
        params: [],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'getRequiredForcedTransactionFields()',
        selector: '0xee828920',
        returns: [
          {name: 'finalizedState', type: 'bytes32'},
          {name: 'previousForcedTransactionRollingHash', type: 'bytes32'},
          {name: 'previousForcedTransactionBlockDeadline', type: 'uint256'},
          {name: 'currentFinalizedL2BlockNumber', type: 'uint256'},
          {name: 'forcedTransactionFeeAmount', type: 'uint256'},
        ],
      },
      {
        name: 'storeForcedTransaction',
        params: [
          {name: '_forcedTransactionRollingHash', type: 'bytes32'},
          {name: '_from', type: 'address'},
          {name: '_blockNumberDeadline', type: 'uint256'},
          {name: '_rlpEncodedSignedTransaction', type: 'bytes'},
        ],
        visibility: 'external',
        mutability: 'payable',
        signature: 'storeForcedTransaction(bytes32,address,uint256,bytes)',
        selector: '0x248c6126',
      },
      {
        name: 'setForcedTransactionFee',
        params: [{name: '_forcedTransactionFeeInWei', type: 'uint256'}],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'setForcedTransactionFee(uint256)',
        selector: '0x5334b7e6',
      },
      {
        name: 'setAddressFilter',
        params: [{name: '_addressFilter', type: 'address'}],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'setAddressFilter(address)',
        selector: '0x8c7c363a',
      },
    ],
    answersTo: {
      functions: [
        'getRequiredForcedTransactionFields', 'setAddressFilter', 'setForcedTransactionFee',
        'storeForcedTransaction',
      ],
      events: ['AddressFilterChanged', 'ForcedTransactionAdded', 'ForcedTransactionFeeSet'],
      errors: ['ForcedTransactionExistsForBlockOrIsTooLow', 'MissingRollingHashForForcedTransactionNumber'],
    },
  },
};
