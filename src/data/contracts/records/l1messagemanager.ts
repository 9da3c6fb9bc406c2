// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/l1/L1MessageManager.sol',
  kind: 'abstract contract',
  inherits: ['L1MessageManagerV1', 'IL1MessageManager'],
  stateVariables: [
    {
      name: 'rollingHashes',
      type: 'mapping(uint256 => bytes32)',
      visibility: 'public',
      signature: 'rollingHashes(uint256)',
      selector: '0x914e57eb',
    },
    {name: '_messageClaimedBitMap', type: 'struct BitMaps.BitMap', visibility: 'internal'},
    {
      name: 'l2MerkleRootsDepths',
      type: 'mapping(bytes32 => uint256)',
      visibility: 'public',
      signature: 'l2MerkleRootsDepths(bytes32)',
      selector: '0x60e83cf3',
    },
    {name: '__gap_L1MessageManager', type: 'uint256[50]', visibility: 'private'},
  ],
  functions: [
    {
      name: '_addRollingHash',
      params: [{name: '_messageNumber', type: 'uint256'}, {name: '_messageHash', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['RollingHashUpdated'],
      calls: ['Utils._efficientKeccak'],
    },
    {
      name: '_setL2L1MessageToClaimed',
      params: [{name: '_messageNumber', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      calls: ['_messageClaimedBitMap.get', '_messageClaimedBitMap.set'],
      reverts: [{error: 'MessageAlreadyClaimed', if: '_messageClaimedBitMap.get(_messageNumber)'}],
    },
    {
      name: '_addL2MerkleRoots',
      params: [{name: '_newRoots', type: 'bytes32[]'}, {name: '_treeDepth', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['L2MerkleRootAdded'],
      reverts: [{error: 'L2MerkleRootAlreadyAnchored', if: 'l2MerkleRootsDepths[_newRoots[i]] != 0'}],
    },
    {
      name: '_anchorL2MessagingBlocks',
      params: [{name: '_l2MessagingBlocksOffsets', type: 'bytes'}, {name: '_currentL2BlockNumber', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['L2MessagingBlockAnchored'],
      reverts: [{error: 'BytesLengthNotMultipleOfTwo', if: '_l2MessagingBlocksOffsets.length % 2 != 0'}],
    },
    {
      name: 'isMessageClaimed',
      params: [{name: '_messageNumber', type: 'uint256'}],
      visibility: 'external',
      mutability: 'view',
      calls: ['_messageClaimedBitMap.get'],
      signature: 'isMessageClaimed(uint256)',
      selector: '0x9ee8b211',
      returns: [{name: 'isClaimed', type: 'bool'}],
    },
  ],
  answersTo: {
    functions: [
      'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN', 'OUTBOX_STATUS_RECEIVED', 'OUTBOX_STATUS_SENT',
      'OUTBOX_STATUS_UNKNOWN', 'inboxL2L1MessageStatus', 'isMessageClaimed', 'l2MerkleRootsDepths',
      'outboxL1L2MessageStatus', 'rollingHashes',
    ],
    events: ['L2MerkleRootAdded', 'L2MessagingBlockAnchored', 'RollingHashUpdated'],
    errors: [
      'BytesLengthNotMultipleOfTwo', 'L2MerkleRootAlreadyAnchored', 'MessageAlreadyClaimed',
      'MessageDoesNotExistOrHasAlreadyBeenClaimed',
    ],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l1/L1MessageManager.sol',
  kind: 'abstract contract',
  inherits: ['L1MessageManagerV1', 'IL1MessageManager'],
  stateVariables: [
    {
      name: 'rollingHashes',
      type: 'mapping(uint256 => bytes32)',
      visibility: 'public',
      signature: 'rollingHashes(uint256)',
      selector: '0x914e57eb',
    },
    {name: '_messageClaimedBitMap', type: 'struct BitMaps.BitMap', visibility: 'internal'},
    {
      name: 'l2MerkleRootsDepths',
      type: 'mapping(bytes32 => uint256)',
      visibility: 'public',
      signature: 'l2MerkleRootsDepths(bytes32)',
      selector: '0x60e83cf3',
    },
    {name: '__gap_L1MessageManager', type: 'uint256[50]', visibility: 'private'},
  ],
  functions: [
    {
      name: '_addRollingHash',
      params: [{name: '_messageNumber', type: 'uint256'}, {name: '_messageHash', type: 'bytes32'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['RollingHashUpdated'],
      calls: ['EfficientLeftRightKeccak._efficientKeccak'],
    },
    {
      name: '_setL2L1MessageToClaimed',
      params: [{name: '_messageNumber', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      calls: ['_messageClaimedBitMap.get', '_messageClaimedBitMap.set'],
      reverts: [{error: 'MessageAlreadyClaimed', if: '_messageClaimedBitMap.get(_messageNumber)'}],
    },
    {
      name: '_addL2MerkleRoots',
      params: [{name: '_newRoots', type: 'bytes32[]'}, {name: '_treeDepth', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['L2MerkleRootAdded'],
      reverts: [{error: 'L2MerkleRootAlreadyAnchored', if: 'l2MerkleRootsDepths[_newRoots[i]] != 0'}],
    },
    {
      name: '_anchorL2MessagingBlocks',
      params: [{name: '_l2MessagingBlocksOffsets', type: 'bytes'}, {name: '_currentL2BlockNumber', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'nonpayable',
      emits: ['L2MessagingBlockAnchored'],
      reverts: [{error: 'BytesLengthNotMultipleOfTwo', if: '_l2MessagingBlocksOffsets.length % 2 != 0'}],
    },
    {
      name: 'isMessageClaimed',
      params: [{name: '_messageNumber', type: 'uint256'}],
      visibility: 'external',
      mutability: 'view',
      calls: ['_messageClaimedBitMap.get'],
      signature: 'isMessageClaimed(uint256)',
      selector: '0x9ee8b211',
      returns: [{name: 'isClaimed', type: 'bool'}],
    },
  ],
  answersTo: {
    functions: [
      'INBOX_STATUS_RECEIVED', 'INBOX_STATUS_UNKNOWN', 'OUTBOX_STATUS_RECEIVED', 'OUTBOX_STATUS_SENT',
      'OUTBOX_STATUS_UNKNOWN', 'inboxL2L1MessageStatus', 'isMessageClaimed', 'l2MerkleRootsDepths',
      'outboxL1L2MessageStatus', 'rollingHashes',
    ],
    events: ['L2MerkleRootAdded', 'L2MessagingBlockAnchored', 'RollingHashUpdated'],
    errors: [
      'BytesLengthNotMultipleOfTwo', 'L2MerkleRootAlreadyAnchored', 'MessageAlreadyClaimed',
      'MessageDoesNotExistOrHasAlreadyBeenClaimed',
    ],
  },
};

export const l1messagemanager: ContractRecord = {
  name: 'L1MessageManager',
  route: '/api/linea-smart-contracts/messageservice/l1/l1messagemanager',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
