import {groupBy} from '@site/src/lib/collections';
import {getByteLength} from '../hex';
import type {Call, Group, Literal, ParsedText} from '../parse/parse';
import {inherit, isInError} from './moods';

/** What bytes are, according to the text around them. */
export type BytesKind =
  'error' | 'call' | 'transaction' | 'log' | 'result' | 'bytes';

/** One item to decode: bytes, or the topics and data of a log. */
export interface BytesEvidence {
  readonly kind: BytesKind;
  /** Depth of the call in a trace. */
  readonly depth: number;
  readonly hexParts: readonly string[];
  /** Whether a tool left out the end of the bytes. */
  readonly isCut?: boolean;
}

type MutableEvidence = Omit<BytesEvidence, 'hexParts'> & {
  readonly hexParts: string[];
};

/** What the name of bytes says about them. The first row with the name counts. */
const kindsByKey: readonly {
  readonly keys: RegExp;
  readonly kind: BytesKind | 'skipped';
}[] = [
  {
    // Values of their own: accounts, hashes, numbers, signatures, code.
    keys: /^(?:address|to|from|sender|hash|logsbloom|bloom|nonce|value|hex|[rsv]|yparity|type|chainid|status|miner|number|id|balance|code|bytecode|pc|initcode|paymasteranddata|paymasterdata|salt|version|block|account|caller|origin|url|timestamp|blocktimestamp|contractaddress|contract|owner|spender|index|input ?index|slot)$/,
    kind: 'skipped',
  },
  {
    keys: /(?:hash|root|gas|gasprice|gasused|gaslimit|blobgas|blocknumber|index|timestamp|address)$|^(?:gas|max.*gas)/,
    kind: 'skipped',
  },
  {
    keys: /^(?:raw|signed|serialized|signedraw)(?:transaction|tx)$|^(?:signedtransaction|rawtransaction|signedtx|txraw|rlp)$/,
    kind: 'transaction',
  },
  {
    keys: /^(?:input|inputdata|calldata|factorydata|methodid|requestdata|txdata)$/,
    kind: 'call',
  },
  {
    keys: /^(?:output|returnvalue|returndata|returned|return|result)$/,
    kind: 'result',
  },
  {
    keys: /err|revert|reason|^raw$|^signature$|^details$|^failure$|^message$/,
    kind: 'error',
  },
];

/** Groups whose bytes are neither calldata nor return data: EVM internals, and arguments that are already decoded. */
const skippedGroup =
  /^(?:stack|memory|storage|accesslist|args|statediff|fragment|blobversionedhashes|abi|proof|proofs)$/;

/** What a group and those around it say about the bytes in it. */
interface GroupContext {
  readonly isSkipped: boolean;
  readonly depth: number;
}

const getContext = inherit<GroupContext>(({key, depth}, outer) => ({
  isSkipped: outer?.isSkipped === true || skippedGroup.test(key),
  depth:
    (outer?.depth ?? 0) +
    depth +
    Number(/^(?:calls|subtraces|children)$/.test(key)),
}));

const hasAny = ({values}: Group, names: readonly string[]): boolean =>
  names.some((name) => values.has(name));

/** Whether a group is a request: it has an address and no message. */
const isRequest = (group: Group): boolean =>
  hasAny(group, ['to', 'from']) &&
  !hasAny(group, [
    'message',
    'shortmessage',
    'code',
    'reason',
    'action',
    'err',
    'level',
  ]);

