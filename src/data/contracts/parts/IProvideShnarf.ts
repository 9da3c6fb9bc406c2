// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const IProvideShnarf: PartRecord = {
  name: 'IProvideShnarf',
  declaration: {
    source: 'contracts/src/rollup/dataAvailability/interfaces/IProvideShnarf.sol',
    kind: 'interface',
    functions: [
      {
        name: 'blobShnarfExists',
        params: [{name: '_shnarf', type: 'bytes32'}],
        visibility: 'external',
        mutability: 'view',
        signature: 'blobShnarfExists(bytes32)',
        selector: '0x2130d812',
        returns: [{name: 'shnarfExists', type: 'uint256'}],
      },
    ],
    answersTo: {functions: ['blobShnarfExists'], events: [], errors: []},
  },
};
