import * as ethers from 'ethers';
import ts from 'typescript';
import * as viem from 'viem';
import {describe, expect, it} from 'vitest';
import {networks} from '../../../src/data/networks';
import {
  type SystemContract,
  systemContracts,
} from '../../../src/data/systemContracts';
import {contractKeys} from '../../../src/features/contracts/model/contracts';
import {getMembers} from '../../../src/features/contracts/model/members';
import {findCallTarget} from '../../../src/features/contracts/model/callTargets';
import {
  type CodeSample,
  createCodeSamples,
} from '../../../src/features/contracts/samples/codeSamples';
import {
  findSampleValue,
  getParameterName,
  placeholderAddresses,
} from '../../../src/features/contracts/samples/sampleValues';
import {expectEach} from './expectEach';

const callSamples = contractKeys.flatMap((key) =>
  getMembers(key).flatMap((member) => {
    const target = findCallTarget(key, member);
    return target
      ? [
          {
            key,
            name: member.name,
            hex: member.hex,
            target,
            samples: createCodeSamples(target),
          },
        ]
      : [];
  }),
);
const functions = callSamples.filter(({target}) => !target.isInitializer);
const getName = ({key, name}: (typeof callSamples)[number]): string =>
  `${key} ${name}`;
const initializers = callSamples.filter(({target}) => target.isInitializer);

type Call = Parameters<typeof viem.encodeFunctionData>[0] & {
  address: string;
  value?: bigint;
};

const FEE = 123_456_789n;

/** Runs a sample with the given modules and returns what it logs. */
async function runSample(
  code: string,
  modules: Readonly<Record<string, unknown>>,
): Promise<unknown[]> {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const output: unknown[] = [];
  // The code comes from this repository.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the sample exactly as on the page
  const main = new Function(
    'require',
    'exports',
    'console',
    `return (async () => {${outputText}})()`,
  ) as (...globals: unknown[]) => Promise<void>;
  await main(
    (name: string) => modules[name],
    {},
    {log: (value: unknown) => output.push(value)},
  );
  return output;
}

/** Runs the viem sample with a mock client, and returns the call that it would send, with earlier calls as `reads`. */
async function captureCall({
  code,
}: CodeSample): Promise<Call & {reads: Call[]}> {
  const calls: Call[] = [];
  const recordCall = (call: Call): {request: Call} => {
    calls.push(call);
    return {request: call};
  };
  const readFee = (call: Call): bigint => {
    calls.push(call);
    return FEE;
  };
  const client = {
    readContract: readFee,
    simulateContract: recordCall,
    writeContract: () => '0x',
    extend: (): unknown => client,
  };
  const modules: Record<string, unknown> = {
    viem: {
      ...viem,
      createPublicClient: () => client,
      createWalletClient: () => client,
    },
    'viem/accounts': {privateKeyToAccount: () => ({})},
    'viem/chains': {linea: {}, mainnet: {}},
  };
  await runSample(code, modules);
  const call = calls.at(-1);
  if (!call) throw new Error('The sample makes no call.');
  return {...call, reads: calls.slice(0, -1)};
}

/** Splits the last command into words, with a mock value for the fee that an earlier command reads. */
function splitCommand(commands: string): string[] {
  const command = commands.replaceAll('\\\n', ' ').split('\n').at(-1) ?? '';
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, word]) => single ?? double ?? word ?? '',
  );
  return words.map((word) => {
    const [, amount] = /^\$\(\(FEE \+ (\d+)\)\)$/.exec(word) ?? [];
    return amount
      ? String(FEE + BigInt(amount))
      : word.replace('$FEE', String(FEE));
  });
}

/** Formats a value for cast: `(1,[0x..])`. */
function formatForCast(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatForCast).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `(${Object.values(value).map(formatForCast).join(',')})`;
  return String(value);
}

