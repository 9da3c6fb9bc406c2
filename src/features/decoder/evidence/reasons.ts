import {encodeAbiParameters} from 'viem';
import {groupBy} from '@site/src/lib/collections';
import {
  PLACEHOLDER,
  type Call,
  type ParsedText,
  type Statement,
} from '../parse/parse';
import type {SignatureEntry, SignatureIndex} from '../signatures';
import {explainReason, parsePanicText} from '../reasonCodes';
import {encodeText} from './encodeText';
import {isKnownMessage} from './messages';
import {getMood, hasFailure, setMood} from './moods';

/** A failure that the text names, as the revert data that it stands for. */
export interface ReasonEvidence {
  /** Undefined if the text names an error that no known contract has. */
  readonly data: string | undefined;
  /** The error's name and arguments as in the text. */
  readonly error?: string;
  /** The parts of the text with the arguments, whose bytes are no evidence of their own. */
  readonly calls?: readonly Call[];
  /** The statement with the reason, which is no other message then. */
  readonly statement?: Statement;
}

/** Words that tools print before a reason, in lower case, the most specific first. */
const markers = [
  'error != expected error: ',
  '[fail: ',
  '[fail. reason: ',
  '← [revert] ',
  '[reverted] ',
  'reverted with reason string ',
  'reverted with custom error ',
  'reverted with reason: ',
  'reverted with reason ',
  'reverted with the following reason:',
  'reverted with: ',
  'with the reason: ',
  'revert reason: ',
  'with reason: ',
  'fail with custom error ',
  'fail with error ',
  'during contract execution [',
  'script failed: ',
  'execution reverted: ',
  'processing transaction: revert ',
  'transaction failed.: ',
  '(contractlogicerror) transaction failed. ',
  '(contractlogicerror) ',
  'virtualmachineerror: revert: ',
  'reason provided by the contract: ',
  'error provided by the contract:',
  'error message: custom error: ',
  'error message: ',
  'error - error: ',
  'error - ',
  'useroperation reverted: ',
  'reverted with ',
];

/** Names of strings that are a reason. */
const reasonKeys = new Set([
  'reason',
  'revertreason',
  'errormessage',
  'reverted',
  'errorname',
  'failurereason',
]);

/** What tools write where a contract gives no reason. */
const generic =
  /^(?:0x|custom error\b|unknown\b|an unknown|unrecognized|with unrecognized|an unrecognized|evmerror\b|revert(?:ed)?\.?$|execution reverted|transaction reverted|out of gas$|call to (?:a )?non-contract|missing revert data|without\b|require\(false\)|no data|null$|none$|undefined$|""$|''$|success|panic code|the following|custom$|reason$|string$|reverted without|vm exception|processing response|transaction failed$|next call did not revert|cannot estimate|rejected$|cancelled$|repriced$|timeout$)/i;

/** What precedes a reason, in any order. */
const beforeReason = [
  'error: ',
  'setup failed: ',
  'vm exception while processing transaction: revert ',
  'execution reverted: ',
  'revert: ',
];

const maxPrefixLength = Math.max(...beforeReason.map(({length}) => length));

function findPrefix(reason: string): string | undefined {
  const start = reason.slice(0, maxPrefixLength).toLowerCase();
  return beforeReason.find((prefix) => start.startsWith(prefix));
}

/** What follows a reason on its line. */
const afterReason = [
  ', data: ',
  ', data=',
  '; counterexample: ',
  ' -- Reason given',
  ' contract: 0x',
  '" (',
  "', ",
];

/** Maximum distance between an error and its values on the next line. */
const MAX_INDENT = 300;

