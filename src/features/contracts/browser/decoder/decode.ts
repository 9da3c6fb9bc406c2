import type {Generation, Parameter} from '../../data';
import type {Abi, AbiEvent, AbiFunction, AbiParameter} from 'viem';
import {decodeErrorResult, decodeEventLog, decodeFunctionData, parseAbiItem} from 'viem';
import type {Entry, Holder, Kind, Place} from './catalogue';
import {find, placesOf} from './catalogue';
import {exactnessNote} from './exact';
import type {HexText} from './input';
import {byteLength, InputProblem, readInput} from './input';
import {panicMeanings} from './panics';
import type {Argument} from './shapes';
import {describe, namesOfHashes} from './shapes';

type AbiError = Extract<Abi[number], {readonly type: 'error'}>;

/** What one reading of the input says. */
export interface Decoded {
  readonly kind: Kind;
  readonly name: string;
  readonly signature: string;
  readonly hex: string;
  /** Undefined when the input holds only the selector or the topic of something with arguments. */
  readonly args?: readonly Argument[] | undefined;
  /** What a reader has to know beyond the values. */
  readonly note?: string | undefined;
  readonly contracts: readonly Holder[];
  readonly places: readonly Place[];
}

export type Outcome =
  | {readonly ok: true; readonly matches: readonly Decoded[]}
  | {readonly ok: false; readonly message: string};

const emptyRevert =
  'The data is empty. The call reverted without a reason: a require without a text, a call to an address without code, or gas that ran out.';

/** What the catalogue holds, for those who look for something else. */
const scope =
  'On record are LineaRollup, L2MessageService, TokenBridge, BridgedToken, YieldManager, AddressFilter, ForcedTransactionGateway, TimeLock, the proxies, and what else the contract reference documents.';

function describeAll(values: readonly unknown[], inputs: readonly AbiParameter[], entry: Pick<Entry, 'params' | 'generation'>): readonly Argument[] {
  const sources: readonly (Parameter | undefined)[] = entry.params ?? [];
  const generation: Generation | undefined = entry.generation;
  return inputs.map((input, index) => describe(values[index], input, sources[index], generation));
}

/** The values that viem reads after the selector. */
function readArguments(item: AbiFunction | AbiError, data: HexText): readonly unknown[] {
  const {args}: {readonly args?: unknown} =
    item.type === 'function' ? decodeFunctionData({abi: [item], data}) : decodeErrorResult({abi: [item], data});
  // viem's types leave out that there are none without inputs.
  return (args ?? []) as readonly unknown[];
}

function truncated(entry: Pick<Entry, 'kind' | 'signature'>, data: HexText): InputProblem {
  const bytes = byteLength(data) - 4;
  const rest = bytes === 1 ? '1 byte after it does' : `${bytes.toLocaleString('en-US')} bytes after it do`;
  return new InputProblem(
    `The selector is that of the ${entry.kind} ${entry.signature}, but the ${rest} not hold its arguments. The data was probably cut off: copy all of it.`,
  );
}

function decodeCall(entry: Entry, data: HexText): Decoded {
  const {kind, name, signature, hex, contracts} = entry;
  const common = {kind, name, signature, hex, contracts, places: placesOf(entry)};
  const {inputs, ...item} = parseAbiItem(`${kind} ${signature}`) as AbiFunction | AbiError;
  if (inputs.length && byteLength(data) === 4) {
    return {...common, note: 'You pasted the selector only. Paste the complete data to see the arguments.'};
  }
  let values: readonly unknown[];
  try {
    values = readArguments({...item, inputs}, data);
  } catch {
    throw truncated(entry, data);
  }
  const note = exactnessNote(inputs, values, `0x${data.slice(10)}`);
  return {...common, note, args: describeAll(values, inputs, entry).map(withCall)};
}

/** Calldata inside of calldata, such as that of a message: named and decoded where it is exactly that of a known function. */
function withCall(argument: Argument): Argument {
  const {type, value, children} = argument;
  if (children) return {...argument, children: children.map(withCall)};
  const entry = type === 'bytes' ? find('function', value.slice(0, 10)) : undefined;
  if (!entry) return argument;
  try {
    const {signature, args, note} = decodeCall(entry, value as HexText);
    return args && !note ? {...argument, call: {signature, args}} : argument;
  } catch (problem) {
    if (problem instanceof InputProblem) return argument;
    throw problem;
  }
}

/** The two errors that Solidity itself raises; every contract has them. */
const standardErrors: Readonly<Record<string, {readonly signature: string; readonly params: readonly Parameter[]}>> = {
  '0x08c379a0': {signature: 'Error(string)', params: [{name: 'reason', type: 'string'}]},
  '0x4e487b71': {signature: 'Panic(uint256)', params: [{name: 'code', type: 'uint256'}]},
};

