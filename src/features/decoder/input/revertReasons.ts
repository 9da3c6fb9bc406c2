import {encodeAbiParameters} from 'viem';
import type {SignatureIndex, SignatureEntry} from '../signatures';
import {findReasonWithCode, parsePanicText} from '../errorCodes';
import {readStringRemainders} from './quotedStrings';
import {encodeText} from './encodeText';

/** Splits `1, "a, b", [1, 2], 0x…` at commas outside quotes and lists. */
function splitValues(list: string): readonly string[] {
  return (list.match(/(?:"[^"]*"|'[^']*'|\[[^[\]]*\]|[^,])+/g) ?? [])
    .map((value) => value.trim())
    .filter(Boolean);
}

/** Strips the name (`account=0x…`, `address account=0x…`), quotes, and the label of an address (`alice: [0x…]`) from a value. */
const stripLabel = (value: string): string =>
  value
    .replace(/^(?:[\w[\]]+ )?\w+\s*[:=]\s*/, '')
    .replace(/^\[(0x[\da-f]{40})\]$/i, '$1')
    .replace(/^\\*["']|\\*["']$/g, '');

/** Returns the revert data of an error, or only its selector if the arguments do not match its inputs. */
function encode({hex, inputs}: SignatureEntry, list: string): string {
  try {
    return `${hex}${encodeText(inputs, splitValues(list).map(stripLabel)).slice(2)}`;
  } catch {
    return hex;
  }
}

/** Phrases that tools put before the reason for a failed call. */
const reasonMarkerPattern =
  /\[FAIL|← \[Revert\]|\[Reverted\] |reverted with|reverted\.\n\nError: |execution reverted:|processing transaction: revert |Fail with |during contract execution \[|script failed: |with the reason: |Transaction failed\.: |VirtualMachineError: revert: |ContractLogicError\) /g;

/** Patterns that match the reason on the marker's line or the next few lines. Reasons may contain quotes, so the patterns match up to the last quote. */
const reasonPatterns: readonly RegExp[] = [
  /^\[FAIL(?::|\. Reason:) (?<reason>.+?)\](?= \w+\(|[ \t]*(?:\n|$))/,
  /^(?:← \[Revert\]|\[Reverted\]) (?<reason>.+)/,
  /^reverted with the following reason:\s*(?<reason>.+)/,
  /^reverted with: (?<reason>.+)/,
  /^ContractLogicError\) (?:Transaction failed\. )?(?<reason>.+)/,
  /^reverted with (?:reason string|reason|custom error) '(?<reason>.+)'/,
  /^reverted with (?<reason>[A-Z]\w*(?:\(.*\))?)[.,]?[ \t]*(?:\n|$)/,
  /^with the reason: '(?:execution reverted: )?(?<reason>.+)'/,
  /^(?:Transaction failed\.|VirtualMachineError: revert): (?<reason>.+)/,
  /^reverted with reason: (?<reason>.+?)\.?[ \t]*(?:\n|$)/,
  // viem prints the declaration here and the values on the next line.
  /^reverted\.\n\nError: (?<reason>\w+\(.*\))(?:\n[ \t]+\((?<values>.*)\))?/,
  /^Fail with (?:Custom Error|error) '(?<reason>.+)'/,
  /^during contract execution \[(?<reason>.+)\]/,
  /^script failed: (?<reason>.+)/,
  /^execution reverted: "(?<reason>.+)"(?= \(\w+=|[ \t]*(?:\n|$))/,
  /^execution reverted: (?!")(?<reason>.+)/,
  /^processing transaction: revert (?<reason>.+?)(?: -- Reason given: .*)?(?:\n|$)/,
];

/** Finds reasons in tool output, the outermost call's reason first. */
function findReasons(text: string): readonly string[] {
  const markers = [...text.matchAll(reasonMarkerPattern)];
  // A reason ends before the next occurrence of its marker.
  const ends = new Map<string, number>();
  const spans = [...markers]
    .reverse()
    .map(({0: marker, index}) => {
      const to = ends.get(marker) ?? text.length;
      ends.set(marker, index);
      return {from: index, to};
    })
    .reverse();
  const remainders = readStringRemainders(text, spans);
  const parsedReasons = markers.map(({0: marker}, index) => {
    const rest = /^.*(?:\n.*){0,3}/.exec(remainders[index] ?? '')?.[0] ?? '';
    const [match] = reasonPatterns
      .map((reason) => reason.exec(rest))
      .filter((result) => result !== null);
    const {reason = '', values} = match?.groups ?? {};
    const fullReason =
      values === undefined
        ? reason
        : reason.replace(/\(.*/, `(${values.replaceAll('$', '$$$$')})`);
    return {
      marker,
      reason: fullReason
        .replace(/; counterexample: .*/, '')
        .replace(/(?<![│├└─\s])[│├└─\s]+$/, '')
        .trim()
        .replace(/^(?:setup failed: )?(?:revert: )?/, ''),
    };
  });
  // Results of failed tests come first; in a trace the outermost call ends last.
  const traceReasons = parsedReasons
    .filter(({marker}) => marker.startsWith('←'))
    .reverse();
  const orderedReasons = [
    ...parsedReasons.filter(({marker}) => !marker.startsWith('←')),
    ...traceReasons,
  ].map(({reason}) => reason);
  return [...new Set(orderedReasons)].filter(
    (reason) =>
      reason &&
      !/^(?:0x|custom error\b|EvmError\b|revert$|execution reverted$|out of gas$|call to non-contract)/i.test(
        reason,
      ),
  );
}

/** Whether a reason is an error with arguments rather than plain text. */
const isError = (reason: string): boolean => /^\w+\(.*\)$/.test(reason);

const failurePattern =
  /\breverted\b(?!["']?\s*[:=]\s*(?:false|null))|(?:: |\[)revert\b|missing revert data|\[FAIL\b|EvmError\b|exception thrown in contract code|\bout of gas\b|\bstatus:?\s{0,9}fail/i;

/** Matches the status in the receipt of a failed transaction: JSON, a dump or a table. */
const failedReceiptPattern =
  /\bstatus["']?\s{0,20}[:=]?\s{0,20}["']?(?:0x0|0n?)["']?(?=[\s,})]|$)/;

/** Finds the failure that the input reports, with the error if the input names one. */
export function findFailure(
  text: string,
): {readonly error: string | undefined} | undefined {
  const isFailure =
    failurePattern.test(text) ||
    (failedReceiptPattern.test(text) && /gasUsed|transactionHash/.test(text));
  return isFailure ? {error: findReasons(text).find(isError)} : undefined;
}

const encodePanic = (code: number): string =>
  `0x4e487b71${encodeAbiParameters([{type: 'uint256'}], [BigInt(code)]).slice(2)}`;

const encodeErrorString = (reason: string): string =>
  `0x08c379a0${encodeAbiParameters([{type: 'string'}], [reason]).slice(2)}`;

/** Matches an error with its arguments, which may contain lists. */
const errorCallPattern = /\b([A-Z]\w+)\(((?:[^()]|\([^()]*\))*)\)/g;

const findErrorsByName = (
  name: string,
  signatures: SignatureIndex,
): readonly SignatureEntry[] =>
  signatures.findByName(name).filter(({kind}) => kind === 'error');

/** Returns revert data for the known errors that the input names. */
function findErrors(
  text: string,
  signatures: SignatureIndex,
): readonly string[] {
  const errors = [...text.matchAll(errorCallPattern)].flatMap(
    ([, name = '', list = '']) =>
      findErrorsByName(name, signatures).map((entry) => ({
        entry,
        data: encode(entry, list),
      })),
  );
  const completeErrors = errors.filter(
    ({entry, data}) => !entry.inputs.length || data.length > entry.hex.length,
  );
  return (completeErrors.length ? completeErrors : errors).map(
    ({data}) => data,
  );
}

/** Returns revert data for a reason: plain text, the description of a panic, an error with arguments, or the name of a known error. */
function encodeReason(
  reason: string,
  signatures: SignatureIndex,
): readonly string[] {
  const panic = parsePanicText(reason);
  if (panic !== undefined) return [encodePanic(panic)];
  if (isError(reason)) return findErrors(reason, signatures);
  const namedErrors = findErrorsByName(reason, signatures);
  return namedErrors.length
    ? namedErrors.map(({hex}) => hex)
    : [encodeErrorString(reason)];
}

/**
 * Returns revert data for errors that tools print decoded, without bytes: `IsPaused(3)`, `panic code 0x11`, `Panic due to OVERFLOW(17)`,
 * `execution reverted: not the owner`.
 */
export function findNamedErrors(
  text: string,
  signatures: SignatureIndex,
): readonly string[] {
  const [, hexCode, ...codes] =
    /\bpanic(?:ked)?\b[^\n]{0,80}?(?:\b0x([\da-f]{1,2})\b|\((\d{1,3})\)| code (\d{1,3})\b)/i.exec(
      text,
    ) ?? [];
  const code = codes.find(Boolean);
  if (hexCode ?? code)
    return [encodePanic(hexCode ? Number.parseInt(hexCode, 16) : Number(code))];
  const namedErrors = [
    ...new Set([
      ...findReasons(text).flatMap((reason) =>
        encodeReason(reason, signatures),
      ),
      ...findErrors(text, signatures),
    ]),
  ];
  const reasonWithCode = namedErrors.length
    ? undefined
    : findReasonWithCode(text);
  return reasonWithCode === undefined
    ? namedErrors
    : [encodeErrorString(reasonWithCode)];
}

/** Removes the arguments of named errors, because 32 bytes among them would look like a hash or other data. */
export function stripErrorArguments(
  text: string,
  signatures: SignatureIndex,
): string {
  const errorNames = new Set(
    findReasons(text)
      .filter(isError)
      .map((reason) => reason.replace(/\(.*/, '')),
  );
  return (
    text
      // viem prints the declaration, then the values on a separate line.
      .replace(/(reverted\.\n\nError: \w+)\(.*\)\n[ \t]+\(.*\)/g, '$1')
      .replace(errorCallPattern, (match: string, name: string) =>
        errorNames.has(name) || findErrorsByName(name, signatures).length
          ? name
          : match,
      )
  );
}

/** Maximum length of a signature, in characters. */
const MAX_SIGNATURE_LENGTH = 1000;

/** Finds known members if the entire text is a member's name, with or without types: `MessageSent`, `function transfer(address,uint256)`. */
export function findMembersByName(
  text: string,
  signatures: SignatureIndex,
): readonly SignatureEntry[] {
  const trimmedText = text.trim();
  if (trimmedText.length > MAX_SIGNATURE_LENGTH) return [];
  const [, name = '', list] =
    /^(?:(?:error|event|function) +)?([A-Za-z_]\w*)(\([^()]*\))?;?$/.exec(
      trimmedText,
    ) ?? [];
  const members = signatures.findByName(name);
  const exactMatches = members.filter(
    ({signature}) => signature === `${name}${list?.replace(/\s/g, '')}`,
  );
  return exactMatches.length ? exactMatches : members;
}
