// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l1/IL1MessageManager.sol',
  kind: 'interface',
  events: [
    {
      name: 'RollingHashUpdated',
      params: [
        {name: 'messageNumber', type: 'uint256', indexed: true},
        {name: 'rollingHash', type: 'bytes32', indexed: true},
        {name: 'messageHash', type: 'bytes32', indexed: true},
      ],
      signature: 'RollingHashUpdated(uint256,bytes32,bytes32)',
      topic0: '0xea3b023b4c8680d4b4824f0143132c95476359a2bb70a81d6c5a36f6918f6339',
    },
    {
      name: 'L2MerkleRootAdded',
      params: [
        {name: 'l2MerkleRoot', type: 'bytes32', indexed: true},
        {name: 'treeDepth', type: 'uint256', indexed: true},
      ],
      signature: 'L2MerkleRootAdded(bytes32,uint256)',
      topic0: '0x300e6f978eee6a4b0bba78dd8400dc64fd5652dbfc868a2258e16d0977be222b',
    },
    {
      name: 'L2MessagingBlockAnchored',
      params: [{name: 'l2Block', type: 'uint256', indexed: true}],
      signature: 'L2MessagingBlockAnchored(uint256)',
      topic0: '0x3c116827db9db3a30c1a25db8b0ee4bab9d2b223560209cfd839601b621c726d',
    },
  ],
  errors: [
    {
      name: 'MessageAlreadyClaimed',
      params: [{name: 'messageIndex', type: 'uint256'}],
      signature: 'MessageAlreadyClaimed(uint256)',
      selector: '0x335a4a90',
    },
    {
      name: 'L2MerkleRootAlreadyAnchored',
      params: [{name: 'merkleRoot', type: 'bytes32'}],
      signature: 'L2MerkleRootAlreadyAnchored(bytes32)',
      selector: '0xe5d14425',
    },
    {
      name: 'BytesLengthNotMultipleOfTwo',
      params: [{name: 'bytesLength', type: 'uint256'}],
      signature: 'BytesLengthNotMultipleOfTwo(uint256)',
      selector: '0x0c91d776',
    },
  ],
  functions: [
    {
      name: 'isMessageClaimed',
      params: [{name: '_messageNumber', type: 'uint256'}],
      visibility: 'external',
      mutability: 'view',
      signature: 'isMessageClaimed(uint256)',
      selector: '0x9ee8b211',
      returns: [{name: 'isClaimed', type: 'bool'}],
    },
  ],
  answersTo: {
    functions: ['isMessageClaimed'],
    events: ['L2MerkleRootAdded', 'L2MessagingBlockAnchored', 'RollingHashUpdated'],
    errors: ['BytesLengthNotMultipleOfTwo', 'L2MerkleRootAlreadyAnchored', 'MessageAlreadyClaimed'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l1/interfaces/IL1MessageManager.sol',
  kind: 'interface',
  events: [
    {
      name: 'RollingHashUpdated',
      params: [
        {name: 'messageNumber', type: 'uint256', indexed: true},
        {name: 'rollingHash', type: 'bytes32', indexed: true},
        {name: 'messageHash', type: 'bytes32', indexed: true},
      ],
      signature: 'RollingHashUpdated(uint256,bytes32,bytes32)',
      topic0: '0xea3b023b4c8680d4b4824f0143132c95476359a2bb70a81d6c5a36f6918f6339',
    },
    {
      name: 'L2MerkleRootAdded',
      params: [
        {name: 'l2MerkleRoot', type: 'bytes32', indexed: true},
        {name: 'treeDepth', type: 'uint256', indexed: true},
      ],
      signature: 'L2MerkleRootAdded(bytes32,uint256)',
      topic0: '0x300e6f978eee6a4b0bba78dd8400dc64fd5652dbfc868a2258e16d0977be222b',
    },
    {
      name: 'L2MessagingBlockAnchored',
      params: [{name: 'l2Block', type: 'uint256', indexed: true}],
      signature: 'L2MessagingBlockAnchored(uint256)',
      topic0: '0x3c116827db9db3a30c1a25db8b0ee4bab9d2b223560209cfd839601b621c726d',
    },
  ],
  errors: [
    {
      name: 'MessageAlreadyClaimed',
      params: [{name: 'messageIndex', type: 'uint256'}],
      signature: 'MessageAlreadyClaimed(uint256)',
      selector: '0x335a4a90',
    },
    {
      name: 'L2MerkleRootAlreadyAnchored',
      params: [{name: 'merkleRoot', type: 'bytes32'}],
      signature: 'L2MerkleRootAlreadyAnchored(bytes32)',
      selector: '0xe5d14425',
    },
    {
      name: 'BytesLengthNotMultipleOfTwo',
      params: [{name: 'bytesLength', type: 'uint256'}],
      signature: 'BytesLengthNotMultipleOfTwo(uint256)',
      selector: '0x0c91d776',
    },
  ],
  functions: [
    {
      name: 'isMessageClaimed',
      params: [{name: '_messageNumber', type: 'uint256'}],
      visibility: 'external',
      mutability: 'view',
      signature: 'isMessageClaimed(uint256)',
      selector: '0x9ee8b211',
      returns: [{name: 'isClaimed', type: 'bool'}],
    },
  ],
  answersTo: {
    functions: ['isMessageClaimed'],
    events: ['L2MerkleRootAdded', 'L2MessagingBlockAnchored', 'RollingHashUpdated'],
    errors: ['BytesLengthNotMultipleOfTwo', 'L2MerkleRootAlreadyAnchored', 'MessageAlreadyClaimed'],
  },
};

export const il1messagemanager: ContractRecord = {
  name: 'IL1MessageManager',
  route: '/api/linea-smart-contracts/interfaces/l1/il1messagemanager',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
