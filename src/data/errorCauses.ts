export interface ErrorCause {
  /** Why the error occurs, and what to do: phrases without a full stop. */
  readonly cause: string;
  readonly fix: string;
}

/** Causes of the errors of one source, which `source` names. */
interface CauseGroup {
  /** Where the errors are declared. */
  readonly source: string;
  /** The contract or library, for signatures that are in no ABI on record: the decoder then learns them from here. */
  readonly contract?: string;
  readonly causes: Readonly<Record<string, ErrorCause>>;
}

const explain = (cause: string, fix: string): ErrorCause => ({cause, fix});

const slippage = explain(
  'The price moved beyond the swap’s slippage limit',
  'Request a new quote, or allow more slippage',
);
const deadline = explain(
  'The transaction was included after its deadline',
  'Request a new quote, and set a later deadline or a higher fee',
);
const balance = explain(
  'The sender holds fewer tokens than it sends',
  'Lower the amount, or check its unit and the token’s decimals',
);
const allowance = explain(
  'The owner allows the spender to take fewer tokens than the call needs',
  'Call approve for the spender first, and wait for its receipt',
);
const owner = explain(
  'Only the owner may call this function',
  'Read owner(), and send the transaction from that account',
);
const role = explain(
  'The account lacks the role that the function needs',
  'An account with the admin role can grant it. To check whether an account has the role, call hasRole',
);
const paused = explain(
  'The contract is paused',
  'Wait until paused() returns false',
);
const initialized = explain(
  'The contract has already been initialized',
  'Do not call the initializer again; a new version needs a reinitializer with a higher number',
);
const tokenCall = explain(
  'The token call inside failed',
  'Check the balance, the allowance, the address of the token, and whether the token blocks the account',
);
const noCode = explain(
  'There is no contract at the address',
  'Check the address and the network',
);
const reentered = explain(
  'A call came back into the contract before the first call had ended',
  'Do not call the contract from a callback of its own call, such as a token hook',
);
const signature = explain(
  'The signature does not belong to the signer and the data',
  'Sign again: the same domain, chain ID, verifying contract, nonce and deadline as the contract uses',
);
const expired = explain(
  'The signature or permission has expired',
  'Sign again with a later deadline, and check the clock of the machine',
);
const settle = explain(
  'The PoolManager was left with an unpaid balance: each currency must be settled before the lock ends',
  'Settle what is owed and take exactly what is due, in the same unlock; the router actions SETTLE and TAKE must cover every currency',
);
const permit2 = explain(
  'The allowance that Permit2 keeps for the router has expired',
  'Approve it again through Permit2: approve(token, router, amount, expiration) with a later expiration, or sign a new permit',
);

/** Causes of the errors of Linea’s contracts as their pages describe them. The decoder’s page lists them. */
export const protocolErrors: Readonly<Record<string, ErrorCause>> = {
  'IsPaused(uint8)': {
    cause: 'The function is paused; the argument is the pause type',
    fix: 'Wait. Once the pause has expired, anyone can lift it with unPauseByExpiredType',
  },
  'RateLimitExceeded()': {
    cause:
      'The amount exceeds the remaining limit of the current 24-hour window',
    fix: 'Wait until currentPeriodEnd: the next withdrawal then opens a new window. On Linea, you can also send a smaller amount now',
  },
  'ValueSentTooLow()': {
    cause: 'The transaction value does not cover the fee',
    fix: 'Send the amount plus the fee',
  },
  'FeeTooLow()': {
    cause: 'A message from L2 offers less than the minimum fee',
    fix: 'Read minimumFeeInWei and send at least that much',
  },
  'MessageSendingFailed(address)': {
    cause: 'The receiver reverted during the claim without a reason',
    fix: 'Make sure that the receiver accepts the ETH and the calldata, or claim with more gas',
  },
  'FeePaymentFailed(address)': {
    cause: 'The fee recipient does not accept ETH within 2,300 gas',
    fix: 'Use an account without code as the fee recipient',
  },
  'L2MerkleRootDoesNotExist()': {
    cause: 'You are claiming on L1 before the L2 block is final',
    fix: 'Wait for finality, then fetch the proof again',
  },
  'InvalidMerkleProof()': {
    cause: 'An argument of the claim differs from the message',
    fix: 'Take every value from the MessageSent event',
  },
  'MessageAlreadyClaimed(uint256)': {
    cause: 'The message has already been delivered to L1',
    fix: 'Nothing to do',
  },
  'MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)': {
    cause:
      'The message is not yet anchored, it has already been claimed, or your arguments differ from the message',
    fix: 'Look up the status of the hash; from L1 to L2, anchoring takes about 20 minutes',
  },
  'ReservedToken(address)': {
    cause: 'The token has its own bridge',
    fix: 'Use that bridge',
  },
  'ZeroAmountNotAllowed(uint256)': {
    cause: 'The amount to bridge is 0',
    fix: 'Check the conversion to the smallest unit',
  },
  'SenderNotAuthorized()': {
    cause: 'The message does not come from the trusted contract',
    fix: 'Compare the message’s _from with the contract’s remote sender',
  },
  'CallerIsNotMessageService()': {
    cause: 'You called a function that only the message service may call',
    fix: 'Send a message from the other layer',
  },
};

