import ts from 'typescript';
import * as viem from 'viem';
import {describe, expect, it} from 'vitest';
import {contractKeys, membersOf} from '../../../src/features/contracts/data';
import {examplesOf, targetOf, type Example} from '../../../src/features/contracts/data/examples';

const functions = contractKeys.flatMap((key) =>
  membersOf(key).flatMap((member) => {
    const target = targetOf(key, member);
    return target ? [{key, name: member.name, hex: member.hex, target, examples: examplesOf(target)}] : [];
  }),
);

type Call = Parameters<typeof viem.encodeFunctionData>[0] & {address: string; value?: bigint};

/** Runs the sample for viem with a client that sends nothing, and gives back what it would send. */
async function run({code}: Example): Promise<Call> {
  const calls: Call[] = [];
  const note = (call: Call): {request: Call} => {
    calls.push(call);
    return {request: call};
  };
  const client = {readContract: note, simulateContract: note, writeContract: () => '0x', extend: (): unknown => client};
  const modules: Record<string, unknown> = {
    viem: {...viem, createPublicClient: () => client, createWalletClient: () => client},
    'viem/accounts': {privateKeyToAccount: () => ({})},
    'viem/chains': {linea: {}, mainnet: {}},
  };
  const {outputText} = ts.transpileModule(code, {compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022}});
  const body = `return (async () => {${outputText.replace(/console\.log\(.*\);/, '')}})()`;
  // Code of this repository, made a moment ago.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the example runs as the page has it
  const main = new Function('require', 'exports', body) as (load: (name: string) => unknown, exports: object) => Promise<void>;
  await main((name) => modules[name], {});
  const [call] = calls;
  if (!call) throw new Error('The sample calls nothing');
  return call;
}

/** The arguments of a cast command: words and quoted words. */
function wordsOf(command: string): string[] {
  return [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}

/** A value as cast takes it: `(1,[0x..])`. */
function asCast(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asCast).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `(${Object.values(value).map(asCast).join(',')})`;
  return String(value);
}

describe('calls of functions', () => {
  it('are there for those of the deployed contracts', () => {
    const names = functions.map(({key, name}) => `${key}.${name}`);
    expect(names.length).toBeGreaterThan(100);
    expect(names).toEqual(expect.arrayContaining(['l2messageservicev1.sendMessage', 'l1messageservice.claimMessageWithProof', 'tokenbridge.bridgeToken', 'pausemanager.isPaused']));
    expect(names).not.toContain('linearollup.initialize');
  });

  it.each(functions)('$key $name: viem encodes the arguments, with the selector of the member', async ({hex, examples, target}) => {
    const call = await run(examples[0] as Example);
    expect(call.address).toBe(target.address);
    expect(viem.isAddress(call.address)).toBe(true);
    expect(viem.encodeFunctionData(call).slice(0, 10)).toBe(hex);
    expect(call.value !== undefined).toBe(target.item.stateMutability === 'payable');
  });

  it.each(functions)('$key $name: cast gets the same arguments', async ({hex, examples, target}) => {
    const {args = []} = await run(examples[0] as Example);
    const [, , address, signature = '', ...rest] = wordsOf(examples[2]?.code ?? '');
    expect(address).toBe(target.address);
    expect(viem.toFunctionSelector(`function ${signature.replace(/(\))\(.*$/, '$1')}`.replace(/^(function \w+\(.*\))\(\w.*\)$/, '$1'))).toBe(hex);
    expect(rest.slice(0, target.item.inputs.length)).toEqual((args as unknown[]).map(asCast));
  });

  it.each(functions)('$key $name: ethers declares the same function, and gets the same arguments', ({examples}) => {
    const argumentsIn = (text: string): string => text.replaceAll(/^ +/gm, '');
    const [viemCode = '', ethersCode = ''] = examples.map(({code}) => code);
    const declaration = /'function [^']*'/.exec(viemCode)?.[0] ?? 'none';
    expect(ethersCode).toContain(declaration);
    const list = /args: \[\n([^]*?)\n {2}\],/.exec(viemCode)?.[1] ?? '';
    expect(argumentsIn(ethersCode)).toContain(argumentsIn(list));
  });
});
