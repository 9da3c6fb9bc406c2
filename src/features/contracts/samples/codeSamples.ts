import {formatAbiItem, formatAbiParameter} from 'abitype';
import {
  type AbiFunction,
  type AbiParameter,
  isAddress,
  zeroAddress,
} from 'viem';
import {formatAbiParams} from 'viem/utils';
import {type NetworkId, networks} from '../../../data/networks';

import {
  FEE_VARIABLE,
  findSampleValue,
  getPayment,
  placeholderAddresses,
  type SampleValue,
} from './sampleValues';
import * as cast from './templates/cast';
import * as ethers from './templates/ethers';
import type {Slots} from './templates/fill';
import * as viem from './templates/viem';

/** Sample calls to deployed contracts with plausible arguments, for viem, ethers and cast. */

/** The contract on which to call a function documented on a page. */
export interface CallTarget {
  /** A placeholder name if the reader has to provide the address. */
  readonly address: string;
  readonly network: NetworkId;
  readonly item: AbiFunction;
  /** Values that override the sample values, by parameter name without the leading underscore. */
  readonly values?: Readonly<Record<string, SampleValue>>;
  /** Set for an initializer, which is called in the transaction that creates or upgrades a proxy, so readers need only its calldata. */
  readonly isInitializer?: true;
}

/** Returns an array's element type, and its length if fixed. */
function parseArrayType(
  parameter: AbiParameter,
):
  | {readonly element: AbiParameter; readonly length: number | undefined}
  | undefined {
  const [, type, length] = /^(.*)\[(\d*)\]$/.exec(parameter.type) ?? [];
  return type === undefined
    ? undefined
    : {
        element: {...parameter, type},
        length: length ? Number(length) : undefined,
      };
}

/** The shell variable that holds the fee read by cast. */
const SHELL_FEE = '$FEE';

interface SampleArgument {
  /** TypeScript literal; `cast` is the same value as an argument of the cast command. */
  readonly code: string;
  readonly cast: string;
  /** What the value represents, with its unit. */
  readonly description?: string | undefined;
}

/** Value of a parameter that is neither an array nor a struct. If no rule matches, it is the type's zero value, which a test rejects. */
function findValue(
  {item, network, values}: CallTarget,
  {name = '', type}: AbiParameter,
  parent?: string,
): SampleValue {
  const zeroValue = /^bytes\d/.test(type)
    ? `0x${'00'.repeat(Number(type.slice('bytes'.length)))}`
    : {address: zeroAddress, bool: 'false', string: '', bytes: '0x'}[type];
  return (
    values?.[name.replace(/^_/, '')] ??
    findSampleValue(item.name, name, network, parent) ?? {
      text: zeroValue ?? '0',
    }
  );
}

/** viem and ethers represent integers of up to 48 bits as `number`, and larger integers as `bigint`. */
function formatLiteral(type: string, code: string): string {
  if (code === FEE_VARIABLE) return code;
  const bits = /^u?int(\d+)$/.exec(type)?.[1];
  if (bits) return Number(bits) > 48 ? `${code}n` : code;
  return type === 'bool' ? code : `'${code}'`;
}

function createArgument(
  target: CallTarget,
  parameter: AbiParameter,
  parent?: string,
): SampleArgument {
  const array = parseArrayType(parameter);
  if (array) {
    const {elements, description} = findValue(target, array.element, parent);
    const {type} = array.element;
    if (elements) {
      const lines = elements
        .map((text) => `  ${formatLiteral(type, text)},\n`)
        .join('');
      return {
        code: lines ? `[\n${lines}]` : '[]',
        cast: `[${elements.join(',')}]`,
        description,
      };
    }
    const element = createArgument(target, array.element, parent);
    const repeat = (text: string): string[] =>
      Array.from({length: array.length ?? 1}, () => text);
    return {
      ...element,
      code: `[${repeat(element.code).join(', ')}]`,
      cast: `[${repeat(element.cast).join(',')}]`,
    };
  }
  if ('components' in parameter) {
    const fields = parameter.components.map((field) => ({
      name: field.name ?? '',
      ...createArgument(target, field, parameter.name),
    }));
    const lines = fields.map(
      ({name, code, description}) =>
        `  ${name}: ${indent(code, 2)},${description ? ` // ${description}` : ''}\n`,
    );
    return {
      code: `{\n${lines.join('')}}`,
      cast: `(${fields.map(({cast}) => cast).join(',')})`,
    };
  }
  const {text, description} = findValue(target, parameter, parent);
  return {
    code: formatLiteral(parameter.type, text),
    cast: text === FEE_VARIABLE ? SHELL_FEE : text,
    description,
  };
}

