// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const IAcceptEip4844Blobs: PartRecord = {
  name: 'IAcceptEip4844Blobs',
  declaration: {
    source: 'contracts/src/rollup/dataAvailability/interfaces/IAcceptEip4844Blobs.sol',
    kind: 'interface',
    inherits: ['IShnarfDataAcceptorBase'],
    structs: [
      {
        name: 'BlobSubmission',
        members: [
          {name: 'dataEvaluationClaim', type: 'uint256'},
          {name: 'kzgCommitment', type: 'bytes'},
          {name: 'kzgProof', type: 'bytes'},
          {name: 'finalStateRootHash', type: 'bytes32'},
          {name: 'snarkHash', type: 'bytes32'},
        ],
      },
    ],
    errors: [
      {
        name: 'PointEvaluationResponseInvalid',
        params: [{name: 'fieldElements', type: 'uint256'}, {name: 'blsCurveModulus', type: 'uint256'}],
        signature: 'PointEvaluationResponseInvalid(uint256,uint256)',
        selector: '0x68dcad5f',
      },
      {
        name: 'PrecompileReturnDataLengthWrong',
        params: [{name: 'expected', type: 'uint256'}, {name: 'actual', type: 'uint256'}],
        signature: 'PrecompileReturnDataLengthWrong(uint256,uint256)',
        selector: '0xf75db381',
      },
      {
        name: 'PointEvaluationFailed',
        params: [],
        signature: 'PointEvaluationFailed()',
        selector: '0xa71194af',
      },
      {
        name: 'EmptyBlobDataAtIndex',
        params: [{name: 'index', type: 'uint256'}],
        signature: 'EmptyBlobDataAtIndex(uint256)',
        selector: '0xc0e41e1d',
      },
      {
        name: 'BlobSubmissionDataIsMissing',
        params: [],
        signature: 'BlobSubmissionDataIsMissing()',
        selector: '0xb1504a5f',
      },
      {
        name: 'BlobSubmissionDataEmpty',
        params: [{name: 'emptyBlobIndex', type: 'uint256'}],
        signature: 'BlobSubmissionDataEmpty(uint256)',
        selector: '0x8019aff7',
      },
    ],
    functions: [
      {
        name: 'submitBlobs',
        params: [
          {name: '_blobSubmissions', type: 'IAcceptEip4844Blobs.BlobSubmission[]'},
          {name: '_parentShnarf', type: 'bytes32'},
          {name: '_finalBlobShnarf', type: 'bytes32'},
        ],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'submitBlobs((uint256,bytes,bytes,bytes32,bytes32)[],bytes32,bytes32)',
        selector: '0x99467a35',
      },
    ],
    answersTo: {
      functions: ['submitBlobs'],
      events: ['DataSubmittedV3'],
      errors: [
        'BlobSubmissionDataEmpty', 'BlobSubmissionDataIsMissing', 'EmptyBlobDataAtIndex', 'FinalShnarfWrong',
        'FinalStateRootHashIsZeroHash', 'ParentShnarfNotSubmitted', 'PointEvaluationFailed',
        'PointEvaluationResponseInvalid', 'PrecompileReturnDataLengthWrong', 'ShnarfAlreadySubmitted',
        'ShnarfSubmissionIsZeroHash',
      ],
    },
  },
};
