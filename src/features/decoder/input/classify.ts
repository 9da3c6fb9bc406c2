import {groupBy} from '@site/src/lib/collections';
import {getByteLength, InputError, parseHex} from '../hex';
import type {SignatureIndex} from '../signatures';
import {encodeExplorerLogs} from './explorerLogs';
import {extractHex, type Group, type HexMatch} from './extractHex';
import {findCause, findRejection, type Diagnosis} from './knownMessages';
import {
  findFailure,
  findMembersByName,
  findNamedErrors,
  stripErrorArguments,
} from './revertReasons';
import {rewriteToolFormats} from './toolFormats';

/** The kind of bytes, according to the surrounding text. */
export type CandidateKind = 'error' | 'call' | 'log' | 'result' | 'bytes';

/** A decodable item: one string of bytes, or the topics and data of a log. */
export interface Candidate {
  readonly kind: CandidateKind;
  /** Depth of the call in a trace. */
  readonly depth: number;
  /** Empty if the text reports a failed call but not its data. */
  readonly hexParts: readonly string[];
  /** An unknown error that the text names without its bytes. */
  readonly error?: string | undefined;
  /** Why a request was rejected before any contract code ran. */
  readonly rejection?: Diagnosis;
  /** Why a call failed, if the message says why. */
  readonly cause?: Diagnosis;
}

type PendingCandidate = Omit<Candidate, 'hexParts'> & {
  readonly hexParts: string[];
};

/** Groups whose bytes are neither calldata nor return data: EVM internals, and arguments that are already decoded. */
const skippedGroupPattern =
  /^(?:stack|memory|storage|accesslist|args|statediff|fragment|blobversionedhashes)$/;
const skippedKeyPattern =
  /^(?:address|to|from|sender|.*hash|logsbloom|nonce|value|gas.*|max.*gas|.*gasused|.*gaslimit|.*gasprice|.*blobgas|blocknumber|.*index|[rsv]|yparity|type|chainid|status|contractaddress|.*root|miner|.*timestamp|number|id|balance|code|pc|initcode|paymasteranddata|paymasterdata|salt|version|block|account|caller|origin|raw_?transaction)$/;

/** What a group and its ancestors imply about the bytes in the group. */
interface GroupContext {
  readonly isSkipped: boolean;
  readonly isInError: boolean;
  /** Call depth in a nested or flat trace. */
  readonly depth: number;
}

const contexts = new WeakMap<Group, GroupContext>();

/** Iterates from the outermost group inwards, because groups may be nested a thousand levels deep and recursion could overflow the stack. */
function getContext(group: Group): GroupContext {
  const chain: Group[] = [];
  for (
    let current: Group | undefined = group;
    current && !contexts.has(current);
    current = current.parent
  )
    chain.push(current);
  for (const current of [...chain].reverse()) {
    const {key, depth = 0, parent} = current;
    const outer = parent && contexts.get(parent);
    contexts.set(current, {
      isSkipped: (outer?.isSkipped ?? false) || skippedGroupPattern.test(key),
      isInError:
        (outer?.isInError ?? false) || /error|exception|cause|revert/.test(key),
      depth:
        (outer?.depth ?? 0) +
        depth +
        (/^(?:calls|subtraces|children)$/.test(key) ? 1 : 0),
    });
  }
  return contexts.get(group) as GroupContext;
}

const hasAnyKey = (
  keys: ReadonlySet<string>,
  names: readonly string[],
): boolean => names.some((name) => keys.has(name));

const isCallGroup = ({group}: HexMatch): boolean =>
  hasAnyKey(group.keys, ['to', 'from']) &&
  !hasAnyKey(group.keys, [
    'message',
    'shortmessage',
    'code',
    'reason',
    'action',
    'err',
    'level',
  ]);

const failurePattern = /revert|error|fail|exception/i;

/** Whether 32 bytes are labelled as a hash or are at the end of an explorer URL. */
const isHash = ({hex, key, textBefore}: HexMatch): boolean =>
  getByteLength(hex) === 32 &&
  (/^(?:transaction|tx|txn)$/.test(key) ||
    (key === '' &&
      /\b(?:transaction|tx|txn|hash|block)\b\W{0,9}$/i.test(textBefore)));

