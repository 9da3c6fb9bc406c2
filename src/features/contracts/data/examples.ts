import type {AbiFunction, AbiParameter} from 'viem';
import {keccak256, toBytes} from 'viem';
import type {NetworkId} from '../../../data/networks';
import {lineaNetworks} from '../../../data/networks';
import {systemContracts, type SystemContract} from '../../../data/systemContracts';
import {abiOf, idOf} from './abi';
import {readGuard} from './guards';
import {containersOf} from './mainnet';
import type {Member} from './members';
import type {ContractKey} from './pages';
import {deployments} from './pages';
import {newest} from './releases';

/** Calls of a function on a deployed contract, with arguments of the right kind, for viem, ethers and cast. */

/** Where a function of a page can be called. */
export interface Target {
  readonly address: string;
  readonly network: NetworkId;
  readonly item: AbiFunction;
}

/** Contracts with one address that a reader calls; a bridged token has many. */
const CALLABLE: readonly ContractKey[] = ['l2messageservice', 'tokenbridge', 'linearollup'];

function functionOf(key: ContractKey, hex: string): AbiFunction | undefined {
  const found = abiOf(key, newest)?.find((item) => item.type === 'function' && idOf(item) === `function ${hex}`);
  return found?.type === 'function' ? found : undefined;
}

/**
 * The deployed contract that answers to a function: the page's own, one that contains it, or one that implements the
 * interface. Initializers have run, and answer no more.
 */
export function targetOf(key: ContractKey, member: Member): Target | undefined {
  const isCalled = (member.kind === 'function' || member.kind === 'variable') && member.hex;
  if (!isCalled) return undefined;
  if (member.kind === 'function' && member.fact.modifiers?.some((use) => readGuard(use).initializer)) return undefined;
  const own = deployments[key]?.contract ? [key] : containersOf(key);
  const candidates = [...CALLABLE.filter((other) => own.includes(other)), ...CALLABLE.filter((other) => !own.includes(other))];
  for (const other of key === 'bridgedtoken' ? [] : candidates) {
    const item = functionOf(other, isCalled);
    const id = deployments[other]?.contract;
    const {addresses}: SystemContract = id ? systemContracts[id] : {name: '', role: '', group: 'core', addresses: {}};
    const network = addresses.linea ? 'linea' : 'ethereum';
    if (item && addresses[network]) return {address: addresses[network], network, item};
  }
  return undefined;
}

interface Value {
  /** As TypeScript, and as an argument of cast. */
  readonly code: string;
  readonly cast: string;
  /** What the value is, with its unit. */
  readonly meaning?: string | undefined;
}

