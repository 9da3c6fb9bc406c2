import {
  panics,
  reasonCauses,
  reasonCodes,
  shortReasons,
  type ErrorCause,
} from '@site/src/data/errorCauses';

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
