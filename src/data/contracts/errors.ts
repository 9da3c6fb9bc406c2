import {deployedAbi} from './deployedAbi';
import {memoize} from './memoize';
import type {DeployedAbi, Hex} from './types';
import {generations} from './types';
import {allUnits} from './units';

const selectors = memoize((): ReadonlyMap<string, Hex> => {
  const byContract = Object.values(deployedAbi);
  const abis: readonly DeployedAbi[] = byContract.flatMap((byGeneration) => Object.values(byGeneration));
  const deployed = abis.flatMap(({errors}) => Object.entries(errors) as [Hex, string][]);
  const declared = generations.flatMap(allUnits).flatMap(({declaration}) => declaration.errors ?? []);
  return new Map([
    ...deployed.map(([selector, text]): [string, Hex] => [text.replace(/\(.*$/, ''), selector]),
    ...declared.map(({name, selector}): [string, Hex] => [name, selector]),
  ]);
});

/** Selector of an error by its name; an error never has two shapes, which a test makes sure of. */
export function selectorOfError(name: string): Hex | undefined {
  return selectors(undefined).get(name);
}
