import {readFileSync} from 'node:fs';
import {keccak256, toBytes} from 'viem';
import {describe, expect, it} from 'vitest';
import {deployedAbis} from '../../../src/features/contracts/facts/readFacts';
import {type Release, releases, renames} from '../../../src/features/contracts/facts/releases';
import type {AbiNames, Declaration, DeployedAbi} from '../../../src/features/contracts/facts/schema';
import {findSelector} from '../../../src/features/contracts/model/abi';
import {contractKeys, contractRecords, deployments, findDocumentingPage, getContracts, getDocumentedRelease, getLinearizedBases, partNames} from '../../../src/features/contracts/model/contracts';
import {traceEffects} from '../../../src/features/contracts/model/effects';
import {findInheritedLink} from '../../../src/features/contracts/model/history';
import {getMembers} from '../../../src/features/contracts/model/members';

const units = releases.flatMap((release) =>
  getContracts(release).map(({name, declaration}) => ({label: `${name} ${release}`, name, release, declaration})),
);
const abis = Object.entries(deployedAbis).flatMap(([name, byRelease]) =>
  Object.entries(byRelease).map(([release, abi]: [string, DeployedAbi]) => ({label: `${name} ${release}`, abi})),
);

function selector(signature: string): string {
  return keccak256(toBytes(signature)).slice(0, 10);
}

/** `name(types)` out of `name(types) view returns (types)`. */
function withoutResult(text: string): string {
  return text.replace(/ (?:view|pure|nonpayable|payable)(?: returns .*)?$/, '');
}

/** Number of parameters at the outermost level of a signature. */
function arity(signature: string): number {
  const inner = signature.slice(signature.indexOf('(') + 1, -1);
  let flat = inner;
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, 'tuple');
  return flat ? flat.split(',').length : 0;
}

/** What OpenZeppelin's base contracts add to the ABI, which no page of ours documents. */
const FROM_OPENZEPPELIN: Record<keyof AbiNames, readonly string[]> = {
  functions: [
    'DEFAULT_ADMIN_ROLE', 'getRoleAdmin', 'grantRole', 'hasRole', 'renounceRole', 'revokeRole', 'supportsInterface',
    // TimelockController
    'CANCELLER_ROLE', 'EXECUTOR_ROLE', 'PROPOSER_ROLE', 'TIMELOCK_ADMIN_ROLE', 'cancel', 'execute', 'executeBatch',
    'getMinDelay', 'getTimestamp', 'hashOperation', 'hashOperationBatch', 'isOperation', 'isOperationDone',
    'isOperationPending', 'isOperationReady', 'onERC1155BatchReceived', 'onERC1155Received', 'onERC721Received',
    'schedule', 'scheduleBatch', 'updateDelay',
    // ERC20PermitUpgradeable
    'DOMAIN_SEPARATOR', 'allowance', 'approve', 'balanceOf', 'decreaseAllowance', 'eip712Domain',
    'increaseAllowance', 'name', 'nonces', 'permit', 'symbol', 'totalSupply', 'transfer', 'transferFrom',
  ],
  events: [
    'Initialized', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked',
    'CallExecuted', 'CallSalt', 'CallScheduled', 'Cancelled', 'MinDelayChange',
    'Approval', 'EIP712DomainChanged', 'Transfer',
  ],
  // Of a reentrancy guard that has no facts of its own.
  errors: ['ReentrantCall'],
};

