// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/lib/CallForwardingProxy.sol',
  kind: 'contract',
  stateVariables: [
    {
      name: 'TARGET',
      type: 'address',
      visibility: 'public',
      immutable: true,
      signature: 'TARGET()',
      selector: '0xcc1f2afa',
    },
  ],
  functions: [
    {
      name: 'constructor',
      kind: 'constructor',
      params: [{name: '_target', type: 'address'}],
      visibility: 'public',
      mutability: 'nonpayable',
    },
    {name: 'fallback', kind: 'fallback', params: [], visibility: 'external', mutability: 'payable'},
    {
      name: 'receive',
      kind: 'receive',
      params: [],
      visibility: 'external',
      mutability: 'payable',
      calls: ['revert'],
    },
  ],
  answersTo: {functions: ['TARGET'], events: [], errors: []},
};

const v71: Declaration = {
  source: 'contracts/src/proxies/CallForwardingProxy.sol',
  kind: 'contract',
  stateVariables: [
    {
      name: 'TARGET',
      type: 'address',
      visibility: 'public',
      immutable: true,
      signature: 'TARGET()',
      selector: '0xcc1f2afa',
    },
  ],
  functions: [
    {
      name: 'constructor',
      kind: 'constructor',
      params: [{name: '_target', type: 'address'}],
      visibility: 'public',
      mutability: 'nonpayable',
    },
    {name: 'fallback', kind: 'fallback', params: [], visibility: 'external', mutability: 'payable'},
    {
      name: 'receive',
      kind: 'receive',
      params: [],
      visibility: 'external',
      mutability: 'payable',
      calls: ['revert'],
    },
  ],
  answersTo: {functions: ['TARGET'], events: [], errors: []},
};

export const callforwardingproxy: ContractRecord = {
  name: 'CallForwardingProxy',
  route: '/api/linea-smart-contracts/lib/callforwardingproxy',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
