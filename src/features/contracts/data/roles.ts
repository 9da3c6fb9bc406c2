/**
 * Names of constants that contracts hash with `keccak256("NAME")` or with a scheme of their own. Those of Linea's
 * contracts come from their source; these are OpenZeppelin's, and what its documentation and its wizard name roles.
 */
export const roleNames: readonly string[] = [
  'BURNER_ROLE', 'CANCELLER_ROLE', 'EXECUTOR_ROLE', 'GUARDIAN_ROLE', 'KEEPER_ROLE', 'LIMITER_ROLE', 'MANAGER_ROLE', 'MINTER_ROLE',
  'OPERATOR_ROLE', 'ORACLE_ROLE', 'PAUSER_ROLE', 'PROPOSER_ROLE', 'RELAYER_ROLE', 'SNAPSHOT_ROLE', 'TIMELOCK_ADMIN_ROLE',
  'TOKEN_BRIDGE_ROLE', 'UNPAUSER_ROLE', 'UPGRADER_ROLE', 'URI_SETTER_ROLE', 'WITHDRAWER_ROLE',
];