const groups: readonly CauseGroup[] = [
  {
    source: 'The contract reference of this site',
    causes: protocolErrors,
  },
  {
    source: '@openzeppelin/contracts 5.7.0',
    causes: {
      'ERC20InsufficientBalance(address,uint256,uint256)': balance,
      'ERC20InsufficientAllowance(address,uint256,uint256)': allowance,
      'ERC20InvalidSender(address)': explain(
        'The sender of the tokens is the zero address or another address that cannot hold tokens',
        'Check the address that the call passes as the sender; it is often a variable that was never set',
      ),
      'ERC20InvalidReceiver(address)': explain(
        'The receiver of the tokens is the zero address or an address that the token refuses',
        'Check the receiver; to destroy tokens, use the token’s burn function',
      ),
      'ERC20InvalidSpender(address)': explain(
        'The spender is the zero address',
        'Pass the address of the contract that takes the tokens',
      ),
      'ERC721NonexistentToken(uint256)': explain(
        'No token has this ID',
        'Check the ID and the contract; the token may be burnt, or not minted yet',
      ),
      'ERC721InsufficientApproval(address,uint256)': explain(
        'The operator may not move this token',
        'The owner calls approve for the token, or setApprovalForAll',
      ),
      'ERC721IncorrectOwner(address,uint256,address)': explain(
        'The token belongs to another account',
        'Read ownerOf, and transfer from that account',
      ),
      'ERC721InvalidReceiver(address)': explain(
        'The receiver is the zero address, or a contract that does not accept ERC-721 tokens',
        'Let the contract implement onERC721Received, or send to an account',
      ),
      'ERC1155InsufficientBalance(address,uint256,uint256,uint256)': balance,
      'ERC1155MissingApprovalForAll(address,address)': explain(
        'The operator may not move the owner’s tokens',
        'The owner calls setApprovalForAll for the operator',
      ),
      'OwnableUnauthorizedAccount(address)': owner,
      'OwnableInvalidOwner(address)': explain(
        'The new owner is the zero address',
        'Pass an address, or call renounceOwnership',
      ),
      'AccessControlUnauthorizedAccount(address,bytes32)': role,
      'AccessManagedUnauthorized(address)': role,
      'EnforcedPause()': paused,
      'ExpectedPause()': explain(
        'The function works only while the contract is paused',
        'Call it after the contract has been paused',
      ),
      'InvalidInitialization()': initialized,
      'NotInitializing()': explain(
        'The function may be called only by an initializer',
        'Call it from a function with the modifier initializer or reinitializer',
      ),
      'ReentrancyGuardReentrantCall()': reentered,
      'SafeERC20FailedOperation(address)': explain(
        'The token rejected the transfer or approval',
        'Check the balance, the allowance, and whether the token blocks the account',
      ),
      'AddressEmptyCode(address)': noCode,
      'FailedCall()': explain(
        'A call to another contract failed and gave no reason',
        'Trace the transaction to see which call it was',
      ),
      'FailedInnerCall()': explain(
        'A call to another contract failed and gave no reason',
        'Trace the transaction to see which call it was',
      ),
      'ERC2612ExpiredSignature(uint256)': expired,
      'ERC2612InvalidSigner(address,address)': signature,
      'ECDSAInvalidSignature()': signature,
      'InvalidAccountNonce(address,uint256)': explain(
        'The signature was made for another nonce',
        'Read nonces() of the contract, and sign again',
      ),
      'ERC1967InvalidImplementation(address)': noCode,
      'UUPSUnauthorizedCallContext()': explain(
        'The function was called on the implementation instead of the proxy, or the other way round',
        'Send the upgrade to the address of the proxy',
      ),
      'ERC4626ExceededMaxWithdraw(address,uint256,uint256)': balance,
      'ERC4626ExceededMaxRedeem(address,uint256,uint256)': balance,
    },
  },
  {
    source:
      'github.com/Uniswap/permit2, AllowanceTransfer.sol and SignatureTransfer.sol',
    causes: {
      'AllowanceExpired(uint256)': permit2,
      'InsufficientAllowance(uint256)': explain(
        'Permit2 allows the spender to take fewer tokens than the call needs',
        'Approve the token to Permit2, then the router through Permit2 with a higher amount',
      ),
      'SignatureExpired(uint256)': expired,
      'InvalidNonce()': explain(
        'The nonce of the permit has been used, or is not the next one',
        'Read allowance() of Permit2 for the next nonce, and sign again',
      ),
    },
  },
  {
    source: 'github.com/Uniswap/v4-core and v4-periphery',
    causes: {
      'CurrencyNotSettled()': settle,
      'PoolNotInitialized()': explain(
        'No pool has this key',
        'Check currencies, fee, tick spacing and hooks: each is part of the key. Initialize the pool first',
      ),
      'ManagerLocked()': explain(
        'The PoolManager was called outside unlock',
        'Call unlock, and do everything in unlockCallback',
      ),
      'AlreadyUnlocked()': explain(
        'unlock was called while the PoolManager was unlocked',
        'Do not nest unlock: use the callback that is running',
      ),
      'PoolAlreadyInitialized()': explain(
        'The pool exists already',
        'Use it, or change the fee, the tick spacing or the hooks of the key',
      ),
      'CurrenciesOutOfOrderOrEqual(address,address)': explain(
        'The two currencies are equal or in the wrong order',
        'Sort them: currency0 has the lower address',
      ),
      'V4TooLittleReceived(uint256,uint256)': slippage,
      'V4TooMuchRequested(uint256,uint256)': slippage,
      'V3TooLittleReceived()': slippage,
      'V3TooMuchRequested()': slippage,
      'V2TooLittleReceived()': slippage,
      'V2TooMuchRequested()': slippage,
      'DeadlinePassed(uint256)': deadline,
      'TransactionDeadlinePassed()': deadline,
      'WrappedError(address,bytes4,bytes,bytes)': explain(
        'A call to another contract, such as a hook or a token, failed: its own error is in reason',
        'Read the inner error below. target and selector say which call it was',
      ),
      'ExecutionFailed(uint256,bytes)': explain(
        'One command of the router failed: its own error is in message',
        'Read the inner error below; the number is the index of the command',
      ),
    },
  },
  {
    source: 'github.com/Uniswap/v4-core, src/libraries/Hooks.sol',
    contract: 'Uniswap V4 Hooks',
    causes: {
      'HookCallFailed()': explain(
        'A call of the PoolManager to the pool’s hook failed',
        'Read the error of the hook, which is next to this one',
      ),
      'InvalidHookResponse()': explain(
        'The hook did not return its own selector',
        'Return the selector of the function from each hook function',
      ),
      'HookAddressNotValid(address)': explain(
        'The address of the hook does not have the bits of its permissions',
        'Mine a salt with which CREATE2 gives an address with these bits',
      ),
    },
  },
  {
    source: '1inch, 0x and LI.FI: verified contracts on lineascan.build',
    causes: {
      'TooMuchSlippage(address,uint256,uint256)': slippage,
      'ReturnAmountIsNotEnough(uint256,uint256)': slippage,
      'CumulativeSlippageTooHigh(uint256,uint256)': slippage,
    },
  },
  {
    source:
      'github.com/1inch/limit-order-protocol and 1inch AggregationRouterV5',
    contract: '1inch AggregationRouterV5',
    causes: {'ReturnAmountIsNotEnough()': slippage},
  },
  {
    source: 'github.com/LayerZero-Labs/LayerZero-v2',
    causes: {
      'NoPeer(uint32)': explain(
        'The contract has no peer on the chain with this endpoint ID',
        'The owner calls setPeer on both chains; check the endpoint ID',
      ),
      'OnlyPeer(uint32,bytes32)': explain(
        'The message does not come from the peer of this chain',
        'Compare peers() with the sender: the peer is an address padded to 32 bytes',
      ),
      'NotEnoughNative(uint256)': explain(
        'The value does not equal the fee of the message',
        'Call quoteSend or quote shortly before, and send exactly its nativeFee',
      ),
      'LZ_InsufficientFee(uint256,uint256,uint256,uint256)': explain(
        'The value does not cover the fee of the message',
        'Call quote shortly before you send, with the same options',
      ),
      'LZ_DefaultSendLibUnavailable()': explain(
        'The endpoint has no library for the destination',
        'Check the endpoint ID: it is not the chain ID',
      ),
      'LZ_UnsupportedEid()': explain(
        'The endpoint does not know the destination',
        'Check the endpoint ID: it is not the chain ID',
      ),
      'LZ_PayloadHashNotFound(bytes32,bytes32)': explain(
        'The message is not verified yet, or has been executed',
        'Look up its status on LayerZero Scan',
      ),
      'SlippageExceeded(uint256,uint256)': explain(
        'Less would arrive than minAmountLD: dust and fees are taken off',
        'Lower minAmountLD to the amount that quoteOFT returns',
      ),
      'InvalidOptions(bytes)': explain(
        'The execution options are malformed or missing',
        'Build them with OptionsBuilder; type 3 is needed',
      ),
    },
  },
  {
    source:
      'github.com/eth-infinitism/account-abstraction, EntryPoint 0.6 to 0.8',
    causes: {
      'FailedOp(uint256,string)': explain(
        'The EntryPoint rejected the user operation',
        'The code at the beginning of the reason says which check failed',
      ),
      'FailedOpWithRevert(uint256,string,bytes)': explain(
        'The EntryPoint rejected the user operation, because the account or paymaster reverted',
        'The code says which of them, and the inner error why',
      ),
      'PostOpReverted(bytes)': explain(
        'The paymaster reverted after the call, as when the account cannot pay it in tokens',
        'Check the balance and the allowance for the paymaster',
      ),
      'UserOperationRevertReason(bytes32,address,uint256,bytes)': explain(
        'The transaction was included, but the call in the user operation failed: revertReason is its error',
        'Read the inner error; the account has paid for the gas all the same',
      ),
      'PostOpRevertReason(bytes32,address,uint256,bytes)': explain(
        'The transaction was included, but the paymaster reverted after the call',
        'Read the inner error, and check what the paymaster charges',
      ),
    },
  },
  {
    source: 'github.com/eth-infinitism/account-abstraction, EntryPoint 0.8',
    contract: 'EntryPoint 0.8',
    causes: {
      'Eip7702SenderWithoutCode(address)': explain(
        'The sender has no EIP-7702 delegation on the chain',
        'Sign the authorization and send it with the operation, or delegate in a transaction first',
      ),
      'Eip7702SenderNotDelegate(address)': explain(
        'The code of the sender is no EIP-7702 delegation',
        'Use the EIP-7702 marker as the factory only for accounts that delegate',
      ),
    },
  },
  {
    source: 'github.com/safe-global/safe-smart-account, 1.3 and 1.4',
    causes: {
      'ExecutionFailure(bytes32,uint256)': explain(
        'The transaction was included, but the call of the Safe failed, and its nonce is used',
        'Trace the transaction to see why; send the Safe transaction again with the next nonce',
      ),
      'ExecutionFromModuleFailure(address)': explain(
        'The transaction was included, but the call of a module failed',
        'Trace the transaction to see why',
      ),
    },
  },
  {
    source: 'github.com/latticexyz/mud, IWorldErrors.sol',
    contract: 'MUD World',
    causes: {
      'World_FunctionSelectorNotFound(bytes4)': explain(
        'The world has no function with this selector',
        'Register the function with the world, or check the address of the world and the ABI',
      ),
      'World_AccessDenied(string,address)': explain(
        'The caller has no access to the resource',
        'The owner of the namespace calls grantAccess',
      ),
    },
  },
];

