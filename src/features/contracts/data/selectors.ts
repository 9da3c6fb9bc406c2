import {deployedAbis} from './facts';
import {memoize} from './memoize';
import {releases} from './releases';
import type {DeployedAbi, Hex} from './types';
import {getContracts} from './units';

const allDeployedAbis: readonly DeployedAbi[] = Object.values(deployedAbis).flatMap((byGeneration) => Object.values(byGeneration));

/** Names to selectors, as the deployed contracts have them. */
function listSelectors(kind: 'errors' | 'functions'): [string, Hex][] {
  const entries = allDeployedAbis.flatMap((abi) => Object.entries(abi[kind]) as [Hex, string][]);
  return entries.map(([selector, text]) => [text.replace(/\(.*$/, ''), selector]);
}

const errorSelectors = memoize((): ReadonlyMap<string, Hex> => {
  const declared = releases.flatMap(getContracts).flatMap(({declaration}) => declaration.errors ?? []);
  return new Map([...listSelectors('errors'), ...declared.map(({name, selector}): [string, Hex] => [name, selector])]);
});

const functionSelectors = memoize((): ReadonlyMap<string, readonly Hex[]> => {
  const all = new Map<string, readonly Hex[]>();
  for (const [name, selector] of listSelectors('functions')) all.set(name, [...new Set([...(all.get(name) ?? []), selector])]);
  return all;
});

/** Selector of an error by its name; an error never has two shapes, which a test makes sure of. */
export function findErrorSelector(name: string): Hex | undefined {
  return errorSelectors(undefined).get(name);
}

/** Selector of a function that deployed contracts have in one shape only, for those that no page describes. */
export function findFunctionSelector(name: string): Hex | undefined {
  const [selector, another] = functionSelectors(undefined).get(name) ?? [];
  return another ? undefined : selector;
}
