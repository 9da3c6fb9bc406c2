import {readFileSync} from 'node:fs';
import ts from 'typescript';
import * as viem from 'viem';
import {describe, expect, it} from 'vitest';
import {networks} from '../../../src/data/networks';
import {type SystemContract, systemContracts} from '../../../src/data/systemContracts';
import {contractKeys} from '../../../src/features/contracts/model/contracts';
import {getMembers} from '../../../src/features/contracts/model/members';
import {findCallTarget} from '../../../src/features/contracts/samples/callTargets';
import {type CodeSample, createCodeSamples} from '../../../src/features/contracts/samples/codeSamples';
import {findSampleValue, getParameterName, placeholderAddresses} from '../../../src/features/contracts/samples/sampleValues';

const shown = contractKeys.flatMap((key) =>
  getMembers(key).flatMap((member) => {
    const target = findCallTarget(key, member);
    return target ? [{key, name: member.name, hex: member.hex, target, examples: createCodeSamples(target)}] : [];
  }),
);
const functions = shown.filter(({target}) => !target.isInitializer);
const setups = shown.filter(({target}) => target.isInitializer);

type Call = Parameters<typeof viem.encodeFunctionData>[0] & {address: string; value?: bigint};

const FEE = 123_456_789n;

/** Runs a sample with the given modules and returns what it logs. */
async function runWith(code: string, modules: Readonly<Record<string, unknown>>): Promise<unknown[]> {
  const {outputText} = ts.transpileModule(code, {compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022}});
  const logged: unknown[] = [];
  // The code comes from this repository.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the example exactly as on the page
  const main = new Function('require', 'exports', 'console', `return (async () => {${outputText}})()`) as (...globals: unknown[]) => Promise<void>;
  await main((name: string) => modules[name], {}, {log: (value: unknown) => logged.push(value)});
  return logged;
}

/** Runs the viem sample with a client that sends nothing, and returns what it would send. */
async function run({code}: CodeSample): Promise<Call & {reads: Call[]}> {
  const calls: Call[] = [];
  const note = (call: Call): {request: Call} => {
    calls.push(call);
    return {request: call};
  };
  const read = (call: Call): bigint => {
    calls.push(call);
    return FEE;
  };
  const client = {readContract: read, simulateContract: note, writeContract: () => '0x', extend: (): unknown => client};
  const modules: Record<string, unknown> = {
    viem: {...viem, createPublicClient: () => client, createWalletClient: () => client},
    'viem/accounts': {privateKeyToAccount: () => ({})},
    'viem/chains': {linea: {}, mainnet: {}},
  };
  await runWith(code, modules);
  const call = calls.at(-1);
  if (!call) throw new Error('The sample calls nothing');
  return {...call, reads: calls.slice(0, -1)};
}

/** The arguments of the last command, including the fee read by an earlier command. */
function splitWords(commands: string): string[] {
  const command = commands.replaceAll('\\\n', ' ').split('\n').at(-1) ?? '';
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, word]) => single ?? double ?? word ?? '');
  return words.map((word) => {
    const [, more] = /^\$\(\(FEE \+ (\d+)\)\)$/.exec(word) ?? [];
    return more ? String(FEE + BigInt(more)) : word.replace('$FEE', String(FEE));
  });
}

/** Formats a value for cast: `(1,[0x..])`. */
function asCast(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asCast).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `(${Object.values(value).map(asCast).join(',')})`;
  return String(value);
}

