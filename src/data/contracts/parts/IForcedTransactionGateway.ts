// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const IForcedTransactionGateway: PartRecord = {
  name: 'IForcedTransactionGateway',
  declaration: {
    source: 'contracts/src/rollup/forcedTransactions/interfaces/IForcedTransactionGateway.sol',
    kind: 'interface',
    structs: [
      {
        name: 'LastFinalizedState',
        members: [
          {name: 'timestamp', type: 'uint256'},
          {name: 'messageNumber', type: 'uint256'},
          {name: 'messageRollingHash', type: 'bytes32'},
          {name: 'forcedTransactionNumber', type: 'uint256'},
          {name: 'forcedTransactionRollingHash', type: 'bytes32'},
        ],
      },
      {
        name: 'Eip1559Transaction',
        members: [
          {name: 'nonce', type: 'uint256'},
          {name: 'maxPriorityFeePerGas', type: 'uint256'},
          {name: 'maxFeePerGas', type: 'uint256'},
          {name: 'gasLimit', type: 'uint256'},
          {name: 'to', type: 'address'},
          {name: 'value', type: 'uint256'},
          {name: 'input', type: 'bytes'},
          {name: 'accessList', type: 'IForcedTransactionGateway.AccessList[]'},
          {name: 'yParity', type: 'uint8'},
          {name: 'r', type: 'uint256'},
          {name: 's', type: 'uint256'},
        ],
      },
      {
        name: 'AccessList',
        members: [{name: 'contractAddress', type: 'address'}, {name: 'storageKeys', type: 'bytes32[]'}],
      },
    ],
    events: [
      {
        name: 'AddressFilterSet',
        params: [{name: 'useAddressFilter', type: 'bool'}],
        signature: 'AddressFilterSet(bool)',
        topic0: '0xa5cbbee363699ddd9598ef194472e0fdd3e27e8ee0ca91e51cbe3a3b2e1a5863',
      },
    ],
    errors: [
      {name: 'AddressIsFiltered', params: [], signature: 'AddressIsFiltered()', selector: '0x6605edaf'},
      {name: 'MaxGasLimitExceeded', params: [], signature: 'MaxGasLimitExceeded()', selector: '0x9376b93b'},
      {name: 'GasLimitTooLow', params: [], signature: 'GasLimitTooLow()', selector: '0xed43c3a6'},
      {
        name: 'CalldataInputLengthLimitExceeded',
        params: [],
        signature: 'CalldataInputLengthLimitExceeded()',
        selector: '0x58c9825b',
      },
      {
        name: 'GasFeeParametersContainZero',
        params: [{name: 'maxFeePerGas', type: 'uint256'}, {name: 'maxPriorityFeePerGas', type: 'uint256'}],
        signature: 'GasFeeParametersContainZero(uint256,uint256)',
        selector: '0xad15a7b0',
      },
      {
        name: 'MaxPriorityFeePerGasHigherThanMaxFee',
        params: [{name: 'maxFeePerGas', type: 'uint256'}, {name: 'maxPriorityFeePerGas', type: 'uint256'}],
        signature: 'MaxPriorityFeePerGasHigherThanMaxFee(uint256,uint256)',
        selector: '0xe4da61af',
      },
      {
        name: 'YParityGreaterThanOne',
        params: [{name: 'yParity', type: 'uint256'}],
        signature: 'YParityGreaterThanOne(uint256)',
        selector: '0xd92cff88',
      },
      {
        name: 'FinalizationStateIncorrect',
        params: [{name: 'expected', type: 'bytes32'}, {name: 'value', type: 'bytes32'}],
        signature: 'FinalizationStateIncorrect(bytes32,bytes32)',
        selector: '0xbc5aad11',
      },
      {
        name: 'AddressFilterAlreadySet',
        params: [{name: 'requestedExistingStatus', type: 'bool'}],
        signature: 'AddressFilterAlreadySet(bool)',
        selector: '0xfe561810',
      },
      {
        name: 'ForcedTransactionFeeNotMet',
        params: [{name: 'expected', type: 'uint256'}, {name: 'value', type: 'uint256'}],
        signature: 'ForcedTransactionFeeNotMet(uint256,uint256)',
        selector: '0x5cf40270',
      },
      {
        name: 'ForcedTransactionAlreadySubmittedInBlock',
        params: [{name: 'blockNumber', type: 'uint256'}],
        signature: 'ForcedTransactionAlreadySubmittedInBlock(uint256)',
        selector: '0x84636b4d',
      },
    ],
    functions: [
      {
        name: 'submitForcedTransaction',
        params: [
          {name: '_forcedTransaction', type: 'IForcedTransactionGateway.Eip1559Transaction'},
          {name: '_lastFinalizedState', type: 'IForcedTransactionGateway.LastFinalizedState'},
        ],
        visibility: 'external',
        mutability: 'payable',
        signature: 'submitForcedTransaction((uint256,uint256,uint256,uint256,address,uint256,bytes,(address,bytes32[])[],uint8,uint256,uint256),(uint256,uint256,bytes32,uint256,bytes32))',
        selector: '0x8b98c2c8',
      },
      {
        name: 'toggleUseAddressFilter',
        params: [{name: '_useAddressFilter', type: 'bool'}],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'toggleUseAddressFilter(bool)',
        selector: '0x685d7ebe',
      },
    ],
    answersTo: {
      functions: ['submitForcedTransaction', 'toggleUseAddressFilter'],
      events: ['AddressFilterSet'],
      errors: [
        'AddressFilterAlreadySet', 'AddressIsFiltered', 'CalldataInputLengthLimitExceeded',
        'FinalizationStateIncorrect', 'ForcedTransactionAlreadySubmittedInBlock',
        'ForcedTransactionFeeNotMet', 'GasFeeParametersContainZero', 'GasLimitTooLow', 'MaxGasLimitExceeded',
        'MaxPriorityFeePerGasHigherThanMaxFee', 'YParityGreaterThanOne',
      ],
    },
  },
};