const indent = (text: string, spaces: number): string =>
  text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** Human-readable ABI for viem, with named structs, because viem's types cannot parse several inline structs in one list. */
function nameStructs(item: AbiFunction): readonly string[] {
  const structs = new Map<string, string>();
  const inputs = item.inputs.map((input) => {
    const [, name = '', list = ''] =
      /\b(\w+)((?:\[\d*\])*)$/.exec(input.internalType ?? '') ?? [];
    if (!('components' in input) || !name) return input;
    structs.set(
      name,
      `struct ${name} { ${input.components.map((field) => `${formatAbiParameter(field)}; `).join('')}}`,
    );
    return {type: `${name}${list}`, name: input.name ?? ''};
  });
  return structs.size > 1
    ? [...structs.values(), formatAbiItem({...item, inputs})]
    : [formatAbiItem(item)];
}

/** Initial value of an argument in a form: text, or an array or object to serialize as JSON. */
function getInitialValue(target: CallTarget, parameter: AbiParameter): unknown {
  const array = parseArrayType(parameter);
  if (array) {
    const {elements} = findValue(target, array.element);
    return (
      elements ??
      Array.from({length: array.length ?? 1}, () =>
        getInitialValue(target, array.element),
      )
    );
  }
  if ('components' in parameter)
    return Object.fromEntries(
      parameter.components.map((field) => [
        field.name,
        getInitialValue(target, field),
      ]),
    );
  return findValue(target, parameter).text;
}

export function isReadFunction({stateMutability}: AbiFunction): boolean {
  return stateMutability === 'view' || stateMutability === 'pure';
}

/** Properties of the form that calls a view function; none for other functions. Without an address, the form asks for one. */
export function getReadFormData(target: CallTarget): {
  readonly declaration?: string;
  readonly initialValues?: string;
  readonly address?: string;
  readonly network?: NetworkId;
} {
  const {address, network, item} = target;
  if (!isReadFunction(item)) return {};
  const values = item.inputs
    .map((input) => getInitialValue(target, input))
    .map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    );
  return {
    declaration: formatAbiItem(item),
    initialValues: JSON.stringify(values),
    address: isAddress(address) ? address : '',
    network,
  };
}

export interface CodeSample {
  readonly tool: 'viem' | 'ethers' | 'cast';
  readonly language: 'ts' | 'bash';
  readonly code: string;
}

/** A list of TypeScript arguments, each on a line with a comment. */
function formatArguments(
  values: readonly SampleArgument[],
  {inputs}: AbiFunction,
): string {
  const lines = values.map(({code, description}, index) => {
    const comment = [inputs[index]?.name, description]
      .filter(Boolean)
      .join(': ');
    return `  ${indent(code, 2)},${comment ? ` // ${comment}` : ''}\n`;
  });
  return lines.length ? `\n${lines.join('')}` : '';
}

const quoteForShell = (text: string): string => {
  if (text === SHELL_FEE) return `"${text}"`;
  return /[^\w.]/.test(text) ? `'${text}'` : text;
};

/** ETH that is sent with a call and, because fees change, the code that reads the fee first, for each tool. */
function createPayment({
  network,
  item,
}: CallTarget): Record<CodeSample['tool'], Pick<Slots, 'readFee' | 'value'>> {
  const none = {readFee: '', value: ''};
  if (item.stateMutability !== 'payable')
    return {viem: none, ethers: none, cast: none};
  const {fee, wei, description} = getPayment(item.name, network);
  const terms = [...(fee ? [FEE_VARIABLE] : []), ...(wei ? [`${wei}n`] : [])];
  const value = terms.join(' + ');
  const shellFee = wei ? `"$((FEE + ${wei}))"` : `"${SHELL_FEE}"`;
  const {address = '', getter = ''} = fee ?? {};
  return {
    viem: {
      readFee: fee ? viem.readFee(address, getter) : '',
      value: `value: ${value}, // ${description}`,
    },
    ethers: {
      readFee: fee ? ethers.readFee(address, getter) : '',
      value: `  {value: ${value}}, // ${description}\n`,
    },
    cast: {
      readFee: fee ? cast.readFee(address, getter, chains[network].url) : '',
      value: `--value ${fee ? shellFee : wei}`,
    },
  };
}

