import {encodeAbiParameters} from 'viem';
import type {SignatureIndex, SignatureEntry} from '../signatures';
import {findCodedReason, parsePanicText} from '../errorCodes';
import {restOfStrings} from './quotedStrings';
import {encodeText} from './encodeText';

/** Splits `1, "a, b", [1, 2], 0x…` at the commas outside of quotes and lists. */
function valuesIn(list: string): readonly string[] {
  return (list.match(/(?:"[^"]*"|'[^']*'|\[[^[\]]*\]|[^,])+/g) ?? []).map((value) => value.trim()).filter(Boolean);
}

/** A value without its name, as in `account=0x…` or `address account=0x…`, without its quotes, and an address without its label, as in `alice: [0x…]`. */
const bare = (value: string): string => value.replace(/^(?:[\w[\]]+ )?\w+\s*[:=]\s*/, '').replace(/^\[(0x[\da-f]{40})\]$/i, '$1').replace(/^\\*["']|\\*["']$/g, '');

/** The revert data of an error with the arguments that a text gives; of the error alone where they do not fit. */
function encode({hex, inputs}: SignatureEntry, list: string): string {
  try {
    return `${hex}${encodeText(inputs, valuesIn(list).map(bare)).slice(2)}`;
  } catch {
    return hex;
  }
}

/** Where tools begin to say why a call failed. */
const reasonMarkers = /\[FAIL|← \[Revert\]|\[Reverted\] |reverted with|reverted\.\n\nError: |execution reverted:|processing transaction: revert |Fail with |during contract execution \[|script failed: |with the reason: |Transaction failed\.: |VirtualMachineError: revert: |ContractLogicError\) /g;

/** What follows there, on the line or the next ones, with the reason. A reason can have quotes itself: those around it are the first and the last. */
const reasons: readonly RegExp[] = [
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
  // viem has the declaration here and the values on the next line.
  /^reverted\.\n\nError: (?<reason>\w+\(.*\))(?:\n[ \t]+\((?<values>.*)\))?/,
  /^Fail with (?:Custom Error|error) '(?<reason>.+)'/,
  /^during contract execution \[(?<reason>.+)\]/,
  /^script failed: (?<reason>.+)/,
  /^execution reverted: "(?<reason>.+)"(?= \(\w+=|[ \t]*(?:\n|$))/,
  /^execution reverted: (?!")(?<reason>.+)/,
  /^processing transaction: revert (?<reason>.+?)(?: -- Reason given: .*)?(?:\n|$)/,
];

/** Reasons as tools show them, the one of the outermost call first. */
function findReasons(text: string): readonly string[] {
  const all = [...text.matchAll(reasonMarkers)];
  // A reason ends before the next failure is told of in the same way.
  const ends = new Map<string, number>();
  const spans = [...all].reverse().map(({0: place, index}) => {
    const to = ends.get(place) ?? text.length;
    ends.set(place, index);
    return {from: index, to};
  }).reverse();
  const rests = restOfStrings(text, spans);
  const found = all.map(({0: place}, number) => {
    const rest = /^.*(?:\n.*){0,3}/.exec(rests[number] ?? '')?.[0] ?? '';
    const [match] = reasons.map((reason) => reason.exec(rest)).filter((one) => one !== null);
    const {reason = '', values} = match?.groups ?? {};
    const whole = values === undefined ? reason : reason.replace(/\(.*/, `(${values.replaceAll('$', '$$$$')})`);
    return {place, reason: whole.replace(/; counterexample: .*/, '').replace(/(?<![│├└─\s])[│├└─\s]+$/, '').trim().replace(/^(?:setup failed: )?(?:revert: )?/, '')};
  });
  // A failed test is told by its result; in a trace the outermost call ends last.
  const inTraces = found.filter(({place}) => place.startsWith('←')).reverse();
  const told = [...found.filter(({place}) => !place.startsWith('←')), ...inTraces].map(({reason}) => reason);
  return [...new Set(told)].filter((reason) => reason && !/^(?:0x|custom error\b|EvmError\b|revert$|execution reverted$|out of gas$|call to non-contract)/i.test(reason));
}

/** Whether a reason is an error with its arguments, and no text. */
const isError = (reason: string): boolean => /^\w+\(.*\)$/.test(reason);

const failure = /\breverted\b(?!["']?\s*[:=]\s*(?:false|null))|(?:: |\[)revert\b|missing revert data|\[FAIL\b|EvmError\b|exception thrown in contract code|\bout of gas\b|\bstatus:?\s{0,9}fail/i;

/** A receipt of a transaction that failed, as JSON, as a dump or as a table. */
const failedReceipt = /\bstatus["']?\s{0,20}[:=]?\s{0,20}["']?(?:0x0|0n?)["']?(?=[\s,})]|$)/;

/** Whether a text tells of a call that failed, and the error that it names. */
export function findFailure(text: string): {readonly error: string | undefined} | undefined {
  const isFailure = failure.test(text) || (failedReceipt.test(text) && /gasUsed|transactionHash/.test(text));
  return isFailure ? {error: findReasons(text).find(isError)} : undefined;
}

const panicData = (code: number): string => `0x4e487b71${encodeAbiParameters([{type: 'uint256'}], [BigInt(code)]).slice(2)}`;

const errorData = (reason: string): string => `0x08c379a0${encodeAbiParameters([{type: 'string'}], [reason]).slice(2)}`;

/** An error with its arguments, which can have lists of their own. */
const errorCalls = /\b([A-Z]\w+)\(((?:[^()]|\([^()]*\))*)\)/g;

const findErrorsByName = (name: string, signatures: SignatureIndex): readonly SignatureEntry[] => signatures.findByName(name).filter(({kind}) => kind === 'error');

/** Revert data of the errors on record that a text names. */
function findErrors(text: string, signatures: SignatureIndex): readonly string[] {
  const errors = [...text.matchAll(errorCalls)].flatMap(([, name = '', list = '']) => findErrorsByName(name, signatures).map((entry) => ({entry, data: encode(entry, list)})));
  const complete = errors.filter(({entry, data}) => !entry.inputs.length || data.length > entry.hex.length);
  return (complete.length ? complete : errors).map(({data}) => data);
}

/** Revert data for a reason: a text, a panic in words, an error with its arguments, or the name of one on record. */
function encodeReason(reason: string, signatures: SignatureIndex): readonly string[] {
  const panic = parsePanicText(reason);
  if (panic !== undefined) return [panicData(panic)];
  if (isError(reason)) return findErrors(reason, signatures);
  const named = findErrorsByName(reason, signatures);
  return named.length ? named.map(({hex}) => hex) : [errorData(reason)];
}

/**
 * Revert data of errors that a text names without their bytes, as tools do that know the ABI: `IsPaused(3)`,
 * `panic code 0x11`, `Panic due to OVERFLOW(17)`, `execution reverted: not the owner`.
 */
export function findNamedErrors(text: string, signatures: SignatureIndex): readonly string[] {
  const [, hexCode, ...codes] = /\bpanic(?:ked)?\b[^\n]{0,80}?(?:\b0x([\da-f]{1,2})\b|\((\d{1,3})\)| code (\d{1,3})\b)/i.exec(text) ?? [];
  const code = codes.find(Boolean);
  if (hexCode ?? code) return [panicData(hexCode ? Number.parseInt(hexCode, 16) : Number(code))];
  const named = [...new Set([...findReasons(text).flatMap((reason) => encodeReason(reason, signatures)), ...findErrors(text, signatures)])];
  const coded = named.length ? undefined : findCodedReason(text);
  return coded === undefined ? named : [errorData(coded)];
}

/** A text without the arguments of the errors that it names: 32 bytes there look like a hash or data of their own. */
export function stripErrorArguments(text: string, signatures: SignatureIndex): string {
  const unknown = new Set(findReasons(text).filter(isError).map((reason) => reason.replace(/\(.*/, '')));
  return text
    // viem has the declaration, then the values on a line of their own.
    .replace(/(reverted\.\n\nError: \w+)\(.*\)\n[ \t]+\(.*\)/g, '$1')
    .replace(errorCalls, (match: string, name: string) => (unknown.has(name) || findErrorsByName(name, signatures).length ? name : match));
}

/** Nobody declares more in one line. */
const longestSignature = 1000;

/** What is on record under the name that is all of a text, with or without its types: `MessageSent`, `function transfer(address,uint256)`. */
export function findMembersByName(text: string, signatures: SignatureIndex): readonly SignatureEntry[] {
  const plain = text.trim();
  if (plain.length > longestSignature) return [];
  const [, name = '', list] = /^(?:(?:error|event|function) +)?([A-Za-z_]\w*)(\([^()]*\))?;?$/.exec(plain) ?? [];
  const named = signatures.findByName(name);
  const exact = named.filter(({signature}) => signature === `${name}${list?.replace(/\s/g, '')}`);
  return exact.length ? exact : named;
}