/** Causes of common errors, and of events that report a failure, by signature. */
export const errorCauses: Readonly<Record<string, ErrorCause>> =
  Object.fromEntries(groups.flatMap(({causes}) => Object.entries(causes)));

/** Signatures of errors that no ABI on record has, with their contract. */
export const declaredErrors: readonly (readonly [
  signature: string,
  contract: string,
])[] = groups.flatMap(({contract, causes}) =>
  contract ? Object.keys(causes).map((name) => [name, contract] as const) : [],
);

/** Causes of reverts without a reason, by the signature of the function that was called. */
export const callCauses: Readonly<Record<string, ErrorCause>> = {
  'execute(bytes,bytes[])': explain(
    'The Universal Router often gives no reason if it may not take the tokens',
    'Check both approvals: the token to Permit2, and Permit2 to the router',
  ),
  'execute(bytes,bytes[],uint256)': explain(
    'The Universal Router often gives no reason if it may not take the tokens',
    'Check both approvals: the token to Permit2, and Permit2 to the router',
  ),
};

/**
 * Causes of reasons in plain words, by how they start. Sources: OpenZeppelin Contracts 4.9, Uniswap V2 and V3, Circle’s
 * evm-cctp-contracts.
 */
export const reasonCauses: Readonly<Record<string, ErrorCause>> = {
  'ERC20: insufficient allowance': allowance,
  'ERC20: transfer amount exceeds allowance': allowance,
  'ERC20: decreased allowance below zero': allowance,
  'ERC20: transfer amount exceeds balance': balance,
  'ERC20: burn amount exceeds balance': balance,
  'ERC20: transfer to the zero address': explain(
    'The receiver is the zero address',
    'Check the receiver; to destroy tokens, use the token’s burn function',
  ),
  'ERC20Permit: expired deadline': expired,
  'ERC20Permit: invalid signature': signature,
  'SafeERC20: low-level call failed': tokenCall,
  'SafeERC20: ERC20 operation did not succeed': tokenCall,
  'SafeERC20: approve from non-zero to non-zero allowance': explain(
    'The spender still has an allowance',
    'Set it to 0 first, or use forceApprove',
  ),
  'TransferHelper: TRANSFER_FROM_FAILED': tokenCall,
  'TransferHelper::transferFrom': tokenCall,
  TRANSFER_FROM_FAILED: tokenCall,
  'Ownable: caller is not the owner': owner,
  'AccessControl: account': role,
  'Pausable: paused': paused,
  'Pausable: not paused': explain(
    'The function works only while the contract is paused',
    'Call it after the contract has been paused',
  ),
  'Initializable: contract is already initialized': initialized,
  'Initializable: contract is not initializing': explain(
    'The function may be called only by an initializer',
    'Call it from a function with the modifier initializer or reinitializer',
  ),
  'ReentrancyGuard: reentrant call': reentered,
  'Address: call to non-contract': noCode,
  'Address: low-level': explain(
    'A call to another contract failed and gave no reason',
    'Trace the transaction to see which call it was',
  ),
  'Address: insufficient balance': explain(
    'The contract holds less ether than it sends',
    'Fund the contract, or lower the amount',
  ),
  'ECDSA: invalid signature': signature,
  'ERC721: invalid token ID': explain(
    'No token has this ID',
    'Check the ID and the contract; the token may be burnt, or not minted yet',
  ),
  'ERC721: owner query for nonexistent token': explain(
    'No token has this ID',
    'Check the ID and the contract; the token may be burnt, or not minted yet',
  ),
  'ERC721: caller is not token owner': explain(
    'The caller may not move this token',
    'The owner calls approve for the token, or setApprovalForAll',
  ),
  'ERC721: transfer caller is not owner nor approved': explain(
    'The caller may not move this token',
    'The owner calls approve for the token, or setApprovalForAll',
  ),
  'ERC721: transfer to non ERC721Receiver implementer': explain(
    'The receiver is a contract that does not accept ERC-721 tokens',
    'Let it implement onERC721Received, or send to an account',
  ),
  'ERC1155: caller is not': explain(
    'The caller may not move the owner’s tokens',
    'The owner calls setApprovalForAll for the operator',
  ),
  'ERC1155: insufficient balance for transfer': balance,
  'TimelockController: operation is not ready': explain(
    'The delay of the operation has not passed, or it was never scheduled',
    'Call getTimestamp for its ID, and execute it after that time',
  ),
  'Function must be called through': explain(
    'The function was called on the implementation instead of the proxy',
    'Send the call to the address of the proxy',
  ),
  'UniswapV2Router: EXPIRED': deadline,
  'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT': slippage,
  'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT': slippage,
  'UniswapV2: K': explain(
    'The pair received less than the swap needs, as with a token that takes a fee',
    'Use the functions that support fees on transfer',
  ),
  'Too little received': slippage,
  'Too much requested': slippage,
  'Price slippage check': slippage,
  'Transaction too old': deadline,
  'Multicall3: call failed': explain(
    'One of the calls failed, and the batch allows no failure',
    'Set allowFailure for the calls, and read which of them failed',
  ),
  'Nonce already used': explain(
    'CCTP: the message has already been received',
    'Nothing to do: the tokens have been minted',
  ),
  'Invalid attestation length': explain(
    'CCTP: the attestation is not complete yet',
    'Ask Circle’s API until its status is complete, and pass its attestation unchanged',
  ),
  'Invalid signature: not attester': explain(
    'CCTP: the attestation does not belong to this message',
    'Take message and attestation from the same response, for the right network',
  ),
  'Invalid caller for message': explain(
    'CCTP: the message names another account that may receive it',
    'Send it from destinationCaller, or burn with depositForBurn without a caller',
  ),
  'Burn amount exceeds per tx limit': explain(
    'CCTP: the amount is above the limit of one burn',
    'Split it into several burns',
  ),
  'Insufficient max fee': explain(
    'CCTP: maxFee does not cover the fee of a fast transfer',
    'Ask Circle’s API for the fee, or use the finality threshold 2000',
  ),
  'Message expired and must be re-signed': explain(
    'CCTP: the attestation of the fast transfer has expired',
    'Ask Circle’s API to attest the message again',
  ),
};

