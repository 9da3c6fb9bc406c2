import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findFiles} from '../../../scripts/pages';
import callers from '../../../src/features/contracts/facts/callers.json';
import {pageFactsFolder} from '../../../src/features/contracts/facts/pageFacts';
import {newestRelease} from '../../../src/features/contracts/facts/releases';
import {resolveFiles} from '../../../src/features/contracts/facts/resolvePages';
import {
  type ContractKey,
  findContract,
  getContracts,
} from '../../../src/features/contracts/model/contracts';
import {externalCalls} from '../../../src/features/contracts/model/externalCalls';
import {getMembers} from '../../../src/features/contracts/model/members';
import {getModifierEffect} from '../../../src/features/contracts/model/modifiers';

it('`npm run contracts` would not change the committed facts and ABI files', () => {
  const files = resolveFiles();
  const outdated = [...files]
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    .map(([file]) => file);
  expect(outdated, 'run npm run contracts').toEqual([]);
  const committed = [pageFactsFolder, 'static/abi'].flatMap((folder) =>
    findFiles(folder, /\.json$/),
  );
  expect(committed.sort()).toEqual([...files.keys()].sort());
});

type CallerRecords = Readonly<
  Record<string, Readonly<Record<string, {readonly role?: string}>>>
>;

describe('callers', () => {
  it('agree with the roles that modifiers require', () => {
    const functions = getContracts(newestRelease).flatMap(
      ({name, declaration}) =>
        (declaration.functions ?? []).map((definition) => ({
          contract: name,
          ...definition,
        })),
    );
    const roles = functions.flatMap(({contract, signature, modifiers = []}) => {
      const role = modifiers
        .map((invocation) => getModifierEffect(invocation).role)
        .find(Boolean);
      const record = (callers.contracts as CallerRecords)[contract]?.[
        signature ?? ''
      ];
      return role && record
        ? [{function: `${contract}.${signature}`, role, record: record.role}]
        : [];
    });
    expect(roles.length).toBeGreaterThan(5);
    expect(roles.filter(({role, record}) => role !== record)).toEqual([]);
  });

  it('name functions that exist', () => {
    const unknown = Object.entries(callers.contracts).flatMap(
      ([contract, records]) => {
        const {abiNames, functions = []} =
          findContract(contract, newestRelease)?.declaration ??
          findContract(contract, '6.0')?.declaration ??
          {};
        const names = [
          ...(abiNames?.functions ?? []),
          ...functions.map(({name, kind}) => kind ?? name),
        ];
        return Object.keys(records)
          .map((signature) => signature.replace(/\(.*/, ''))
          .filter((name) => name !== 'receive' && !names.includes(name))
          .map((name) => `${contract}.${name}`);
      },
    );
    expect(unknown).toEqual([]);
  });
});

it('calls to other contracts originate in existing functions', () => {
  const unknown = externalCalls.flatMap(({callers: callersByPage}) =>
    Object.entries(callersByPage).flatMap(([key, names]) => {
      const functions = getMembers(key as ContractKey)
        .filter(({kind}) => kind === 'function')
        .map(({heading}) => heading);
      return names
        .filter((name) => !functions.includes(name))
        .map((name) => `${key}.${name}`);
    }),
  );
  expect(unknown).toEqual([]);
});
