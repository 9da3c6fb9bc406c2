// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l1/ILineaRollup.sol',
  kind: 'interface',
  structs: [
    {
      name: 'InitializationData',
      members: [
        {name: 'initialStateRootHash', type: 'bytes32'},
        {name: 'initialL2BlockNumber', type: 'uint256'},
        {name: 'genesisTimestamp', type: 'uint256'},
        {name: 'defaultVerifier', type: 'address'},
        {name: 'rateLimitPeriodInSeconds', type: 'uint256'},
        {name: 'rateLimitAmountInWei', type: 'uint256'},
        {name: 'roleAddresses', type: 'IPermissionsManager.RoleAddress[]'},
        {name: 'pauseTypeRoles', type: 'IPauseManager.PauseTypeRole[]'},
        {name: 'unpauseTypeRoles', type: 'IPauseManager.PauseTypeRole[]'},
        {name: 'fallbackOperator', type: 'address'},
        {name: 'defaultAdmin', type: 'address'},
      ],
    },
    {
      name: 'CompressedCalldataSubmission',
      members: [
        {name: 'finalStateRootHash', type: 'bytes32'},
        {name: 'snarkHash', type: 'bytes32'},
        {name: 'compressedData', type: 'bytes'},
      ],
    },
    {
      name: 'ShnarfData',
      members: [
        {name: 'parentShnarf', type: 'bytes32'},
        {name: 'snarkHash', type: 'bytes32'},
        {name: 'finalStateRootHash', type: 'bytes32'},
        {name: 'dataEvaluationPoint', type: 'bytes32'},
        {name: 'dataEvaluationClaim', type: 'bytes32'},
      ],
    },
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
    {
      name: 'FinalizationDataV3',
      members: [
        {name: 'parentStateRootHash', type: 'bytes32'},
        {name: 'endBlockNumber', type: 'uint256'},
        {name: 'shnarfData', type: 'ILineaRollup.ShnarfData'},
        {name: 'lastFinalizedTimestamp', type: 'uint256'},
        {name: 'finalTimestamp', type: 'uint256'},
        {name: 'lastFinalizedL1RollingHash', type: 'bytes32'},
        {name: 'l1RollingHash', type: 'bytes32'},
        {name: 'lastFinalizedL1RollingHashMessageNumber', type: 'uint256'},
        {name: 'l1RollingHashMessageNumber', type: 'uint256'},
        {name: 'l2MerkleTreesDepth', type: 'uint256'},
        {name: 'l2MerkleRoots', type: 'bytes32[]'},
        {name: 'l2MessagingBlocksOffsets', type: 'bytes'},
      ],
    },
  ],
  events: [
    {
      name: 'LineaRollupVersionChanged',
      params: [
        {name: 'previousVersion', type: 'bytes8', indexed: true},
        {name: 'newVersion', type: 'bytes8', indexed: true},
      ],
      signature: 'LineaRollupVersionChanged(bytes8,bytes8)',
      topic0: '0x2f8492a7a430cf917798dfb60bc5af634f68e6c40287947df0ea6f7ec0669bd8',
    },
    {
      name: 'FallbackOperatorRoleGranted',
      params: [
        {name: 'caller', type: 'address', indexed: true},
        {name: 'fallbackOperator', type: 'address', indexed: true},
      ],
      signature: 'FallbackOperatorRoleGranted(address,address)',
      topic0: '0x9fc8868f8577b31b805ee65bb52325782b5e2708dbdb7f04c7467c6785fccb30',
    },
    {
      name: 'FallbackOperatorAddressSet',
      params: [
        {name: 'caller', type: 'address', indexed: true},
        {name: 'fallbackOperator', type: 'address', indexed: true},
      ],
      signature: 'FallbackOperatorAddressSet(address,address)',
      topic0: '0x1f82add12d98b5eaed4d6a6d5f74cfc7a85e5c90c335ab5562f77f220ed45d5f',
    },
    {
      name: 'VerifierAddressChanged',
      params: [
        {name: 'verifierAddress', type: 'address', indexed: true},
        {name: 'proofType', type: 'uint256', indexed: true},
        {name: 'verifierSetBy', type: 'address', indexed: true},
        {name: 'oldVerifierAddress', type: 'address'},
      ],
      signature: 'VerifierAddressChanged(address,uint256,address,address)',
      topic0: '0x4a29db3fc6b42bda201e4b4d69ce8d575eeeba5f153509c0d0a342af0f1bd021',
    },
    {
      name: 'DataSubmittedV3',
      params: [
        {name: 'parentShnarf', type: 'bytes32'},
        {name: 'shnarf', type: 'bytes32', indexed: true},
        {name: 'finalStateRootHash', type: 'bytes32'},
      ],
      signature: 'DataSubmittedV3(bytes32,bytes32,bytes32)',
      topic0: '0x55f4c645c36aa5cd3f443d6be44d7a7a5df9d2100d7139dfc69d4289ee072319',
    },
    {
      name: 'DataFinalizedV3',
      params: [
        {name: 'startBlockNumber', type: 'uint256', indexed: true},
        {name: 'endBlockNumber', type: 'uint256', indexed: true},
        {name: 'shnarf', type: 'bytes32', indexed: true},
        {name: 'parentStateRootHash', type: 'bytes32'},
        {name: 'finalStateRootHash', type: 'bytes32'},
      ],
      signature: 'DataFinalizedV3(uint256,uint256,bytes32,bytes32,bytes32)',
      topic0: '0xa0262dc79e4ccb71ceac8574ae906311ae338aa4a2044fd4ec4b99fad5ab60cb',
    },
  ],
  errors: [
    {
      name: 'LastFinalizationTimeNotLapsed',
      params: [],
      signature: 'LastFinalizationTimeNotLapsed()',
      selector: '0x4306cbb1',
    },
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
    {name: 'PointEvaluationFailed', params: [], signature: 'PointEvaluationFailed()', selector: '0xa71194af'},
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
    {
      name: 'DataAlreadySubmitted',
      params: [{name: 'currentDataHash', type: 'bytes32'}],
      signature: 'DataAlreadySubmitted(bytes32)',
      selector: '0x0f06cd15',
    },
    {name: 'EmptySubmissionData', params: [], signature: 'EmptySubmissionData()', selector: '0xc01eab56'},
    {
      name: 'L1RollingHashDoesNotExistOnL1',
      params: [{name: 'messageNumber', type: 'uint256'}, {name: 'rollingHash', type: 'bytes32'}],
      signature: 'L1RollingHashDoesNotExistOnL1(uint256,bytes32)',
      selector: '0x36459fa0',
    },
    {
      name: 'FinalizationStateIncorrect',
      params: [{name: 'expected', type: 'bytes32'}, {name: 'value', type: 'bytes32'}],
      signature: 'FinalizationStateIncorrect(bytes32,bytes32)',
      selector: '0xbc5aad11',
    },
    {
      name: 'FinalBlockNumberLessThanOrEqualToLastFinalizedBlock',
      params: [{name: 'finalBlockNumber', type: 'uint256'}, {name: 'lastFinalizedBlock', type: 'uint256'}],
      signature: 'FinalBlockNumberLessThanOrEqualToLastFinalizedBlock(uint256,uint256)',
      selector: '0x70614405',
    },
    {
      name: 'FinalBlockStateEqualsZeroHash',
      params: [],
      signature: 'FinalBlockStateEqualsZeroHash()',
      selector: '0x2898482a',
    },
    {
      name: 'FinalizationInTheFuture',
      params: [{name: 'l2BlockTimestamp', type: 'uint256'}, {name: 'currentBlockTimestamp', type: 'uint256'}],
      signature: 'FinalizationInTheFuture(uint256,uint256)',
      selector: '0xbf81c6e0',
    },
    {
      name: 'MissingMessageNumberForRollingHash',
      params: [{name: 'rollingHash', type: 'bytes32'}],
      signature: 'MissingMessageNumberForRollingHash(bytes32)',
      selector: '0x0c256592',
    },
    {
      name: 'MissingRollingHashForMessageNumber',
      params: [{name: 'messageNumber', type: 'uint256'}],
      signature: 'MissingRollingHashForMessageNumber(uint256)',
      selector: '0x5228f4c8',
    },
    {name: 'FirstByteIsNotZero', params: [], signature: 'FirstByteIsNotZero()', selector: '0x729eebce'},
    {
      name: 'BytesLengthNotMultipleOf32',
      params: [],
      signature: 'BytesLengthNotMultipleOf32()',
      selector: '0x6426c6c5',
    },
    {
      name: 'FinalShnarfWrong',
      params: [{name: 'expected', type: 'bytes32'}, {name: 'value', type: 'bytes32'}],
      signature: 'FinalShnarfWrong(bytes32,bytes32)',
      selector: '0xd3664fb3',
    },
    {
      name: 'ParentBlobNotSubmitted',
      params: [{name: 'shnarf', type: 'bytes32'}],
      signature: 'ParentBlobNotSubmitted(bytes32)',
      selector: '0x6e5424c2',
    },
    {
      name: 'FinalBlobNotSubmitted',
      params: [{name: 'shnarf', type: 'bytes32'}],
      signature: 'FinalBlobNotSubmitted(bytes32)',
      selector: '0xedeae83c',
    },
    {
      name: 'OnlyNonFallbackOperator',
      params: [],
      signature: 'OnlyNonFallbackOperator()',
      selector: '0x7f7497e9',
    },
  ],
  functions: [
    {
      name: 'setVerifierAddress',
      params: [{name: '_newVerifierAddress', type: 'address'}, {name: '_proofType', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'setVerifierAddress(address,uint256)',
      selector: '0xc2116974',
    },
    {
      name: 'setFallbackOperator',
      params: [
        {name: '_messageNumber', type: 'uint256'},
        {name: '_rollingHash', type: 'bytes32'},
        {name: '_lastFinalizedTimestamp', type: 'uint256'},
      ],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'setFallbackOperator(uint256,bytes32,uint256)',
      selector: '0xbcc3003d',
    },
    {
      name: 'unsetVerifierAddress',
      params: [{name: '_proofType', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'unsetVerifierAddress(uint256)',
      selector: '0x28958174',
    },
    {
      name: 'submitBlobs',
      params: [
        {name: '_blobSubmissions', type: 'ILineaRollup.BlobSubmission[]'},
        {name: '_parentShnarf', type: 'bytes32'},
        {name: '_finalBlobShnarf', type: 'bytes32'},
      ],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'submitBlobs((uint256,bytes,bytes,bytes32,bytes32)[],bytes32,bytes32)',
      selector: '0x99467a35',
    },
    {
      name: 'submitDataAsCalldata',
      params: [
        {name: '_submission', type: 'ILineaRollup.CompressedCalldataSubmission'},
        {name: '_parentShnarf', type: 'bytes32'},
        {name: '_expectedShnarf', type: 'bytes32'},
      ],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'submitDataAsCalldata((bytes32,bytes32,bytes),bytes32,bytes32)',
      selector: '0x6854f6bc',
    },
    {
      name: 'finalizeBlocks',
      params: [
        {name: '_aggregatedProof', type: 'bytes'},
        {name: '_proofType', type: 'uint256'},
        {name: '_finalizationData', type: 'ILineaRollup.FinalizationDataV3'},
      ],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'finalizeBlocks(bytes,uint256,(bytes32,uint256,(bytes32,bytes32,bytes32,bytes32,bytes32),uint256,uint256,bytes32,bytes32,uint256,uint256,uint256,bytes32[],bytes))',
      selector: '0x5603c65f',
    },
  ],
  answersTo: {
    functions: [
      'finalizeBlocks', 'setFallbackOperator', 'setVerifierAddress', 'submitBlobs', 'submitDataAsCalldata',
      'unsetVerifierAddress',
    ],
    events: [
      'DataFinalizedV3', 'DataSubmittedV3', 'FallbackOperatorAddressSet', 'FallbackOperatorRoleGranted',
      'LineaRollupVersionChanged', 'VerifierAddressChanged',
    ],
    errors: [
      'BlobSubmissionDataEmpty', 'BlobSubmissionDataIsMissing', 'BytesLengthNotMultipleOf32',
      'DataAlreadySubmitted', 'EmptyBlobDataAtIndex', 'EmptySubmissionData', 'FinalBlobNotSubmitted',
      'FinalBlockNumberLessThanOrEqualToLastFinalizedBlock', 'FinalBlockStateEqualsZeroHash',
      'FinalShnarfWrong', 'FinalizationInTheFuture', 'FinalizationStateIncorrect', 'FirstByteIsNotZero',
      'L1RollingHashDoesNotExistOnL1', 'LastFinalizationTimeNotLapsed', 'MissingMessageNumberForRollingHash',
      'MissingRollingHashForMessageNumber', 'OnlyNonFallbackOperator', 'ParentBlobNotSubmitted',
      'PointEvaluationFailed', 'PointEvaluationResponseInvalid', 'PrecompileReturnDataLengthWrong',
    ],
  },
};

const v71: Declaration = {
  source: 'contracts/src/rollup/interfaces/ILineaRollup.sol',
  kind: 'interface',
  inherits: ['ILineaRollupBase'],
  structs: [
    {
      name: 'InitializationData',
      members: [
        {name: 'baseInitializationData', type: 'ILineaRollupBase.BaseInitializationData'},
        {name: 'livenessRecoveryOperator', type: 'address'},
      ],
    },
  ],
  answersTo: {
    functions: ['CONTRACT_VERSION', 'finalizeBlocks', 'setVerifierAddress', 'unsetVerifierAddress'],
    events: ['DataFinalizedV3', 'LineaRollupBaseInitialized', 'LineaRollupVersionChanged', 'VerifierAddressChanged'],
    errors: [
      'FinalBlockStateEqualsZeroHash', 'FinalShnarfNotSubmitted', 'FinalizationInTheFuture',
      'FinalizationStateIncorrect', 'L1RollingHashDoesNotExistOnL1', 'MissingMessageNumberForRollingHash',
      'MissingRollingHashForMessageNumber',
    ],
  },
};

const v80: Declaration = {
  source: 'contracts/src/rollup/interfaces/ILineaRollup.sol',
  kind: 'interface',
  inherits: ['ILineaRollupBase'],
  structs: [
    {
      name: 'InitializationData',
      members: [
        {name: 'baseInitializationData', type: 'ILineaRollupBase.BaseInitializationData'},
        {name: 'livenessRecoveryOperator', type: 'address'},
      ],
    },
  ],
  answersTo: {
    functions: ['CONTRACT_VERSION', 'finalizeBlocks', 'setVerifierAddress', 'unsetVerifierAddress'],
    events: [
      'DataFinalizedV3', 'FinalizedStateUpdated', 'LineaRollupBaseInitialized', 'LineaRollupVersionChanged',
      'VerifierAddressChanged',
    ],
    errors: [
      'AddressIsNotFiltered', 'FinalBlockStateEqualsZeroHash', 'FinalShnarfNotSubmitted',
      'FinalizationDataMissingForcedTransaction', 'FinalizationInTheFuture', 'FinalizationStateIncorrect',
      'L1RollingHashDoesNotExistOnL1', 'MissingMessageNumberForRollingHash',
      'MissingRollingHashForMessageNumber',
    ],
  },
};

export const ilinearollup: ContractRecord = {
  name: 'ILineaRollup',
  route: '/api/linea-smart-contracts/interfaces/l1/ilinearollup',
  generations: {'6.0': v60, '7.1': v71, '8.0': v80},
};