describe('selectors and topics', () => {
  it.each(units)('of $label are hashes of the signatures', ({declaration}) => {
    const getters = [...(declaration.constants ?? []), ...(declaration.stateVariables ?? [])];
    for (const item of [...(declaration.functions ?? []), ...(declaration.errors ?? []), ...getters]) {
      expect(item.selector, item.name).toBe(item.signature && selector(item.signature));
    }
    for (const event of declaration.events ?? []) {
      expect(event.topic0, event.name).toBe(keccak256(toBytes(event.signature)));
    }
  });

  it.each(units)('of $label have as many parameters as their declarations', ({declaration}) => {
    const declared = [...(declaration.functions ?? []), ...(declaration.errors ?? []), ...(declaration.events ?? [])];
    for (const {name, signature, params} of declared) {
      if (signature) expect(arity(signature), name).toBe(params.length);
    }
  });

  it.each(units)('of $label: role values are hashes of their names', ({declaration}) => {
    for (const {value, hash} of declaration.constants ?? []) {
      const text = /^keccak256\("(.*)"\)$/.exec(value)?.[1];
      expect(hash).toBe(text && keccak256(toBytes(text)));
    }
  });

  it.each(abis)('of the deployed $label are hashes of the signatures', ({abi}) => {
    for (const [hex, text] of Object.entries({...abi.functions, ...abi.errors})) {
      expect(hex, text).toBe(selector(withoutResult(text)));
    }
    for (const [hex, text] of Object.entries(abi.events)) expect(hex, text).toBe(keccak256(toBytes(text)));
  });

  it('of errors with the same name are the same', () => {
    for (const {declaration} of units) {
      for (const error of declaration.errors ?? []) expect(findSelector('error', error.name)).toBe(error.selector);
    }
    for (const {abi} of abis) {
      for (const [hex, text] of Object.entries(abi.errors)) {
        expect(findSelector('error', text.replace(/\(.*$/, ''))).toBe(hex);
      }
    }
  });
});

describe('pages', () => {
  it.each(contractKeys)('%s is the last part of its route', (key) => {
    expect(contractRecords[key].route).toMatch(new RegExp(`^/api/linea-smart-contracts/(?:[\\w/]+/)?${key}$`));
  });

  it.each(contractKeys)('%s gives every member an anchor of its own', (key) => {
    const ids = getMembers(key).map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('own every part but those of the forced transaction gateway', () => {
    const orphans = partNames.filter((part) => !findDocumentingPage(part));
    expect(orphans).toEqual(['AddressFilter', 'ForcedTransactionGateway', 'IAddressFilter', 'IForcedTransactionGateway']);
  });

  it.each(contractKeys)('document everything that %s answers to, itself or where it inherits from', (key) => {
    const record = contractRecords[key];
    const declaration = record.releases[getDocumentedRelease(record)];
    if (getDocumentedRelease(record) !== '8.0' || !declaration) return;
    for (const category of ['functions', 'events', 'errors'] as const) {
      const undocumented = declaration.abiNames[category].filter((name) => {
        const isOwn = getMembers(key).some((member) => member.name === name);
        return !isOwn && !findInheritedLink(key, category, name)?.href;
      });
      expect(FROM_OPENZEPPELIN[category]).toEqual(expect.arrayContaining(undocumented));
    }
  });
});

describe('what a call can end in', () => {
  const contracts = units.filter(({name, declaration}) => /contract$/.test(declaration.kind) && findDocumentingPage(name));

  /** 7.1 is on record without its parts, so that calls into them lead nowhere. */
  function isComplete(name: string, release: Release, declaration: Declaration): boolean {
    return release !== '7.1' || getLinearizedBases(name, release).length > (declaration.inherits?.length ?? 0);
  }

  it.each(contracts)('is in the ABI of $label', ({name, release, declaration}) => {
    for (const fact of declaration.functions ?? []) {
      const {revertReasons: failures, events} = traceEffects(name, {declaredIn: name, fact}, release);
      if (!fact.selector || !isComplete(name, release, declaration)) continue;
      const errors = failures.filter(({isText}) => !isText).map((failure) => failure.name);
      // OpenZeppelin's own guard of the first token bridge and L2 service reverts with a text.
      const expected = release === '8.0' ? errors : errors.filter((error) => error !== 'ReentrantCall');
      expect(declaration.abiNames.errors, fact.name).toEqual(expect.arrayContaining(expected));
      expect(declaration.abiNames.events, fact.name).toEqual(expect.arrayContaining([...events]));
    }
  });
});

describe('hand-written structure', () => {
  const names = (release: Release): Set<string> =>
    new Set(
      getContracts(release).flatMap(({declaration}) => [
        ...declaration.abiNames.functions,
        ...declaration.abiNames.events,
        ...declaration.abiNames.errors,
        ...(declaration.structs ?? []).map(({name}) => name),
      ]),
    );

  it.each(Object.entries(renames))('%s became %s', (from, to) => {
    expect(names('6.0')).toContain(from);
    expect(names('6.0')).not.toContain(to);
    expect(names('8.0')).toContain(to);
    expect(names('8.0')).not.toContain(from);
  });

  it('pairs deployed contracts with their ABI', () => {
    for (const key of contractKeys) {
      const deployment = deployments[key];
      if (!deployment?.contract) continue;
      const byRelease: Partial<Record<Release, DeployedAbi>> = deployedAbis[deployment.abi];
      for (const release of releases) {
        const abi = byRelease[release];
        const answersTo = contractRecords[key].releases[release]?.abiNames;
        if (!abi || !answersTo) continue;
        for (const category of ['functions', 'events', 'errors'] as const) {
          const fromAbi = Object.values(abi[category]).map((text) => text.replace(/\(.*$/, ''));
          expect([...new Set(fromAbi)].sort(), `${key} ${release} ${category}`).toEqual([...answersTo[category]].sort());
        }
      }
    }
  });
});

describe('selectors that the timelock page explains', () => {
  const page = readFileSync('docs/api/linea-smart-contracts/messageservice/lib/timelock.mdx', 'utf8');
  const rows = [...page.matchAll(/^\| `(0x[0-9a-f]{8})` \| `(\w+\([\w,]*\))`/gm)].map(([, hex = '', text = '']) => ({hex, text}));

  it.each(rows)('$hex is that of $text', ({hex, text}) => {
    expect(hex).toBe(selector(text));
  });

  it('include what upgrades a proxy and grants a role', () => {
    const names = rows.map(({text}) => text);
    expect(names).toEqual(expect.arrayContaining(['upgrade(address,address)', 'upgradeTo(address)', 'grantRole(bytes32,address)']));
  });
});

describe('functions that no page describes', () => {
  it.each([
    ['grantRole', '0x2f2ff15d'],
    ['balanceOf', '0x70a08231'],
    ['schedule', undefined],
  ])('%s has the selector %s', (name, hex) => {
    expect(findSelector('function', name)).toBe(hex);
  });
});
