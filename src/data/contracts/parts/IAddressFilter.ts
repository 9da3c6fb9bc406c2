// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const IAddressFilter: PartRecord = {
  name: 'IAddressFilter',
  declaration: {
    source: 'contracts/src/rollup/forcedTransactions/interfaces/IAddressFilter.sol',
    kind: 'interface',
    events: [
      {
        name: 'FilteredStatusesSet',
        params: [{name: 'filteredAddresses', type: 'address[]'}, {name: 'isFiltered', type: 'bool'}],
        signature: 'FilteredStatusesSet(address[],bool)',
        topic0: '0x8911b07a903172e66fc833a425762eb210532a5781d16226aa9088905926f7b0',
      },
    ],
    errors: [
      {
        name: 'AddressAlreadyFiltered',
        params: [{name: 'filteredAddress', type: 'address'}],
        signature: 'AddressAlreadyFiltered(address)',
        selector: '0x0bb44234',
      },
      {
        name: 'FilteredAddressesEmpty',
        params: [],
        signature: 'FilteredAddressesEmpty()',
        selector: '0xda5a8302',
      },
    ],
    functions: [
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
        signature: 'setFilteredStatus(address[],bool)',
        selector: '0x8ab17379',
      },
    ],
    answersTo: {
      functions: ['addressIsFiltered', 'setFilteredStatus'],
      events: ['FilteredStatusesSet'],
      errors: ['AddressAlreadyFiltered', 'FilteredAddressesEmpty'],
    },
  },
};
