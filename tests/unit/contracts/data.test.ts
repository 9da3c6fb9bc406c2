import {keccak256, toBytes} from 'viem';
import {describe, expect, it} from 'vitest';
import {deployedAbis} from '../../../src/features/contracts/facts/readFacts';
import {
  newestRelease,
  oldestRelease,
  type Release,
  releases,
  renames,
} from '../../../src/features/contracts/facts/releases';
import type {
  Declaration,
  DeployedAbi,
} from '../../../src/features/contracts/facts/schema';
import {findSelector} from '../../../src/features/contracts/model/abi';
import {
  contractKeys,
  contractRecords,
  contractsWithoutPage,
  findDocumentingPage,
  findUnplacedContracts,
  getContracts,
  getDocumentedRelease,
  getContractWithBases,
  partNames,
} from '../../../src/features/contracts/model/contracts';
import {traceEffects} from '../../../src/features/contracts/model/effects';
import {findDeclarationLink} from '../../../src/features/contracts/model/history';
import {getMembers} from '../../../src/features/contracts/model/members';
import {expectEach} from './expectEach';
import openZeppelinNames from './openZeppelinNames.json';

const contracts = releases.flatMap((release) =>
  getContracts(release).map(({name, declaration}) => ({
    label: `${name} ${release}`,
    name,
    release,
    declaration,
  })),
);
const abis = Object.entries(deployedAbis).flatMap(([name, byRelease]) =>
  Object.entries(byRelease).map(([release, abi]: [string, DeployedAbi]) => ({
    label: `${name} ${release}`,
    abi,
  })),
);

const getLabel = ({label}: {label: string}): string => label;
const computeSelector = (signature: string): string =>
  keccak256(toBytes(signature)).slice(0, 10);

/** Extracts `name(types)` from `name(types) view returns (types)`. */
const stripResult = (text: string): string =>
  text.replace(/ (?:view|pure|nonpayable|payable)(?: returns .*)?$/, '');

/** Counts the top-level parameters of a signature. */
function countParameters(signature: string): number {
  const parameterList = signature.slice(signature.indexOf('(') + 1, -1);
  let flatList = parameterList;
  while (/\([^()]*\)/.test(flatList))
    flatList = flatList.replace(/\([^()]*\)/g, 'tuple');
  return flatList ? flatList.split(',').length : 0;
}

