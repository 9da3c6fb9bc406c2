import {deployedAbi} from './facts';
import {memoize} from './memoize';
import {generations} from './releases';
import type {DeployedAbi, Hex} from './types';
import {allUnits} from './units';

const abis: readonly DeployedAbi[] = Object.values(deployedAbi).flatMap((byGeneration) => Object.values(byGeneration));

/** Names to selectors, as the deployed contracts have them. */
function deployed(kind: 'errors' | 'functions'): [string, Hex][] {
  const entries = abis.flatMap((abi) => Object.entries(abi[kind]) as [Hex, string][]);
  return entries.map(([selector, text]) => [text.replace(/\(.*$/, ''), selector]);
}

const errors = memoize((): ReadonlyMap<string, Hex> => {
  const declared = generations.flatMap(allUnits).flatMap(({declaration}) => declaration.errors ?? []);
  return new Map([...deployed('errors'), ...declared.map(({name, selector}): [string, Hex] => [name, selector])]);
});

const functions = memoize((): ReadonlyMap<string, readonly Hex[]> => {
  const all = new Map<string, readonly Hex[]>();
  for (const [name, selector] of deployed('functions')) all.set(name, [...new Set([...(all.get(name) ?? []), selector])]);
  return all;
});

/** Selector of an error by its name; an error never has two shapes, which a test makes sure of. */
export function selectorOfError(name: string): Hex | undefined {
  return errors(undefined).get(name);
}

/** Selector of a function that deployed contracts have in one shape only, for those that no page describes. */
export function selectorOfFunction(name: string): Hex | undefined {
  const [selector, another] = functions(undefined).get(name) ?? [];
  return another ? undefined : selector;
}
