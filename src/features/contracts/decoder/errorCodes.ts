/** Meanings of short codes in revert reasons. */

/** Codes of Solidity's `Panic(uint256)`, each with its meaning and the phrase that viem uses instead of it. */
const panics: readonly (readonly [code: number, meaning: string, phrase?: string])[] = [
  [0, 'generic panic that the compiler inserted'],
  [1, 'an assert failed', 'An `assert` condition failed.'],
  [17, 'arithmetic overflow or underflow outside an unchecked block', 'Arithmetic operation resulted in underflow or overflow.'],
  [18, 'division or modulo by zero', 'Division or modulo by zero (e.g. `5 / 0` or `23 % 0`).'],
  [33, 'a number was converted to an enum that has no such member', 'Attempted to convert to an invalid type.'],
  [34, 'a byte array in storage is wrongly encoded', 'Attempted to access a storage byte array that is incorrectly encoded.'],
  [49, 'pop was called on an empty array', 'Performed `.pop()` on an empty array'],
  [50, 'an array was read outside its bounds', 'Array index is out of bounds.'],
  [65, 'too much memory was requested, or an array that is too large', 'Allocated too much memory or created an array which is too large.'],
  [81, 'a function variable that was never set was called', 'Attempted to call a zero-initialized variable of internal function type.'],
];

export const explainPanic = (code: string): string | undefined => panics.find(([number]) => String(number) === code)?.[1];

/** The panic code that a reason describes in words. */
export const parsePanicText = (reason: string): number | undefined => panics.find(([, , phrase]) => phrase === reason)?.[0];

/** Codes of the ERC-4337 EntryPoint (AA) and of Safe (GS), as their sources list them. */
const reasonCodes: Readonly<Record<string, string>> = {
  AA10: 'the account is deployed already: leave initCode empty',
  AA13: 'initCode failed or ran out of gas',
  AA14: 'initCode has to return the address of the sender',
  AA15: 'initCode has to create the sender',
  AA20: 'the account is not deployed, and there is no initCode',
  AA21: 'the deposit and the balance of the account do not cover the gas',
  AA22: 'the signature has expired or is not valid yet',
  AA23: 'validateUserOp of the account reverted or ran out of gas',
  AA24: 'the signature is wrong',
  AA25: 'the nonce is wrong',
  AA26: 'validation used more than verificationGasLimit',
  AA30: 'the paymaster is not deployed',
  AA31: 'the deposit of the paymaster is too low',
  AA32: 'the paymaster has expired or is not valid yet',
  AA33: 'validatePaymasterUserOp reverted or ran out of gas',
  AA34: 'the signature for the paymaster is wrong',
  AA36: 'validation of the paymaster used more than its gas limit',
  AA40: 'validation used more than verificationGasLimit',
  AA50: 'postOp of the paymaster reverted',
  AA51: 'what was prepaid does not cover the gas that was used',
  AA95: 'the gas ran out',
  GS010: 'not enough gas to execute the transaction of the Safe',
  GS011: 'the Safe could not pay the gas costs in ETH',
  GS012: 'the Safe could not pay the gas costs in the token',
  GS013: 'the inner call failed, and neither gasPrice nor safeTxGas was set',
  GS020: 'the signatures are too short',
  GS021: 'a contract signature points into the fixed part of the signatures',
  GS022: 'a contract signature points outside of the signatures',
  GS023: 'a contract signature is not complete',
  GS024: 'a contract signature is wrong',
  GS025: 'the owner has not approved the hash',
  GS026: 'a signature is not of an owner, or the signatures are not sorted by owner',
  GS030: 'only owners can approve a hash',
  GS031: 'only the Safe itself can call this',
  GS100: 'the modules were set up already',
  GS101: 'the address cannot be a module',
  GS102: 'the module is enabled already',
  GS103: 'the module does not follow the one that was named',
  GS104: 'only an enabled module can call this',
  GS200: 'the Safe has its owners already',
  GS201: 'the threshold exceeds the number of owners',
  GS202: 'the threshold has to be at least 1',
  GS203: 'the address cannot be an owner',
  GS204: 'the address is an owner already',
};

/** Reasons that are too short to search for within a text. */
const shortReasons: Readonly<Record<string, string>> = {
  AS: 'Uniswap V3: the amount to swap is zero',
  IIA: 'Uniswap V3: the callback paid in too little of the input token',
  LOK: 'Uniswap V3: the pool is locked by a call in progress, or not initialized',
  SPL: 'Uniswap V3: sqrtPriceLimitX96 is on the wrong side of the price',
  STF: 'Uniswap V3: the transfer from the payer failed; check balance and allowance',
  TF: 'Uniswap V3: a transfer of a token failed',
  TLM: 'Uniswap V3: the lower tick is too low',
  TUM: 'Uniswap V3: the upper tick is too high',
  '23': 'Aave V3: only the pool can call this',
  '26': 'Aave V3: the amount has to be greater than 0',
  '27': 'Aave V3: the reserve is not active',
  '28': 'Aave V3: the reserve is frozen',
  '29': 'Aave V3: the reserve is paused',
  '30': 'Aave V3: borrowing is not enabled',
  '32': 'Aave V3: more than the available balance',
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

/** The meaning of the code that a reason starts with. */
export function explainReason(reason: string): string | undefined {
  if (Object.hasOwn(shortReasons, reason)) return shortReasons[reason];
  const [code = ''] = /^(?:AA\d\d|GS\d{3})\b/.exec(reason) ?? [];
  return reasonCodes[code];
}

/** A coded reason anywhere in a text: bundlers and apps show it without context. */
export function findCodedReason(text: string): string | undefined {
  const found = /\b(?:GS\d{3}\b|AA\d\d\b[^"`\n\\]{0,80})/.exec(text)?.[0].replace(/['.\s]+$/, '').replace(/^([^(]*)\)+$/, '$1');
  return found !== undefined && explainReason(found) ? found : undefined;
}
