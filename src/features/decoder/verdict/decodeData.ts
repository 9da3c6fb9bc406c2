import {
  decodeAbiParameters,
  decodeEventLog,
  encodeAbiParameters,
  type AbiParameter,
  type Hex,
} from 'viem';
import {formatCount} from '@site/src/lib/text';
import {explainPanic, findReasonCause} from '../reasonCodes';
import {getByteLength, InputError} from '../hex';
import type {
  AbiKind,
  Field,
  SignatureEntry,
  SignatureIndex,
} from '../signatures';
import {
  createList,
  formatValue,
  stripNames,
  type DecodedValue,
  type InnerMember,
} from './formatValue';
import {decodePacked} from './packedArguments';

/** The input decoded as a call, an error or a log. */
export interface DecodedMember extends SignatureEntry {
  /** Undefined if the member has arguments but the input contains only its selector or topic. */
  readonly args?: readonly DecodedValue[] | undefined;
  /** A caveat for the reader. */
  readonly note?: string | undefined;
}

/** Limits on the decoding work, which multiplies at every level because nested calls can share data. */
export interface DecodeContext {
  readonly signatures: SignatureIndex;
  /** Shared by all items in the input. */
  readonly budget: {
    /** Number of nested calls and errors that may still be decoded. */
    calls: number;
    /** Bytes of nested data that may still be decoded. */
    bytes: number;
  };
  /** Whether a limit left part of the item undecoded. */
  isExhausted: boolean;
}

export const createContext = (signatures: SignatureIndex): DecodeContext => ({
  signatures,
  budget: {calls: 5_000, bytes: 2_000_000},
  isExhausted: false,
});

function createTruncationError(
  {kind, signature}: SignatureEntry,
  data: Hex,
): InputError {
  const rest = formatCount(getByteLength(data) - 4, 'byte');
  return new InputError(
    `The selector belongs to the ${kind} ${signature}, but what follows (${rest}) does not contain its arguments. The data was probably cut off: copy all of it.`,
  );
}

function formatValues(
  values: readonly unknown[],
  entry: SignatureEntry,
  signatures: SignatureIndex,
): readonly DecodedValue[] {
  return entry.inputs.map((field, index) => {
    const argument = formatValue(values[index], field, signatures);
    if (entry.signature !== 'Panic(uint256)') return argument;
    return {
      ...argument,
      description: explainPanic(argument.value) ?? 'not a known panic code',
    };
  });
}

function encode(
  inputs: readonly AbiParameter[],
  values: readonly unknown[],
): string | undefined {
  try {
    return encodeAbiParameters(inputs, values);
  } catch {
    return undefined;
  }
}

