import {networks, type NetworkId} from '@site/src/data/networks';
import {
  systemContracts,
  type SystemContract,
} from '@site/src/data/systemContracts';
import {getAddress, type Hex} from 'viem';
import {getByteLength, InputError, parseHex} from '../hex';
import {classify, type Candidate, type CandidateKind} from '../input/classify';
import type {Diagnosis} from '../input/knownMessages';
import type {AbiKind, DocsLink, SignatureIndex} from '../signatures';
import {
  createContext,
  decodeCall,
  decodeLog,
  decodeMulticallResults,
  type DecodeContext,
  type DecodedMember,
} from './decodeData';
import type {DecodedValue} from './formatValue';
import {
  decodeTransaction,
  type SerializedTransaction,
} from './signedTransaction';

/** The result of decoding one candidate. */
export type DecodedCandidate =
  | {readonly status: 'decoded'; readonly matches: readonly DecodedMember[]}
  /** A 32-byte hash with a known name: a role, another constant, or a storage slot. */
  | {readonly status: 'hash'; readonly hex: string; readonly name: string}
  /** The results of a multicall. */
  | {readonly status: 'results'; readonly args: readonly DecodedValue[]}
  /** A transaction and its decoded calldata, if any. */
  | {
      readonly status: 'transaction';
      readonly transaction: SerializedTransaction;
      readonly call: DecodedCandidate | undefined;
    }
  /** A selector or topic that no known contract has. */
  | {
      readonly status: 'unknown';
      readonly kind: 'selector' | 'topic';
      readonly hex: string;
      readonly words: readonly string[];
    }
  /** Empty data: the result of a successful call if `isResult` is set. */
  | {readonly status: 'empty'; readonly isResult?: true}
  /** The request was rejected before any contract code ran. */
  | {readonly status: 'rejected'; readonly diagnosis: Diagnosis}
  /** A call failed without error data; the text may name an unknown error or state the cause. */
  | {
      readonly status: 'failed';
      readonly error: string | undefined;
      readonly cause: Diagnosis | undefined;
    }
  | {readonly status: 'address'; readonly address: Hex}
  | {readonly status: 'problem'; readonly message: string};

/** One decodable item in the input. */
export interface Alternative {
  readonly kind: CandidateKind;
  /** The label in the list of alternatives: `Error IsPaused`. */
  readonly label: string;
  /** The item's bytes; decoding only these produces the same result. Empty if there are none. */
  readonly bytes: string;
  readonly decoded: DecodedCandidate;
  /** Whether some nested calls were not decoded because there are too many. */
  readonly isPartial: boolean;
}

/** The decodable items, most important first. Never empty. */
export type DecodeResult = readonly [Alternative, ...Alternative[]];

function catchInputError(decode: () => DecodedCandidate): DecodedCandidate {
  try {
    return decode();
  } catch (error) {
    if (error instanceof InputError)
      return {status: 'problem', message: error.message};
    throw error;
  }
}

function decodeSelectorData(
  data: Hex,
  kind: CandidateKind,
  context: DecodeContext,
): DecodedCandidate {
  const hex: Hex = `0x${data.slice(2, 10)}`;
  // The surrounding text distinguishes an error from a function with the same selector.
  const abiKinds: readonly AbiKind[] =
    kind === 'call' ? ['function', 'error'] : ['error', 'function'];
  const entries = abiKinds.flatMap(
    (abiKind) => context.signatures.find(abiKind, hex) ?? [],
  );
  if (!entries.length) {
    const args = decodeMulticallResults(data, context);
    if (args) return {status: 'results', args};
    const transaction = decodeTransaction(data);
    if (
      !transaction &&
      hex === '0x00000000' &&
      getByteLength(data) % 32 === 0
    ) {
      throw new InputError(
        `These bytes do not start with a selector: they are the result of a call. Decode them with the function's return types, for example with cast decode-abi "symbol()(string)", followed by the bytes.`,
      );
    }
    if (!transaction)
      return {
        status: 'unknown',
        kind: 'selector',
        hex,
        words: data.slice(10).match(/.{1,64}/g) ?? [],
      };
    const {data: calldata} = transaction;
    return {
      status: 'transaction',
      transaction,
      call:
        calldata &&
        catchInputError(() => decodeHexParts([calldata], 'call', context)),
    };
  }
  const errors: InputError[] = [];
  const matches = entries.flatMap((entry) => {
    try {
      return [decodeCall(entry, data, context)];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors.push(error);
      return [];
    }
  });
  if (!matches.length && errors[0]) throw errors[0];
  return {
    status: 'decoded',
    matches:
      kind === 'error' || kind === 'call' ? matches.slice(0, 1) : matches,
  };
}

