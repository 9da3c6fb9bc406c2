import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import callers from '../../../src/features/contracts/facts/callers.json';
import {
  getPageFacts,
  type MemberFacts,
  pageFactsFolder,
} from '../../../src/features/contracts/facts/pageFacts';
import {newestRelease} from '../../../src/features/contracts/facts/releases';
import {resolveFiles} from '../../../src/features/contracts/facts/resolvePages';
import {
  type ContractKey,
  contractRecords,
  findContract,
  getContracts,
} from '../../../src/features/contracts/model/contracts';
import {getModifierEffect} from '../../../src/features/contracts/model/modifiers';

it('`npm run contracts` would not change the committed facts and ABI files', () => {
  const files = resolveFiles();
  const outdated = [...files]
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    .map(([file]) => file);
  expect(outdated, 'run npm run contracts').toEqual([]);
  const committed = [pageFactsFolder, 'static/abi'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${folder}/${file}`),
  );
  expect(committed.sort()).toEqual([...files.keys()].sort());
});

function getMember(key: ContractKey, id: string): MemberFacts {
  const member = getPageFacts(key).members.find((item) => item.id === id);
  if (!member) throw new Error(`${key} has no member ${id}`);
  return member;
}

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

  it.each([
    [
      'tokenbridge',
      'bridgetokenwithpermit',
      {text: 'anyone; a permit has to be the caller’s own'},
    ],
    [
      'linearollup',
      'renouncerole',
      {
        text: 'the account that gives up the role, and never the liveness recovery operator',
      },
    ],
    ['linearollup', 'reportnativeyield', {text: 'the yield manager'}],
    ['callforwardingproxy', 'receive', {text: 'nobody: it always reverts'}],
    [
      'linearollup',
      'submitblobs',
      {
        role: {
          name: 'OPERATOR_ROLE',
          href: `${contractRecords.zkevmv2.route}#operator_role`,
        },
      },
    ],
    ['il2messageservicev1', 'setminimumfee', {role: expect.anything()}],
    ['linearollup', 'blobshnarfexists', undefined],
  ] as const)('of %s.%s are recorded', (key, id, expected) => {
    expect(getMember(key, id).callers).toEqual(expected);
  });

  it('of functions from OpenZeppelin are with their names', () => {
    const inherited = getPageFacts('tokenbridge').otherMembers.flatMap(
      ({members}) => members,
    );
    expect(
      inherited.find(({name}) => name === 'grantRole')?.callers?.role?.name,
    ).toBe('DEFAULT_ADMIN_ROLE');
    expect(
      inherited.find(({name}) => name === 'renounceRole')?.callers,
    ).toEqual({text: 'the account that gives up the role'});
  });
});

describe('effects', () => {
  it('include the pause types that a function body checks', () => {
    expect(
      getMember('l1messageservice', 'claimmessagewithproof').pauses,
    ).toEqual(['L2_L1', 'GENERAL']);
  });

  it('link errors to their description, with the condition in the code', () => {
    expect(getMember('linearollup', 'finalizeblocks').errors).toContainEqual(
      expect.objectContaining({
        name: 'ProofIsEmpty',
        href: expect.stringMatching(/#error-proofisempty$/),
        selector: expect.stringMatching(/^0x/),
        when: [{if: expect.stringContaining('length')}],
      }),
    );
  });
});
