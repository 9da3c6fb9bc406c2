// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const PermissionsManager: PartRecord = {
  name: 'PermissionsManager',
  declaration: {
    source: 'contracts/src/security/access/PermissionsManager.sol',
    kind: 'abstract contract',
    inherits: ['AccessControlUpgradeable', 'IPermissionsManager', 'IGenericErrors'],
    functions: [
      {
        name: '__Permissions_init',
        params: [{name: '_roleAddresses', type: 'IPermissionsManager.RoleAddress[]'}],
        visibility: 'internal',
        mutability: 'nonpayable',
        modifiers: ['onlyInitializing'],
        calls: ['_grantRole'],
        reverts: [
          {error: 'ZeroAddressNotAllowed', if: '_roleAddresses[i].addressWithRole == address(0)'},
          {error: 'ZeroHashNotAllowed', if: '_roleAddresses[i].role == 0x0'},
        ],
      },
    ],
    answersTo: {
      functions: [
        'DEFAULT_ADMIN_ROLE', 'getRoleAdmin', 'grantRole', 'hasRole', 'renounceRole', 'revokeRole',
        'supportsInterface',
      ],
      events: ['Initialized', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked'],
      errors: [
        'InitializedVersionWrong', 'NoEthSent', 'ZeroAddressNotAllowed', 'ZeroHashNotAllowed',
        'ZeroLengthNotAllowed', 'ZeroValueNotAllowed',
      ],
    },
  },
};
