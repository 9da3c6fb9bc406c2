/**
 * The effects of modifiers, because the compiler output lists a function's modifiers without their bodies. Several come from version 4 of
 * OpenZeppelin's upgradeable contracts, which revert with strings instead of custom errors.
 */

export interface ModifierEffect {
  /** Role that the caller must hold. */
  readonly role?: string | undefined;
  /** Who may call, if not determined by a role; shown after "Callers:". */
  readonly caller?: string | undefined;
  /** The function reverts while any of these types is paused. */
  readonly pauseTypes?: readonly string[];
  /** The version that the function initializes, once per proxy. */
  readonly initializer?: string;
  readonly errors?: readonly string[];
  /** Reasons passed to `require` or `revert`. */
  readonly revertStrings?: readonly string[];
  readonly events?: readonly string[];
  /** Whether the check runs after the function's body. */
  readonly isAfterBody?: boolean;
}

const INITIALIZED_TWICE_REASON =
  'Initializable: contract is already initialized';

const modifierEffects: Record<string, (argument: string) => ModifierEffect> = {
  onlyRole: (role) => ({
    role: role.startsWith('_') ? undefined : role,
    caller: role.startsWith('_')
      ? 'accounts with the role that is set for the pause type'
      : undefined,
    revertStrings: ['AccessControl: account … is missing role …'],
  }),
  whenTypeAndGeneralNotPaused: (type) => ({
    pauseTypes: [type.replace('PauseType.', ''), 'GENERAL'],
    errors: ['IsPaused'],
  }),
  whenTypeNotPaused: (type) => ({
    pauseTypes: [type.replace('PauseType.', '')],
    errors: ['IsPaused'],
  }),
  onlyUsedPausedTypes: () => ({errors: ['PauseTypeNotUsed']}),
  nonReentrant: () => ({errors: ['ReentrantCall']}),
  initializer: () => ({
    initializer: '1',
    revertStrings: [INITIALIZED_TWICE_REASON],
    events: ['Initialized'],
  }),
  reinitializer: (version) => ({
    initializer: version,
    revertStrings: [INITIALIZED_TWICE_REASON],
    events: ['Initialized'],
  }),
  onlyInitializedVersion: () => ({errors: ['InitializedVersionWrong']}),
  onlyInitializing: () => ({
    revertStrings: ['Initializable: contract is not initializing'],
  }),
  distributeFees: () => ({errors: ['FeePaymentFailed'], isAfterBody: true}),
  onlyMessagingService: () => ({
    caller: 'the message service',
    errors: ['CallerIsNotMessageService'],
  }),
  onlyAuthorizedRemoteSender: () => ({
    caller: 'delivering a message from the remote sender',
    errors: ['SenderNotAuthorized'],
  }),
  onlyBridge: () => ({caller: 'the bridge', errors: ['OnlyBridge']}),
  nonZeroAddress: () => ({errors: ['ZeroAddressNotAllowed']}),
  nonZeroAmount: () => ({errors: ['ZeroAmountNotAllowed']}),
  nonZeroChainId: () => ({errors: ['ZeroChainIdNotAllowed']}),
  isNewToken: () => ({errors: ['AlreadyBridgedToken']}),
  // Not a modifier: a call to the base contract's constructor.
  TimelockController: () => ({}),
};

/** Parses a modifier invocation, for example `onlyRole(OPERATOR_ROLE)`. */
export function getModifierEffect(invocation: string): ModifierEffect {
  const [, name = '', argument = ''] =
    /^(\w+)(?:\((.*)\))?$/.exec(invocation) ?? [];
  const createEffect = modifierEffects[name];
  if (!createEffect)
    throw new Error(
      `Unknown modifier "${invocation}": add its effects to src/features/contracts/model/modifiers.ts`,
    );
  return createEffect(argument);
}

/** Effects of functions that the compiler output lacks: several from OpenZeppelin, and one from a helper library. */
export const libraryEffects: Readonly<Record<string, ModifierEffect>> = {
  _grantRole: {events: ['RoleGranted']},
  renounceRole: {
    events: ['RoleRevoked'],
    revertStrings: ['AccessControl: can only renounce roles for self'],
  },
  _mint: {events: ['Transfer']},
  _burn: {
    events: ['Transfer'],
    revertStrings: ['ERC20: burn amount exceeds balance'],
  },
  _spendAllowance: {revertStrings: ['ERC20: insufficient allowance']},
  'ErrorUtils.revertIfZeroAddress': {errors: ['ZeroAddressNotAllowed']},
};
