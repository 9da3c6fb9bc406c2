import {callCauses} from '@site/src/data/errorCauses';
import {networks, type NetworkId} from '@site/src/data/networks';
import {
  systemContracts,
  type SystemContract,
} from '@site/src/data/systemContracts';
import {
  findAddresses,
  findBytes,
  findEmptyData,
  type BytesEvidence,
  type BytesKind,
} from '../evidence/bytes';
import {encodeExplorerLogs} from '../evidence/explorerLogs';
import {
  findCode,
  findMessages,
  type MessageEvidence,
} from '../evidence/messages';
import {getMood, hasFailure} from '../evidence/moods';
import {findReasons, type ReasonEvidence} from '../evidence/reasons';
import {InputError, parseHex} from '../hex';
import {parseText, type Call, type ParsedText} from '../parse/parse';
import type {AbiKind, DocsLink, SignatureIndex} from '../signatures';
import {catchInputError, decodeHexParts, type DecodedItem} from './decodeBytes';
import {createContext, type DecodeContext} from './decodeData';
import {
  describeMissing,
  didNotRevert,
  findNames,
  noRevert,
  readPlainBytes,
} from './plainInput';
import {escapeInvisible} from './readableText';

/** One item in the input. */
export interface Alternative {
  readonly kind: BytesKind;
  /** The label in the list of alternatives: `Error IsPaused`. */
  readonly label: string;
  /** The item's bytes; decoding only these produces the same result. Empty if there are none. */
  readonly bytes: string;
  readonly decoded: DecodedItem;
  /** Whether some nested calls were not decoded because there are too many. */
  readonly isPartial: boolean;
  /** What the text says about the item as a whole. */
  readonly sentence?: string | undefined;
}

/** The items, most important first. Never empty. */
export type DecodeResult = readonly [Alternative, ...Alternative[]];

/** An item before it is ranked. */
interface Item extends Alternative {
  readonly depth: number;
  /** Whether the text names it instead of containing its bytes. */
  readonly isNamed?: boolean;
  readonly from?: MessageEvidence['from'];
  readonly isCertain?: boolean;
}

const isDecoded = ({decoded}: Item): boolean =>
  ['decoded', 'hash', 'transaction', 'results', 'text'].includes(
    decoded.status,
  );
const getMember = ({decoded}: Item) =>
  decoded.status === 'decoded' ? decoded.matches[0] : undefined;
const isError = ({kind}: Item): boolean => kind === 'error';
const isReason = (item: Item): boolean =>
  getMember(item)?.signature === 'Error(string)';
const hasArguments = (item: Item): boolean =>
  getMember(item)?.args !== undefined;

/** Which item explains a failure best: the first row that an item fits. */
const ranking: readonly {
  readonly reason: string;
  readonly fits: (item: Item) => boolean;
}[] = [
  {
    reason: 'The bytes that the contract returned say exactly what failed',
    fits: (item) => isError(item) && !item.isNamed && hasArguments(item),
  },
  {
    reason: 'Bytes that are text are a reason too',
    fits: (item) => isError(item) && item.decoded.status === 'text',
  },
  {
    reason:
      'An error with its name and arguments, printed by a tool that decoded it',
    fits: (item) => isError(item) && hasArguments(item) && !isReason(item),
  },
  {
    reason: 'A reason in plain words',
    fits: (item) => isError(item) && isReason(item),
  },
  {
    reason: 'The name of an error without its arguments',
    fits: (item) => isError(item) && getMember(item) !== undefined,
  },
  {
    reason: 'Data of an error that the reader can name with an ABI',
    fits: (item) =>
      isError(item) &&
      ([
        'unknown',
        'values',
        'problem',
        'results',
        'transaction',
        'hash',
      ].includes(item.decoded.status) ||
        (item.decoded.status === 'failed' && item.decoded.error !== undefined)),
  },
  {
    reason: 'A log that reports a failure inside a transaction that succeeded',
    fits: (item) =>
      getMember(item)?.kind === 'event' && getMember(item)?.cause !== undefined,
  },
  {
    reason: 'A node, bundler or wallet says why it refused the request',
    fits: ({from = 'report'}) =>
      ['node', 'bundler', 'wallet', 'library', 'tool'].includes(from),
  },
  {
    reason: 'A provider has its own limits',
    fits: ({from}) => from === 'provider',
  },
  {
    reason: 'A message that only reports a failure',
    fits: ({from, decoded}) =>
      from === 'report' ||
      decoded.status === 'failed' ||
      decoded.status === 'empty',
  },
  {
    reason: 'What happened to the connection says nothing about the call',
    fits: ({from}) => from === 'transport',
  },
  {
    reason: 'Data that is known, if nothing failed',
    fits: (item) => isDecoded(item) && item.kind !== 'result',
  },
  {reason: 'Unknown data', fits: ({kind}) => kind !== 'result'},
  {reason: 'The results of calls that succeeded', fits: () => true},
];

