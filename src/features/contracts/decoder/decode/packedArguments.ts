import {decodeAbiParameters, getAddress, isAddress} from 'viem';
import {byteLength} from '../hex';
import type {DecodedValue, InnerMember} from './formatValue';

/** Decodes arguments in packed encoding, which omits the ABI's padding. */

type ReadCall = (data: string) => InnerMember | undefined;

const part = (name: string, type: string, value: string): DecodedValue => ({name, type, value});

function address(digits: string): string {
  const text = `0x${digits}`;
  return isAddress(text) ? getAddress(text) : text;
}

const number = (digits: string): string => BigInt(`0x${digits || '0'}`).toString();

function callPart(name: string, digits: string, read: ReadCall): DecodedValue {
  const data = `0x${digits}`;
  const inner = read(data);
  return {...part(name, 'bytes', data), ...(inner && {inner})};
}

/** Transactions of Safe's MultiSend: operation, target, value, length and data, concatenated. */
function transactions(bytes: string, read: ReadCall): readonly DecodedValue[] | undefined {
  const found: DecodedValue[] = [];
  let rest = bytes.slice(2);
  while (rest) {
    const length = Number(BigInt(`0x${rest.slice(106, 170) || '0'}`)) * 2;
    if (rest.length < 170 + length) return undefined;
    const children = [
      {...part('operation', 'uint8', number(rest.slice(0, 2))), meaning: rest.startsWith('01') ? 'DELEGATECALL' : 'CALL'},
      part('to', 'address', address(rest.slice(2, 42))),
      part('value', 'uint256', number(rest.slice(42, 106))),
      callPart('data', rest.slice(170, 170 + length), read),
    ];
    found.push({...part(`[${found.length}]`, 'transaction', '4 fields'), children});
    rest = rest.slice(170 + length);
  }
  return found.length ? found : undefined;
}

/** An address followed by calldata: an account's factory, or a paymaster. */
function contractAndData(names: readonly [string, string], bytes: string, read: ReadCall): readonly DecodedValue[] | undefined {
  if (byteLength(bytes) < 20) return undefined;
  const digits = bytes.slice(2);
  const rest = digits.slice(40);
  return [part(names[0], 'address', address(digits.slice(0, 40))), ...(rest ? [callPart(names[1], rest, read)] : [])];
}

const executions = [{type: 'tuple[]', components: [{type: 'address'}, {type: 'uint256'}, {type: 'bytes'}]}] as const;

/** The execution of an ERC-7579 account: one packed call, or an ABI-encoded batch. */
function execution(bytes: string, read: ReadCall): readonly DecodedValue[] | undefined {
  try {
    const [calls] = decodeAbiParameters(executions, bytes as `0x${string}`) as unknown as [readonly (readonly [string, bigint, string])[]];
    return calls.map(([target, value, data], index) => ({
      ...part(`[${index}]`, 'Execution', '3 fields'),
      children: [part('target', 'address', target), part('value', 'uint256', value.toString()), callPart('callData', data.slice(2), read)],
    }));
  } catch {
    if (byteLength(bytes) < 52) return undefined;
    const digits = bytes.slice(2);
    return [part('target', 'address', address(digits.slice(0, 40))), part('value', 'uint256', number(digits.slice(40, 104))), callPart('callData', digits.slice(104), read)];
  }
}

function childrenOf(member: string, {name, type, value}: DecodedValue, read: ReadCall): readonly DecodedValue[] | undefined {
  if (type !== 'bytes' || value === '0x') return undefined;
  if (name === 'transactions' && member === 'multiSend') return transactions(value, read);
  if (name === 'initCode') return contractAndData(['factory', 'factoryData'], value, read);
  if (name === 'paymasterAndData') return contractAndData(['paymaster', 'data'], value, read);
  if (name === 'executionCalldata') return execution(value, read);
  return undefined;
}

/** Decodes packed arguments, both top-level and in struct fields. */
export function decodePacked(member: string, args: readonly DecodedValue[], read: ReadCall): readonly DecodedValue[] {
  return args.map((argument) => {
    if (argument.children) return {...argument, children: decodePacked(member, argument.children, read)};
    const children = argument.inner ? undefined : childrenOf(member, argument, read);
    return children ? {...argument, children} : argument;
  });
}
