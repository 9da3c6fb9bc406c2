// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l1/IZkEvmV2.sol',
  kind: 'interface',
  errors: [
    {
      name: 'StartingRootHashDoesNotMatch',
      params: [],
      signature: 'StartingRootHashDoesNotMatch()',
      selector: '0xead4c30e',
    },
    {name: 'ProofIsEmpty', params: [], signature: 'ProofIsEmpty()', selector: '0x7907d79b'},
    {name: 'InvalidProofType', params: [], signature: 'InvalidProofType()', selector: '0x69ed70ab'},
    {name: 'InvalidProof', params: [], signature: 'InvalidProof()', selector: '0x09bde339'},
    {
      name: 'InvalidProofOrProofVerificationRanOutOfGas',
      params: [{name: 'errorReason', type: 'string'}],
      signature: 'InvalidProofOrProofVerificationRanOutOfGas(string)',
      selector: '0xca389c44',
    },
  ],
  answersTo: {
    functions: [],
    events: [],
    errors: [
      'InvalidProof', 'InvalidProofOrProofVerificationRanOutOfGas', 'InvalidProofType', 'ProofIsEmpty',
      'StartingRootHashDoesNotMatch',
    ],
  },
};

const v71: Declaration = {
  source: 'contracts/src/rollup/interfaces/IZkEvmV2.sol',
  kind: 'interface',
  errors: [
    {
      name: 'StartingRootHashDoesNotMatch',
      params: [],
      signature: 'StartingRootHashDoesNotMatch()',
      selector: '0xead4c30e',
    },
    {name: 'ProofIsEmpty', params: [], signature: 'ProofIsEmpty()', selector: '0x7907d79b'},
    {name: 'InvalidProofType', params: [], signature: 'InvalidProofType()', selector: '0x69ed70ab'},
    {name: 'InvalidProof', params: [], signature: 'InvalidProof()', selector: '0x09bde339'},
    {
      name: 'InvalidProofOrProofVerificationRanOutOfGas',
      params: [{name: 'errorReason', type: 'string'}],
      signature: 'InvalidProofOrProofVerificationRanOutOfGas(string)',
      selector: '0xca389c44',
    },
  ],
  answersTo: {
    functions: [],
    events: [],
    errors: [
      'InvalidProof', 'InvalidProofOrProofVerificationRanOutOfGas', 'InvalidProofType', 'ProofIsEmpty',
      'StartingRootHashDoesNotMatch',
    ],
  },
};

export const izkevmv2: ContractRecord = {
  name: 'IZkEvmV2',
  route: '/api/linea-smart-contracts/interfaces/l1/izkevmv2',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