describe('function call samples', () => {
  it('exist for every externally callable function', () => {
    const sampleKeys = new Set(
      callSamples.map(({key, hex}) => `${key} ${hex}`),
    );
    const missingMembers = contractKeys.flatMap((key) =>
      getMembers(key).filter(
        ({kind, hex}) =>
          kind === 'function' && hex && !sampleKeys.has(`${key} ${hex}`),
      ),
    );
    expect(
      missingMembers.map(({declaredIn, name}) => `${declaredIn}.${name}`),
    ).toEqual([]);
  });

  it('of an initializer encode it for the transaction that contains it', () =>
    expectEach(initializers, getName, async ({hex, samples, target}) => {
      const {item} = target;
      const [viemCode = '', ethersCode = '', castCode = ''] = samples.map(
        ({code}) => code,
      );
      const [data] = (await runSample(viemCode, {viem})) as viem.Hex[];
      const {args = []} = viem.decodeFunctionData({
        abi: [item],
        data: data ?? '0x',
      }) as {args?: readonly unknown[]};
      expect(data?.slice(0, 10)).toBe(hex);
      const [, , signature = '', ...rest] = splitCommand(castCode);
      expect(viem.toFunctionSelector(`function ${signature}`)).toBe(hex);
      expect(rest).toEqual(args.map(formatForCast));
      expect(await runSample(ethersCode, {ethers})).toEqual([data]);
      expect(viemCode).toContain(
        item.name.startsWith('re')
          ? 'for the upgrade of your proxy'
          : 'for the transaction that creates your proxy',
      );
    }));

  it('encode the arguments with the member’s selector in viem', () =>
    expectEach(functions, getName, async ({hex, samples, target}) => {
      const call = await captureCall(samples[0] as CodeSample);
      expect(call.address).toBe(target.address);
      // If readers must supply the contract address, each sample marks the placeholder and says where to find the address.
      const placeholder = Object.values(placeholderAddresses).find(
        ({name}) => name === call.address,
      );
      expect(viem.isAddress(call.address)).toBe(placeholder === undefined);
      expect(
        samples.map(({code}) =>
          code.includes(`${placeholder?.name}: ${placeholder?.description}\n`),
        ),
      ).toEqual(samples.map(() => placeholder !== undefined));
      expect(viem.encodeFunctionData(call).slice(0, 10)).toBe(hex);
      expect(call.value !== undefined).toBe(
        target.item.stateMutability === 'payable',
      );
      // A sample that spends the fee reads it first.
      expect(call.reads.length > 0).toBe(
        (samples[0]?.code ?? '').includes(' = await client.readContract(') &&
          target.item.stateMutability === 'payable',
      );
    }));

  it('pass the same arguments to cast', () =>
    expectEach(functions, getName, async ({hex, samples, target}) => {
      const {args = [], value} = await captureCall(samples[0] as CodeSample);
      const words = splitCommand(samples[2]?.code ?? '');
      expect(words.includes('--value')).toBe(value !== undefined);
      expect(
        value === undefined ||
          words[words.indexOf('--value') + 1] === String(value),
      ).toBe(true);
      const [, , address, signature = '', ...rest] = words;
      expect(address).toBe(target.address);
      expect(
        viem.toFunctionSelector(
          `function ${signature.replace(/(\))\(.*$/, '$1')}`.replace(
            /^(function \w+\(.*\))\(\w.*\)$/,
            '$1',
          ),
        ),
      ).toBe(hex);
      expect(rest.slice(0, target.item.inputs.length)).toEqual(
        (args as unknown[]).map(formatForCast),
      );
    }));

  it('declare the same function and pass the same arguments in ethers', () =>
    expectEach(functions, getName, ({samples, target}) => {
      const stripIndent = (text: string): string =>
        text.replaceAll(/^ +/gm, '');
      const [viemCode = '', ethersCode = ''] = samples.map(({code}) => code);
      const declaration = /.*('function [^']*')/s.exec(viemCode)?.[1] ?? 'none';
      expect(ethersCode).toContain(declaration);
      const argumentList =
        /args: \[\n([^]*?)\n {2}\],/.exec(viemCode)?.[1] ?? '';
      expect(stripIndent(ethersCode)).toContain(stripIndent(argumentList));
      expect(ethersCode.includes('{value: ')).toBe(
        target.item.stateMutability === 'payable',
      );
    }));
});

type Parameter = viem.AbiParameter;
interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/** Lists the leaf values of an argument, each with its parameter. */
function listLeaves(
  path: string,
  parameter: Parameter,
  value: unknown,
): Leaf[] {
  const {name = '', type} = parameter;
  const element = /^(.*)\[\d*\]$/.exec(type)?.[1];
  if (element !== undefined)
    return (value as unknown[]).flatMap((arrayItem) =>
      listLeaves(path, {...parameter, type: element}, arrayItem),
    );
  if ('components' in parameter) {
    return parameter.components.flatMap((field) =>
      listLeaves(
        `${path}.${field.name}`,
        field,
        (value as Record<string, unknown>)[field.name ?? ''],
      ),
    );
  }
  return [{path, name: name.replace(/^_/, ''), type, value}];
}

const sampleArguments = (
  await Promise.all(
    functions.map(async ({key, target, samples}) => {
      const {args = []} = await captureCall(samples[0] as CodeSample);
      return target.item.inputs.flatMap((input, index) =>
        listLeaves(
          `${key}.${target.item.name}.${input.name}`,
          input,
          (args as unknown[])[index],
        ),
      );
    }),
  )
).flat();

