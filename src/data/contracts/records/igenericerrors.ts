// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/IGenericErrors.sol',
  kind: 'interface',
  errors: [
    {name: 'ZeroAddressNotAllowed', params: [], signature: 'ZeroAddressNotAllowed()', selector: '0x8579befe'},
    {name: 'ZeroHashNotAllowed', params: [], signature: 'ZeroHashNotAllowed()', selector: '0x0742d053'},
    {
      name: 'ArrayLengthsDoNotMatch',
      params: [],
      signature: 'ArrayLengthsDoNotMatch()',
      selector: '0x280b0ef2',
    },
  ],
  answersTo: {
    functions: [],
    events: [],
    errors: ['ArrayLengthsDoNotMatch', 'ZeroAddressNotAllowed', 'ZeroHashNotAllowed'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/interfaces/IGenericErrors.sol',
  kind: 'interface',
  errors: [
    {name: 'ZeroAddressNotAllowed', params: [], signature: 'ZeroAddressNotAllowed()', selector: '0x8579befe'},
    {name: 'ZeroHashNotAllowed', params: [], signature: 'ZeroHashNotAllowed()', selector: '0x0742d053'},
    {name: 'NoEthSent', params: [], signature: 'NoEthSent()', selector: '0x717e6b7b'},
    {
      name: 'InitializedVersionWrong',
      params: [{name: 'expected', type: 'uint256'}, {name: 'actual', type: 'uint256'}],
      signature: 'InitializedVersionWrong(uint256,uint256)',
      selector: '0xdfb65d26',
    },
  ],
  answersTo: {
    functions: [],
    events: [],
    errors: ['InitializedVersionWrong', 'NoEthSent', 'ZeroAddressNotAllowed', 'ZeroHashNotAllowed'],
  },
};

const v80: Declaration = {
  source: 'contracts/src/interfaces/IGenericErrors.sol',
  kind: 'interface',
  errors: [
    {name: 'ZeroAddressNotAllowed', params: [], signature: 'ZeroAddressNotAllowed()', selector: '0x8579befe'},
    {name: 'ZeroHashNotAllowed', params: [], signature: 'ZeroHashNotAllowed()', selector: '0x0742d053'},
    {name: 'ZeroValueNotAllowed', params: [], signature: 'ZeroValueNotAllowed()', selector: '0x9cf8540c'},
    {name: 'NoEthSent', params: [], signature: 'NoEthSent()', selector: '0x717e6b7b'},
    {
      name: 'InitializedVersionWrong',
      params: [{name: 'expected', type: 'uint256'}, {name: 'actual', type: 'uint256'}],
      signature: 'InitializedVersionWrong(uint256,uint256)',
      selector: '0xdfb65d26',
    },
    {name: 'ZeroLengthNotAllowed', params: [], signature: 'ZeroLengthNotAllowed()', selector: '0xafd51dbf'},
  ],
  answersTo: {
    functions: [],
    events: [],
    errors: [
      'InitializedVersionWrong', 'NoEthSent', 'ZeroAddressNotAllowed', 'ZeroHashNotAllowed',
      'ZeroLengthNotAllowed', 'ZeroValueNotAllowed',
    ],
  },
};

export const igenericerrors: ContractRecord = {
  name: 'IGenericErrors',
  route: '/api/linea-smart-contracts/interfaces/igenericerrors',
  generations: {'6.0': v60, '7.1': v71, '8.0': v80},
};
