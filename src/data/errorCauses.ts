export interface ErrorCause {
  readonly cause: string;
  readonly fix: string;
}

/**
 * Causes of common errors and how to fix them, by signature. The table in docs/api/decode.mdx has the same text for the protocol's own errors;
 * a test compares the two.
 */
export const errorCauses: Readonly<Record<string, ErrorCause>> = {
  'IsPaused(uint8)': {
    cause: 'The function is paused; the argument is the pause type',
    fix: 'Wait. Once the pause has expired, anyone can lift it with unPauseByExpiredType',
  },
  'RateLimitExceeded()': {
    cause:
      'The amount exceeds the remaining limit of the current 24-hour window',
    fix: 'Send a smaller amount, or wait until currentPeriodEnd: the next withdrawal then opens a new window',
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
  'ERC20InsufficientBalance(address,uint256,uint256)': {
    cause: 'The sender holds fewer tokens than it sends',
    fix: 'Lower the amount, or check its unit and the token’s decimals',
  },
  'ERC20InsufficientAllowance(address,uint256,uint256)': {
    cause:
      'The owner allows the spender to take fewer tokens than the call needs',
    fix: 'Call approve for the spender first, and wait for its receipt',
  },
  'OwnableUnauthorizedAccount(address)': {
    cause: 'Only the owner may call this function',
    fix: 'Read owner(), and send the transaction from that account',
  },
  'AccessControlUnauthorizedAccount(address,bytes32)': {
    cause: 'The account lacks the role that the function needs',
    fix: 'An account with the admin role can grant it. To check whether an account has the role, call hasRole',
  },
  'EnforcedPause()': {
    cause: 'The contract is paused',
    fix: 'Wait until paused() returns false',
  },
  'InvalidInitialization()': {
    cause: 'The contract has already been initialized',
    fix: 'Do not call the initializer again; a new version needs a reinitializer with a higher number',
  },
  'SafeERC20FailedOperation(address)': {
    cause: 'The token rejected the transfer or approval',
    fix: 'Check the balance, the allowance, and whether the token blocks the account',
  },
  'AddressEmptyCode(address)': {
    cause: 'There is no contract at the address',
    fix: 'Check the address and the network',
  },
  'FailedOp(uint256,string)': {
    cause: 'The EntryPoint rejected the user operation',
    fix: 'The code at the beginning of the reason says which check failed',
  },
  'TransactionDeadlinePassed()': {
    cause: 'The transaction was included after its deadline',
    fix: 'Request a new quote, and set a later deadline or a higher fee',
  },
  'V3TooLittleReceived()': {
    cause: 'The price moved beyond the swap’s slippage limit',
    fix: 'Request a new quote, or allow more slippage',
  },
  'TooMuchSlippage(address,uint256,uint256)': {
    cause: 'The price moved beyond the swap’s slippage limit',
    fix: 'Request a new quote, or allow more slippage',
  },
  'ReturnAmountIsNotEnough(uint256,uint256)': {
    cause: 'The price moved beyond the swap’s slippage limit',
    fix: 'Request a new quote, or allow more slippage',
  },
  'CumulativeSlippageTooHigh(uint256,uint256)': {
    cause: 'The price moved beyond the swap’s slippage limit',
    fix: 'Request a new quote, or allow more slippage',
  },
};