describe('hashes', () => {
  it('of functions, errors, events and getters match the signatures, which match the declarations', () =>
    expectEach(contracts, getLabel, ({declaration}) => {
      const {
        functions = [],
        errors = [],
        events = [],
        constants = [],
        stateVariables = [],
      } = declaration;
      for (const item of [
        ...functions,
        ...errors,
        ...constants,
        ...stateVariables,
      ]) {
        expect(item.selector, item.name).toBe(
          item.signature && computeSelector(item.signature),
        );
      }
      for (const {name, signature, topic0} of events)
        expect(topic0, name).toBe(keccak256(toBytes(signature)));
      for (const {name, signature, params} of [
        ...functions,
        ...errors,
        ...events,
      ]) {
        if (signature)
          expect(countParameters(signature), name).toBe(params.length);
      }
    }));

  it('of constants match the text in their keccak256 expressions', () =>
    expectEach(contracts, getLabel, ({declaration: {constants = []}}) => {
      for (const {value, hash} of constants) {
        const text = /^keccak256\("(.*)"\)$/.exec(value)?.[1];
        expect(hash).toBe(text && keccak256(toBytes(text)));
      }
    }));

  it('in the deployed ABIs match the signatures', () =>
    expectEach(abis, getLabel, ({abi}) => {
      for (const [hex, text] of Object.entries({
        ...abi.functions,
        ...abi.errors,
      }))
        expect(hex, text).toBe(computeSelector(stripResult(text)));
      for (const [hex, text] of Object.entries(abi.events))
        expect(hex, text).toBe(keccak256(toBytes(text)));
    }));

  it('of errors with the same name are equal', () => {
    for (const {declaration} of contracts) {
      for (const error of declaration.errors ?? [])
        expect(findSelector('error', error.name)).toBe(error.selector);
    }
    for (const {abi} of abis) {
      for (const [hex, text] of Object.entries(abi.errors))
        expect(findSelector('error', text.replace(/\(.*$/, ''))).toBe(hex);
    }
  });
});

describe('pages', () => {
  it('have a route that ends in the key, and a unique anchor for every member', () =>
    expectEach(contractKeys, String, (key) => {
      expect(contractRecords[key].route).toMatch(
        new RegExp(`^/api/linea-smart-contracts/(?:[\\w/]+/)?${key}$`),
      );
      const ids = getMembers(key).map(({id}) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }));

  it('cover every contract, or the contract is listed as one without a page', () => {
    expect(findUnplacedContracts()).toEqual([]);
    const stale = contractsWithoutPage.filter(
      (name) => !partNames.includes(name) || findDocumentingPage(name),
    );
    expect(stale, 'remove from contractsWithoutPage').toEqual([]);
  });

  it('document every ABI member on the contract’s page or a base contract’s page', () =>
    expectEach(contractKeys, String, (key) => {
      const record = contractRecords[key];
      const declaration = record.releases[getDocumentedRelease(record)];
      if (getDocumentedRelease(record) !== newestRelease || !declaration)
        return;
      for (const category of ['functions', 'events', 'errors'] as const) {
        const undocumentedNames = declaration.abiNames[category].filter(
          (name) => {
            const isOnPage = getMembers(key).some(
              (member) => member.name === name,
            );
            return !isOnPage && !findDeclarationLink(key, category, name)?.href;
          },
        );
        // Our pages do not document what OpenZeppelin's base contracts add to the ABI.
        expect(openZeppelinNames[category]).toEqual(
          expect.arrayContaining(undocumentedNames),
        );
      }
    }));
});

const documentedContracts = contracts.filter(
  ({name, declaration}) =>
    /contract$/.test(declaration.kind) && findDocumentingPage(name),
);

/** Calls to base contracts of 7.1 cannot be resolved if these contracts are not recorded. */
function isComplete(
  name: string,
  release: Release,
  declaration: Declaration,
): boolean {
  return (
    release !== '7.1' ||
    getContractWithBases(name, release).length >
      (declaration.inherits?.length ?? 0)
  );
}

it('every error and event that a call can cause is in the ABI', () =>
  expectEach(documentedContracts, getLabel, ({name, release, declaration}) => {
    for (const definition of declaration.functions ?? []) {
      const {revertReasons: failures, events} = traceEffects(
        name,
        {declaredIn: name, definition},
        release,
      );
      if (!definition.selector || !isComplete(name, release, declaration))
        continue;
      const errors = failures
        .filter(({isRevertString}) => !isRevertString)
        .map((failure) => failure.name);
      // OpenZeppelin's reentrancy guard in the first token bridge and L2 message service reverts with a string.
      const expected =
        release !== '6.0' && release !== '7.1'
          ? errors
          : errors.filter((error) => error !== 'ReentrantCall');
      expect(declaration.abiNames.errors, definition.name).toEqual(
        expect.arrayContaining(expected),
      );
      expect(declaration.abiNames.events, definition.name).toEqual(
        expect.arrayContaining([...events]),
      );
    }
  }));

it.each(Object.entries(renames))('%s was renamed to %s', (from, to) => {
  const [oldNames = [], newNames = []] = [oldestRelease, newestRelease].map(
    (release) =>
      getContracts(release).flatMap(
        ({declaration: {abiNames, structs = []}}) => [
          ...abiNames.functions,
          ...abiNames.events,
          ...abiNames.errors,
          ...structs.map(({name}) => name),
        ],
      ),
  );
  expect([
    oldNames.includes(from),
    oldNames.includes(to),
    newNames.includes(from),
    newNames.includes(to),
  ]).toEqual([true, false, false, true]);
});
