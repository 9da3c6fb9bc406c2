import {describe, expect, it} from 'vitest';
import {composeSignature} from '../../../src/features/contracts/facts/readFacts';
import {
  getReleaseData,
  type Release,
  releases,
} from '../../../src/features/contracts/facts/releases';
import {listMembersByKind} from '../../../src/features/contracts/facts/schema';
import {findSource} from '../../../src/features/contracts/facts/sourceLinks';
import {
  contractKeys,
  contractRecords,
  findContract,
  getDocumentedRelease,
  getPageContracts,
} from '../../../src/features/contracts/model/contracts';
import {expectEach} from './expectEach';
import sourceExceptions from './sourceExceptions.json';

const files = releases.flatMap((release) =>
  Object.entries(getReleaseData(release).sourceLocations ?? {}).map(
    ([contract, file]) => ({
      label: `${contract} ${release}`,
      contract,
      release,
      ...file,
    }),
  ),
);

const getLabel = ({label}: (typeof files)[number]): string => label;

/** Members missing from all known public sources. */
const undeclared: Readonly<Record<string, readonly string[]>> =
  sourceExceptions;

/** Returns a contract's members by kind, with the names used in sourceLocations.json, in the order of declarations.json. */
function groupMembersByKind(contract: string, release: Release): string[][] {
  const declaration = findContract(contract, release)?.declaration;
  if (!declaration)
    throw new Error(`${contract} is not a contract in ${release}`);
  return listMembersByKind(declaration).map((members) =>
    members.map((member) => {
      if ('signature' in member && member.signature) return member.signature;
      return 'params' in member
        ? composeSignature(member.name, member.params)
        : member.name;
    }),
  );
}

describe('public source lines', () => {
  it('exist for every documented contract', () => {
    const documentedContracts = contractKeys.flatMap((key) => {
      const release = getDocumentedRelease(contractRecords[key]);
      return getPageContracts(key).map(({name}) => ({name, release}));
    });
    expect(
      documentedContracts.filter(
        ({name, release}) => !findSource(name, release),
      ),
      'add the lines to the release’s sourceLocations.json',
    ).toEqual([]);
  });

  it('cover the members in ascending order without overlap, at a fixed commit and the recorded path', () =>
    expectEach(files, getLabel, (file) => {
      const {label, contract, release, commit, members} = file;
      const differingMembers = file.differing ?? {};
      expect(commit).toMatch(/^[0-9a-f]{40}$/);
      expect(file.path).toBe(
        findContract(contract, release)?.declaration.source,
      );
      const kinds = groupMembersByKind(contract, release);
      const memberNames = kinds.flat();
      expect(
        [...Object.keys(members), ...Object.keys(differingMembers)].sort(),
      ).toEqual(
        memberNames.filter((name) => !undeclared[label]?.includes(name)).sort(),
      );
      expect(memberNames).toEqual(
        expect.arrayContaining([...(undeclared[label] ?? [])]),
      );
      const lines = new Map([
        ...Object.entries(members),
        ...Object.entries(differingMembers).map(
          ([name, {lines: range}]) => [name, range] as const,
        ),
      ]);
      for (const kind of kinds) {
        const starts = kind.flatMap((name) => lines.get(name)?.[0] ?? []);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }
      const ranges = [...lines.values()].toSorted(([a = 0], [b = 0]) => a - b);
      for (const [index, [from = 0, to = 0]] of ranges.entries()) {
        // A member comes after the pragma, the contract's first line and the previous member.
        expect(from).toBeGreaterThan(ranges[index - 1]?.[1] ?? 3);
        expect(to).toBeGreaterThanOrEqual(from);
      }
    }));
});
