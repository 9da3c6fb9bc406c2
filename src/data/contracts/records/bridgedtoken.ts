// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/tokenBridge/BridgedToken.sol',
  kind: 'contract',
  inherits: ['ERC20PermitUpgradeable'],
  stateVariables: [
    {name: 'bridge', type: 'address', visibility: 'public', signature: 'bridge()', selector: '0xe78cea92'},
    {name: '_decimals', type: 'uint8', visibility: 'public', signature: '_decimals()', selector: '0x32424aa3'},
    {name: '__gap', type: 'uint256[50]', visibility: 'private'},
  ],
  errors: [
    {
      name: 'OnlyBridge',
      params: [{name: 'bridgeAddress', type: 'address'}],
      signature: 'OnlyBridge(address)',
      selector: '0xd8ee8db0',
    },
  ],
  modifiers: [{name: 'onlyBridge', params: []}],
  functions: [
    {
      name: 'constructor',
      kind: 'constructor',
      params: [],
      visibility: 'public',
      mutability: 'nonpayable',
      calls: ['_disableInitializers'],
    },
    {
      name: 'initialize',
      params: [
        {name: '_tokenName', type: 'string'},
        {name: '_tokenSymbol', type: 'string'},
        {name: '_tokenDecimals', type: 'uint8'},
      ],
      visibility: 'external',
      mutability: 'nonpayable',
      modifiers: ['initializer'],
      calls: ['__ERC20_init', '__ERC20Permit_init'],
      signature: 'initialize(string,string,uint8)',
      selector: '0x1624f6c6',
    },
    {
      name: 'mint',
      params: [{name: '_recipient', type: 'address'}, {name: '_amount', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      modifiers: ['onlyBridge'],
      calls: ['_mint'],
      signature: 'mint(address,uint256)',
      selector: '0x40c10f19',
    },
    {
      name: 'burn',
      params: [{name: '_account', type: 'address'}, {name: '_amount', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      modifiers: ['onlyBridge'],
      calls: ['_spendAllowance', '_burn'],
      signature: 'burn(address,uint256)',
      selector: '0x9dc29fac',
    },
    {
      name: 'decimals',
      params: [],
      visibility: 'public',
      mutability: 'view',
      signature: 'decimals()',
      selector: '0x313ce567',
      returns: [{name: '', type: 'uint8'}],
    },
  ],
  answersTo: {
    functions: [
      'DOMAIN_SEPARATOR', '_decimals', 'allowance', 'approve', 'balanceOf', 'bridge', 'burn', 'decimals',
      'decreaseAllowance', 'eip712Domain', 'increaseAllowance', 'initialize', 'mint', 'name', 'nonces',
      'permit', 'symbol', 'totalSupply', 'transfer', 'transferFrom',
    ],
    events: ['Approval', 'EIP712DomainChanged', 'Initialized', 'Transfer'],
    errors: ['OnlyBridge'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/bridging/token/BridgedToken.sol',
  kind: 'contract',
  inherits: ['ERC20PermitUpgradeable'],
  stateVariables: [
    {name: 'bridge', type: 'address', visibility: 'public', signature: 'bridge()', selector: '0xe78cea92'},
    {name: '_decimals', type: 'uint8', visibility: 'public', signature: '_decimals()', selector: '0x32424aa3'},
    {name: '__gap', type: 'uint256[50]', visibility: 'private'},
  ],
  errors: [
    {
      name: 'OnlyBridge',
      params: [{name: 'bridgeAddress', type: 'address'}],
      signature: 'OnlyBridge(address)',
      selector: '0xd8ee8db0',
    },
  ],
  modifiers: [{name: 'onlyBridge', params: []}],
  functions: [
    {
      name: 'constructor',
      kind: 'constructor',
      params: [],
      visibility: 'public',
      mutability: 'nonpayable',
      calls: ['_disableInitializers'],
    },
    {
      name: 'initialize',
      params: [
        {name: '_tokenName', type: 'string'},
        {name: '_tokenSymbol', type: 'string'},
        {name: '_tokenDecimals', type: 'uint8'},
      ],
      visibility: 'external',
      mutability: 'nonpayable',
      modifiers: ['initializer'],
      calls: ['__ERC20_init', '__ERC20Permit_init'],
      signature: 'initialize(string,string,uint8)',
      selector: '0x1624f6c6',
    },
    {
      name: 'mint',
      params: [{name: '_recipient', type: 'address'}, {name: '_amount', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      modifiers: ['onlyBridge'],
      calls: ['_mint'],
      signature: 'mint(address,uint256)',
      selector: '0x40c10f19',
    },
    {
      name: 'burn',
      params: [{name: '_account', type: 'address'}, {name: '_amount', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      modifiers: ['onlyBridge'],
      calls: ['_spendAllowance', '_burn'],
      signature: 'burn(address,uint256)',
      selector: '0x9dc29fac',
    },
    {
      name: 'decimals',
      params: [],
      visibility: 'public',
      mutability: 'view',
      signature: 'decimals()',
      selector: '0x313ce567',
      returns: [{name: '', type: 'uint8'}],
    },
  ],
  answersTo: {
    functions: [
      'DOMAIN_SEPARATOR', '_decimals', 'allowance', 'approve', 'balanceOf', 'bridge', 'burn', 'decimals',
      'decreaseAllowance', 'eip712Domain', 'increaseAllowance', 'initialize', 'mint', 'name', 'nonces',
      'permit', 'symbol', 'totalSupply', 'transfer', 'transferFrom',
    ],
    events: ['Approval', 'EIP712DomainChanged', 'Initialized', 'Transfer'],
    errors: ['OnlyBridge'],
  },
};

export const bridgedtoken: ContractRecord = {
  name: 'BridgedToken',
  route: '/api/linea-smart-contracts/tokenbridge/bridgedtoken',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
