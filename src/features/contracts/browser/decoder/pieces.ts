import type {Refusal} from './refused';
import {scan, type Group, type Hit} from './scan';

/** What a text says that some bytes are. */
export type Role = 'error' | 'call' | 'log' | 'result' | 'bytes';

/** Something to decode: one string of bytes, or the topics and the data of a log. */
export interface Piece {
  readonly role: Role;
  /** How many calls of a trace are around it. */
  readonly depth: number;
  /** None where the text says that a call failed, but not why. */
  readonly words: readonly string[];
  /** The error that a text names without its bytes, and that is not on record. */
  readonly error?: string | undefined;
  /** Why the request that a text tells of was refused. */
  readonly refusal?: Refusal;
}

type Found = Omit<Piece, 'words'> & {readonly words: string[]};

const byteLength = (hex: string): number => (hex.length - 2) / 2;

/** Groups whose bytes are no data: the machine's insides, and arguments that are decoded already. */
const skippedGroups = /^(?:stack|memory|storage|accesslist|args|statediff|fragment|blobversionedhashes)$/;
const skippedKeys =
  /^(?:address|to|from|sender|.*hash|logsbloom|nonce|value|gas.*|max.*gas|.*gasused|.*gaslimit|.*gasprice|.*blobgas|blocknumber|.*index|[rsv]|yparity|type|chainid|status|contractaddress|.*root|miner|.*timestamp|number|id|balance|code|pc|initcode|paymasteranddata|paymasterdata|salt|version|block|account|caller|origin|raw_?transaction)$/;

/** What a group and those around it say together. */
interface Surroundings {
  readonly isSkipped: boolean;
  readonly isOfError: boolean;
  /** How many calls of a trace are around, in a tree or in a flat list. */
  readonly depth: number;
}

const known = new WeakMap<Group, Surroundings>();

/** Groups can be in each other a thousand times: each is looked at once, the outermost first. */
function surroundingsOf(group: Group): Surroundings {
  const chain: Group[] = [];
  for (let one: Group | undefined = group; one && !known.has(one); one = one.parent) chain.push(one);
  for (const one of chain.toReversed()) {
    const {key, depth = 0, parent} = one;
    const around = parent && known.get(parent);
    known.set(one, {
      isSkipped: (around?.isSkipped ?? false) || skippedGroups.test(key),
      isOfError: (around?.isOfError ?? false) || /error|exception|cause|revert/.test(key),
      depth: (around?.depth ?? 0) + depth + (/^(?:calls|subtraces|children)$/.test(key) ? 1 : 0),
    });
  }
  return known.get(group) as Surroundings;
}

const hasAny = (keys: ReadonlySet<string>, names: readonly string[]): boolean => names.some((name) => keys.has(name));

const isCallGroup = ({group}: Hit): boolean => hasAny(group.keys, ['to', 'from']) && !hasAny(group.keys, ['message', 'shortmessage', 'code', 'reason', 'action']);

const failed = /revert|error|fail|exception/i;

/** 32 bytes that the text before calls a hash, or that are the last part of an explorer's address. */
const isHash = ({hex, key, before}: Hit): boolean =>
  byteLength(hex) === 32 && (/^(?:transaction|tx|txn)$/.test(key) || (key === '' && /\b(?:transaction|tx|txn|hash|block)\b\W{0,9}$/i.test(before)));

/** The bytes that a call gave back: the reason, where the call or the whole trace failed. */
function roleOfResult({group, before}: Hit): Role {
  const around = [group, group.parent];
  const isFailed = around.some((one) => one && hasAny(one.keys, ['error', 'revertreason', 'failed', 'iserror', 'reason']));
  return isFailed || /revert/i.test(before) ? 'error' : 'result';
}

function roleOf(hit: Hit): Role | undefined {
  const {hex, key, group, before} = hit;
  const around = surroundingsOf(group);
  if (byteLength(hex) < 4 || byteLength(hex) === 20 || skippedKeys.test(key) || around.isSkipped || isHash(hit)) return undefined;
  if (key === 'signature' && byteLength(hex) !== 4) return undefined;
  if (/^(?:input|inputdata|calldata|factorydata|methodid|requestdata)$/.test(key)) return 'call';
  if (/^(?:output|returnvalue|returndata|returned|return|result)$/.test(key)) return roleOfResult(hit);
  if (key && /error|revert|reason|^raw$|signature/.test(key)) return 'error';
  if (key === 'data' || key === '') {
    if (key && isCallGroup(hit)) return 'call';
    if (key === '' && /← (?:\[Return\] )?$/.test(before)) return 'result';
    const isOfError =
      (key && hasAny(group.keys, ['code', 'message', 'reason', 'shortmessage', 'error', 'action'])) ||
      around.isOfError ||
      failed.test(before);
    if (isOfError) return 'error';
    if (/call ?data|input/i.test(before)) return 'call';
  }
  return 'bytes';
}

