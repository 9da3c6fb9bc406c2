// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l1/IL1MessageService.sol',
  kind: 'interface',
  structs: [
    {
      name: 'ClaimMessageWithProofParams',
      members: [
        {name: 'proof', type: 'bytes32[]'},
        {name: 'messageNumber', type: 'uint256'},
        {name: 'leafIndex', type: 'uint32'},
        {name: 'from', type: 'address'},
        {name: 'to', type: 'address'},
        {name: 'fee', type: 'uint256'},
        {name: 'value', type: 'uint256'},
        {name: 'feeRecipient', type: 'address payable'},
        {name: 'merkleRoot', type: 'bytes32'},
        {name: 'data', type: 'bytes'},
      ],
    },
  ],
  errors: [
    {
      name: 'L2MerkleRootDoesNotExist',
      params: [],
      signature: 'L2MerkleRootDoesNotExist()',
      selector: '0x4e686675',
    },
    {name: 'InvalidMerkleProof', params: [], signature: 'InvalidMerkleProof()', selector: '0xb05e92fa'},
    {
      name: 'ProofLengthDifferentThanMerkleDepth',
      params: [{name: 'actual', type: 'uint256'}, {name: 'expected', type: 'uint256'}],
      signature: 'ProofLengthDifferentThanMerkleDepth(uint256,uint256)',
      selector: '0x5e3fd6ad',
    },
  ],
  functions: [
    {
      name: 'claimMessageWithProof',
      params: [{name: '_params', type: 'IL1MessageService.ClaimMessageWithProofParams'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'claimMessageWithProof((bytes32[],uint256,uint32,address,address,uint256,uint256,address,bytes32,bytes))',
      selector: '0x6463fb2a',
    },
  ],
  answersTo: {
    functions: ['claimMessageWithProof'],
    events: [],
    errors: ['InvalidMerkleProof', 'L2MerkleRootDoesNotExist', 'ProofLengthDifferentThanMerkleDepth'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/messaging/l1/interfaces/IL1MessageService.sol',
  kind: 'interface',
  structs: [
    {
      name: 'ClaimMessageWithProofParams',
      members: [
        {name: 'proof', type: 'bytes32[]'},
        {name: 'messageNumber', type: 'uint256'},
        {name: 'leafIndex', type: 'uint32'},
        {name: 'from', type: 'address'},
        {name: 'to', type: 'address'},
        {name: 'fee', type: 'uint256'},
        {name: 'value', type: 'uint256'},
        {name: 'feeRecipient', type: 'address payable'},
        {name: 'merkleRoot', type: 'bytes32'},
        {name: 'data', type: 'bytes'},
      ],
    },
  ],
  errors: [
    {
      name: 'L2MerkleRootDoesNotExist',
      params: [],
      signature: 'L2MerkleRootDoesNotExist()',
      selector: '0x4e686675',
    },
    {name: 'InvalidMerkleProof', params: [], signature: 'InvalidMerkleProof()', selector: '0xb05e92fa'},
    {
      name: 'ProofLengthDifferentThanMerkleDepth',
      params: [{name: 'actual', type: 'uint256'}, {name: 'expected', type: 'uint256'}],
      signature: 'ProofLengthDifferentThanMerkleDepth(uint256,uint256)',
      selector: '0x5e3fd6ad',
    },
  ],
  functions: [
    {
      name: 'claimMessageWithProof',
      params: [{name: '_params', type: 'IL1MessageService.ClaimMessageWithProofParams'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'claimMessageWithProof((bytes32[],uint256,uint32,address,address,uint256,uint256,address,bytes32,bytes))',
      selector: '0x6463fb2a',
    },
  ],
  answersTo: {
    functions: ['claimMessageWithProof'],
    events: [],
    errors: ['InvalidMerkleProof', 'L2MerkleRootDoesNotExist', 'ProofLengthDifferentThanMerkleDepth'],
  },
};

export const il1messageservice: ContractRecord = {
  name: 'IL1MessageService',
  route: '/api/linea-smart-contracts/interfaces/l1/il1messageservice',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