/** Decodes 32 bytes that are not a known topic: a named hash, a selector padded to a word, or data that starts with a selector. */
function decodeUnknownWord(
  hexParts: readonly [Hex, ...Hex[]],
  context: DecodeContext,
): DecodedCandidate {
  const [first, ...rest] = hexParts;
  const {find, findHashName} = context.signatures;
  const isSelector = (hex: string): boolean =>
    Boolean(find('error', hex) ?? find('function', hex));
  const name = findHashName(first);
  if (name && !rest.length) return {status: 'hash', hex: first, name};
  const [start, end]: readonly [Hex, Hex] = [
    `0x${first.slice(2, 10)}`,
    `0x${first.slice(-8)}`,
  ];
  const zeros = '0'.repeat(56);
  const paddedSelector = [start, end].find(
    (hex) =>
      isSelector(hex) &&
      [`${hex}${zeros}`, `0x${zeros}${hex.slice(2)}`].includes(first),
  );
  if (paddedSelector && !rest.length) {
    const decoded = decodeSelectorData(paddedSelector, 'bytes', context);
    const note =
      'You pasted the selector, padded with zeros to 32 bytes. In calldata, arguments follow it without padding.';
    return decoded.status === 'decoded'
      ? {
          ...decoded,
          matches: decoded.matches.map((match) => ({...match, note})),
        }
      : decoded;
  }
  if (isSelector(start))
    return decodeSelectorData(
      `0x${hexParts.map((part) => part.slice(2)).join('')}`,
      'bytes',
      context,
    );
  return {
    status: 'unknown',
    kind: 'topic',
    hex: first,
    words: rest.map((part) => part.slice(2)),
  };
}

function decodeHexParts(
  hexParts: readonly Hex[],
  kind: CandidateKind,
  context: DecodeContext,
): DecodedCandidate {
  const [first, ...rest] = hexParts;
  if (!first || getByteLength(first) === 0)
    return {status: 'empty', ...(kind === 'result' && {isResult: true})};
  const bytes = getByteLength(first);
  if (bytes === 32) {
    const entry = context.signatures.find('event', first);
    return entry
      ? {
          status: 'decoded',
          matches: [decodeLog(entry, [first, ...rest], context)],
        }
      : decodeUnknownWord([first, ...rest], context);
  }
  if (rest.length) {
    throw new InputError(
      'Several values are read as a log, and the first topic of a log has 32 bytes. To decode revert data or calldata, paste it as one value.',
    );
  }
  if (bytes === 20) return {status: 'address', address: getAddress(first)};
  if (bytes < 4) {
    throw new InputError(
      `${bytes === 1 ? '1 byte is' : `${bytes} bytes are`} too short: a selector has 4 bytes, that is, 8 digits after 0x.`,
    );
  }
  return decodeSelectorData(first, kind, context);
}

function decodeCandidate(
  {kind, hexParts, error, rejection, cause}: Candidate,
  context: DecodeContext,
): DecodedCandidate {
  if (rejection) return {status: 'rejected', diagnosis: rejection};
  return hexParts.length
    ? decodeHexParts(hexParts.map(parseHex), kind, context)
    : {status: 'failed', error, cause};
}

