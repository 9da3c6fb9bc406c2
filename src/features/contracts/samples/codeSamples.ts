import {formatAbiItem, formatAbiParameter} from 'abitype';
import {type AbiFunction, type AbiParameter, zeroAddress} from 'viem';
import {formatAbiParams} from 'viem/utils';
import {type NetworkId, networks} from '../../../data/networks';
import type {CallTarget} from './callTargets';
import {
  FEE_VARIABLE,
  findSampleValue,
  getPayment,
  placeholderAddresses,
  type SampleValue,
} from './sampleValues';

/** Sample calls to deployed contracts with plausible arguments, for viem, ethers and cast. */

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
      /(\w+)((?:\[\d*\])*)$/.exec(input.internalType ?? '') ?? [];
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

/** Data for the form that calls a function: the function's signature and initial arguments. */
export function getReadFormData(target: CallTarget): {
  readonly declaration: string;
  readonly initialValues: readonly string[];
} {
  const {item} = target;
  const initialValues = item.inputs
    .map((input) => getInitialValue(target, input))
    .map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    );
  return {declaration: formatAbiItem(item), initialValues};
}

export interface CodeSample {
  readonly tool: 'viem' | 'ethers' | 'cast';
  readonly language: 'ts' | 'bash';
  readonly code: string;
}

function formatArguments(
  values: readonly SampleArgument[],
  names: readonly string[],
  spaces: number,
): string {
  const indentation = ' '.repeat(spaces);
  return values
    .map(({code, description}, index) => {
      const comment = [names[index], description].filter(Boolean).join(': ');
      return `${indentation}${indent(code, spaces)},${comment ? ` // ${comment}` : ''}\n`;
    })
    .join('');
}

