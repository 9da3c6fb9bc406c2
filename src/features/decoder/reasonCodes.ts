import {
  reasonCauses,
  reasonCodes,
  shortReasons,
  type ErrorCause,
} from '@site/src/data/errorCauses';

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

/** Finds the cause of a reason, by the code that it starts with or by its words. */
export function findReasonCause(reason: string): ErrorCause | undefined {
  const [code = ''] = /^(?:AA\d\d|GS\d{3})\b/.exec(reason) ?? [];
  const start = Object.keys(reasonCauses).find((text) =>
    reason.toLowerCase().startsWith(text.toLowerCase()),
  );
  return (
    reasonCodes[code] ?? (start === undefined ? undefined : reasonCauses[start])
  );
}

/** Explains a code that is a reason or starts one. */
export function explainReason(reason: string): string | undefined {
  if (Object.hasOwn(shortReasons, reason)) return shortReasons[reason];
  const [code = ''] = /^(?:AA\d\d|GS\d{3})\b/.exec(reason) ?? [];
  return reasonCodes[code]?.cause;
}