const WALLET = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const WORDS: readonly (readonly [RegExp, (type: string) => Omit<Value, 'cast'>])[] = [
  [/role$/i, () => ({code: hash('OPERATOR_ROLE'), meaning: 'hash of the name OPERATOR_ROLE'})],
  [/token(?:s)?$/i, () => ({code: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff', meaning: 'USDC on Linea'})],
  [/pauseType$/i, () => ({code: '1', meaning: 'pause type GENERAL'})],
  [/chainId$/i, () => ({code: '59144', meaning: 'chain ID of Linea Mainnet'})],
  [/timestamp$/i, () => ({code: '1784000000', meaning: 'Unix time in seconds'})],
  [/period$/i, () => ({code: '86400', meaning: 'seconds'})],
  [/fee|value/i, () => ({code: '1000000000000000', meaning: 'wei, here 0.001 ETH'})],
  [/amount/i, () => ({code: '5000000', meaning: 'smallest unit: wei of ETH, 0.000001 of USDC'})],
  [/leafIndex|proofType/i, () => ({code: '0'})],
  [/decimals$/i, () => ({code: '6'})],
];

const hash = (name: string): string => keccak256(toBytes(name));

function plainValue({name: ownName, internalType = '', type}: AbiParameter): Omit<Value, 'cast'> {
  // The keys of mappings have no names, but some have a type that tells.
  const name = ownName || internalType.replace(/^.*\./, '');
  const known = WORDS.find(([word]) => word.test(name))?.[1](type);
  const isHash = known?.code.startsWith('0x') && known.code.length === 66;
  if (known && /^u?int/.test(type) && !known.code.startsWith('0x')) return known;
  if (known && (type === 'bytes32' ? isHash : type === 'address' && known.code.length === 42)) return known;
  if (/^u?int(?:8|16)$/.test(type)) return {code: '1'};
  if (/^u?int/.test(type)) return {code: '25000000'};
  if (type === 'address') return {code: WALLET};
  if (type === 'bool') return {code: 'true'};
  if (type === 'string') return {code: 'USD Coin'};
  if (type === 'bytes') return {code: '0x', meaning: 'here none'};
  const size = Number(type.slice('bytes'.length));
  return {code: hash(name || 'example').slice(0, 2 + 2 * size), meaning: `${size} bytes`};
}

/** viem and ethers take a number up to 48 bits, and a bigint above. */
function literal(type: string, code: string): string {
  const bits = /^u?int(\d+)$/.exec(type)?.[1];
  if (bits) return Number(bits) > 48 ? `${code}n` : code;
  return type === 'bool' ? code : `'${code}'`;
}

function valueOf(parameter: AbiParameter): Value {
  const {type} = parameter;
  const array = /^(.*)\[(\d*)\]$/.exec(type);
  if (array) {
    const element = valueOf({...parameter, type: array[1] ?? ''});
    const items = (text: string): string => `[${Array.from({length: Number(array[2] || 1)}, () => text).join(', ')}]`;
    return {...element, code: items(element.code), cast: items(element.cast).replaceAll(', ', ',')};
  }
  if ('components' in parameter) {
    const fields = parameter.components.map((field) => ({name: field.name ?? '', ...valueOf(field)}));
    const lines = fields.map(({name, code, meaning}) => `  ${name}: ${code},${meaning ? ` // ${meaning}` : ''}\n`);
    return {code: `{\n${lines.join('')}}`, cast: `(${fields.map(({cast}) => cast).join(',')})`};
  }
  const {code, meaning} = plainValue(parameter);
  return {code: literal(type, code), cast: code, meaning};
}

const indent = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

/** `uint256 _fee`, with the fields of structs in brackets. */
function declared({type, name, ...rest}: AbiParameter): string {
  const components = 'components' in rest ? (rest.components) : undefined;
  const text = components ? `(${components.map(declared).join(', ')})${type.slice('tuple'.length)}` : type;
  return [text, name].filter(Boolean).join(' ');
}

function canonical({type, ...rest}: AbiParameter): string {
  const components = 'components' in rest ? (rest.components) : undefined;
  return components ? `(${components.map(canonical).join(',')})${type.slice('tuple'.length)}` : type;
}

/** A function as text that viem and ethers read. */
function declarationOf({name, inputs, outputs, stateMutability}: AbiFunction): string {
  const results = outputs.length ? ` returns (${outputs.map(declared).join(', ')})` : '';
  const mutability = stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`;
  return `function ${name}(${inputs.map(declared).join(', ')})${mutability}${results}`;
}

/** An argument as a form starts with it: text, and arrays and structs as JSON. */
function startValue(parameter: AbiParameter): unknown {
  const array = /^(.*)\[(\d*)\]$/.exec(parameter.type);
  if (array) return Array.from({length: Number(array[2] || 1)}, () => startValue({...parameter, type: array[1] ?? ''}));
  if ('components' in parameter) return Object.fromEntries(parameter.components.map((field) => [field.name, startValue(field)]));
  return plainValue(parameter).code;
}

export function isRead({stateMutability}: AbiFunction): boolean {
  return stateMutability === 'view' || stateMutability === 'pure';
}

/** What a page needs to call a function itself: the function as text, and the arguments to start with. */
export function readOf({item}: Target): {readonly declaration: string; readonly start: readonly string[]} {
  const start = item.inputs.map(startValue).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return {declaration: declarationOf(item), start};
}

export interface Example {
  readonly tool: 'viem' | 'ethers' | 'cast';
  readonly language: 'ts' | 'bash';
  readonly code: string;
}

/** Wei that go with a call that takes ETH: at least its fee. */
const SENT = '2000000000000000';

function argumentLines(values: readonly Value[], names: readonly string[], spaces: number): string {
  const pad = ' '.repeat(spaces);
  return values
    .map(({code, meaning}, index) => {
      const comment = [names[index], meaning].filter(Boolean).join(': ');
      return `${pad}${indent(code, spaces)},${comment ? ` // ${comment}` : ''}\n`;
    })
    .join('');
}

/** The three calls of a function. */
export function examplesOf({address, network, item}: Target): readonly Example[] {
  const reads = isRead(item);
  const isPaid = item.stateMutability === 'payable';
  const values = item.inputs.map(valueOf);
  const names = item.inputs.map(({name}) => name ?? '');
  const chain = network === 'linea' ? 'linea' : 'mainnet';
  const url = network === 'linea' ? lineaNetworks.linea.rpcUrl : 'YOUR_L1_RPC_URL';
  const args = (spaces: number): string => argumentLines(values, names, spaces);
  const list = values.length ? `  args: [\n${args(4)}  ],\n` : '';
  const call = `{\n  address: '${address}',\n  abi: parseAbi(['${declarationOf(item)}']),\n  functionName: '${item.name}',\n${list}${isPaid ? `  value: ${SENT}n, // wei\n` : ''}}`;
  const viem = reads
    ? `import {createPublicClient, http, parseAbi} from 'viem';\nimport {${chain}} from 'viem/chains';\n\nconst client = createPublicClient({chain: ${chain}, transport: http('${url}')});\nconst result = await client.readContract(${call});\nconsole.log(result);`
    : `import {createWalletClient, http, parseAbi, publicActions} from 'viem';\nimport {privateKeyToAccount} from 'viem/accounts';\nimport {${chain}} from 'viem/chains';\n\nconst account = privateKeyToAccount(process.env.PRIVATE_KEY as \`0x\${string}\`);\nconst client = createWalletClient({account, chain: ${chain}, transport: http('${url}')}).extend(publicActions);\n// The simulation tells why a call would revert, before it costs gas.\nconst {request} = await client.simulateContract(${call});\nconst hash = await client.writeContract(request);\nconsole.log(hash);`;
  const override = isPaid ? `  {value: ${SENT}n}, // wei\n` : '';
  const ethersCall = `contract.getFunction('${item.name}')(${values.length || isPaid ? `\n${args(2)}${override}` : ''})`;
  const ethers = `import {Contract, JsonRpcProvider${reads ? '' : ', Wallet'}} from 'ethers';\n\nconst provider = new JsonRpcProvider('${url}');\n${reads ? '' : "const signer = new Wallet(process.env.PRIVATE_KEY ?? '', provider);\n"}const contract = new Contract('${address}', ['${declarationOf(item)}'], ${reads ? 'provider' : 'signer'});\nconst ${reads ? 'result' : 'transaction'} = await ${ethersCall};\nconsole.log(${reads ? 'result' : 'transaction.hash'});`;
  const results = reads && item.outputs.length ? `(${item.outputs.map(canonical).join(',')})` : '';
  const castLines = [
    `cast ${reads ? 'call' : 'send'} ${address}`,
    `'${item.name}(${item.inputs.map(canonical).join(',')})${results}'`,
    ...values.map(({cast}) => (/[^\w.]/.test(cast) ? `'${cast}'` : cast)),
    ...(isPaid ? [`--value ${SENT}`] : []),
    ...(reads ? [] : ['--account YOUR_KEYSTORE']),
    `--rpc-url ${url}`,
  ];
  return [
    {tool: 'viem', language: 'ts', code: viem},
    {tool: 'ethers', language: 'ts', code: ethers},
    {tool: 'cast', language: 'bash', code: castLines.join(' \\\n  ')},
  ];
}