describe('function call samples', () => {
  it('exist for every externally callable function', () => {
    const called = new Set(shown.map(({key, hex}) => `${key} ${hex}`));
    const missing = contractKeys.flatMap((key) => getMembers(key).filter(({kind, hex}) => kind === 'function' && hex && !called.has(`${key} ${hex}`)));
    expect(missing.map(({declaredIn: unit, name}) => `${unit}.${name}`)).toEqual([]);
    expect(setups.map(({key, name}) => `${key}.${name}`).sort()).toEqual([
      'bridgedtoken.initialize', 'l2messageservice.initialize', 'l2messageservice.reinitializeV3', 'linearollup.initialize',
      'linearollup.reinitializeLineaRollupV9', 'tokenbridge.initialize', 'tokenbridge.reinitializeV3',
    ]);
  });

  it.each(setups)('$key $name: an initializer is encoded for the transaction that contains it', async ({hex, examples, target: {item}}) => {
    const [viemCode = '', ethersCode = '', castCode = ''] = examples.map(({code}) => code);
    const [data] = (await runWith(viemCode, {viem})) as viem.Hex[];
    const {args = []} = viem.decodeFunctionData({abi: [item], data: data ?? '0x'}) as {args?: readonly unknown[]};
    expect(data?.slice(0, 10)).toBe(hex);
    const [, , signature = '', ...rest] = splitWords(castCode);
    expect(viem.toFunctionSelector(`function ${signature}`)).toBe(hex);
    expect(rest).toEqual(args.map(asCast));
    // Checks the declaration and values: a mock of ethers encodes them with viem.
    class Interface {
      constructor(private readonly texts: readonly string[]) {}
      encodeFunctionData(functionName: string, values: readonly unknown[]): viem.Hex {
        return viem.encodeFunctionData({abi: viem.parseAbi(this.texts), functionName, args: values});
      }
    }
    expect(await runWith(ethersCode, {ethers: {Interface}})).toEqual([data]);
    expect(viemCode).toContain(item.name.startsWith('re') ? 'for the upgrade of your proxy' : 'for the transaction that creates your proxy');
  });

  it.each(functions)('$key $name: viem encodes the arguments with the member’s selector', async ({hex, examples, target}) => {
    const call = await run(examples[0] as CodeSample);
    expect(call.address).toBe(target.address);
    // If readers must supply the contract address, each sample marks the placeholder and says where to find the address.
    const own = Object.values(placeholderAddresses).find(({name}) => name === call.address);
    expect(viem.isAddress(call.address)).toBe(own === undefined);
    expect(examples.map(({code}) => code.includes(`${own?.name}: ${own?.description}\n`))).toEqual(examples.map(() => own !== undefined));
    expect(viem.encodeFunctionData(call).slice(0, 10)).toBe(hex);
    expect(call.value !== undefined).toBe(target.item.stateMutability === 'payable');
    // A sample that spends the fee reads it first.
    expect(call.reads.length > 0).toBe((examples[0]?.code ?? '').includes(' = await client.readContract(') && target.item.stateMutability === 'payable');
  });

  it.each(functions)('$key $name: cast receives the same arguments', async ({hex, examples, target}) => {
    const {args = [], value} = await run(examples[0] as CodeSample);
    const words = splitWords(examples[2]?.code ?? '');
    expect(words.includes('--value')).toBe(value !== undefined);
    expect(value === undefined || words[words.indexOf('--value') + 1] === String(value)).toBe(true);
    const [, , address, signature = '', ...rest] = words;
    expect(address).toBe(target.address);
    expect(viem.toFunctionSelector(`function ${signature.replace(/(\))\(.*$/, '$1')}`.replace(/^(function \w+\(.*\))\(\w.*\)$/, '$1'))).toBe(hex);
    expect(rest.slice(0, target.item.inputs.length)).toEqual((args as unknown[]).map(asCast));
  });

  it.each(functions)('$key $name: ethers declares the same function and receives the same arguments', ({examples}) => {
    const argumentsIn = (text: string): string => text.replaceAll(/^ +/gm, '');
    const [viemCode = '', ethersCode = ''] = examples.map(({code}) => code);
    const declaration = /.*('function [^']*')/s.exec(viemCode)?.[1] ?? 'none';
    expect(ethersCode).toContain(declaration);
    const list = /args: \[\n([^]*?)\n {2}\],/.exec(viemCode)?.[1] ?? '';
    expect(argumentsIn(ethersCode)).toContain(argumentsIn(list));
  });
});

type Parameter = viem.AbiParameter;
interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/** Lists the values of a call with the parameter of each. */
function leaves(path: string, parameter: Parameter, value: unknown): Leaf[] {
  const {name = '', type} = parameter;
  const element = /^(.*)\[\d*\]$/.exec(type)?.[1];
  if (element !== undefined) return (value as unknown[]).flatMap((one) => leaves(path, {...parameter, type: element}, one));
  if ('components' in parameter) {
    return parameter.components.flatMap((field) => leaves(`${path}.${field.name}`, field, (value as Record<string, unknown>)[field.name ?? '']));
  }
  return [{path, name: name.replace(/^_/, ''), type, value}];
}

const used = (await Promise.all(
  functions.map(async ({key, target, examples}) => {
    const {args = []} = await run(examples[0] as CodeSample);
    return target.item.inputs.flatMap((input, index) => leaves(`${key}.${target.item.name}.${input.name}`, input, (args as unknown[])[index]));
  }),
)).flat();

