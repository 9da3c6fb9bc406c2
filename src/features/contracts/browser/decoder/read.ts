import {decodeAbiParameters, decodeEventLog, encodeAbiParameters} from 'viem';
import type {Catalogue, Entry, Holder, Kind, Place} from './catalogue';
import {panicMeanings} from './codes';
import {exactnessNote} from './exact';
import type {HexText} from './input';
import {byteLength, InputProblem} from './input';
import {unpack} from './packed';
import type {Argument, Inner} from './shapes';
import {describe, withoutNames} from './shapes';

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

/** The two errors that Solidity itself raises; every contract has them. */
const compilerErrors: Readonly<Record<string, Pick<Entry, 'name' | 'signature' | 'inputs'>>> = {
  '0x08c379a0': {name: 'Error', signature: 'Error(string)', inputs: [{name: 'reason', type: 'string'}]},
  '0x4e487b71': {name: 'Panic', signature: 'Panic(uint256)', inputs: [{name: 'code', type: 'uint256'}]},
};

/** The entry of a selector or topic, those of the compiler included. */
export function findEntry(kind: Kind, hex: string, catalogue: Catalogue): Entry | undefined {
  const known = kind === 'error' ? compilerErrors[hex] : undefined;
  return known ? {...known, kind, hex, lacksTopics: false, contracts: [], places: []} : catalogue.find(kind, hex);
}

const common = ({kind, name, signature, hex, contracts, places}: Entry): Decoded => ({kind, name, signature, hex, contracts, places});

function truncated({kind, signature}: Entry, data: HexText): InputProblem {
  const bytes = byteLength(data) - 4;
  const rest = bytes === 1 ? '1 byte after it does' : `${bytes.toLocaleString('en-US')} bytes after it do`;
  return new InputProblem(
    `The selector is that of the ${kind} ${signature}, but the ${rest} not hold its arguments. The data was probably cut off: copy all of it.`,
  );
}

function describeAll(values: readonly unknown[], entry: Entry, catalogue: Catalogue): readonly Argument[] {
  return entry.inputs.map((field, index) => {
    const argument = describe(values[index], field, catalogue);
    if (entry.signature !== 'Panic(uint256)') return argument;
    return {...argument, meaning: panicMeanings[argument.value] ?? 'not a code of the compiler'};
  });
}

/** Calls within calls that are named: each level is read with all that is in it, and nobody writes a call of so many. */
const deepest = 100;

/** Calldata or revert data with its arguments, and what these hold. */
export function readCall(entry: Entry, data: HexText, catalogue: Catalogue, depth = 0): Decoded {
  const {inputs, kind, name} = entry;
  const bytes: HexText = `0x${data.slice(10)}`;
  if (inputs.length && byteLength(data) === 4) {
    return {...common(entry), note: 'This is the selector only. Paste the complete data to see the arguments.'};
  }
  const types = withoutNames(inputs);
  let values: readonly unknown[];
  try {
    values = inputs.length ? decodeAbiParameters(types, bytes) : [];
  } catch {
    throw truncated(entry, data);
  }
  const args = describeAll(values, entry, catalogue).map((argument) => withInner(argument, kind, catalogue, depth + 1));
  return {...common(entry), note: exactnessNote(types, values, bytes), args: unpack(name, args, (call) => innerOf(call, ['function'], catalogue, depth + 1))};
}

/** What bytes within arguments hold: the data of a known member, and nothing else. */
function innerOf(value: string, kinds: readonly Kind[], catalogue: Catalogue, depth = 1): Inner | undefined {
  if (depth > deepest) return undefined;
  for (const kind of kinds) {
    const entry = byteLength(value) < 4 ? undefined : findEntry(kind, value.slice(0, 10), catalogue);
    if (!entry) continue;
    try {
      const {name, signature, args, note} = readCall(entry, value as HexText, catalogue, depth);
      if (args && !note) return {kind, name, signature, args};
    } catch (problem) {
      if (!(problem instanceof InputProblem)) throw problem;
    }
  }
  return undefined;
}

/** Names calls and errors within an argument, to any depth. In a call these are calls first, elsewhere errors. */
function withInner(argument: Argument, kind: Kind, catalogue: Catalogue, depth = 1): Argument {
  const {type, value, children} = argument;
  if (children) return {...argument, children: children.map((child) => withInner(child, kind, catalogue, depth))};
  const inner = type === 'bytes' ? innerOf(value, kind === 'function' ? ['function', 'error'] : ['error', 'function'], catalogue, depth) : undefined;
  return inner ? {...argument, inner} : argument;
}

const results = [{type: 'tuple[]', components: [{type: 'bool'}, {type: 'bytes'}]}] as const;

/** What Multicall3 returns of its calls, with the errors of those that failed. Undefined for bytes that are anything else. */
export function readResults(data: HexText, catalogue: Catalogue): readonly Argument[] | undefined {
  try {
    const [calls] = decodeAbiParameters(results, data) as unknown as [readonly (readonly [boolean, HexText])[]];
    if (!calls.length || encodeAbiParameters(results, [calls] as never) !== data) return undefined;
    return calls.map(([success, returned], index) => {
      const inner = success ? undefined : innerOf(returned, ['error'], catalogue);
      const returnData = {name: 'returnData', type: 'bytes', value: returned, ...(inner && {inner})};
      return {name: `[${index}]`, type: 'Result', value: '2 fields', children: [{name: 'success', type: 'bool', value: String(success)}, returnData]};
    });
  } catch {
    return undefined;
  }
}

/** The topics and the data of a log with its arguments. */
export function readLog(entry: Entry, [topic0, ...rest]: readonly [HexText, ...HexText[]], catalogue: Catalogue): Decoded {
  const {inputs, name, signature} = entry;
  if (!inputs.length) return {...common(entry), args: []};
  if (!rest.length) {
    return {...common(entry), note: 'This is the first topic only. Paste the other topics and the data of the log behind it, separated by spaces, to see the arguments.'};
  }
  if (entry.lacksTopics) {
    return {...common(entry), note: 'Which fields of this event are topics is not on record here, so its arguments are not decoded.'};
  }
  const count = inputs.filter(({indexed}) => indexed).length;
  const [topics, tail] = [rest.slice(0, count), rest.slice(count)];
  if (topics.length < count || tail.length > 1) {
    throw new InputProblem(
      `The event ${signature} has ${count + 1} topics and ${count < inputs.length ? 'then one piece of data' : 'no data'}. You pasted ${rest.length + 1} pieces.`,
    );
  }
  const types = withoutNames(inputs).map((type, index) => ({...type, indexed: inputs[index]?.indexed === true}));
  try {
    const {args} = decodeEventLog({abi: [{type: 'event', name, inputs: types}], topics: [topic0, ...topics], data: tail[0] ?? '0x'});
    const values = (args as readonly unknown[] | undefined) ?? [];
    const isData = (_: unknown, index: number): boolean => !types[index]?.indexed;
    const note = exactnessNote(types.filter(isData), values.filter(isData), tail[0] ?? '0x');
    return {...common(entry), note, args: describeAll(values, entry, catalogue).map((argument) => withInner(argument, 'event', catalogue))};
  } catch {
    throw new InputProblem(
      `The topic is that of the event ${signature}, but what follows does not hold its arguments. Paste all topics and the complete data of the log, separated by spaces.`,
    );
  }
}
