// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/MessageServiceBase.sol',
  kind: 'abstract contract',
  inherits: ['Initializable', 'IGenericErrors'],
  stateVariables: [
    {
      name: 'messageService',
      type: 'contract IMessageService',
      visibility: 'public',
      signature: 'messageService()',
      selector: '0x8dae45dd',
    },
    {
      name: 'remoteSender',
      type: 'address',
      visibility: 'public',
      signature: 'remoteSender()',
      selector: '0xa6ef995f',
    },
    {name: '__base_gap', type: 'uint256[10]', visibility: 'private'},
  ],
  events: [
    {
      name: 'RemoteSenderSet',
      params: [
        {name: 'remoteSender', type: 'address', indexed: true},
        {name: 'setter', type: 'address', indexed: true},
      ],
      signature: 'RemoteSenderSet(address,address)',
      topic0: '0xe68b208814fdb633b222cd15e73d5a27fb4ef9eef4cae78c623bc27702141d28',
    },
  ],
  errors: [
    {
      name: 'CallerIsNotMessageService',
      params: [],
      signature: 'CallerIsNotMessageService()',
      selector: '0x8c56efb1',
    },
    {name: 'SenderNotAuthorized', params: [], signature: 'SenderNotAuthorized()', selector: '0x79d1e58f'},
  ],
  modifiers: [{name: 'onlyMessagingService', params: []}, {name: 'onlyAuthorizedRemoteSender', params: []}],
  functions: [
    {
      name: '__MessageServiceBase_init',
      params: [{name: '_messageService', type: 'address'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      modifiers: ['onlyInitializing'],
      reverts: [{error: 'ZeroAddressNotAllowed', if: '_messageService == address(0)'}],
    },
    {
      name: '_setRemoteSender',
      params: [{name: '_remoteSender', type: 'address'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['RemoteSenderSet'],
      reverts: [{error: 'ZeroAddressNotAllowed', if: '_remoteSender == address(0)'}],
    },
  ],
  answersTo: {
    functions: ['messageService', 'remoteSender'],
    events: ['Initialized', 'RemoteSenderSet'],
    errors: [
      'ArrayLengthsDoNotMatch', 'CallerIsNotMessageService', 'SenderNotAuthorized', 'ZeroAddressNotAllowed',
      'ZeroHashNotAllowed',
    ],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/MessageServiceBase.sol',
  kind: 'abstract contract',
  inherits: ['Initializable', 'IGenericErrors'],
  stateVariables: [
    {
      name: 'messageService',
      type: 'contract IMessageService',
      visibility: 'public',
      signature: 'messageService()',
      selector: '0x8dae45dd',
    },
    {
      name: 'remoteSender',
      type: 'address',
      visibility: 'public',
      signature: 'remoteSender()',
      selector: '0xa6ef995f',
    },
    {name: '__base_gap', type: 'uint256[10]', visibility: 'private'},
  ],
  events: [
    {
      name: 'RemoteSenderSet',
      params: [
        {name: 'remoteSender', type: 'address', indexed: true},
        {name: 'setter', type: 'address', indexed: true},
      ],
      signature: 'RemoteSenderSet(address,address)',
      topic0: '0xe68b208814fdb633b222cd15e73d5a27fb4ef9eef4cae78c623bc27702141d28',
    },
  ],
  errors: [
    {
      name: 'CallerIsNotMessageService',
      params: [],
      signature: 'CallerIsNotMessageService()',
      selector: '0x8c56efb1',
    },
    {name: 'SenderNotAuthorized', params: [], signature: 'SenderNotAuthorized()', selector: '0x79d1e58f'},
  ],
  modifiers: [{name: 'onlyMessagingService', params: []}, {name: 'onlyAuthorizedRemoteSender', params: []}],
  functions: [
    {
      name: '__MessageServiceBase_init',
      params: [{name: '_messageService', type: 'address'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      modifiers: ['onlyInitializing'],
      reverts: [{error: 'ZeroAddressNotAllowed', if: '_messageService == address(0)'}],
    },
    {
      name: '_setRemoteSender',
      params: [{name: '_remoteSender', type: 'address'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['RemoteSenderSet'],
      reverts: [{error: 'ZeroAddressNotAllowed', if: '_remoteSender == address(0)'}],
    },
  ],
  answersTo: {
    functions: ['messageService', 'remoteSender'],
    events: ['Initialized', 'RemoteSenderSet'],
    errors: [
      'CallerIsNotMessageService', 'InitializedVersionWrong', 'NoEthSent', 'SenderNotAuthorized',
      'ZeroAddressNotAllowed', 'ZeroHashNotAllowed',
    ],
  },
};

const v80: Declaration = {
  source: 'contracts/src/messaging/MessageServiceBase.sol',
  kind: 'abstract contract',
  inherits: ['Initializable', 'IGenericErrors'],
  stateVariables: [
    {
      name: 'messageService',
      type: 'contract IMessageService',
      visibility: 'public',
      signature: 'messageService()',
      selector: '0x8dae45dd',
    },
    {
      name: 'remoteSender',
      type: 'address',
      visibility: 'public',
      signature: 'remoteSender()',
      selector: '0xa6ef995f',
    },
    {name: '__base_gap', type: 'uint256[10]', visibility: 'private'},
  ],
  events: [
    {
      name: 'RemoteSenderSet',
      params: [
        {name: 'remoteSender', type: 'address', indexed: true},
        {name: 'setter', type: 'address', indexed: true},
      ],
      signature: 'RemoteSenderSet(address,address)',
      topic0: '0xe68b208814fdb633b222cd15e73d5a27fb4ef9eef4cae78c623bc27702141d28',
    },
  ],
  errors: [
    {
      name: 'CallerIsNotMessageService',
      params: [],
      signature: 'CallerIsNotMessageService()',
      selector: '0x8c56efb1',
    },
    {name: 'SenderNotAuthorized', params: [], signature: 'SenderNotAuthorized()', selector: '0x79d1e58f'},
  ],
  modifiers: [{name: 'onlyMessagingService', params: []}, {name: 'onlyAuthorizedRemoteSender', params: []}],
  functions: [
    {
      name: '__MessageServiceBase_init',
      params: [{name: '_messageService', type: 'address'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      modifiers: ['onlyInitializing'],
      reverts: [{error: 'ZeroAddressNotAllowed', if: '_messageService == address(0)'}],
    },
    {
      name: '_setRemoteSender',
      params: [{name: '_remoteSender', type: 'address'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['RemoteSenderSet'],
      reverts: [{error: 'ZeroAddressNotAllowed', if: '_remoteSender == address(0)'}],
    },
  ],
  answersTo: {
    functions: ['messageService', 'remoteSender'],
    events: ['Initialized', 'RemoteSenderSet'],
    errors: [
      'CallerIsNotMessageService', 'InitializedVersionWrong', 'NoEthSent', 'SenderNotAuthorized',
      'ZeroAddressNotAllowed', 'ZeroHashNotAllowed', 'ZeroLengthNotAllowed', 'ZeroValueNotAllowed',
    ],
  },
};

export const messageservicebase: ContractRecord = {
  name: 'MessageServiceBase',
  route: '/api/linea-smart-contracts/messageservice/messageservicebase',
  generations: {'6.0': v60, '7.1': v71, '8.0': v80},
};