/** Rows of explorers: the selector, then the arguments in words with their number. */
function rowsOf(text: string): readonly Found[] {
  const all = text.matchAll(/method ?id:?\s*(?:0x)?([\da-f]{8})\b((?:\s*\[\d+\]:?\s*(?:0x)?[\da-f]+)*)/gi);
  return [...all].map(([, selector = '', rows = '']) => ({
    role: 'call',
    depth: 0,
    words: [`0x${selector}${rows.replace(/\[\d+\]:?\s*(?:0x)?|\s/gi, '')}`],
  }));
}

/** The record that a topic or the data of a log belongs to. */
const recordOf = ({key, group}: Hit): object => (key === '' && group.key === 'topics' ? (group.parent ?? group) : group);
const isTopic = ({key, group}: Hit): boolean => /^topics?\d*$/.test(key) || (key === '' && group.key === 'topics');

/** Logs by their records, then all other bytes. */
function piecesIn(hits: readonly Hit[]): readonly Found[] {
  const logs = new Map<object, Found>();
  const found: Found[] = [];
  for (const hit of hits) {
    const {depth} = surroundingsOf(hit.group);
    const record = recordOf(hit);
    if (isTopic(hit) && byteLength(hit.hex) === 32) {
      const log: Found = logs.get(record) ?? {role: 'log', depth, words: []};
      if (!logs.has(record)) found.push(log);
      logs.set(record, log);
      log.words.push(hit.hex);
      continue;
    }
    const role = roleOf(hit);
    if (role) found.push({role, depth, words: [hit.hex]});
  }
  return withLogData(found, hits, logs);
}

/** The data of a log goes by its name, wherever it stands; without a name it stands behind the topics. */
function withLogData(found: readonly Found[], hits: readonly Hit[], logs: ReadonlyMap<object, Found>): readonly Found[] {
  const taken = new Set<string>();
  const byRecord = new Map<object, Hit[]>();
  for (const hit of hits) {
    const record = isTopic(hit) ? recordOf(hit) : hit.group;
    const others = byRecord.get(record);
    if (others) others.push(hit);
    else byRecord.set(record, [hit]);
  }
  for (const [record, log] of logs) {
    const ofRecord = byRecord.get(record) ?? [];
    const behind = ofRecord.slice(ofRecord.findLastIndex(isTopic) + 1);
    const own = ofRecord.find(({key}) => key === 'data' || key === 'hex') ?? behind.find(({key}) => key === '');
    if (own && own.hex !== '0x') log.words.push(own.hex);
    if (own) taken.add(own.hex);
  }
  return found.filter(({role, words}) => role === 'log' || !taken.has(words[0] ?? ''));
}

const order: readonly Role[] = ['error', 'call', 'log', 'bytes', 'result'];
const rank = ({role}: Piece): number => (role === 'error' ? 0 : role === 'result' ? 2 : 1);

/** Everything once; a selector alone goes where the data that begins with it is there too. */
export function distinct(pieces: readonly Piece[]): readonly Piece[] {
  const keyOf = ({words}: Piece): string => words.join(' ').toLowerCase();
  const byBytes = new Map<string, Piece>();
  for (const piece of pieces) {
    const known = byBytes.get(keyOf(piece));
    const isClearer = known && order.indexOf(piece.role) < order.indexOf(known.role);
    if (!known || isClearer) byBytes.set(keyOf(piece), piece);
  }
  const all = [...byBytes];
  const beginnings = new Set(all.filter(([bytes]) => bytes.length > 10).map(([bytes]) => bytes.slice(0, 10)));
  return all.filter(([bytes]) => bytes.length > 10 || !beginnings.has(bytes)).map(([, piece]) => piece);
}

/** What there is to decode in a text: the reason of a failure first, results of calls last, else in the order of the text. */
export function piecesOf(text: string): readonly Piece[] {
  const rows = rowsOf(text);
  const rest = rows.length ? text.replace(/method ?id:?\s*(?:0x)?[\da-f]{8}\b(?:\s*\[\d+\]:?\s*(?:0x)?[\da-f]+)*/gi, ' ') : text;
  const found = distinct([...rows, ...piecesIn(scan(rest))]);
  return found.toSorted((one, other) => rank(one) - rank(other) || (one.role === 'error' && other.role === 'error' ? one.depth - other.depth : 0));
}
