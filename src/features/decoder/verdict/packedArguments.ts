import {decodeAbiParameters, encodePacked, getAddress, type Hex} from 'viem';
import {createList, type DecodedValue, type InnerMember} from './formatValue';

/** Decodes arguments that use packed encoding, which omits the ABI's padding. */

type DecodeCall = (data: string) => InnerMember | undefined;

/** The fields of packed bytes in order. What has no length, in bytes, takes the rest. */
type Layout = readonly (readonly [
  name: string,
  type: 'address' | 'bytes' | `uint${number}`,
  length?: number,
])[];

const transaction: Layout = [
  ['operation', 'uint8', 1],
  ['to', 'address', 20],
  ['value', 'uint256', 32],
  ['data', 'bytes'],
];
const execution: Layout = [
  ['target', 'address', 20],
  ['value', 'uint256', 32],
  ['callData', 'bytes'],
];
const factory: Layout = [
  ['factory', 'address', 20],
  ['factoryData', 'bytes'],
];
const paymaster: Layout = [
  ['paymaster', 'address', 20],
  ['data', 'bytes'],
];
/** From EntryPoint 0.7 on. */
const paymasterWithLimits: Layout = [
  ['paymaster', 'address', 20],
  ['verificationGasLimit', 'uint128', 16],
  ['postOpGasLimit', 'uint128', 16],
  ['data', 'bytes'],
];

/** Reads packed fields, without an empty rest; undefined if there are too few bytes. */
function unpack(
  digits: string,
  layout: Layout,
  decodeCall: DecodeCall,
): readonly DecodedValue[] | undefined {
  const parts: DecodedValue[] = [];
  let start = 0;
  for (const [name, type, length = 0] of layout) {
    const end = length ? start + length * 2 : digits.length;
    if (end > digits.length) return undefined;
    const hex: Hex = `0x${digits.slice(start, end)}`;
    start = end;
    if (hex === '0x') break;
    const inner = type === 'bytes' ? decodeCall(hex) : undefined;
    const value = /^u/.test(type) ? String(BigInt(hex)) : hex;
    parts.push({
      name,
      type,
      value: type === 'address' ? getAddress(hex) : value,
      ...(inner && {inner}),
    });
  }
  return parts;
}

/** Decodes the transactions of Safe's MultiSend. The length of its data is packed before the data. */
function decodeTransactions(
  digits: string,
  decodeCall: DecodeCall,
): readonly DecodedValue[] | undefined {
  const transactions: (readonly DecodedValue[])[] = [];
  let rest = digits;
  while (rest) {
    const end = 170 + Number(`0x${rest.slice(106, 170) || '0'}`) * 2;
    const fields = unpack(
      rest.slice(0, 106) + rest.slice(170, end),
      transaction,
      decodeCall,
    );
    if (!fields || rest.length < end) return undefined;
    const description = rest.startsWith('01') ? 'DELEGATECALL' : 'CALL';
    transactions.push(
      fields.map((field) =>
        field.name === 'operation' ? {...field, description} : field,
      ),
    );
    rest = rest.slice(end);
  }
  return createList('transaction', transactions);
}

const executionTypes = [
  {
    type: 'tuple[]',
    components: [{type: 'address'}, {type: 'uint256'}, {type: 'bytes'}],
  },
] as const;

/** Decodes the calls of an ERC-7579 account: a single packed call, or an ABI-encoded batch. */
function decodeExecution(
  digits: string,
  decodeCall: DecodeCall,
): readonly DecodedValue[] | undefined {
  try {
    const [calls] = decodeAbiParameters(
      executionTypes,
      `0x${digits}`,
    ) as unknown as [readonly (readonly [Hex, bigint, Hex])[]];
    const packed = calls.map((call) =>
      encodePacked(['address', 'uint256', 'bytes'], call).slice(2),
    );
    return createList(
      'Execution',
      packed.map((call) => unpack(call, execution, decodeCall) ?? []),
    );
  } catch {
    return unpack(digits, execution, decodeCall);
  }
}

function decodeChildren(
  member: string,
  {name, type, value}: DecodedValue,
  decodeCall: DecodeCall,
  isPackedOperation: boolean,
): readonly DecodedValue[] | undefined {
  if (type !== 'bytes' || value === '0x') return undefined;
  const digits = value.slice(2);
  switch (name) {
    case 'transactions':
      return member === 'multiSend'
        ? decodeTransactions(digits, decodeCall)
        : undefined;
    case 'initCode':
      return unpack(digits, factory, decodeCall);
    case 'paymasterAndData': {
      const layout = isPackedOperation ? paymasterWithLimits : paymaster;
      return unpack(digits, layout, decodeCall);
    }
    case 'executionCalldata':
      return decodeExecution(digits, decodeCall);
    default:
      return undefined;
  }
}

/** Decodes packed arguments, both top-level and in struct fields. */
export function decodePacked(
  member: string,
  args: readonly DecodedValue[],
  decodeCall: DecodeCall,
): readonly DecodedValue[] {
  // From EntryPoint 0.7 on, operations pack two gas limits into one word.
  const isPackedOperation = args.some(({name}) => name === 'accountGasLimits');
  return args.map((argument) => {
    if (argument.inner) return argument;
    const children = argument.children
      ? decodePacked(member, argument.children, decodeCall)
      : decodeChildren(member, argument, decodeCall, isPackedOperation);
    return children ? {...argument, children} : argument;
  });
}