/** Classifies returned bytes as an error if the call or the entire trace failed, otherwise as a result. */
function classifyResult({group, textBefore}: HexMatch): CandidateKind {
  const groups = [group, group.parent];
  const hasFailed = groups.some(
    (candidate) =>
      candidate &&
      hasAnyKey(candidate.keys, [
        'error',
        'revertreason',
        'failed',
        'iserror',
        'reason',
      ]),
  );
  return hasFailed || /revert/i.test(textBefore) ? 'error' : 'result';
}

function classifyMatch(hexMatch: HexMatch): CandidateKind | undefined {
  const {hex, key, group, textBefore} = hexMatch;
  const context = getContext(group);
  if (
    getByteLength(hex) < 4 ||
    getByteLength(hex) === 20 ||
    skippedKeyPattern.test(key) ||
    context.isSkipped ||
    isHash(hexMatch)
  )
    return undefined;
  if (key === 'signature' && getByteLength(hex) !== 4) return undefined;
  if (
    /^(?:input|inputdata|calldata|factorydata|methodid|requestdata)$/.test(key)
  )
    return 'call';
  if (/^(?:output|returnvalue|returndata|returned|return|result)$/.test(key))
    return classifyResult(hexMatch);
  if (key && /^err|error|revert|reason|^raw$|signature/.test(key))
    return 'error';
  if (key === 'data' || key === '') {
    if (key && isCallGroup(hexMatch)) return 'call';
    if (key === '' && /← (?:\[Return\] )?$/.test(textBefore)) return 'result';
    const isInError =
      (key &&
        hasAnyKey(group.keys, [
          'code',
          'message',
          'reason',
          'shortmessage',
          'error',
          'action',
        ])) ||
      context.isInError ||
      failurePattern.test(textBefore);
    if (isInError) return 'error';
    if (/call ?data|input/i.test(textBefore)) return 'call';
  }
  return 'bytes';
}

/** Finds calls in the format of explorers: the selector, then the arguments as numbered words. */
function findMethodRows(text: string): readonly PendingCandidate[] {
  const rows = text.matchAll(
    /method ?id:?\s*(?:0x)?([\da-f]{8})\b((?:\s*\[\d+\]:?\s*(?:0x)?[\da-f]+)*)/gi,
  );
  return [...rows].map(([, selector = '', words = '']) => ({
    kind: 'call',
    depth: 0,
    hexParts: [`0x${selector}${words.replace(/\[\d+\]:?\s*(?:0x)?|\s/gi, '')}`],
  }));
}

/** Returns the record that a log's topic or data belongs to. */
const getRecord = ({key, group}: HexMatch): object =>
  key === '' && group.key === 'topics' ? (group.parent ?? group) : group;
const isTopic = ({key, group}: HexMatch): boolean =>
  /^topics?\d*$/.test(key) || (key === '' && group.key === 'topics');

/** Groups the topics of a log by record; all other bytes become separate candidates. */
function groupMatches(
  hexMatches: readonly HexMatch[],
): readonly PendingCandidate[] {
  const logs = new Map<object, PendingCandidate>();
  const pendingCandidates: PendingCandidate[] = [];
  for (const hexMatch of hexMatches) {
    const {depth} = getContext(hexMatch.group);
    const record = getRecord(hexMatch);
    if (isTopic(hexMatch) && getByteLength(hexMatch.hex) === 32) {
      const log: PendingCandidate = logs.get(record) ?? {
        kind: 'log',
        depth,
        hexParts: [],
      };
      if (!logs.has(record)) pendingCandidates.push(log);
      logs.set(record, log);
      log.hexParts.push(hexMatch.hex);
      continue;
    }
    const kind = classifyMatch(hexMatch);
    if (kind) pendingCandidates.push({kind, depth, hexParts: [hexMatch.hex]});
  }
  return attachLogData(pendingCandidates, hexMatches, logs);
}

/** Adds the data to each log: the bytes labelled as data anywhere in its record, otherwise the unlabelled bytes after its topics. */
function attachLogData(
  pendingCandidates: readonly PendingCandidate[],
  hexMatches: readonly HexMatch[],
  logs: ReadonlyMap<object, PendingCandidate>,
): readonly PendingCandidate[] {
  const usedHex = new Set<string>();
  const byRecord = groupBy(hexMatches, (hexMatch): object =>
    isTopic(hexMatch) ? getRecord(hexMatch) : hexMatch.group,
  );
  for (const [record, log] of logs) {
    const recordMatches = byRecord.get(record) ?? [];
    const trailingMatches = recordMatches.slice(
      recordMatches.findLastIndex(isTopic) + 1,
    );
    const data =
      recordMatches.find(({key}) => key === 'data' || key === 'hex') ??
      trailingMatches.find(({key}) => key === '');
    if (data && data.hex !== '0x') log.hexParts.push(data.hex);
    if (data) usedHex.add(data.hex);
  }
  return pendingCandidates.filter(
    ({kind, hexParts}) => kind === 'log' || !usedHex.has(hexParts[0] ?? ''),
  );
}

