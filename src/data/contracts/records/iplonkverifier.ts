// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/l1/IPlonkVerifier.sol',
  kind: 'interface',
  functions: [
    {
      name: 'Verify',
      params: [{name: '_proof', type: 'bytes'}, {name: '_public_inputs', type: 'uint256[]'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'Verify(bytes,uint256[])',
      selector: '0x7e4f7a8a',
      returns: [{name: 'success', type: 'bool'}],
    },
  ],
  answersTo: {functions: ['Verify'], events: [], errors: []},
};

const v71: Declaration = {
  source: 'contracts/src/verifiers/interfaces/IPlonkVerifier.sol',
  kind: 'interface',
  structs: [
    {
      name: 'ChainConfigurationParameter',
      members: [{name: 'value', type: 'bytes32'}, {name: 'name', type: 'string'}],
    },
  ],
  events: [
    {
      name: 'ChainConfigurationSet',
      params: [
        {name: 'chainConfigurationHash', type: 'bytes32'},
        {name: 'parameters', type: 'IPlonkVerifier.ChainConfigurationParameter[]'},
      ],
      signature: 'ChainConfigurationSet(bytes32,(bytes32,string)[])',
      topic0: '0xb505d785e76f7c490e4ba6fd176da5ddbc5d8b7090152d616a49626b75a06beb',
    },
  ],
  errors: [
    {
      name: 'ChainConfigurationNotProvided',
      params: [],
      signature: 'ChainConfigurationNotProvided()',
      selector: '0x4efb072d',
    },
  ],
  functions: [
    {
      name: 'getChainConfiguration',
      params: [],
      visibility: 'external',
      mutability: 'view',
      signature: 'getChainConfiguration()',
      selector: '0xb02384ad',
      returns: [{name: '', type: 'bytes32'}],
    },
    {
      name: 'Verify',
      params: [{name: '_proof', type: 'bytes'}, {name: '_public_inputs', type: 'uint256[]'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'Verify(bytes,uint256[])',
      selector: '0x7e4f7a8a',
      returns: [{name: 'success', type: 'bool'}],
    },
  ],
  answersTo: {
    functions: ['Verify', 'getChainConfiguration'],
    events: ['ChainConfigurationSet'],
    errors: ['ChainConfigurationNotProvided'],
  },
};

export const iplonkverifier: ContractRecord = {
  name: 'IPlonkVerifier',
  route: '/api/linea-smart-contracts/interfaces/l1/iplonkverifier',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