function decodeStandard(data: HexText, hex: HexText): Decoded | undefined {
  const standard = standardErrors[hex];
  if (!standard) return undefined;
  const {signature, params} = standard;
  const decoded = decodeCall({kind: 'error', name: signature.replace(/\(.*$/, ''), signature, hex, params, generation: undefined, contracts: []}, data);
  return {...decoded, args: decoded.args?.map(explainStandard)};
}

function explainStandard(argument: Argument): Argument {
  if (argument.name === 'code') return {...argument, meaning: panicMeanings[argument.value] ?? 'not a code of the compiler'};
  const roles = namesOfHashes(argument.value);
  return roles.length ? {...argument, meaning: `the hash is ${roles.join(', ')}`} : argument;
}

function decodeData(data: HexText): readonly Decoded[] {
  const hex: HexText = `0x${data.slice(2, 10)}`;
  const standard = decodeStandard(data, hex);
  if (standard) return [standard];
  const candidates = [find('error', hex), find('function', hex)].filter((entry) => entry !== undefined);
  if (!candidates.length) {
    throw new InputProblem(
      `No contract on record here has a function or an error with the selector ${hex}. ${scope} It may belong to the contract that called, to a token, or to your own code.`,
    );
  }
  return firstReadings(candidates, (entry) => decodeCall(entry, data));
}

/** All readings that work; when none does, the reason why the first one fails. */
function firstReadings(candidates: readonly Entry[], read: (entry: Entry) => Decoded): readonly Decoded[] {
  const problems: InputProblem[] = [];
  const readings = candidates.flatMap((entry) => {
    try {
      return [read(entry)];
    } catch (problem) {
      if (!(problem instanceof InputProblem)) throw problem;
      problems.push(problem);
      return [];
    }
  });
  if (!readings.length && problems[0]) throw problems[0];
  return readings;
}

function decodeLog([topic0, ...rest]: readonly [HexText, ...HexText[]]): Decoded {
  const entry = find('event', topic0);
  if (!entry) {
    throw new InputProblem(
      `No contract on record here emits an event with the topic ${topic0}, and the bytes are not those of a known selector either. ${scope} 32 bytes can also be a hash, a slot or a return value: these carry no name.`,
    );
  }
  const {kind, name, signature, hex, contracts} = entry;
  const common = {kind, name, signature, hex, contracts, places: placesOf(entry)};
  const {inputs} = parseAbiItem(`event ${signature}`) as AbiEvent;
  if (!inputs.length) return {...common, args: []};
  if (!rest.length) {
    return {...common, note: 'You pasted the first topic only. Paste the other topics and the data of the log behind it, separated by spaces, to see the arguments.'};
  }
  const {params} = entry;
  if (!params) {
    return {...common, note: 'Which fields of this event are topics is not on record here, so its arguments are not decoded.'};
  }
  const count = params.filter(({indexed}) => indexed).length;
  const [topics, tail] = [rest.slice(0, count), rest.slice(count)];
  if (topics.length < count || tail.length > 1) {
    throw new InputProblem(
      `The event ${signature} has ${count + 1} topics and ${count < inputs.length ? 'then one piece of data' : 'no data'}. You pasted ${rest.length + 1} pieces.`,
    );
  }
  const abiInputs = inputs.map((input, index) => ({...input, indexed: params[index]?.indexed ?? false}));
  try {
    const {args} = decodeEventLog({
      abi: [{type: 'event', name, inputs: abiInputs}],
      topics: [topic0, ...topics],
      data: tail[0] ?? '0x',
    });
    const values = (args as readonly unknown[] | undefined) ?? [];
    const isData = (index: number): boolean => !abiInputs[index]?.indexed;
    const note = exactnessNote(
      inputs.filter((_, index) => isData(index)),
      values.filter((_, index) => isData(index)),
      tail[0] ?? '0x',
    );
    return {...common, note, args: describeAll(values, inputs, entry).map(withCall)};
  } catch {
    throw new InputProblem(
      `The topic is that of the event ${signature}, but what follows does not hold its arguments. Paste all topics and the complete data of the log, separated by spaces.`,
    );
  }
}

const isSelector = (hex: string): boolean => Boolean(standardErrors[hex] ?? find('error', hex) ?? find('function', hex));

/**
 * 32 bytes that are the topic of no event on record: a selector that was filled up to a word, or data with a selector that
 * was cut off there, or whose lines were read as pieces.
 */
function decodeUnknownWord(words: readonly [HexText, ...HexText[]]): readonly Decoded[] {
  const [first, ...rest] = words;
  const start: HexText = `0x${first.slice(2, 10)}`;
  const end: HexText = `0x${first.slice(-8)}`;
  const zeros = '0'.repeat(56);
  const padded = [start, end].find((hex) => isSelector(hex) && [`${hex}${zeros}`, `0x${zeros}${hex.slice(2)}`].includes(first));
  if (padded && !rest.length) {
    return decodeData(padded).map((match) => ({...match, note: 'You pasted the selector, filled up with zeros to 32 bytes. Arguments would follow it without zeros in between.'}));
  }
  return isSelector(start) ? decodeData(`0x${words.map((word) => word.slice(2)).join('')}`) : [decodeLog(words)];
}

function decodeWords(words: readonly HexText[]): readonly Decoded[] {
  const [first, ...rest] = words;
  if (!first || byteLength(first) === 0) throw new InputProblem(emptyRevert);
  const bytes = byteLength(first);
  if (bytes === 32) return find('event', first) ? [decodeLog([first, ...rest])] : decodeUnknownWord([first, ...rest]);
  if (rest.length) {
    throw new InputProblem('Several pieces are read as a log, and the first topic of a log has 32 bytes. To decode revert data or calldata, paste it as one piece.');
  }
  if (bytes < 4) {
    throw new InputProblem(`${bytes === 1 ? '1 byte is' : `${bytes} bytes are`} too short: a selector has 4 bytes, which are 8 digits after 0x.`);
  }
  return decodeData(first);
}

/** Names and decodes a selector, revert data, calldata, a topic, or the topics and data of a log. */
export function decode(text: string): Outcome {
  try {
    return {ok: true, matches: decodeWords(readInput(text))};
  } catch (problem) {
    if (problem instanceof InputProblem) return {ok: false, message: problem.message};
    throw problem;
  }
}