const failureWords = /revert|error|fail|exception/i;
const isFalse = (value: string | undefined): boolean =>
  /^["']?(?:false|0|null|none|undefined|""|''|\[\]|$)/i.test(value ?? '');

/** Whether the group of a returned value, or the one around it, is a failed call. */
const hasFailed = (group: Group): boolean =>
  [group, group.parent].some(
    (candidate) =>
      candidate &&
      (['error', 'revertreason', 'failed', 'iserror', 'reason'].some(
        (name) =>
          candidate.values.has(name) && !isFalse(candidate.values.get(name)),
      ) ||
        /^["']?(?:0x0|failure|false)\b/.test(
          candidate.values.get('status') ??
            candidate.values.get('success') ??
            '',
        )),
  );

/** Whether 32 bytes are labelled as a hash or are at the end of an explorer URL. */
const isHash = ({hex, key, before}: Literal): boolean =>
  getByteLength(hex) === 32 &&
  (/^(?:transaction|tx|txn)$/.test(key) ||
    (key === '' &&
      /\b(?:transaction|tx|txn|hash|block)\W{0,9}(?:HexBytes\W{1,2})?$/i.test(
        before,
      )));

/** Addresses in the memory of a Go program. */
const isPointer = (hex: string): boolean => /^0xc0[\da-f]{8}$/i.test(hex);

/** The bytes directly before these, with which they form one item: a selector, from which web3.js 4 separates the arguments. */
function completeHex({hex, hasPrefix, key, group}: Literal): string {
  const [, selector] =
    /^["']?(0x[\da-f]{8})["']/i.exec(group.values.get('signature') ?? '') ?? [];
  const isArguments =
    !hasPrefix && key === 'data' && getByteLength(hex) % 32 === 0;
  return selector && isArguments ? `${selector}${hex.slice(2)}` : hex;
}

/** Whether bytes are the data of a request: `params` of eth_call and the like, or next to an address. */
const isInRequest = ({group}: Literal): boolean =>
  isRequest(group) ||
  /^(?:transaction|tx|params|requestarguments|request|payload|estimategasarguments|rawcallarguments|callarguments)$/.test(
    group.key,
  );

const isRawTransaction = ({hex, group, before}: Literal): boolean =>
  getByteLength(hex) > 90 &&
  /^0x(?:0[1-4]f[89]|f[89])/i.test(hex) &&
  (/sendrawtransaction/i.test(group.parent?.values.get('method') ?? before) ||
    group.key === 'params');

const errorFields = ['message', 'shortmessage', 'error', 'action', 'reason'];

/** Whether bytes are the field of an object that describes an error. */
const isErrorField = ({key, group}: Literal): boolean =>
  key === 'data' &&
  hasAny(group, [...errorFields, 'code', 'data']) &&
  (isInError(group) || hasAny(group, [...errorFields, 'err']));

/** Says what bytes are whose key says nothing: the words before them and the object that contains them decide. */
function classifyByContext(literal: Literal): BytesKind {
  const {hex, key, group, before} = literal;
  const isCall =
    /(?:^|\.)(?:transaction|tx|request)\W{1,3}data\W*$/i.test(before) ||
    /call ?data\W*$|input(?: data)?\W*$/i.test(before) ||
    (key === 'data' && isInRequest(literal));
  if (isCall) return 'call';
  if (/← (?:\[Return\] )?$/.test(before)) return 'result';
  const isInSentence = isInError(group) || failureWords.test(before);
  const isErrorShaped =
    (getByteLength(hex) - 4) % 32 === 0 ||
    /(?:revert\w{0,2}|data|error|reason)\W{0,9}$/i.test(before);
  return isErrorField(literal) || (isInSentence && isErrorShaped)
    ? 'error'
    : 'bytes';
}

/** Says what bytes are. Undefined if there is nothing in them to decode. */
function classify(literal: Literal): BytesKind | undefined {
  const {hex, key, group, before, isCut} = literal;
  const length = getByteLength(hex);
  const isSkipped =
    length < 4 ||
    (length === 20 && !isCut) ||
    getContext(group).isSkipped ||
    isHash(literal) ||
    isPointer(hex);
  if (isSkipped) return undefined;
  if (isRawTransaction(literal)) return 'transaction';
  const kind = kindsByKey.find(({keys}) => keys.test(key))?.kind;
  if (kind === 'skipped') return undefined;
  if (key === 'signature' && length !== 4) return undefined;
  if (kind === 'result')
    return hasFailed(group) || isInError(group) || /revert/i.test(before)
      ? 'error'
      : 'result';
  const isNumber = key === 'message' && (length - 4) % 32 !== 0;
  if (kind) return isNumber ? 'bytes' : kind;
  return classifyByContext(literal);
}

/** Returns the record that a log's topic or data belongs to. */
const getRecord = ({key, group}: Literal): object =>
  key === '' && group.key === 'topics' ? (group.parent ?? group) : group;
const isTopic = ({key, group, hex}: Literal): boolean =>
  getByteLength(hex) === 32 &&
  (/^topics?\d*$/.test(key) || (key === '' && group.key === 'topics'));

/** Adds the data to each log: the bytes labelled as data anywhere in its record, otherwise the unlabelled bytes after its topics. */
function attachData(
  logs: ReadonlyMap<object, MutableEvidence>,
  literals: readonly Literal[],
): ReadonlySet<Literal> {
  const used = new Set<Literal>();
  const byRecord = groupBy(literals, (literal): object =>
    isTopic(literal) ? getRecord(literal) : literal.group,
  );
  for (const [record, log] of logs) {
    const inRecord = byRecord.get(record) ?? [];
    const afterTopics = inRecord.slice(inRecord.findLastIndex(isTopic) + 1);
    const data =
      inRecord.find(({key}) => key === 'data' || key === 'hex') ??
      afterTopics.find(({key}) => key === '');
    if (data && data.hex !== '0x') log.hexParts.push(data.hex);
    if (data) used.add(data);
  }
  return used;
}

/** Whether bytes are in the arguments of a call that the text names. */
const isInCall = ({source, start}: Literal, calls: readonly Call[]): boolean =>
  calls.some(
    (call) => call.source === source && call.start <= start && start < call.end,
  );

/** Foundry prints a call of an unknown function as `Contract::a9059cbb(0000…)`. */
const findUnnamedCalls = (calls: readonly Call[]): readonly BytesEvidence[] =>
  calls
    .filter(
      ({name, list, before}) =>
        /^[\da-f]{8}$/.test(name) &&
        /^(?:[\da-f]{2})*$/.test(list) &&
        before.endsWith('::'),
    )
    .map(({name, list}) => ({
      kind: 'call',
      depth: 0,
      hexParts: [`0x${name}${list}`],
    }));

/** Finds what can be decoded, in order, without the bytes in the arguments of `namedCalls`. */
export function findBytes(
  text: ParsedText,
  namedCalls: readonly Call[],
): readonly BytesEvidence[] {
  const literals = text.literals.filter(
    (literal) => !isInCall(literal, namedCalls),
  );
  const logs = new Map<object, MutableEvidence>();
  for (const literal of literals.filter(isTopic)) {
    const record = getRecord(literal);
    const log = logs.get(record) ?? {
      kind: 'log',
      depth: getContext(literal.group).depth,
      hexParts: [],
    };
    log.hexParts.push(literal.hex);
    logs.set(record, log);
  }
  const used = attachData(logs, literals);
  const seen = new Set<object>();
  const evidence = literals.flatMap((literal): readonly BytesEvidence[] => {
    if (isTopic(literal)) {
      const log = logs.get(getRecord(literal));
      if (!log || seen.has(log)) return [];
      seen.add(log);
      return [log];
    }
    const kind = used.has(literal) ? undefined : classify(literal);
    return kind
      ? [
          {
            kind,
            depth: getContext(literal.group).depth,
            hexParts: [completeHex(literal)],
            isCut: literal.isCut,
          },
        ]
      : [];
  });
  return [...evidence, ...findUnnamedCalls(text.calls)];
}

/** Finds the addresses in the text, once each. */
export const findAddresses = ({literals}: ParsedText): readonly string[] => [
  ...new Set(
    literals
      .filter(({hex, isCut}) => !isCut && getByteLength(hex) === 20)
      .map(({hex}) => hex),
  ),
];

/** Whether the text says that a failed call returned no data: `data: "0x"`, `reason: 0x`. */
export function findEmptyData({
  literals,
}: ParsedText): 'error' | 'result' | undefined {
  const empty = literals.filter(({hex}) => hex === '0x');
  const isError = ({key, group, before}: Literal): boolean =>
    /err|revert|reason|^return/.test(key) ||
    isInError(group) ||
    failureWords.test(before);
  if (empty.some(isError)) return 'error';
  return empty.some(({key}) => key === 'result') ? 'result' : undefined;
}
