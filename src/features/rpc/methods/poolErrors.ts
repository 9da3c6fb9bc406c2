/** A refusal by a node's transaction pool. Endpoints serve Besu, Geth or both, so a client meets either wording. */
export interface PoolError {
  /** A name for the table. */
  readonly title: string;
  /** Messages as Besu prints them, with their JSON-RPC codes. */
  readonly besu: readonly {readonly message: string; readonly code: number}[];
  /** Messages as Geth prints them, with code -32000. */
  readonly geth: readonly string[];
  readonly cause: string;
  readonly fix: string;
}

/**
 * Texts that Besu (`RpcErrorType.java`, 2026) and Geth (`core/txpool/errors.go`, `core/error.go`) print when they refuse a transaction.
 * Linea Besu's own refusals are on the page of `eth_sendRawTransaction`.
 */
export const poolErrors: readonly PoolError[] = [
  {
    title: 'Nonce too low',
    besu: [{message: 'Nonce too low', code: -32001}],
    geth: ['nonce too low'],
    cause:
      'A transaction with this nonce is already in a block: this one, or another one that replaced it',
    fix: 'Read the next nonce with `eth_getTransactionCount` and the tag `pending`, and sign again.',
  },
  {
    title: 'Nonce too high',
    besu: [
      {message: 'Nonce too high', code: -32006},
      {
        message: 'Transaction nonce is too distant from current sender nonce',
        code: -32000,
      },
    ],
    geth: ['nonce too high'],
    cause: 'Transactions with lower nonces are missing',
    fix: 'Send the missing nonces first.',
  },
  {
    title: 'Already known',
    besu: [{message: 'Known transaction', code: -32000}],
    geth: ['already known'],
    cause: 'The pool has this exact transaction already',
    fix: 'Do not send it again. Wait for its receipt.',
  },
  {
    title: 'Replacement underpriced',
    besu: [{message: 'Replacement transaction underpriced', code: -32000}],
    geth: ['replacement transaction underpriced'],
    cause:
      'The pool has a transaction with this nonce, and the new fees are not high enough to replace it',
    fix: 'Raise both fees by at least 10%, which suits every node.',
  },
  {
    title: 'Below the minimum price',
    besu: [
      {
        message: 'Gas price below configured minimum gas price',
        code: -32009,
      },
    ],
    geth: ['transaction underpriced'],
    cause: "The price is below the node's minimum",
    fix: 'Take the price from `linea_estimateGas`.',
  },
  {
    title: 'Below the base fee',
    besu: [{message: 'Gas price below current base fee', code: -32009}],
    geth: ['max fee per gas less than block base fee'],
    cause: '`maxFeePerGas` is below the base fee, which is 7 wei in practice',
    fix: 'Estimate again. The transaction was probably signed with fees of 0.',
  },
  {
    title: 'Tip above the cap',
    besu: [
      {
        message: 'Max priority fee per gas exceeds max fee per gas',
        code: -32000,
      },
    ],
    geth: ['max priority fee per gas higher than max fee per gas'],
    cause: 'The two fees are swapped, or one of them is outdated',
    fix: 'Set `maxFeePerGas` to the base fee plus the priority fee.',
  },
  {
    title: 'Insufficient funds',
    besu: [{message: 'Upfront cost exceeds account balance', code: -32004}],
    geth: ['insufficient funds for gas * price + value'],
    cause:
      'The balance is below the value plus the gas limit times the highest fee',
    fix: 'Fund the account, or lower the value or the gas limit.',
  },
  {
    title: 'Gas limit too low',
    besu: [{message: 'Intrinsic gas exceeds gas limit', code: -32003}],
    geth: ['intrinsic gas too low'],
    cause:
      'The gas limit does not even cover 21,000 gas plus the cost of the calldata',
    fix: 'Estimate the gas limit.',
  },
  {
    title: 'Gas limit too high',
    besu: [
      {message: 'Transaction gas limit cap exceeded', code: -32005},
      {
        message: 'Transaction gas limit exceeds block gas limit',
        code: -32005,
      },
    ],
    geth: ['exceeds block gas limit'],
    cause:
      "The gas limit is above Ethereum's cap of 16,777,216 gas (EIP-7825), or above that of the block",
    fix: 'Split the work across several transactions.',
  },
  {
    title: 'Wrong chain',
    besu: [
      {message: 'Wrong chainId', code: -32000},
      {message: 'ChainId is required', code: -32000},
    ],
    geth: ['invalid sender'],
    cause: 'The transaction is signed for another chain, or without a chain ID',
    fix: 'Sign for 59144 (Linea Mainnet) or 59141 (Linea Sepolia).',
  },
  {
    title: 'Invalid signature',
    besu: [{message: 'Invalid signature', code: -32002}],
    geth: ['invalid sender'],
    cause: 'The signed bytes are damaged',
    fix: 'Sign again, and send the bytes unchanged.',
  },
  {
    title: 'Type not supported',
    besu: [{message: 'Invalid transaction type', code: -32602}],
    geth: ['transaction type not supported'],
    cause: 'The transaction has type 3 (blob) or an unknown type',
    fix: 'Use type 0, 1, 2 or 4.',
  },
  {
    title: 'Init code too large',
    besu: [],
    geth: ['max initcode size exceeded'],
    cause: 'The init code has more than 49,152 bytes',
    fix: 'Split the contract.',
  },
  {
    title: 'Blocked by an earlier nonce',
    besu: [
      {
        message: 'An invalid transaction with a lower nonce exists',
        code: -32000,
      },
    ],
    geth: [],
    cause: 'The pool refused a transaction with a lower nonce',
    fix: 'Correct and send that transaction first.',
  },
  {
    title: 'Refused by a plugin',
    besu: [
      {
        message:
          'Plugin has marked the transaction as not acceptable by the transaction pool',
        code: -32000,
      },
    ],
    geth: [],
    cause: "The general form of a refusal by Linea's own rules",
    fix: 'Estimate with `linea_estimateGas`, which names the rule.',
  },
  {
    title: 'Node not ready',
    besu: [
      {message: 'Initial sync is still in progress', code: -32008},
      {message: 'Transaction pool not enabled', code: -32002},
    ],
    geth: [],
    cause: 'The node is still syncing',
    fix: 'Use another endpoint, or wait.',
  },
  {
    title: 'Fee above the cap of the node',
    besu: [{message: 'Transaction fee cap exceeded', code: -32000}],
    geth: [],
    cause:
      'The total fee is above a limit that the operator has set against mistakes',
    fix: 'Lower the fees or the gas limit.',
  },
  {
    title: 'Authorization conflict (EIP-7702)',
    besu: [],
    geth: ['authority already reserved', 'authority nonce too low'],
    cause:
      'Another pending transaction uses the same authority, or the nonce in the authorization is used up',
    fix: 'Wait for the other transaction, or sign the authorization with the next nonce.',
  },
];
