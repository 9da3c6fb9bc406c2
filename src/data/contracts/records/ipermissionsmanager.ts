// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/IPermissionsManager.sol',
  kind: 'interface',
  structs: [
    {
      name: 'RoleAddress',
      members: [{name: 'addressWithRole', type: 'address'}, {name: 'role', type: 'bytes32'}],
    },
  ],
  answersTo: {functions: [], events: [], errors: []},
};

const v71: Declaration = {
  source: 'contracts/src/security/access/interfaces/IPermissionsManager.sol',
  kind: 'interface',
  structs: [
    {
      name: 'RoleAddress',
      members: [{name: 'addressWithRole', type: 'address'}, {name: 'role', type: 'bytes32'}],
    },
  ],
  answersTo: {functions: [], events: [], errors: []},
};

export const ipermissionsmanager: ContractRecord = {
  name: 'IPermissionsManager',
  route: '/api/linea-smart-contracts/interfaces/ipermissionsmanager',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