describe('a sample argument', () => {
  const values = (pattern: RegExp): unknown[] => used.filter(({path}) => pattern.test(path)).map(({value}) => value);
  const tokens = values(/[tT]okens?$/);

  it('is chosen by a rule and has a name', () => {
    const types = shown.flatMap(({target: {item, network}}) =>
      item.inputs.flatMap((input) => ('components' in input ? input.components.flatMap((field) => ('components' in field ? field.components : [field])) : [input]).map((field) => ({item, network, field}))),
    );
    const unknown = types.filter(({item, network, field}) => !field.name || !findSampleValue(item.name, field.name, network));
    expect(unknown.map(({item, field}) => `${item.name}.${field.name} ${field.type}`), 'add values to src/features/contracts/samples/sampleValues.ts').toEqual([]);
    expect(getParameterName('nativeToBridgedToken', 0)).toBe('chainId');
  });

  it('for a token is one that the bridge supports, or a reserved one if the bridge rejects it', () => {
    const usdc = systemContracts.usdc.addresses.linea;
    expect(values(/(?:set|remove)Reserved\./)).toEqual(expect.arrayContaining([usdc]));
    expect(used.filter(({path, value}) => value === usdc && !/Reserved\./.test(path))).toEqual([]);
    expect(values(/bridgeToken\._token$/)).toEqual([systemContracts.dai.addresses.linea]);
    expect(tokens.length).toBeGreaterThan(8);
  });

  it('for a contract is a contract address', () => {
    const wallets = used.filter(({type, value}) => type === 'address' && value === '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
    expect(wallets.map(({name}) => name).filter((name) => !/^(?:from|to|account|addr)$|[rR]ecipient$/.test(name))).toEqual([]);
    const ids = {messageService: 'l2MessageService', addressFilter: 'addressFilter', newYieldManager: 'yieldManager', yieldProvider: 'lidoYieldProvider'} as const;
    for (const [name, id] of Object.entries(ids)) {
      const {addresses}: SystemContract = systemContracts[id];
      const found = used.filter((leaf) => leaf.name === name);
      expect(found.length, name).toBeGreaterThan(0);
      for (const {path, value} of found) expect(Object.values(addresses), path).toContain(value);
    }
  });

  it('is a known chain ID, and bytes have the right length', () => {
    const chains = values(/chainId$/i);
    expect(chains.length).toBeGreaterThan(1);
    for (const chain of chains) expect(Object.values(networks).map(({chainId}) => BigInt(chainId))).toContain(chain);
    const bytes = values(/kzg(?:Commitment|Proof)$/);
    expect(bytes.length).toBeGreaterThan(1);
    for (const value of bytes) expect(viem.size(value as viem.Hex)).toBe(48);
    for (const {path, type, value} of used.filter(({type: name}) => /^bytes\d/.test(name))) {
      expect(viem.size(value as viem.Hex), path).toBe(Number(type.slice(5)));
    }
    expect(values(/l2MerkleTreesDepth$/)).toContain(5n);
    for (const value of values(/dataEvaluationClaim$/).filter((one) => typeof one === 'bigint')) {
      expect(value).toBeLessThan(0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n);
    }
  });

  it('for a proof or a leaf has the length stated on its page', () => {
    const lengths = (pattern: RegExp): number[] => values(pattern).map((value) => viem.size(value as viem.Hex));
    expect(lengths(/encodedLeaf$|encodedAccountValue$|hashAccountValue\._value$/i)).toEqual([192, 192, 192]);
    expect(lengths(/rawProof$/i)).toEqual([96, 64]);
    expect(lengths(/hash\._msg$|poseidon2Hash\._input$/)).toEqual([64, 64]);
  });

  it('for a message fee matches the docs: zero from Ethereum, the exact minimum from Linea', async () => {
    const sends = functions.filter(({name}) => name === 'sendMessage');
    expect(sends.length).toBeGreaterThan(2);
    for (const {target, examples} of sends) {
      const {args, value, reads} = await run(examples[0] as CodeSample);
      expect((args as unknown[])[1]).toBe(target.network === 'linea' ? FEE : 0n);
      expect(value).toBe(10n ** 15n + (target.network === 'linea' ? FEE : 0n));
      expect(reads.map(({functionName, address}) => `${functionName} ${address}`)).toEqual(target.network === 'linea' ? [`minimumFeeInWei ${target.address}`] : []);
    }
    const bridge = functions.find(({name}) => name === 'bridgeToken');
    expect(await run(bridge?.examples[0] as CodeSample)).toMatchObject({value: FEE});
  });

  it('target the library deployment named on its page', () => {
    const page = readFileSync('docs/api/linea-smart-contracts/lib/sparsemerkleproof.mdx', 'utf8');
    const addresses = new Set(shown.filter(({key}) => key === 'sparsemerkleproof').map(({target}) => target.address));
    expect(addresses.size).toBe(1);
    expect([...addresses].filter((address) => !page.includes(`| \`SparseMerkleProof\` | <Address value="${address}"`))).toEqual([]);
  });
});