/** Whether the word of an address has more than its 20 bytes. Only words at known positions are checked. */
function hasDirtyAddress(inputs: readonly AbiParameter[], bytes: Hex): boolean {
  const isFlat = inputs.every(({type}) => !/[[(]|tuple/.test(type));
  return (
    isFlat &&
    inputs.some(
      ({type}, index) =>
        type === 'address' &&
        !/^0{24}/.test(bytes.slice(2 + index * 64, 2 + index * 64 + 24)),
    )
  );
}

/**
 * Returns a warning if re-encoding the values does not produce the original bytes: decoding ignores surplus bytes and out-of-range
 * numbers.
 */
function findEncodingProblem(
  inputs: readonly AbiParameter[],
  values: readonly unknown[],
  bytes: Hex,
): string | undefined {
  const encodedValues = encode(inputs, values);
  if (encodedValues === bytes.toLowerCase()) return undefined;
  if (encodedValues && bytes.startsWith(encodedValues)) {
    const surplus = formatCount(
      getByteLength(bytes) - getByteLength(encodedValues),
      'byte',
    );
    return `Not decoded: ${surplus} after the ${inputs.length ? 'arguments' : 'selector'}. The data may belong to a different member, or may have been assembled incorrectly.`;
  }
  if (hasDirtyAddress(inputs, bytes))
    return 'The word of an address has bytes above the 20 of an address, so this is not a valid encoding: a contract may refuse it.';
  return 'Re-encoding these values does not produce the bytes that you pasted. A value does not fit its type, or the encoding is not standard: a contract may reject the data or read it differently.';
}

/** Maximum depth of nested calls; real calls are far shallower. */
const MAX_DEPTH = 100;

/** Decodes calldata or revert data, including the calls and errors nested in its arguments. */
export function decodeCall(
  entry: SignatureEntry,
  data: Hex,
  context: DecodeContext,
  depth = 0,
): DecodedMember {
  const {inputs, kind, name} = entry;
  const bytes: Hex = `0x${data.slice(10)}`;
  if (inputs.length && getByteLength(data) === 4) {
    return {
      ...entry,
      note: 'This is only the selector. Paste the complete data to see the arguments.',
    };
  }
  const types = stripNames(inputs);
  let values: readonly unknown[];
  try {
    values = inputs.length ? decodeAbiParameters(types, bytes) : [];
  } catch {
    throw createTruncationError(entry, data);
  }
  const note = findEncodingProblem(types, values, bytes);
  // Nested calls must be canonically encoded, so overlapping data is decoded only at the outermost level.
  if (note && depth > 0) return {...entry, note};
  // At the outermost level, overlapping bytes may be decoded a few times, but not once per pointer.
  if (note)
    context.budget.bytes = Math.min(
      context.budget.bytes,
      8 * getByteLength(data),
    );
  const args = formatValues(values, entry, context.signatures).map((argument) =>
    decodeNested(argument, kind, context, depth + 1),
  );
  const reason =
    entry.signature === 'Error(string)' ? args[0]?.value : undefined;
  const cause = reason === undefined ? entry.cause : findReasonCause(reason);
  return {
    ...entry,
    note,
    cause,
    args: decodePacked(name, args, (call) =>
      decodeInner(call, ['function'], context, depth + 1),
    ),
  };
}

/** Decodes the bytes of an argument; returns undefined unless they are exactly the data of a known member. */
function decodeInner(
  value: string,
  kinds: readonly AbiKind[],
  context: DecodeContext,
  depth = 1,
): InnerMember | undefined {
  const entries =
    getByteLength(value) < 4
      ? []
      : kinds.flatMap(
          (kind) => context.signatures.find(kind, value.slice(0, 10)) ?? [],
        );
  for (const entry of entries) {
    if (
      depth > MAX_DEPTH ||
      context.budget.calls <= 0 ||
      context.budget.bytes < getByteLength(value)
    ) {
      context.isExhausted = true;
      return undefined;
    }
    context.budget.calls -= 1;
    context.budget.bytes -= getByteLength(value);
    try {
      const {kind, name, signature, args, note} = decodeCall(
        entry,
        value as Hex,
        context,
        depth,
      );
      if (args && !note) return {kind, name, signature, args};
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return undefined;
}

/** Decodes calls and errors nested in an argument, to any depth. Tries calls first in the arguments of a call, otherwise errors. */
function decodeNested(
  argument: DecodedValue,
  kind: AbiKind,
  context: DecodeContext,
  depth = 1,
): DecodedValue {
  const {type, value, children} = argument;
  if (children)
    return {
      ...argument,
      children: children.map((child) =>
        decodeNested(child, kind, context, depth),
      ),
    };
  const inner =
    type === 'bytes'
      ? decodeInner(
          value,
          kind === 'function' ? ['function', 'error'] : ['error', 'function'],
          context,
          depth,
        )
      : undefined;
  return inner ? {...argument, inner} : argument;
}

const resultTypes = [
  {type: 'tuple[]', components: [{type: 'bool'}, {type: 'bytes'}]},
] as const;

/** Decodes the results of Multicall3 calls, including the errors of failed calls. Returns undefined for any other bytes. */
export function decodeMulticallResults(
  data: Hex,
  context: DecodeContext,
): readonly DecodedValue[] | undefined {
  try {
    const [calls] = decodeAbiParameters(resultTypes, data) as unknown as [
      readonly (readonly [boolean, Hex])[],
    ];
    if (
      !calls.length ||
      encodeAbiParameters(resultTypes, [calls] as never) !== data
    )
      return undefined;
    return createList(
      'Result',
      calls.map(([success, value]) => {
        const inner = success
          ? undefined
          : decodeInner(value, ['error'], context);
        return [
          {name: 'success', type: 'bool', value: String(success)},
          {name: 'returnData', type: 'bytes', value, ...(inner && {inner})},
        ];
      }),
    );
  } catch {
    return undefined;
  }
}

/** The events that a log can be: as declared, then with other fields indexed, as in other versions of a contract. */
function listForms({inputs}: SignatureEntry): readonly (readonly Field[])[] {
  const counts = Array.from(
    {length: Math.min(inputs.length, 3) + 1},
    (_, count) =>
      inputs.map((input, index) => ({...input, indexed: index < count})),
  );
  return [inputs, ...counts];
}

/** Decodes a log as an event with these fields; undefined if its topics or data do not fit. */
function readLog(
  name: string,
  inputs: readonly Field[],
  [topic0, ...rest]: readonly [Hex, ...Hex[]],
):
  | {readonly values: readonly unknown[]; readonly note: string | undefined}
  | undefined {
  const count = inputs.filter(({indexed}) => indexed).length;
  const [topics, data] = [rest.slice(0, count), rest.slice(count)];
  if (topics.length < count || data.length > 1) return undefined;
  const types = stripNames(inputs).map((type, index) => ({
    ...type,
    indexed: inputs[index]?.indexed === true,
  }));
  try {
    const {args} = decodeEventLog({
      abi: [{type: 'event', name, inputs: types}],
      topics: [topic0, ...topics],
      data: data[0] ?? '0x',
    });
    const values = (args as readonly unknown[] | undefined) ?? [];
    const isData = (_: unknown, index: number): boolean =>
      !types[index]?.indexed;
    const note = findEncodingProblem(
      types.filter(isData),
      values.filter(isData),
      data[0] ?? '0x',
    );
    return {values, note};
  } catch {
    return undefined;
  }
}

/** Decodes the topics and data of a log. */
export function decodeLog(
  entry: SignatureEntry,
  parts: readonly [Hex, ...Hex[]],
  context: DecodeContext,
): DecodedMember {
  const {inputs, name, signature} = entry;
  if (!inputs.length) return {...entry, args: []};
  if (parts.length === 1) {
    return {
      ...entry,
      note: 'This is only the first topic. To see the arguments, paste the other topics and the log data after it, separated by spaces.',
    };
  }
  if (entry.hasUnknownIndexing) {
    return {
      ...entry,
      note: 'The arguments are not decoded, because it is unknown which fields of this event are indexed.',
    };
  }
  const [declared, ...others] = listForms(entry).map((fields) => ({
    fields,
    log: readLog(name, fields, parts),
  }));
  // Another form counts only if its values are exactly the bytes of the log.
  const other = others.find(({log}) => log && !log.note);
  const form = declared?.log ? declared : other;
  if (!form?.log) {
    throw new InputError(
      `The topic belongs to the event ${signature}, but what follows does not contain its arguments. Paste all topics and the complete log data, separated by spaces.`,
    );
  }
  const {values, note} = form.log;
  return {
    ...entry,
    note:
      form === declared
        ? note
        : 'This contract indexes other fields of the event than its newest version.',
    args: formatValues(values, entry, context.signatures).map((argument) =>
      decodeNested(argument, 'event', context),
    ),
  };
}
