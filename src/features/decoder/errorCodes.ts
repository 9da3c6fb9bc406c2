/** Explanations of short codes in revert reasons. */

/** Codes of Solidity's `Panic(uint256)`, each with an explanation and the text that viem shows instead of the code. */
const panics: readonly (readonly [
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

export const explainPanic = (code: string): string | undefined =>
  panics.find(([number]) => String(number) === code)?.[1];

/** Returns the panic code for viem's description of it. */
export const parsePanicText = (reason: string): number | undefined =>
  panics.find(([, , phrase]) => phrase === reason)?.[0];

/** Codes of the ERC-4337 EntryPoint (AA) and of Safe (GS), from their source code. */
const reasonCodes: Readonly<Record<string, string>> = {
  AA10: 'the account is already deployed: leave initCode empty',
  AA13: 'initCode failed or ran out of gas',
  AA14: 'initCode must return the sender address',
  AA15: 'initCode must create the sender',
  AA20: 'the account is not deployed, and there is no initCode',
  AA21: "the account's deposit and balance do not cover the gas",
  AA22: 'the signature has expired or is not valid yet',
  AA23: "the account's validateUserOp reverted or ran out of gas",
  AA24: 'the signature is wrong',
  AA25: 'the nonce is wrong',
  AA26: 'validation used more than verificationGasLimit',
  AA30: 'the paymaster is not deployed',
  AA31: "the paymaster's deposit is too low",
  AA32: 'the paymaster has expired or is not valid yet',
  AA33: 'validatePaymasterUserOp reverted or ran out of gas',
  AA34: 'the paymaster signature is wrong',
  AA36: 'paymaster validation used more than its gas limit',
  AA40: 'validation used more than verificationGasLimit',
  AA50: "the paymaster's postOp reverted",
  AA51: 'the prepayment does not cover the gas used',
  AA95: 'the user operation ran out of gas',
  GS010: 'not enough gas to execute the Safe transaction',
  GS011: 'the Safe could not pay the gas costs in ETH',
  GS012: 'the Safe could not pay the gas costs in the token',
  GS013: 'the inner call failed, and neither gasPrice nor safeTxGas was set',
  GS020: 'the signatures are too short',
  GS021: 'a contract signature points into the fixed part of the signatures',
  GS022: 'a contract signature points outside the signatures',
  GS023: 'a contract signature is incomplete',
  GS024: 'a contract signature is wrong',
  GS025: 'the owner has not approved the hash',
  GS026:
    'a signature is not from an owner, or the signatures are not sorted by owner',
  GS030: 'only owners can approve a hash',
  GS031: 'only the Safe itself can call this',
  GS100: 'the modules have already been set up',
  GS101: 'the address cannot be a module',
  GS102: 'the module is already enabled',
  GS103: 'the specified previous module does not precede this module',
  GS104: 'only an enabled module can call this',
  GS200: 'the owners have already been set up',
  GS201: 'the threshold exceeds the number of owners',
  GS202: 'the threshold must be at least 1',
  GS203: 'the address cannot be an owner',
  GS204: 'the address is already an owner',
};

/** Reasons that are too short to search for in longer text. */
const shortReasons: Readonly<Record<string, string>> = {
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

/** Explains the code at the start of a reason. */
export function explainReason(reason: string): string | undefined {
  if (Object.hasOwn(shortReasons, reason)) return shortReasons[reason];
  const [code = ''] = /^(?:AA\d\d|GS\d{3})\b/.exec(reason) ?? [];
  return reasonCodes[code];
}

/** Finds a revert reason with a known code anywhere in a string, because bundlers and apps show it without context. */
export function findReasonWithCode(text: string): string | undefined {
  const reason = /\b(?:GS\d{3}\b|AA\d\d\b[^"`\n\\]{0,80})/
    .exec(text)?.[0]
    .replace(/['.\s]+$/, '')
    .replace(/^([^(]*)\)+$/, '$1');
  return reason !== undefined && explainReason(reason) ? reason : undefined;
}