/** Codes at the start of a reason: AA of the ERC-4337 EntryPoint, GS of Safe. Sources: their contracts. */
export const reasonCodes: Readonly<Record<string, ErrorCause>> = {
  AA10: explain(
    'the account is already deployed: leave initCode empty',
    'Send the operation with an empty initCode (or without factory)',
  ),
  AA13: explain(
    'initCode failed or ran out of gas',
    'Simulate the factory call with eth_call; raise verificationGasLimit',
  ),
  AA14: explain(
    'initCode must return the sender address',
    'Compare the address that the factory computes with sender',
  ),
  AA15: explain(
    'initCode must create the sender',
    'Check the factory and its data: it must deploy code at sender',
  ),
  AA20: explain(
    'the account is not deployed, and there is no initCode',
    'Add factory and factoryData (initCode in EntryPoint 0.6), or deploy the account first',
  ),
  AA21: explain(
    "the account's deposit and balance do not cover the gas",
    'Fund the account or its deposit at the EntryPoint, lower the gas limits, or use a paymaster',
  ),
  AA22: explain(
    'the signature has expired or is not valid yet',
    'Sign again with a later validUntil, and check the clock of the machine',
  ),
  AA23: explain(
    "the account's validateUserOp reverted or ran out of gas",
    'The bytes after the code are the account’s own error. Simulate validateUserOp with eth_call; raise verificationGasLimit if there are none',
  ),
  AA24: explain(
    'the signature is wrong',
    'Sign the hash of exactly this operation, for this chain and this EntryPoint, with an owner of the account',
  ),
  AA25: explain(
    'the nonce is wrong',
    'Read getNonce of the EntryPoint for the sender and the key',
  ),
  AA26: explain(
    'validation used more than verificationGasLimit',
    'Raise verificationGasLimit',
  ),
  AA30: explain(
    'the paymaster is not deployed',
    'Check the address of the paymaster and the network',
  ),
  AA31: explain(
    "the paymaster's deposit is too low",
    'The operator of the paymaster must call depositTo of the EntryPoint',
  ),
  AA32: explain(
    'the paymaster has expired or is not valid yet',
    'Ask the paymaster’s service for fresh data',
  ),
  AA33: explain(
    'validatePaymasterUserOp reverted or ran out of gas',
    'The bytes after the code are the paymaster’s own error. Ask its service for fresh data, or raise its verification gas limit',
  ),
  AA34: explain(
    'the paymaster signature is wrong',
    'Ask the paymaster’s service to sign exactly this operation, and change no field afterwards',
  ),
  AA36: explain(
    'paymaster validation used more than its gas limit',
    'Raise paymasterVerificationGasLimit',
  ),
  AA40: explain(
    'validation used more than verificationGasLimit',
    'Raise verificationGasLimit',
  ),
  AA50: explain(
    "the paymaster's postOp reverted",
    'Check the balance and the allowance for the paymaster, and paymasterPostOpGasLimit',
  ),
  AA51: explain(
    'the prepayment does not cover the gas used',
    'Raise the gas limits, or use those of eth_estimateUserOperationGas',
  ),
  AA95: explain(
    'the user operation ran out of gas',
    'Raise callGasLimit, or use the value of eth_estimateUserOperationGas',
  ),
  GS010: explain(
    'not enough gas to execute the Safe transaction',
    'Raise the gas limit of the transaction, or lower safeTxGas',
  ),
  GS011: explain(
    'the Safe could not pay the gas costs in ETH',
    'Fund the Safe, or set gasPrice to 0',
  ),
  GS012: explain(
    'the Safe could not pay the gas costs in the token',
    'Fund the Safe with the token, or set gasPrice to 0',
  ),
  GS013: explain(
    'the inner call failed, and neither gasPrice nor safeTxGas was set',
    'Simulate the inner call from the address of the Safe with eth_call, which returns its error',
  ),
  GS020: explain(
    'the signatures are too short',
    'Collect a signature from as many owners as the threshold asks for',
  ),
  GS021: explain(
    'a contract signature points into the fixed part of the signatures',
    'Build the signatures with a Safe library: the contract’s part comes after all fixed parts',
  ),
  GS022: explain(
    'a contract signature points outside the signatures',
    'Build the signatures with a Safe library',
  ),
  GS023: explain(
    'a contract signature is incomplete',
    'Build the signatures with a Safe library',
  ),
  GS024: explain(
    'a contract signature is wrong',
    'Let the contract that is an owner sign again: isValidSignature must return the magic value',
  ),
  GS025: explain(
    'the owner has not approved the hash',
    'Let the owner call approveHash, or send the transaction',
  ),
  GS026: explain(
    'a signature is not from an owner, or the signatures are not sorted by owner',
    'Sign the Safe’s transaction hash for this chain, Safe and nonce; sort the signatures by the owner’s address',
  ),
  GS030: explain(
    'only owners can approve a hash',
    'Send the call from an owner',
  ),
  GS031: explain(
    'only the Safe itself can call this',
    'Let the Safe call itself in a Safe transaction',
  ),
  GS100: explain(
    'the modules have already been set up',
    'Do not call setup again',
  ),
  GS101: explain(
    'the address cannot be a module',
    'Pass the address of a contract',
  ),
  GS102: explain('the module is already enabled', 'Nothing to do'),
  GS103: explain(
    'the specified previous module does not precede this module',
    'Read getModulesPaginated, and pass the module before this one',
  ),
  GS104: explain(
    'only an enabled module can call this',
    'Enable the module with a Safe transaction first',
  ),
  GS200: explain(
    'the owners have already been set up',
    'Do not call setup again',
  ),
  GS201: explain(
    'the threshold exceeds the number of owners',
    'Lower the threshold, or add owners',
  ),
  GS202: explain(
    'the threshold must be at least 1',
    'Set a threshold of 1 or more',
  ),
  GS203: explain(
    'the address cannot be an owner',
    'Pass an address that is neither zero, the sentinel nor the Safe',
  ),
  GS204: explain('the address is already an owner', 'Nothing to do'),
};