/** For each tool, the code that sends ETH with a call and, because fees change, the code that reads the fee first. */
function createPayment({network, item}: CallTarget): {
  readonly viem: string;
  readonly ethers: string;
  readonly cast: readonly string[];
  readonly readCode: Record<CodeSample['tool'], string>;
} {
  if (item.stateMutability !== 'payable')
    return {
      viem: '',
      ethers: '',
      cast: [],
      readCode: {viem: '', ethers: '', cast: ''},
    };
  const {fee, wei, description} = getPayment(item.name, network);
  const value = [
    ...(fee ? [FEE_VARIABLE] : []),
    ...(wei ? [`${wei}n`] : []),
  ].join(' + ');
  const shellValue =
    fee && wei ? `"$((FEE + ${wei}))"` : fee ? `"${SHELL_FEE}"` : wei;
  const getterAbi = `function ${fee?.getter}() view returns (uint256)`;
  return {
    viem: `  value: ${value}, // ${description}\n`,
    ethers: `  {value: ${value}}, // ${description}\n`,
    cast: [`--value ${shellValue}`],
    readCode: fee
      ? {
          viem: `const ${FEE_VARIABLE} = await client.readContract({\n  address: '${fee.address}',\n  abi: parseAbi(['${getterAbi}']),\n  functionName: '${fee.getter}',\n});\n`,
          ethers: `const ${FEE_VARIABLE} = await new Contract('${fee.address}', ['${getterAbi}'], provider).getFunction('${fee.getter}')();\n`,
          cast: `FEE=$(cast call ${fee.address} '${fee.getter}()(uint256)' --rpc-url ${chains[network].url} | cut -d' ' -f1)\n`,
        }
      : {viem: '', ethers: '', cast: ''},
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

/** Prepends comments that explain a sample's placeholders, so that copying the sample includes the explanations. */
function explainPlaceholders(code: string, commentMarker: '//' | '#'): string {
  const lines = Object.entries(placeholders).flatMap(([name, description]) =>
    code.includes(name) ? [`${commentMarker} ${name}: ${description}\n`] : [],
  );
  return lines.join('') + code;
}

const quoteForShell = (cast: string): string =>
  cast === SHELL_FEE ? `"${cast}"` : /[^\w.]/.test(cast) ? `'${cast}'` : cast;

/** Creates samples that encode an initializer's calldata for the deployment or upgrade transaction. */
function createSetupSamples(
  item: AbiFunction,
  values: readonly SampleArgument[],
  names: readonly string[],
): readonly CodeSample[] {
  const transaction = item.name.startsWith('re')
    ? 'the upgrade of your proxy'
    : 'the transaction that creates your proxy';
  const declaration = formatAbiItem(item);
  const declarations = nameStructs(item).map((text) => `'${text}'`);
  const abiList =
    declarations.length > 1
      ? `\n    ${declarations.join(',\n    ')},\n  `
      : declarations.join('');
  const list = values.length
    ? `  args: [\n${formatArguments(values, names, 4)}  ],\n`
    : '';
  const ethersList = values.length
    ? `[\n${formatArguments(values, names, 2)}]`
    : '[]';
  const castLines = [
    'cast calldata',
    `'${item.name}(${formatAbiParams(item.inputs)})'`,
    ...values.map(({cast}) => quoteForShell(cast)),
  ];
  return [
    {
      tool: 'viem',
      language: 'ts',
      code: `import {encodeFunctionData, parseAbi} from 'viem';\n\n// Calldata for ${transaction}.\nconst data = encodeFunctionData({\n  abi: parseAbi([${abiList}]),\n  functionName: '${item.name}',\n${list}});\nconsole.log(data);`,
    },
    {
      tool: 'ethers',
      language: 'ts',
      code: `import {Interface} from 'ethers';\n\n// Calldata for ${transaction}.\nconst data = new Interface(['${declaration}']).encodeFunctionData('${item.name}', ${ethersList});\nconsole.log(data);`,
    },
    {
      tool: 'cast',
      language: 'bash',
      code: `# Calldata for ${transaction}.\n${castLines.join(' \\\n  ')}`,
    },
  ];
}

export function createCodeSamples(target: CallTarget): readonly CodeSample[] {
  const {address, network, item, isInitializer} = target;
  const isRead = isReadFunction(item);
  const values = item.inputs.map((input) => createArgument(target, input));
  const names = item.inputs.map(({name}) => name ?? '');
  if (isInitializer) return createSetupSamples(item, values, names);
  const {chain, url} = chains[network];
  const payment = createPayment(target);
  const formatArgs = (spaces: number): string =>
    formatArguments(values, names, spaces);
  const list = values.length ? `  args: [\n${formatArgs(4)}  ],\n` : '';
  const call = `{\n  address: '${address}',\n  abi: parseAbi(['${formatAbiItem(item)}']),\n  functionName: '${item.name}',\n${list}${payment.viem}}`;
  const viem = isRead
    ? `import {createPublicClient, http, parseAbi} from 'viem';\nimport {${chain}} from 'viem/chains';\n\nconst client = createPublicClient({chain: ${chain}, transport: http('${url}')});\nconst result = await client.readContract(${call});\nconsole.log(result);`
    : `import {createWalletClient, http, parseAbi, publicActions} from 'viem';\nimport {privateKeyToAccount} from 'viem/accounts';\nimport {${chain}} from 'viem/chains';\n\nconst account = privateKeyToAccount(process.env.PRIVATE_KEY as \`0x\${string}\`);\nconst client = createWalletClient({account, chain: ${chain}, transport: http('${url}')}).extend(publicActions);\n${payment.readCode.viem}// The simulation shows why a call would revert, before it costs gas.\nconst {request} = await client.simulateContract(${call});\nconst hash = await client.writeContract(request);\nconsole.log(hash);`;
  const ethersCall = `contract.getFunction('${item.name}')(${values.length || payment.ethers ? `\n${formatArgs(2)}${payment.ethers}` : ''})`;
  const ethers = `import {Contract, JsonRpcProvider${isRead ? '' : ', Wallet'}} from 'ethers';\n\nconst provider = new JsonRpcProvider('${url}');\n${isRead ? '' : "const signer = new Wallet(process.env.PRIVATE_KEY ?? '', provider);\n"}const contract = new Contract('${address}', ['${formatAbiItem(item)}'], ${isRead ? 'provider' : 'signer'});\n${payment.readCode.ethers}const ${isRead ? 'result' : 'transaction'} = await ${ethersCall};\nconsole.log(${isRead ? 'result' : 'transaction.hash'});`;
  const results =
    isRead && item.outputs.length ? `(${formatAbiParams(item.outputs)})` : '';
  const castLines = [
    `cast ${isRead ? 'call' : 'send'} ${address}`,
    `'${item.name}(${formatAbiParams(item.inputs)})${results}'`,
    ...values.map(({cast}) => quoteForShell(cast)),
    ...payment.cast,
    ...(isRead ? [] : ['--account YOUR_KEYSTORE']),
    `--rpc-url ${url}`,
  ];
  return [
    {tool: 'viem', language: 'ts', code: explainPlaceholders(viem, '//')},
    {tool: 'ethers', language: 'ts', code: explainPlaceholders(ethers, '//')},
    {
      tool: 'cast',
      language: 'bash',
      code: explainPlaceholders(
        `${payment.readCode.cast}${castLines.join(' \\\n  ')}`,
        '#',
      ),
    },
  ];
}
