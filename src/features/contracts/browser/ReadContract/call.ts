import {
  type AbiFunction,
  type AbiParameter,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
} from 'viem';
import type {Endpoint} from '@site/src/features/request/endpoint';
import {type CalledMethod, send} from '@site/src/features/rpc/send';

const ethCall: CalledMethod = {
  method: 'eth_call',
  errors: [],
  findProblem: (result) =>
    typeof result === 'string' && /^0x(?:[\da-f]{2})*$/i.test(result)
      ? undefined
      : 'result must be 0x followed by an even number of hexadecimal digits.',
};

interface ResultValue {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface CallOutcome {
  readonly isFailure: boolean;
  readonly summary: string;
  readonly values: readonly ResultValue[];
  /** Revert data, for the decoder. */
  readonly revertData?: string | undefined;
}

const stringifyBigInt = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

function formatResult(value: unknown): string {
  return typeof value === 'string'
    ? value
    : JSON.stringify(value, stringifyBigInt, 2).replace(/^"(-?\d+)"$/, '$1');
}

/** Pairs results with their names. viem returns a single result as a plain value, and several results as an array. */
function nameResults(
  outputs: readonly AbiParameter[],
  decodedResult: unknown,
): readonly ResultValue[] {
  const values =
    outputs.length === 1
      ? [decodedResult]
      : (decodedResult as readonly unknown[]);
  return outputs.map(({name = '', type, internalType}, index) => ({
    name,
    type: internalType ?? type,
    text: formatResult(values[index]),
  }));
}

function decode(item: AbiFunction, data: Hex, time: string): CallOutcome {
  if (data === '0x') {
    return {
      isFailure: true,
      values: [],
      summary:
        "The response is empty: on this endpoint's network, there is no contract with this function at the address. Use an endpoint for the contract's network.",
    };
  }
  try {
    return {
      isFailure: false,
      values: nameResults(
        item.outputs,
        decodeFunctionResult({abi: [item], data}),
      ),
      summary: `Success, ${time}.`,
    };
  } catch {
    return {
      isFailure: true,
      values: [],
      summary: `The response does not match the return types of ${item.name}: ${data}`,
    };
  }
}

export interface Call {
  readonly item: AbiFunction;
  readonly address: string;
  readonly args: readonly unknown[];
}

/** Calls a view function and decodes the result. */
export async function call(
  {item, address, args}: Call,
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<CallOutcome> {
  const data = encodeFunctionData({abi: [item], args});
  const params = [{to: address, data}, 'latest'];
  const {summary, result, revertData, milliseconds} = await send(
    endpoint,
    ethCall,
    params,
    signal,
  );
  return isHex(result)
    ? decode(item, result, `${milliseconds.toLocaleString('en-US')} ms`)
    : {isFailure: true, summary, values: [], revertData};
}