const kindOrder: readonly CandidateKind[] = [
  'error',
  'call',
  'log',
  'bytes',
  'result',
];
const rank = ({kind}: Candidate): number =>
  kind === 'error' ? 0 : kind === 'result' ? 2 : 1;

/** Removes duplicates, and bare selectors whose full data is also present. */
function deduplicate(candidates: readonly Candidate[]): readonly Candidate[] {
  const getKey = ({hexParts}: Candidate): string =>
    hexParts.join(' ').toLowerCase();
  const byBytes = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const previousCandidate = byBytes.get(getKey(candidate));
    const isMoreSpecific =
      previousCandidate &&
      kindOrder.indexOf(candidate.kind) <
        kindOrder.indexOf(previousCandidate.kind);
    if (!previousCandidate || isMoreSpecific)
      byBytes.set(getKey(candidate), candidate);
  }
  const entries = [...byBytes];
  const selectors = new Set(
    entries
      .filter(([bytes]) => bytes.length > 10)
      .map(([bytes]) => bytes.slice(0, 10)),
  );
  return entries
    .filter(([bytes]) => bytes.length > 10 || !selectors.has(bytes))
    .map(([, candidate]) => candidate);
}

/** Finds all candidates in the input: errors first, call results last, otherwise in order of appearance. */
function findCandidates(text: string): readonly Candidate[] {
  const rows = findMethodRows(text);
  const remainingText = rows.length
    ? text.replace(
        /method ?id:?\s*(?:0x)?[\da-f]{8}\b(?:\s*\[\d+\]:?\s*(?:0x)?[\da-f]+)*/gi,
        ' ',
      )
    : text;
  const unsortedCandidates = deduplicate([
    ...rows,
    ...groupMatches(extractHex(remainingText)),
  ]);
  return [...unsortedCandidates].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.kind === 'error' && b.kind === 'error' ? a.depth - b.depth : 0),
  );
}

const hasPrefix = (word: string): boolean => /^0x/i.test(word);
const getFirstWordLength = ([first = '']: readonly string[]): number =>
  first.replace(/^0x/i, '').length / 2;

/** Reads input that consists only of bytes: one string, possibly wrapped over several lines; the topics and data of a log; or several strings. */
function readPlainHex(words: readonly string[]): readonly Candidate[] {
  const [first = '', ...rest] = words;
  const isLog = getFirstWordLength(words) === 32;
  // In a wrapped string, only the first line starts with 0x.
  const isWrapped =
    hasPrefix(first) && !isLog && rest.length > 0 && !rest.some(hasPrefix);
  if (isWrapped) return [{kind: 'bytes', depth: 0, hexParts: [words.join('')]}];
  if (rest.length && !isLog && words.every(hasPrefix)) {
    return [...new Set(words.map((word) => word.toLowerCase()))].map(
      (word) => ({kind: 'bytes', depth: 0, hexParts: [word]}),
    );
  }
  return [
    {kind: isLog && rest.length ? 'log' : 'bytes', depth: 0, hexParts: words},
  ];
}

/** Whether data is a known error with its arguments. Some tools print only the error's selector as bytes, and its arguments as text. */
function isKnownError(data: string, signatures: SignatureIndex): boolean {
  const entry = signatures.find('error', data.slice(0, 10).toLowerCase());
  return (
    entry !== undefined && (getByteLength(data) > 4 || !entry.inputs.length)
  );
}

const noReturnDataPattern =
  /returned no data|decode result data|cannot decode zero data|is contract deployed correctly/i;