/** Meanings of reasons that are too short to search for in longer text, from the contracts of Uniswap V3 and Aave V3. */
export const shortReasons: Readonly<Record<string, string>> = {
  AS: 'Uniswap V3: the amount to swap is zero',
  IIA: 'Uniswap V3: the callback did not pay in enough of the input token',
  LOK: 'Uniswap V3: the pool is locked by a call in progress, or not initialized',
  SPL: 'Uniswap V3: sqrtPriceLimitX96 is on the wrong side of the price',
  STF: 'Uniswap V3: the transfer from the payer failed; check the balance and allowance',
  TF: 'Uniswap V3: a token transfer failed',
  TLM: 'Uniswap V3: the lower tick is too low',
  TUM: 'Uniswap V3: the upper tick is too high',
  '23': 'Aave V3: only the pool can call this',
  '26': 'Aave V3: the amount must be greater than 0',
  '27': 'Aave V3: the reserve is not active',
  '28': 'Aave V3: the reserve is frozen',
  '29': 'Aave V3: the reserve is paused',
  '30': 'Aave V3: borrowing is not enabled',
  '32': 'Aave V3: the amount exceeds the available balance',
  '34': 'Aave V3: the collateral balance is 0',
  '35': 'Aave V3: the health factor would be below the liquidation threshold',
  '36': 'Aave V3: the collateral does not cover the new loan',
  '39': 'Aave V3: there is no debt of this type',
  '45': 'Aave V3: the health factor is not below the threshold',
  '46': 'Aave V3: this collateral cannot be liquidated',
  '50': 'Aave V3: the borrow cap is exceeded',
  '51': 'Aave V3: the supply cap is exceeded',
  '57': 'Aave V3: the loan-to-value check failed',
  '62': 'Aave V3: the user is in isolation mode, or the loan-to-value ratio is zero',
};

