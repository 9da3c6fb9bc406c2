import {decodeAbiParameters, getAddress, isAddress} from 'viem';
import {getByteLength} from '../hex';
import type {DecodedValue, InnerMember} from './formatValue';

/** Decodes arguments that use packed encoding, which omits the ABI's padding. */

type DecodeCall = (data: string) => InnerMember | undefined;

const createPart = (
  name: string,
  type: string,
  value: string,
): DecodedValue => ({name, type, value});

function formatAddress(digits: string): string {
  const text = `0x${digits}`;
  return isAddress(text) ? getAddress(text) : text;
}

const formatNumber = (digits: string): string =>
  BigInt(`0x${digits || '0'}`).toString();

function createCallPart(
  name: string,
  digits: string,
  decodeCall: DecodeCall,
): DecodedValue {
  const data = `0x${digits}`;
  const inner = decodeCall(data);
  return {...createPart(name, 'bytes', data), ...(inner && {inner})};
}

/** Decodes the transactions of Safe's MultiSend, each packed as operation, target, value, data length and data. */
function decodeTransactions(
  bytes: string,
  decodeCall: DecodeCall,
): readonly DecodedValue[] | undefined {
  const parts: DecodedValue[] = [];
  let rest = bytes.slice(2);
  while (rest) {
    const length = Number(BigInt(`0x${rest.slice(106, 170) || '0'}`)) * 2;
    if (rest.length < 170 + length) return undefined;
    const children = [
      {
        ...createPart('operation', 'uint8', formatNumber(rest.slice(0, 2))),
        description: rest.startsWith('01') ? 'DELEGATECALL' : 'CALL',
      },
      createPart('to', 'address', formatAddress(rest.slice(2, 42))),
      createPart('value', 'uint256', formatNumber(rest.slice(42, 106))),
      createCallPart('data', rest.slice(170, 170 + length), decodeCall),
    ];
    parts.push({
      ...createPart(`[${parts.length}]`, 'transaction', '4 fields'),
      children,
    });
    rest = rest.slice(170 + length);
  }
  return parts.length ? parts : undefined;
}

/** Decodes the address of an account factory or paymaster, and the data after it. */
function decodeContractAndData(
  names: readonly [string, string],
  bytes: string,
  decodeCall: DecodeCall,
): readonly DecodedValue[] | undefined {
  if (getByteLength(bytes) < 20) return undefined;
  const digits = bytes.slice(2);
  const rest = digits.slice(40);
  return [
    createPart(names[0], 'address', formatAddress(digits.slice(0, 40))),
    ...(rest ? [createCallPart(names[1], rest, decodeCall)] : []),
  ];
}

/** Decodes the paymaster of EntryPoint 0.7 and later: its address, two gas limits of 16 bytes, and its data. */
function decodePaymaster(
  bytes: string,
  decodeCall: DecodeCall,
): readonly DecodedValue[] | undefined {
  if (getByteLength(bytes) < 52) return undefined;
  const digits = bytes.slice(2);
  const rest = digits.slice(104);
  return [
    createPart('paymaster', 'address', formatAddress(digits.slice(0, 40))),
    createPart(
      'verificationGasLimit',
      'uint128',
      formatNumber(digits.slice(40, 72)),
    ),
    createPart(
      'postOpGasLimit',
      'uint128',
      formatNumber(digits.slice(72, 104)),
    ),
    ...(rest ? [createCallPart('data', rest, decodeCall)] : []),
  ];
}

const executionTypes = [
  {
    type: 'tuple[]',
    components: [{type: 'address'}, {type: 'uint256'}, {type: 'bytes'}],
  },
] as const;

/** Decodes the calls of an ERC-7579 account: a single packed call, or an ABI-encoded batch. */
function decodeExecution(
  bytes: string,
  decodeCall: DecodeCall,
): readonly DecodedValue[] | undefined {
  try {
    const [calls] = decodeAbiParameters(
      executionTypes,
      bytes as `0x${string}`,
    ) as unknown as [readonly (readonly [string, bigint, string])[]];
    return calls.map(([target, value, data], index) => ({
      ...createPart(`[${index}]`, 'Execution', '3 fields'),
      children: [
        createPart('target', 'address', target),
        createPart('value', 'uint256', value.toString()),
        createCallPart('callData', data.slice(2), decodeCall),
      ],
    }));
  } catch {
    if (getByteLength(bytes) < 52) return undefined;
    const digits = bytes.slice(2);
    return [
      createPart('target', 'address', formatAddress(digits.slice(0, 40))),
      createPart('value', 'uint256', formatNumber(digits.slice(40, 104))),
      createCallPart('callData', digits.slice(104), decodeCall),
    ];
  }
}

function decodeChildren(
  member: string,
  {name, type, value}: DecodedValue,
  decodeCall: DecodeCall,
  isPackedOperation: boolean,
): readonly DecodedValue[] | undefined {
  if (type !== 'bytes' || value === '0x') return undefined;
  if (name === 'transactions' && member === 'multiSend')
    return decodeTransactions(value, decodeCall);
  if (name === 'initCode')
    return decodeContractAndData(['factory', 'factoryData'], value, decodeCall);
  if (name === 'paymasterAndData')
    return isPackedOperation
      ? decodePaymaster(value, decodeCall)
      : decodeContractAndData(['paymaster', 'data'], value, decodeCall);
  if (name === 'executionCalldata') return decodeExecution(value, decodeCall);
  return undefined;
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
    if (argument.children)
      return {
        ...argument,
        children: decodePacked(member, argument.children, decodeCall),
      };
    const children = argument.inner
      ? undefined
      : decodeChildren(member, argument, decodeCall, isPackedOperation);
    return children ? {...argument, children} : argument;
  });
}