describe('a sample argument', () => {
  const getValues = (pattern: RegExp): unknown[] =>
    sampleArguments
      .filter(({path}) => pattern.test(path))
      .map(({value}) => value);
  const tokens = getValues(/[tT]okens?$/);

  it('is defined in sampleValues.ts, and its parameter has a name', () => {
    const types = callSamples.flatMap(({target: {item, network}}) =>
      item.inputs.flatMap((input) =>
        ('components' in input
          ? input.components.flatMap((field) =>
              'components' in field ? field.components : [field],
            )
          : [input]
        ).map((field) => ({item, network, field})),
      ),
    );
    const fieldsWithoutValue = types.filter(
      ({item, network, field}) =>
        !field.name || !findSampleValue(item.name, field.name, network),
    );
    expect(
      fieldsWithoutValue.map(
        ({item, field}) => `${item.name}.${field.name} ${field.type}`,
      ),
      'add values to src/features/contracts/samples/sampleValues.ts',
    ).toEqual([]);
    expect(getParameterName('nativeToBridgedToken', 0)).toBe('chainId');
  });

  it('for a token is a token that the bridge supports, except where a reserved token is required', () => {
    const usdc = systemContracts.usdc.addresses.linea;
    expect(getValues(/(?:set|remove)Reserved\./)).toEqual(
      expect.arrayContaining([usdc]),
    );
    expect(
      sampleArguments.filter(
        ({path, value}) => value === usdc && !/Reserved\./.test(path),
      ),
    ).toEqual([]);
    expect(getValues(/bridgeToken\._token$/)).toEqual([
      systemContracts.dai.addresses.linea,
    ]);
    expect(tokens.length).toBeGreaterThan(8);
  });

  it('for a contract is a contract address', () => {
    const wallets = sampleArguments.filter(
      ({type, value}) =>
        type === 'address' &&
        value === '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    );
    expect(
      wallets
        .map(({name}) => name)
        .filter(
          (name) => !/^(?:from|to|account|addr)$|[rR]ecipient$/.test(name),
        ),
    ).toEqual([]);
    const ids = {
      messageService: 'l2MessageService',
      addressFilter: 'addressFilter',
      newYieldManager: 'yieldManager',
      yieldProvider: 'lidoYieldProvider',
    } as const;
    for (const [name, id] of Object.entries(ids)) {
      const {addresses}: SystemContract = systemContracts[id];
      const matches = sampleArguments.filter((leaf) => leaf.name === name);
      expect(matches.length, name).toBeGreaterThan(0);
      for (const {path, value} of matches)
        expect(Object.values(addresses), path).toContain(value);
    }
  });

  it('for a chain ID is a known chain ID, and for bytes has the right length', () => {
    const chains = getValues(/chainId$/i);
    expect(chains.length).toBeGreaterThan(1);
    for (const chain of chains)
      expect(
        Object.values(networks).map(({chainId}) => BigInt(chainId)),
      ).toContain(chain);
    const bytes = getValues(/kzg(?:Commitment|Proof)$/);
    expect(bytes.length).toBeGreaterThan(1);
    for (const value of bytes) expect(viem.size(value as viem.Hex)).toBe(48);
    expect(getValues(/l2MerkleTreesDepth$/)).toContain(5n);
    for (const value of getValues(/dataEvaluationClaim$/).filter(
      (claim) => typeof claim === 'bigint',
    )) {
      expect(value).toBeLessThan(
        0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n,
      );
    }
  });

  it('for a proof or a leaf has the length stated on its page', () => {
    const getLengths = (pattern: RegExp): number[] =>
      getValues(pattern).map((value) => viem.size(value as viem.Hex));
    expect(
      getLengths(
        /encodedLeaf$|encodedAccountValue$|hashAccountValue\._value$/i,
      ),
    ).toEqual([192, 192, 192]);
    expect(getLengths(/rawProof$/i)).toEqual([96, 64]);
    expect(getLengths(/hash\._msg$|poseidon2Hash\._input$/)).toEqual([64, 64]);
  });

  it('for a message fee matches the docs: zero from Ethereum, the exact minimum from Linea', async () => {
    const sendFunctions = functions.filter(({name}) => name === 'sendMessage');
    expect(sendFunctions.length).toBeGreaterThan(2);
    for (const {target, samples} of sendFunctions) {
      const {args, value, reads} = await captureCall(samples[0] as CodeSample);
      expect((args as unknown[])[1]).toBe(
        target.network === 'linea' ? FEE : 0n,
      );
      expect(value).toBe(10n ** 15n + (target.network === 'linea' ? FEE : 0n));
      expect(
        reads.map(({functionName, address}) => `${functionName} ${address}`),
      ).toEqual(
        target.network === 'linea' ? [`minimumFeeInWei ${target.address}`] : [],
      );
    }
    const bridge = functions.find(({name}) => name === 'bridgeToken');
    expect(await captureCall(bridge?.samples[0] as CodeSample)).toMatchObject({
      value: FEE,
    });
  });
});