const getRank = (item: Item): number =>
  ranking.findIndex(({fits}) => fits(item));

/** The first rank that reports a failure without its cause, and the first that reports none. */
const firstReportRank = ranking.findIndex(({reason}) =>
  reason.endsWith('only reports a failure'),
);
const firstHealthyRank = ranking.findIndex(({reason}) =>
  reason.endsWith('if nothing failed'),
);

const abiKindLabels: Readonly<Record<AbiKind, string>> = {
  error: 'Error',
  function: 'Call to',
  event: 'Log',
};
const kindLabels: Readonly<Record<BytesKind, string>> = {
  error: 'Error data',
  call: 'Calldata',
  transaction: 'Transaction',
  log: 'Log',
  result: 'Result of a call',
  bytes: 'Bytes',
};

const getFailureLabel = ({
  cause,
  error,
}: Extract<DecodedItem, {status: 'failed'}>): string =>
  cause?.title ?? (error ? `Error ${error}` : 'Failure without a reason');

function getLabel(kind: BytesKind, decoded: DecodedItem): string {
  switch (decoded.status) {
    case 'decoded': {
      const [match] = decoded.matches;
      if (!match) return kindLabels[kind];
      const reason =
        match.signature === 'Error(string)' && match.args?.[0]?.value;
      return reason
        ? `Error “${reason.slice(0, 60)}”`
        : `${abiKindLabels[match.kind]} ${match.name}`;
    }
    case 'hash':
      return decoded.name;
    case 'failed':
      return getFailureLabel(decoded);
    case 'rejected':
      return decoded.diagnosis.title;
    case 'address':
      return `Address ${decoded.address}`;
    case 'results':
      return 'Results of a multicall';
    case 'transaction':
      return `${decoded.transaction.isSigned ? 'Signed' : 'Unsigned'} transaction`;
    case 'unknown':
      return `${kindLabels[kind]} ${decoded.hex.slice(0, 10)}`;
    case 'values':
      return kind === 'result'
        ? kindLabels.result
        : 'Values without a selector';
    case 'text':
      return `Text “${decoded.text.slice(0, 60)}”`;
    case 'empty':
      return decoded.isResult ? 'No data' : 'Empty data';
    default:
      return kindLabels[kind];
  }
}

function decodeEvidence(
  {kind, depth, hexParts, isCut = false}: BytesEvidence,
  shared: DecodeContext,
): Item {
  const context = {...shared, isExhausted: false};
  const decoded = catchInputError(() =>
    decodeHexParts(hexParts.map(parseHex), kind, context, isCut),
  );
  const label = getLabel(kind, decoded);
  return {
    kind,
    depth,
    decoded,
    label: depth ? `${label} in an inner call` : label,
    bytes: isCut ? '' : hexParts.join(' '),
    isPartial: context.isExhausted,
  };
}

function createItem(
  decoded: DecodedItem,
  from?: MessageEvidence['from'],
): Item {
  return {
    kind: 'error',
    depth: 0,
    decoded,
    label: getLabel('error', decoded),
    bytes: '',
    isPartial: false,
    ...(from && {from}),
  };
}

const decodeReason = (
  {data, error}: ReasonEvidence,
  context: DecodeContext,
): Item =>
  data === undefined
    ? createItem({
        status: 'failed',
        error: escapeInvisible(error ?? ''),
        cause: undefined,
      })
    : {
        ...decodeEvidence({kind: 'error', depth: 0, hexParts: [data]}, context),
        isNamed: true,
      };

const toItem = ({diagnosis, from, isCertain}: MessageEvidence): Item => ({
  ...createItem(
    from === 'report'
      ? {status: 'failed', error: undefined, cause: diagnosis}
      : {status: 'rejected', diagnosis},
    from,
  ),
  isCertain,
});

/** Removes duplicates, and bare selectors whose full data is also present. */
function deduplicate(
  evidence: readonly BytesEvidence[],
): readonly BytesEvidence[] {
  const order: readonly BytesKind[] = [
    'error',
    'transaction',
    'call',
    'log',
    'bytes',
    'result',
  ];
  const byBytes = new Map<string, BytesEvidence>();
  for (const item of evidence) {
    const key = item.hexParts.join(' ').toLowerCase();
    const previous = byBytes.get(key);
    if (!previous || order.indexOf(item.kind) < order.indexOf(previous.kind))
      byBytes.set(key, item);
  }
  const entries = [...byBytes];
  const selectors = new Set(
    entries
      .filter(([bytes]) => bytes.length > 10)
      .map(([bytes]) => bytes.slice(0, 10)),
  );
  return entries
    .filter(([bytes]) => bytes.length > 10 || !selectors.has(bytes))
    .map(([, item]) => item);
}