/** Removes what tools put around a reason. */
function clean(text: string): string {
  let reason = text.trim();
  for (const end of afterReason) {
    const index = reason.indexOf(end);
    if (index > 0) reason = reason.slice(0, index);
  }
  const details = / \(\w+=/.exec(reason);
  if (details) reason = reason.slice(0, details.index);
  let prefix = findPrefix(reason);
  while (prefix !== undefined) {
    reason = reason.slice(prefix.length);
    prefix = findPrefix(reason);
  }
  reason = reason.replace(/^"/, '');
  let end = reason.length;
  while (end > 0 && '│├└─ \t"'.includes(reason[end - 1] ?? '')) end -= 1;
  return reason.slice(0, end).replace(/"[.,;)]{1,3}$/, '');
}

/** Returns the part of a statement that says what really happened: matchers print the expected error first. */
function getActual(text: string): string {
  const index = text.indexOf(', but it ');
  return index === -1 ? text : text.slice(index + 2);
}

/** Reads the reason after a marker; undefined if the text has none. */
function readReason(
  words: string,
  next: Statement | undefined,
): string | undefined {
  const text = getActual(words);
  const lowerText = text.toLowerCase();
  const marker = markers.find((start) => lowerText.includes(start));
  if (!marker) return undefined;
  const rest = text.slice(lowerText.indexOf(marker) + marker.length);
  if (marker === 'error != expected error: ')
    return clean(rest.split(' != ')[0] ?? '');
  if (marker === 'reverted with ')
    return /^[A-Z]\w*(?:\(.*\))?/.exec(rest)?.[0];
  if (marker.endsWith(':') && !rest.trim()) return next && clean(next.text);
  if (marker === 'reverted with reason: ')
    return clean(rest).replace(/\.$/, '');
  // A reason ends with what it began with, otherwise with its line.
  const [quote = ''] = /^["']/.exec(rest) ?? [];
  const isInBrackets = marker.includes('[') && !marker.includes(']');
  const end = isInBrackets ? ']' : quote;
  const last = end ? rest.lastIndexOf(end) : 0;
  return clean(rest.slice(quote.length, last > 0 ? last : undefined));
}

/** Finds a code of the EntryPoint or of Safe, which apps show without context. */
function findCode(text: string): string | undefined {
  const reason = /\b(?:GS\d{3}\b|AA\d\d\b[^"`\n\\]{0,80})/.exec(text)?.[0];
  const isInCall = reason?.includes('(') === false;
  const trimmed = reason?.replace(
    isInCall ? /['.)\s]{1,4}$/ : /['.\s]{1,3}$/,
    '',
  );
  return trimmed !== undefined && explainReason(trimmed) ? trimmed : undefined;
}

const panicMark = /\b0x([\da-f]{1,2})\b|\((\d{1,3})\)|code (\d{1,3})\b/i;

/** Finds the code of a Solidity panic, as opposed to a panic of Go or Rust. */
function findPanic(text: string): number | undefined {
  const index = text.search(/\bpanic/i);
  const isCrash =
    /runtime error|panicked at|application panicked|goroutine|recovered/i.test(
      text,
    );
  if (index === -1 || isCrash) return undefined;
  const [, hex, ...codes] =
    panicMark.exec(text.slice(index, index + 100)) ?? [];
  if (hex) return Number.parseInt(hex, 16);
  const code = codes.find(Boolean);
  return code === undefined ? undefined : Number(code);
}

const encodePanic = (code: number): string =>
  `0x4e487b71${encodeAbiParameters([{type: 'uint256'}], [BigInt(code)]).slice(2)}`;
const encodeErrorString = (reason: string): string =>
  `0x08c379a0${encodeAbiParameters([{type: 'string'}], [reason]).slice(2)}`;

/** Splits `1, "a, b", [1, 2], 0x…` at commas outside quotes and lists. */
function splitValues(list: string): readonly string[] {
  const values: string[] = [];
  let value = '';
  let quote = '';
  let depth = 0;
  for (const character of list) {
    if (quote) quote = character === quote ? '' : quote;
    else if (/["']/.test(character)) quote = character;
    else if (/[[(]/.test(character)) depth += 1;
    else if (/[\])]/.test(character)) depth -= 1;
    const isSeparator = character === ',' && !quote && depth === 0;
    if (isSeparator) values.push(value);
    value = isSeparator ? '' : value + character;
  }
  return [...values, value].map((part) => part.trim()).filter(Boolean);
}

/** Strips the name (`account=0x…`, `address account=0x…`), quotes, and the label of an address (`alice: [0x…]`) from a value. */
const stripLabel = (value: string): string =>
  value
    .replace(/^(?:[\w[\]]{1,60} )?\w{1,60}\s?[:=]\s?/, '')
    .replace(/^\[(0x[\da-f]{40})\]$/i, '$1')
    .replace(/^\\*["']|\\{0,8}["']$/g, '');

/** Returns the revert data of an error, or only its selector if the arguments do not match its inputs. */
function encode({hex, inputs}: SignatureEntry, list: string): string {
  try {
    return `${hex}${encodeText(inputs, splitValues(list).map(stripLabel)).slice(2)}`;
  } catch {
    return hex;
  }
}

const findErrors = (
  name: string,
  signatures: SignatureIndex,
): readonly SignatureEntry[] =>
  signatures.findByName(name).filter(({kind}) => kind === 'error');

/** Returns revert data for a known error: for each with this name, or only for those whose arguments fit. */
function encodeNamed(
  name: string,
  list: string,
  signatures: SignatureIndex,
): readonly string[] {
  const errors = findErrors(name, signatures).map((entry) => ({
    entry,
    data: encode(entry, list),
  }));
  const complete = errors.filter(({entry, data}) =>
    entry.inputs.length ? data.length > entry.hex.length : !list.trim(),
  );
  return (complete.length ? complete : errors).map(({data}) => data);
}

/** Finds the values of an error: viem prints its declaration, then the values on the next line. */
function findValues(call: Call, next: Call | undefined): Call {
  const isBelow =
    next?.name === '' &&
    next.source === call.source &&
    next.start - call.end < MAX_INDENT &&
    next.before.trim() === '';
  return isBelow ? next : call;
}

/** Remix lists the arguments of an error as `Parameters: {"name": {"value": "3"}}`. */
const readRemixValues = ({statements, literals}: ParsedText): string =>
  [
    ...statements.map(({text, ...place}) => ({value: text, ...place})),
    ...literals.map(({hex, ...place}) => ({value: hex, ...place})),
  ]
    .filter(
      ({key, group}) =>
        key === 'value' &&
        [group.parent?.key, group.parent?.parent?.key].includes('parameters'),
    )
    .sort((a, b) => a.order - b.order)
    .map(({value}) => JSON.stringify(value))
    .join(', ');

/** What the reasons in a text can refer to. */
interface Context {
  readonly text: ParsedText;
  readonly signatures: SignatureIndex;
  readonly isFailure: boolean;
  readonly nextLines: ReadonlyMap<Statement, Statement>;
  /** The first string in each line. */
  readonly children: ReadonlyMap<Statement | undefined, Statement>;
  readonly callsByLine: ReadonlyMap<Statement, readonly Call[]>;
  readonly remixValues: string;
}

function createContext(text: ParsedText, signatures: SignatureIndex): Context {
  const {statements, calls} = text;
  const nextLines = new Map<Statement, Statement>();
  const lastLines = new Map<number, Statement>();
  const children = new Map<Statement | undefined, Statement>();
  for (const statement of statements) {
    const previous = lastLines.get(statement.source);
    if (previous) nextLines.set(previous, statement);
    lastLines.set(statement.source, statement);
    if (!children.has(statement.parent))
      children.set(statement.parent, statement);
  }
  return {
    text,
    signatures,
    nextLines,
    children,
    isFailure: hasFailure(statements),
    callsByLine: groupBy(calls, ({statement}) => statement),
    remixValues: readRemixValues(text),
  };
}

/** Evidence for a reason: a panic, an error with its arguments, the name of a known error, or plain text. */
function readEvidence(
  reason: string,
  {signatures, text, remixValues}: Context,
): readonly ReasonEvidence[] {
  const panic =
    parsePanicText(reason) ??
    (/^panic/i.test(reason) ? findPanic(reason) : undefined);
  if (panic !== undefined) return [{data: encodePanic(panic)}];
  const [, name = '', list] =
    /^(?:\w{1,60}: )?(\w{2,100}) ?(\(.*\))?$/.exec(
      // Remix adds the documentation of an error after its name.
      reason.split(' : ')[0] ?? '',
    ) ?? [];
  const values = list?.slice(1, -1) ?? remixValues;
  const known = name ? encodeNamed(name, values, signatures) : [];
  if (known.length) return known.map((data) => ({data}));
  if (list === undefined) return [{data: encodeErrorString(reason)}];
  const calls = text.calls.filter((call) => call.name === name);
  return [{data: undefined, error: reason, calls}];
}

/** Splits a line that contains several failures, as in a trace whose line breaks were lost. */
function splitStatement(statement: Statement): readonly Statement[] {
  const parts = statement.text.split(/(?=← \[Revert\] |\[FAIL: )/);
  if (parts.length === 1) return [statement];
  return parts.map((text) => {
    const part = {...statement, text};
    setMood(part, getMood(statement));
    return part;
  });
}

/** Finds the reason in a statement, with the string for which a placeholder stands. */
function findReason(
  statement: Statement,
  {nextLines, children, callsByLine, isFailure}: Context,
): string | undefined {
  const {text, key} = statement;
  const isReason = reasonKeys.has(key) && isFailure && !isKnownMessage(text);
  const reason =
    readReason(text, nextLines.get(statement)) ??
    (isReason ? clean(text) : undefined);
  if (!reason?.includes(PLACEHOLDER)) return reason;
  const call = callsByLine
    .get(statement)
    ?.find(({name}) => name && reason.startsWith(`${name}(`));
  if (call) return `${call.name}(${call.list})`;
  return reason.startsWith(PLACEHOLDER)
    ? clean(children.get(statement)?.text ?? '')
    : undefined;
}

/** Reads what a statement says about a failure. */
function readStatement(
  statement: Statement,
  context: Context,
): readonly ReasonEvidence[] {
  const {text} = statement;
  const reason = findReason(statement, context);
  if (reason && !generic.test(reason))
    return readEvidence(reason, context).map((evidence) => ({
      ...evidence,
      statement,
    }));
  const panic = reason === undefined ? findPanic(getActual(text)) : undefined;
  if (panic !== undefined) return [{data: encodePanic(panic)}];
  const isMarked =
    getMood(statement) === 'error' || /^\W*(?:GS|AA)\d/.test(text);
  const code = isMarked ? findCode(text) : undefined;
  return code ? [{data: encodeErrorString(code), statement}] : [];
}

/** Finds the known errors that the text names with arguments. */
function findNamedErrors({
  text: {calls},
  signatures,
  isFailure,
}: Context): readonly ReasonEvidence[] {
  const encoded = new Map<string, readonly string[]>();
  return calls.flatMap((call, index): readonly ReasonEvidence[] => {
    const {name, statement, before} = call;
    const mood = getMood(statement);
    const isAlone = mood === 'plain' && statement.text.startsWith(name);
    const counts =
      mood === 'error' || isAlone || (isFailure && mood === 'plain');
    if (!counts || !/^[A-Z]/.test(name)) return [];
    const values = findValues(call, calls[index + 1]);
    const error = `${name}(${values.list})`;
    const known =
      encoded.get(error) ?? encodeNamed(name, values.list, signatures);
    encoded.set(error, known);
    const places = {calls: [call, values]};
    const isDeclared = values !== call && before.trim().endsWith('Error:');
    if (!known.length && isDeclared)
      return [{...places, data: undefined, error}];
    return known.map((data) => ({...places, data}));
  });
}

/** Finds the failures that the text names without bytes, the outermost call's first. */
export function findReasons(
  text: ParsedText,
  signatures: SignatureIndex,
): readonly ReasonEvidence[] {
  const context = createContext(text, signatures);
  const parts = text.statements
    .filter((statement) => getMood(statement) !== 'inert')
    .flatMap(splitStatement);
  const isTrace = (statement: Statement): boolean =>
    statement.text.includes('← [Revert]');
  const read = (statement: Statement): readonly ReasonEvidence[] =>
    readStatement(statement, context);
  // Results of failed tests come first; in a trace the outermost call ends last.
  return [
    ...parts.filter((statement) => !isTrace(statement)).flatMap(read),
    ...parts.filter(isTrace).reverse().flatMap(read),
    ...findNamedErrors(context),
  ];
}
