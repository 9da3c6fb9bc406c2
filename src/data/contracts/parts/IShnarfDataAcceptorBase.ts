// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const IShnarfDataAcceptorBase: PartRecord = {
  name: 'IShnarfDataAcceptorBase',
  declaration: {
    source: 'contracts/src/rollup/dataAvailability/interfaces/IShnarfDataAcceptorBase.sol',
    kind: 'interface',
    events: [
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
    ],
    errors: [
      {
        name: 'ShnarfSubmissionIsZeroHash',
        params: [],
        signature: 'ShnarfSubmissionIsZeroHash()',
        selector: '0x87fb99b3',
      },
      {
        name: 'FinalStateRootHashIsZeroHash',
        params: [],
        signature: 'FinalStateRootHashIsZeroHash()',
        selector: '0xf9069dd8',
      },
      {
        name: 'ShnarfAlreadySubmitted',
        params: [{name: 'shnarf', type: 'bytes32'}],
        signature: 'ShnarfAlreadySubmitted(bytes32)',
        selector: '0xe69adeca',
      },
      {
        name: 'ParentShnarfNotSubmitted',
        params: [{name: 'shnarf', type: 'bytes32'}],
        signature: 'ParentShnarfNotSubmitted(bytes32)',
        selector: '0xc77b964c',
      },
      {
        name: 'FinalShnarfWrong',
        params: [{name: 'expected', type: 'bytes32'}, {name: 'value', type: 'bytes32'}],
        signature: 'FinalShnarfWrong(bytes32,bytes32)',
        selector: '0xd3664fb3',
      },
    ],
    answersTo: {
      functions: [],
      events: ['DataSubmittedV3'],
      errors: [
        'FinalShnarfWrong', 'FinalStateRootHashIsZeroHash', 'ParentShnarfNotSubmitted',
        'ShnarfAlreadySubmitted', 'ShnarfSubmissionIsZeroHash',
      ],
    },
  },
};