const revertWords =
  /revert|exception thrown|execution failed|failed due to an exception|processing transaction|vm execution error|transaction (?:has )?failed|\bstatus:?\s?fail|futures failed|call failed/i;

/** Whether the text reports that a call or transaction failed: in words, or as the status of a receipt. */
function reportsRevert({statements, literals}: ParsedText): boolean {
  const isReported = statements.some(
    (statement) =>
      getMood(statement) === 'error' && revertWords.test(statement.text),
  );
  const groups = [...statements, ...literals].map(({group}) => group);
  return (
    isReported ||
    groups.some(
      ({values}) =>
        /^["']?fail/i.test(values.get('status') ?? '') ||
        (/^["']?(?:0x0|0n?)["']?(?=$|[\s,})])/.test(
          values.get('status') ?? '',
        ) &&
          ['gasused', 'transactionhash', 'cumulativegasused'].some((key) =>
            values.has(key),
          )),
    )
  );
}

/** Keeps the first of several equal reasons: decoding thousands would take long. */
function dropRepeats(
  reasons: readonly ReasonEvidence[],
): readonly ReasonEvidence[] {
  const byText = new Map<string, ReasonEvidence & {readonly calls: Call[]}>();
  for (const reason of reasons) {
    const key = reason.data ?? reason.error ?? '';
    const first = byText.get(key) ?? {...reason, calls: []};
    first.calls.push(...(reason.calls ?? []));
    byText.set(key, first);
  }
  return [...byText.values()];
}

/** Bytes of a known error are that error, in a text that reports a failure. */
const markError = (item: Item): Item =>
  item.kind === 'bytes' && getMember(item)?.kind === 'error'
    ? {...item, kind: 'error'}
    : item;

/** Collects everything that the text says, errors first. */
function collectItems(
  text: ParsedText,
  context: DecodeContext,
): readonly Item[] {
  const {signatures} = context;
  const reasons = dropRepeats(findReasons(text, signatures));
  const calls = reasons.flatMap((reason) => reason.calls ?? []);
  const isFailure = hasFailure(text.statements);
  const bytes = deduplicate(findBytes(text, calls))
    .map((item) => decodeEvidence(item, context))
    .map((item) => (isFailure ? markError(item) : item));
  const named = reasons.map((reason) => decodeReason(reason, context));
  const explained = new Set(reasons.map(({statement}) => statement));
  const messages = findMessages(
    text,
    signatures.documentedMessages,
    explained,
  ).map(toItem);
  const items = removeRepeats([...named, ...bytes, ...messages]);
  const isExplained = items.some((item) => getRank(item) < firstReportRank);
  if (isExplained)
    return items.filter(({from}) => from !== 'report' && from !== 'transport');
  if (items.some(({from}) => from === 'report')) return items;
  const empty = findEmptyData(text);
  const code = findCode(text);
  if (empty)
    items.push(
      createItem({
        status: 'empty',
        ...(empty === 'result' && {isResult: true}),
      }),
    );
  else if (code) items.push(toItem(code));
  else if (reportsRevert(text))
    items.push(
      createItem({status: 'failed', error: undefined, cause: undefined}),
    );
  return items;
}

/** Removes errors that the text names although it contains their bytes, and errors named twice. */
function removeRepeats(items: readonly Item[]): Item[] {
  const inBytes = items.filter(
    (item) => isError(item) && !item.isNamed && hasArguments(item),
  );
  const selectors = new Set(inBytes.map((item) => getMember(item)?.hex));
  const seen = new Set<string>();
  return items.filter((item) => {
    const {decoded, label, bytes, isNamed} = item;
    if (!isNamed) return true;
    const key = decoded.status === 'failed' ? label : bytes;
    const isRepeated = seen.has(key) || selectors.has(getMember(item)?.hex);
    seen.add(key);
    return !isRepeated;
  });
}

const layersByAddress = new Map<string, 'L1' | 'L2'>(
  Object.values<SystemContract>(systemContracts).flatMap(({addresses}) =>
    Object.entries(addresses).map(
      ([network, address]) =>
        [address.toLowerCase(), networks[network as NetworkId].layer] as const,
    ),
  ),
);

/** Returns the layer whose contracts the text mentions by address or name; undefined if it mentions neither or both. */
function findLayer(text: string): 'L1' | 'L2' | undefined {
  const addresses = (text.match(/0x[\da-f]{40}(?![\da-f])/gi) ?? []).map(
    (address) => layersByAddress.get(address.toLowerCase()),
  );
  const names = (text.match(/\bLineaRollup\b|\bL2MessageService\b/g) ?? []).map(
    (name) => (name === 'LineaRollup' ? 'L1' : 'L2'),
  );
  const [layer, ...otherLayers] = [
    ...new Set([...addresses, ...names].filter(Boolean)),
  ];
  return otherLayers.length ? undefined : layer;
}

/** Puts links for the given layer first, because some errors are declared on both layers. */
function sortDocsLinks(item: Item, layer: 'L1' | 'L2'): Item {
  const {decoded} = item;
  if (decoded.status !== 'decoded') return item;
  const isOtherLayer = ({href}: DocsLink): boolean =>
    href.includes(layer === 'L1' ? 'l2message' : 'l1message');
  const matches = decoded.matches.map((match) => ({
    ...match,
    docsLinks: [...match.docsLinks].sort(
      (a, b) => Number(isOtherLayer(a)) - Number(isOtherLayer(b)),
    ),
  }));
  return {...item, decoded: {...decoded, matches}};
}

/** Most results of calls are plain values, so only recognized ones are relevant next to other items. */
const isRelevant = (item: Item): boolean =>
  item.kind !== 'result' || isDecoded(item);

function getSentence(item: Item): string | undefined {
  const member = getMember(item);
  if (member?.kind === 'event' && member.cause)
    return 'The transaction was included, but a call inside it failed.';
  if (item.isCertain === false)
    return 'Possibly: nothing around these words says that they are an error. The complete output of the tool would settle it.';
  return getRank(item) >= firstHealthyRank
    ? 'The text reports no failure.'
    : undefined;
}

function rankItems(items: readonly Item[], text: string): readonly Item[] {
  const layer = findLayer(text);
  const relevant = items.filter(isRelevant);
  return [...(relevant.length ? relevant : items)]
    .sort(
      (a, b) =>
        getRank(a) - getRank(b) ||
        (isError(a) && isError(b) ? a.depth - b.depth : 0),
    )
    .map((item) => (layer ? sortDocsLinks(item, layer) : item));
}

/** Adds to a failure without a reason what often makes the called function fail. */
function addHint(first: Item, rest: readonly Item[]): Item {
  const {decoded} = first;
  const [hint] = rest.flatMap(
    (item) => callCauses[getMember(item)?.signature ?? ''] ?? [],
  );
  return decoded.status === 'failed' && hint
    ? {...first, decoded: {...decoded, hint}}
    : first;
}

/** Maximum number of words in a text that is about the addresses in it. */
const MAX_WORDS = 8;

/** What the text says if it contains neither bytes nor a known failure. */
function findOtherItems(
  input: string,
  text: ParsedText,
  context: DecodeContext,
): readonly Item[] {
  const found = findAddresses(text);
  const isAboutAddresses =
    found.some((address) => layersByAddress.has(address.toLowerCase())) ||
    (input.match(/\w+/g)?.length ?? 0) <= MAX_WORDS;
  const addresses = isAboutAddresses ? found : [];
  const hexStrings = addresses.length
    ? addresses
    : findNames(input, text, context.signatures);
  if (hexStrings.length)
    return hexStrings.map((hex) =>
      decodeEvidence(
        {kind: addresses.length ? 'bytes' : 'error', depth: 0, hexParts: [hex]},
        context,
      ),
    );
  return [];
}

function findItems(input: string, context: DecodeContext): readonly Item[] {
  const plainBytes = readPlainBytes(input);
  if (plainBytes)
    return plainBytes.map((item) => decodeEvidence(item, context));
  const text = parseText(encodeExplorerLogs(input, context.signatures));
  const items = collectItems(text, context);
  if (didNotRevert.test(input) && !items.some(({bytes}) => bytes))
    return [createItem({status: 'problem', message: noRevert})];
  const ranked = rankItems(
    items.length ? items : findOtherItems(input, text, context),
    input,
  );
  const [first, ...rest] = ranked;
  if (first)
    return [{...addHint(first, rest), sentence: getSentence(first)}, ...rest];
  return [createItem(describeMissing(input, text))];
}

/** Decodes bytes, or text that contains bytes. */
export function decode(
  input: string,
  signatures: SignatureIndex,
): DecodeResult {
  try {
    // All items in the input share one budget.
    const [first, ...rest] = findItems(input, createContext(signatures));
    return [first as Alternative, ...rest];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [createItem({status: 'problem', message: error.message})];
  }
}