/** Finds failures that are reported without complete error data. Encodes named errors as revert data. */
function findFailures(
  text: string,
  candidates: readonly Candidate[],
  signatures: SignatureIndex,
): readonly Candidate[] {
  const errorData = candidates
    .filter(({kind}) => kind === 'error')
    .map(({hexParts: [data = '']}) => data);
  if (errorData.some((data) => isKnownError(data, signatures))) return [];
  const namedErrors = findNamedErrors(text, signatures).filter(
    (data) => !errorData.length || signatures.find('error', data.slice(0, 10)),
  );
  if (namedErrors.length)
    return namedErrors.map((data) => ({
      kind: 'error',
      depth: 0,
      hexParts: [data],
    }));
  const failure = findFailure(text);
  const rejection = failure?.error ? undefined : findRejection(text);
  if (rejection) return [{kind: 'error', depth: 0, hexParts: [], rejection}];
  if (noReturnDataPattern.test(text))
    return [{kind: 'result', depth: 0, hexParts: ['0x']}];
  if (errorData.length) return [];
  const isResult = /"result":\s*"0x"/.test(text);
  if (!candidates.length && /\b0x(?!\w)/i.test(text))
    return [{kind: isResult ? 'result' : 'error', depth: 0, hexParts: ['0x']}];
  const cause = failure?.error ? undefined : findCause(text);
  return failure || cause
    ? [
        {
          kind: 'error',
          depth: 0,
          hexParts: [],
          error: failure?.error,
          ...(cause && {cause}),
        },
      ]
    : [];
}

const findAddresses = (text: string): readonly string[] => [
  ...new Set(
    extractHex(text)
      .map(({hex}) => hex)
      .filter((hex) => getByteLength(hex) === 20),
  ),
];

function createNoDataError(text: string): InputError {
  if (/^\s*[[{]/.test(text)) {
    return new InputError(
      'This JSON contains no bytes to decode in a field such as data, input, output or topics.',
    );
  }
  if (/0x[\da-f]{64}(?!\w)/i.test(text)) {
    return new InputError(
      'A hash contains nothing to decode. Paste the output of cast run for the transaction, its receipt, its trace, or its page in an explorer.',
    );
  }
  const reason = /\b0x/i.test(text)
    ? 'what starts with 0x is an address, a hash or a number'
    : 'it is not hexadecimal, and nothing in it starts with 0x';
  return new InputError(
    `This text contains no bytes to decode: ${reason}. Copy the error data, from 0x to the last digit.`,
  );
}

/** Maximum number of words looked up as error names. */
const MAX_NAMES = 500;

/** Finds all candidates in the pasted text, errors first. */
export function classify(
  text: string,
  signatures: SignatureIndex,
): readonly Candidate[] {
  const words = text.split(/[\s,;"'`[\]]+/).filter(Boolean);
  if (!words.length) {
    throw new InputError(
      'There is nothing to decode yet. Paste an error, a transaction, a log or a trace, or only a selector.',
    );
  }
  if (words.every((word) => /^(0x)?[0-9a-f]*$/i.test(word)))
    return readPlainHex(words);
  const rewrittenText = rewriteToolFormats(text);
  const hexCandidates = findCandidates(
    stripErrorArguments(
      encodeExplorerLogs(rewrittenText, signatures),
      signatures,
    ),
  );
  const didNotRevert =
    /\bbut it did(?:n't| not) revert|call did not revert as expected|expected transaction to be reverted[ \t.]*(?:\n|$)/i.test(
      rewrittenText,
    );
  if (didNotRevert && !hexCandidates.some(({kind}) => kind === 'error')) {
    throw new InputError(
      'The test expected a failure, but the call did not revert: there is no error to decode.',
    );
  }
  // An error that is named without its data also comes before the bytes of the call.
  const candidates = deduplicate([
    ...findFailures(rewrittenText, hexCandidates, signatures),
    ...hexCandidates,
  ]);
  if (candidates.length) return candidates;
  const addresses = findAddresses(text);
  if (addresses.length)
    return addresses.map((address) => ({
      kind: 'bytes',
      depth: 0,
      hexParts: [address],
    }));
  const members = findMembersByName(text, signatures);
  if (members.length)
    return members.map(({hex}) => ({kind: 'bytes', depth: 0, hexParts: [hex]}));
  const names = [...new Set(text.match(/\b[A-Z]\w{5,}\b/g))].slice(
    0,
    MAX_NAMES,
  );
  const errors = names
    .flatMap((name) => signatures.findByName(name))
    .filter(({kind}) => kind === 'error');
  if (errors.length)
    return errors.map(({hex}) => ({kind: 'error', depth: 0, hexParts: [hex]}));
  if (words.length === 1 && !/0x[\da-f]{64}/i.test(text))
    parseHex(words[0] ?? '');
  throw createNoDataError(text);
}