const placeholders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(placeholderAddresses).map(({name, description}) => [
      name,
      description,
    ]),
  ),
  YOUR_L1_RPC_URL: 'an RPC endpoint for Ethereum Mainnet',
  YOUR_SEPOLIA_RPC_URL: 'an RPC endpoint for Ethereum Sepolia',
  YOUR_KEYSTORE: 'the name of a key that you imported with cast wallet import',
};

/** The chain's name in viem, and the endpoint URL or a placeholder for it. */
const chains: Readonly<
  Record<NetworkId, {readonly chain: string; readonly url: string}>
> = {
  ethereum: {chain: 'mainnet', url: 'YOUR_L1_RPC_URL'},
  sepolia: {chain: 'sepolia', url: 'YOUR_SEPOLIA_RPC_URL'},
  linea: {chain: networks.linea.viemName, url: networks.linea.rpcUrl},
  lineaSepolia: {
    chain: networks.lineaSepolia.viemName,
    url: networks.lineaSepolia.rpcUrl,
  },
};

/** Comments that explain a sample's placeholders, so that copying the sample includes the explanations. */
const explainPlaceholders = (
  commentMarker: '//' | '#',
  ...usedNames: readonly string[]
): string =>
  Object.entries(placeholders)
    .filter(([name]) => usedNames.includes(name))
    .map(([name, description]) => `${commentMarker} ${name}: ${description}`)
    .join('\n');

/** The declaration for viem's encoder: several lines if it needs named structs. */
function formatEncoderAbi(item: AbiFunction): string {
  const declarations = nameStructs(item).map((text) => `'${text}'`);
  return declarations.length > 1
    ? `\n    ${declarations.join(',\n    ')},\n  `
    : declarations.join('');
}

/** Samples of a call for each tool. Of an initializer, they encode the calldata. */
export function createCodeSamples(target: CallTarget): readonly CodeSample[] {
  const {address, network, item, isInitializer} = target;
  const isRead = isReadFunction(item);
  const {chain, url} = chains[network];
  const values = item.inputs.map((input) => createArgument(target, input));
  const list = formatArguments(values, item);
  const payment = createPayment(target);
  const abi = formatAbiItem(item);
  const slots: Slots = {
    chain,
    url,
    address,
    abi,
    name: item.name,
    placeholders: explainPlaceholders('//', address, url),
    args: list && `args: [${list}],`,
    transaction: item.name.startsWith('re')
      ? 'the upgrade of your proxy'
      : 'the transaction that creates your proxy',
    ...payment.viem,
  };
  const ethersArguments = [list, payment.ethers.value].filter(Boolean).join('');
  const hasOnlyValue = !list && payment.ethers.value;
  const ethersSlots: Slots = {
    ...slots,
    ...payment.ethers,
    args: hasOnlyValue ? `\n${ethersArguments}` : ethersArguments,
  };
  const results = isRead && item.outputs.length ? item.outputs : [];
  const castSlots: Slots = {
    ...slots,
    ...payment.cast,
    placeholders: explainPlaceholders(
      '#',
      address,
      url,
      ...(isRead ? [] : ['YOUR_KEYSTORE']),
    ),
    abi: `${item.name}(${formatAbiParams(item.inputs)})${results.length ? `(${formatAbiParams(results)})` : ''}`,
    args: values.map((value) => quoteForShell(value.cast)).join(' \\\n'),
  };
  const action = isRead ? 'read' : 'write';
  const template = isInitializer ? 'encode' : action;
  const viemSlots = isInitializer
    ? {...slots, abi: formatEncoderAbi(item)}
    : slots;
  return [
    {tool: 'viem', language: 'ts', code: viem[template](viemSlots)},
    {tool: 'ethers', language: 'ts', code: ethers[template](ethersSlots)},
    {tool: 'cast', language: 'bash', code: cast[template](castSlots)},
  ];
}