/** Codes of Solidity’s `Panic(uint256)`, each with an explanation and the text that viem shows instead of the code. */
export const panics: readonly (readonly [
  code: number,
  explanation: string,
  phrase?: string,
])[] = [
  [0, 'a generic panic inserted by the compiler'],
  [1, 'an assert failed', 'An `assert` condition failed.'],
  [
    17,
    'an arithmetic overflow or underflow outside an unchecked block',
    'Arithmetic operation resulted in underflow or overflow.',
  ],
  [
    18,
    'a division or modulo by zero',
    'Division or modulo by zero (e.g. `5 / 0` or `23 % 0`).',
  ],
  [
    33,
    'a number was converted to an enum that has no such member',
    'Attempted to convert to an invalid type.',
  ],
  [
    34,
    'a byte array in storage is incorrectly encoded',
    'Attempted to access a storage byte array that is incorrectly encoded.',
  ],
  [
    49,
    'pop was called on an empty array',
    'Performed `.pop()` on an empty array',
  ],
  [50, 'an array was accessed out of bounds', 'Array index is out of bounds.'],
  [
    65,
    'too much memory was allocated, or an array that is too large was created',
    'Allocated too much memory or created an array which is too large.',
  ],
  [
    81,
    'a function variable that was never set was called',
    'Attempted to call a zero-initialized variable of internal function type.',
  ],
];
