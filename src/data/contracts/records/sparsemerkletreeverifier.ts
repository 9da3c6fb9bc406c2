// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/messageService/lib/SparseMerkleTreeVerifier.sol',
  kind: 'library',
  errors: [
    {
      name: 'SafeCastOverflowedUintDowncast',
      params: [{name: 'bits', type: 'uint8'}, {name: 'value', type: 'uint256'}],
      signature: 'SafeCastOverflowedUintDowncast(uint8,uint256)',
      selector: '0x6dfcc650',
    },
    {
      name: 'LeafIndexOutOfBounds',
      params: [{name: 'leafIndex', type: 'uint32'}, {name: 'maxAllowedIndex', type: 'uint32'}],
      signature: 'LeafIndexOutOfBounds(uint32,uint32)',
      selector: '0xf7ec9097',
    },
  ],
  functions: [
    {
      name: '_verifyMerkleProof',
      params: [
        {name: '_leafHash', type: 'bytes32'},
        {name: '_proof', type: 'bytes32[]'},
        {name: '_leafIndex', type: 'uint32'},
        {name: '_root', type: 'bytes32'},
      ],
      visibility: 'internal',
      mutability: 'pure',
      calls: ['safeCastToUint32', 'Utils._efficientKeccak'],
      returns: [{name: 'proofIsValid', type: 'bool'}],
      reverts: [{error: 'LeafIndexOutOfBounds', if: '_leafIndex > maxAllowedIndex'}],
    },
    {
      name: 'safeCastToUint32',
      params: [{name: '_value', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'pure',
      returns: [{name: 'castUint32', type: 'uint32'}],
      reverts: [{error: 'SafeCastOverflowedUintDowncast', if: '_value > type(uint32).max'}],
    },
  ],
  answersTo: {functions: [], events: [], errors: ['LeafIndexOutOfBounds', 'SafeCastOverflowedUintDowncast']},
};

const v71: Declaration = {
  source: 'contracts/src/messaging/libraries/SparseMerkleTreeVerifier.sol',
  kind: 'library',
  errors: [
    {
      name: 'SafeCastOverflowedUintDowncast',
      params: [{name: 'bits', type: 'uint8'}, {name: 'value', type: 'uint256'}],
      signature: 'SafeCastOverflowedUintDowncast(uint8,uint256)',
      selector: '0x6dfcc650',
    },
    {
      name: 'LeafIndexOutOfBounds',
      params: [{name: 'leafIndex', type: 'uint32'}, {name: 'maxAllowedIndex', type: 'uint32'}],
      signature: 'LeafIndexOutOfBounds(uint32,uint32)',
      selector: '0xf7ec9097',
    },
  ],
  functions: [
    {
      name: '_verifyMerkleProof',
      params: [
        {name: '_leafHash', type: 'bytes32'},
        {name: '_proof', type: 'bytes32[]'},
        {name: '_leafIndex', type: 'uint32'},
        {name: '_root', type: 'bytes32'},
      ],
      visibility: 'internal',
      mutability: 'pure',
      calls: ['safeCastToUint32', 'EfficientLeftRightKeccak._efficientKeccak'],
      returns: [{name: 'proofIsValid', type: 'bool'}],
      reverts: [{error: 'LeafIndexOutOfBounds', if: '_leafIndex > maxAllowedIndex'}],
    },
    {
      name: 'safeCastToUint32',
      params: [{name: '_value', type: 'uint256'}],
      visibility: 'internal',
      mutability: 'pure',
      returns: [{name: 'castUint32', type: 'uint32'}],
      reverts: [{error: 'SafeCastOverflowedUintDowncast', if: '_value > type(uint32).max'}],
    },
  ],
  answersTo: {functions: [], events: [], errors: ['LeafIndexOutOfBounds', 'SafeCastOverflowedUintDowncast']},
};

export const sparsemerkletreeverifier: ContractRecord = {
  name: 'SparseMerkleTreeVerifier',
  route: '/api/linea-smart-contracts/messageservice/lib/sparsemerkletreeverifier',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
