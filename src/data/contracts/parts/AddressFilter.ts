// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const AddressFilter: PartRecord = {
  name: 'AddressFilter',
  declaration: {
    source: 'contracts/src/rollup/forcedTransactions/AddressFilter.sol',
    kind: 'contract',
    inherits: ['AccessControl', 'IAddressFilter'],
    stateVariables: [{name: 'filteredAddresses', type: 'mapping(address => bool)', visibility: 'internal'}],
    functions: [
      {
        name: 'constructor',
        kind: 'constructor',
        params: [{name: '_defaultAdmin', type: 'address'}, {name: '_initialfilteredAddresses', type: 'address[]'}],
        visibility: 'public',
        mutability: 'nonpayable',
        calls: ['_grantRole', '_setFilteredStatus'],
        reverts: [{error: 'IGenericErrors.ZeroAddressNotAllowed', unless: '_defaultAdmin != address(0)'}],
      },
      {
        name: 'addressIsFiltered',
        params: [{name: '_addressToCheck', type: 'address'}],
        visibility: 'external',
        mutability: 'view',
        signature: 'addressIsFiltered(address)',
        selector: '0x1d515083',
        returns: [{name: 'isFiltered', type: 'bool'}],
      },
      {
        name: 'setFilteredStatus',
        params: [{name: '_initialfilteredAddresses', type: 'address[]'}, {name: '_isFiltered', type: 'bool'}],
        visibility: 'external',
        mutability: 'nonpayable',
        modifiers: ['onlyRole(DEFAULT_ADMIN_ROLE)'],
        calls: ['_setFilteredStatus'],
        signature: 'setFilteredStatus(address[],bool)',
        selector: '0x8ab17379',
        reverts: [{error: 'FilteredAddressesEmpty', unless: '_initialfilteredAddresses.length > 0'}],
      },
      {
        name: '_setFilteredStatus',
        params: [{name: '_initialfilteredAddresses', type: 'address[]'}, {name: '_isFiltered', type: 'bool'}],
        visibility: 'internal',
        mutability: 'nonpayable',
        emits: ['FilteredStatusesSet'],
      },
    ],
    answersTo: {
      functions: [
        'DEFAULT_ADMIN_ROLE', 'addressIsFiltered', 'getRoleAdmin', 'grantRole', 'hasRole', 'renounceRole',
        'revokeRole', 'setFilteredStatus', 'supportsInterface',
      ],
      events: ['FilteredStatusesSet', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked'],
      errors: ['AddressAlreadyFiltered', 'FilteredAddressesEmpty', 'ZeroAddressNotAllowed'],
    },
  },
};