const abiKindLabels: Readonly<Record<AbiKind, string>> = {
  error: 'Error',
  function: 'Call to',
  event: 'Log',
};
const kindLabels: Readonly<Record<CandidateKind, string>> = {
  error: 'Error data',
  call: 'Calldata',
  log: 'Log',
  result: 'Result of a call',
  bytes: 'Bytes',
};

function formatLabel(
  {kind, depth}: Candidate,
  decoded: DecodedCandidate,
): string {
  const location = depth ? ' in an inner call' : '';
  switch (decoded.status) {
    case 'decoded': {
      const [match] = decoded.matches;
      if (!match) return kindLabels[kind];
      const reason =
        match.signature === 'Error(string)'
          ? match.args?.[0]?.value
          : undefined;
      return reason
        ? `Error “${reason.slice(0, 60)}”${location}`
        : `${abiKindLabels[match.kind]} ${match.name}${location}`;
    }
    case 'hash':
      return decoded.name;
    case 'failed':
      if (decoded.cause) return decoded.cause.title;
      return decoded.error
        ? `Error ${decoded.error}`
        : 'Failure without a reason';
    case 'rejected':
      return decoded.diagnosis.title;
    case 'address':
      return `Address ${decoded.address}`;
    case 'results':
      return `Results of a multicall${location}`;
    case 'transaction':
      return `Signed transaction${location}`;
    case 'unknown':
      return `${kindLabels[kind]} ${decoded.hex.slice(0, 10)}${location}`;
    default:
      return `${kindLabels[kind]}${location}`;
  }
}

/** Most call results are plain values that look like unknown data, so only recognized results are relevant. */
const isRelevant = ({kind, decoded}: Alternative): boolean =>
  kind !== 'result' ||
  decoded.status === 'decoded' ||
  decoded.status === 'results';

/** Ranks errors first, then recognized data, then unknown data. */
function rank({kind, decoded}: Alternative): number {
  if (kind === 'error') return 0;
  return ['decoded', 'hash', 'transaction', 'results'].includes(decoded.status)
    ? 1
    : 2;
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
function sortDocsLinks(
  decoded: DecodedCandidate,
  layer: 'L1' | 'L2',
): DecodedCandidate {
  if (decoded.status !== 'decoded') return decoded;
  const isOtherLayer = ({href}: DocsLink): boolean =>
    href.includes(layer === 'L1' ? 'l2message' : 'l1message');
  return {
    ...decoded,
    matches: decoded.matches.map((match) => ({
      ...match,
      docsLinks: [...match.docsLinks].sort(
        (a, b) => Number(isOtherLayer(a)) - Number(isOtherLayer(b)),
      ),
    })),
  };
}

const createResult = (decoded: DecodedCandidate): DecodeResult => [
  {kind: 'bytes', label: '', bytes: '', decoded, isPartial: false},
];

/** Decodes bytes, or text that contains bytes. */
export function decode(text: string, signatures: SignatureIndex): DecodeResult {
  let candidates: readonly Candidate[];
  try {
    candidates = classify(text, signatures);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return createResult({status: 'problem', message: error.message});
  }
  const layer = findLayer(text);
  // All candidates in the input share one budget.
  const context = createContext(signatures);
  const alternatives = candidates.map((candidate): Alternative => {
    Object.assign(context, {isExhausted: false});
    const decoded = catchInputError(() => decodeCandidate(candidate, context));
    return {
      kind: candidate.kind,
      label: formatLabel(candidate, decoded),
      bytes: candidate.hexParts.join(' '),
      decoded: layer ? sortDocsLinks(decoded, layer) : decoded,
      isPartial: context.isExhausted,
    };
  });
  const relevantAlternatives = alternatives.filter(isRelevant);
  const [first, ...rest] = [
    ...(relevantAlternatives.length ? relevantAlternatives : alternatives),
  ].sort((a, b) => rank(a) - rank(b));
  return first ? [first, ...rest] : createResult({status: 'empty'});
}
