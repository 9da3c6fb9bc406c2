// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/lib/Mimc.sol',
  kind: 'library',
  constants: [
    {
      name: 'FR_FIELD',
      type: 'uint256',
      visibility: 'internal',
      value: '8444461749428370424248824938781546531375899335154063827935233455917409239041',
    },
  ],
  errors: [
    {name: 'DataMissing', params: [], signature: 'DataMissing()', selector: '0x731eab57'},
    {name: 'DataIsNotMod32', params: [], signature: 'DataIsNotMod32()', selector: '0xc2cab26c'},
  ],
  functions: [
    {
      name: 'hash',
      params: [{name: '_msg', type: 'bytes'}],
      visibility: 'external',
      mutability: 'pure',
      signature: 'hash(bytes)',
      selector: '0xaa1e84de',
      returns: [{name: 'mimcHash', type: 'bytes32'}],
      reverts: [
        {error: 'DataMissing', if: '_msg.length == 0'},
        {error: 'DataIsNotMod32', if: '_msg.length % 0x20 != 0'},
      ],
    },
  ],
  answersTo: {functions: ['hash'], events: [], errors: ['DataIsNotMod32', 'DataMissing']},
};

const v71: Declaration = {
  source: 'contracts/src/libraries/Mimc.sol',
  kind: 'library',
  constants: [
    {
      name: 'FR_FIELD',
      type: 'uint256',
      visibility: 'internal',
      value: '8444461749428370424248824938781546531375899335154063827935233455917409239041',
    },
  ],
  errors: [
    {name: 'DataMissing', params: [], signature: 'DataMissing()', selector: '0x731eab57'},
    {name: 'DataIsNotMod32', params: [], signature: 'DataIsNotMod32()', selector: '0xc2cab26c'},
  ],
  functions: [
    {
      name: 'hash',
      params: [{name: '_msg', type: 'bytes'}],
      visibility: 'external',
      mutability: 'pure',
      signature: 'hash(bytes)',
      selector: '0xaa1e84de',
      returns: [{name: 'mimcHash', type: 'bytes32'}],
      reverts: [
        {error: 'DataMissing', if: '_msg.length == 0'},
        {error: 'DataIsNotMod32', if: '_msg.length % 0x20 != 0'},
      ],
    },
  ],
  answersTo: {functions: ['hash'], events: [], errors: ['DataIsNotMod32', 'DataMissing']},
};

export const mimc: ContractRecord = {
  name: 'Mimc',
  route: '/api/linea-smart-contracts/lib/mimc',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
