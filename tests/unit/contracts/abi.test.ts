import {type Abi, type AbiFunction, toEventSelector, toFunctionSelector} from 'viem';
import {describe, expect, it} from 'vitest';
import {formatAbi} from '../../../src/features/contracts/pages/abiFiles';
import {deployedAbis} from '../../../src/features/contracts/facts/readFacts';
import {releases} from '../../../src/features/contracts/facts/releases';
import {getAbi, getAbiVersions, getRecordedAbi, listAbiFiles} from '../../../src/features/contracts/model/abi';
import {contractKeys, contractRecords, deployments} from '../../../src/features/contracts/model/contracts';

const files = listAbiFiles().map(({key, release}) => ({key, release, abi: getAbi(key, release) ?? []}));

/** Every deployed contract with a recorded ABI, paired with the ABI on its page. */
const deployed = contractKeys.flatMap((key) => releases.flatMap((release) => {
  const deployment = deployments[key];
  const deployedAbi = deployment?.contract && deployedAbis[deployment.abi][release];
  return deployedAbi ? [{key, release, abi: getAbi(key, release) ?? [], deployedAbi}] : [];
}));

type Item = Abi[number];

const hexOf = (item: Item): string =>
  item.type === 'event' ? toEventSelector(item) : toFunctionSelector({...(item as AbiFunction), type: 'function', outputs: [], stateMutability: 'view'});
const hexes = (abi: Abi, type: Item['type']): string[] => abi.filter((item) => item.type === type).map(hexOf).sort();

/** Checks that every field has a valid ABI type, and that tuples have components. */
function expectPlain(inputs: readonly {readonly type: string; readonly components?: readonly {readonly type: string}[]}[]): void {
  for (const {type, components} of inputs) {
    expect(type).toMatch(/^(?:address|bool|string|bytes\d{0,2}|uint\d{1,3}|tuple)(?:\[\d*\])*$/);
    expect(type.startsWith('tuple')).toBe(components !== undefined);
    expectPlain(components ?? []);
  }
}

describe('ABI files', () => {
  it.each(files)('$key $release is plain JSON, contains only ABI types, and has `indexed` on every event input', ({abi}) => {
    expect(JSON.parse(formatAbi(abi))).toEqual(abi);
    for (const item of abi) {
      if ('inputs' in item) expectPlain(item.inputs);
      if (item.type === 'function') expectPlain(item.outputs);
      if (item.type === 'event') expect(item.inputs.filter((input) => typeof input.indexed !== 'boolean')).toEqual([]);
    }
  });

  it.each(files)('$key $release contains exactly the recorded names', ({key, release, abi}) => {
    const answersTo = contractRecords[key].releases[release]?.abiNames;
    const missing = getRecordedAbi(key, release).unknown;
    for (const [category, type] of [['functions', 'function'], ['events', 'event'], ['errors', 'error']] as const) {
      const names = abi.flatMap((item) => (item.type === type ? [item.name] : []));
      const expected = answersTo?.[category].filter((name) => !missing.includes(name)) ?? [];
      expect([...new Set(names)].sort()).toEqual([...expected].sort());
    }
  });

  it.each(deployed)('$key $release has the selectors of the deployed contract', ({key, release, abi, deployedAbi}) => {
    expect(hexes(abi, 'function')).toEqual(Object.keys(deployedAbi.functions).sort());
    expect(hexes(abi, 'error')).toEqual(Object.keys(deployedAbi.errors).sort());
    const isMissing = (text = ''): boolean => getRecordedAbi(key, release).unknown.includes(text.replace(/\(.*/, ''));
    const topics = Object.entries(deployedAbi.events).filter(([, text]) => !isMissing(text));
    expect(hexes(abi, 'event')).toEqual(topics.map(([topic]) => topic).sort());
  });

  it.each(deployed)('$key $release returns the same types as the deployed contract', ({abi, deployedAbi}) => {
    for (const item of abi.filter(({type}) => type === 'function') as AbiFunction[]) {
      const text = Object.entries(deployedAbi.functions).find(([hex]) => hex === hexOf(item))?.[1] ?? '';
      const list = /returns \((.*)\)$/.exec(text)?.[1] ?? '';
      const types = item.outputs.filter(({type}) => !type.startsWith('tuple')).map(({type}) => type);
      if (types.length === item.outputs.length) expect(types.join(','), item.name).toBe(list);
      expect(text, item.name).toContain(` ${item.stateMutability}`);
    }
  });

  it('omits one event, whose topics are not recorded', () => {
    const missing = files.flatMap(({key, release}) => getRecordedAbi(key, release).unknown.map((name) => `${key} ${release} ${name}`));
    expect(missing).toEqual(['linearollup 7.1 LineaRollupBaseInitialized']);
  });

  it('of an intermediate release uses the signatures shared by both adjacent releases, and marks them as inferred', () => {
    const [before, between, after] = ['6.0', '7.1', '8.0'].map((release) => getAbi('tokenbridge', release as '7.1') ?? []);
    const version = getAbiVersions('tokenbridge').find(({releases: same}) => same.includes('7.1'));
    expect(version?.inferred).toEqual(expect.arrayContaining(['bridgeToken', 'nativeToBridgedToken']));
    expect(version?.inferred).not.toContain('pauseByType');
    for (const name of version?.inferred ?? []) {
      const shapes = [before, between, after].map((abi) => abi?.filter((item) => 'name' in item && item.name === name).map(hexOf));
      expect(shapes[0], name).toHaveLength(1);
      expect([shapes[1], shapes[2]], name).toEqual([shapes[0], shapes[0]]);
    }
    expect(getAbiVersions('linearollup').flatMap(({inferred}) => inferred)).toEqual([]);
  });

  it('exists for the deployed contracts and the interfaces that dapps compile against', () => {
    const newest = ['linearollup', 'l2messageservice', 'tokenbridge', 'bridgedtoken', 'timelock', 'imessageservice', 'itokenbridge', 'il2messageservicev1'] as const;
    for (const key of newest) expect(getAbi(key, '8.0'), key).toBeDefined();
  });

  it('groups releases with the same ABI', () => {
    expect(getAbiVersions('bridgedtoken').map(({releases: same}) => same)).toEqual([['8.0', '7.1', '6.0']]);
    expect(getAbiVersions('linearollup').map(({releases: same}) => same)).toEqual([['8.0'], ['7.1'], ['6.0']]);
  });
});
