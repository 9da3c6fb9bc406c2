import {describe, expect, it} from 'vitest';
import {composeSignature} from '../../../src/features/contracts/facts/readFacts';
import {
  getReleaseData,
  newestRelease,
  type Release,
  releases,
} from '../../../src/features/contracts/facts/releases';
import {listMembersByKind} from '../../../src/features/contracts/facts/schema';
import {
  findSource,
  findSourceLines,
} from '../../../src/features/contracts/facts/sourceLinks';
import {
  contractKeys,
  contractRecords,
  findContract,
  getDocumentedRelease,
  getPageContracts,
} from '../../../src/features/contracts/model/contracts';
import {getMembers} from '../../../src/features/contracts/model/members';
import {renderPage} from './render';
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

/** Members missing from all known public sources, and members whose source at the commit differs slightly from the compiled one. */
const {
  undeclared,
  differing,
}: {
  undeclared: Readonly<Record<string, readonly string[]>>;
  differing: readonly string[];
} = sourceExceptions;

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

  it.each(files)(
    'of $label cover its members, at a fixed commit and the recorded path',
    ({
      label,
      contract,
      release,
      commit,
      path: file,
      members,
      differing: differingMembers = {},
    }) => {
      expect(commit).toMatch(/^[0-9a-f]{40}$/);
      expect(file).toBe(findContract(contract, release)?.declaration.source);
      const memberNames = groupMembersByKind(contract, release).flat();
      expect(
        [...Object.keys(members), ...Object.keys(differingMembers)].sort(),
      ).toEqual(
        memberNames.filter((name) => !undeclared[label]?.includes(name)).sort(),
      );
      expect(memberNames).toEqual(
        expect.arrayContaining([...(undeclared[label] ?? [])]),
      );
    },
  );

  it('match the compiled members, with six exceptions', () => {
    const differingNames = files.flatMap(
      ({label, differing: differingMembers = {}}) =>
        Object.keys(differingMembers).map(
          (signature) => `${label} ${signature.replace(/\(.*/, '')}`,
        ),
    );
    expect(differingNames.sort()).toEqual(differing.toSorted());
  });

  it.each(files)(
    'of $label are in ascending order, and members do not overlap',
    ({contract, release, members, differing: differingMembers = {}}) => {
      const lines = new Map([
        ...Object.entries(members),
        ...Object.entries(differingMembers).map(
          ([name, {lines: range}]) => [name, range] as const,
        ),
      ]);
      for (const kind of groupMembersByKind(contract, release)) {
        const starts = kind.flatMap((name) => lines.get(name)?.[0] ?? []);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }
      const ranges = [...lines.values()].toSorted(([a = 0], [b = 0]) => a - b);
      for (const [index, [from = 0, to = 0]] of ranges.entries()) {
        // A member comes after the pragma, the contract's first line and the previous member.
        expect(from).toBeGreaterThan(ranges[index - 1]?.[1] ?? 3);
        expect(to).toBeGreaterThanOrEqual(from);
      }
    },
  );
});

describe('the source link of a member', () => {
  const submitBlobs = getMembers('linearollup').find(
    ({name}) => name === 'submitBlobs',
  );

  it('points to its lines in the repository that contains the commit', () => {
    expect(
      submitBlobs && findSourceLines(submitBlobs, newestRelease)?.url,
    ).toMatch(
      /^https:\/\/github\.com\/Consensys\/linea-monorepo\/blob\/[0-9a-f]{40}\/\S+\.sol#L\d+-L\d+$/,
    );
    const eventMember = getMembers('linearollup').find(
      ({name}) => name === 'ForcedTransactionAdded',
    );
    expect(
      eventMember && findSourceLines(eventMember, newestRelease)?.url,
    ).toMatch(
      /^https:\/\/github\.com\/LFDT-Lineth\/lineth-monorepo\/blob\/[0-9a-f]{40}\/\S+\/IAcceptForcedTransactions\.sol#L\d+-L\d+$/,
    );
  });

  it('states how the member differs at the commit, and the page states how many members match', () => {
    const claimMessage = getMembers('l2messageservicev1').find(
      ({name, kind}) => name === 'claimMessage' && kind === 'function',
    );
    expect(
      claimMessage && findSourceLines(claimMessage, newestRelease),
    ).toEqual({
      url: expect.stringMatching(
        /L2MessageServiceV1\.sol#L129-L145$/,
      ) as string,
      difference: 'external',
    });
    const page = renderPage('l2messageservicev1');
    expect(page).toMatch(
      /Declared in:.* · \[Source\]\(\S+\/[0-9a-f]{40}\/\S+L2MessageServiceV1\.sol#L129-L145\) \(external at the linked commit\)/,
    );
    expect(page).toMatch(
      /\*\*Source:\*\* \[`\S+L2MessageServiceV1\.sol`\]\(\S+\/[0-9a-f]{40}\/\S+\); at this commit, 14 of its 16 members match this page/,
    );
  });

  it('points to the file if the member is missing from it', () => {
    expect(renderPage('ipausemanager')).toMatch(
      /Declared in:.* · \[Source file\]\(\S+\/[0-9a-f]{40}\/\S+IPauseManager\.sol\) \(the linked commit does not contain it\)/,
    );
  });

  it('is absent in a release without recorded lines', () => {
    expect(submitBlobs && findSourceLines(submitBlobs, '7.1')).toBeUndefined();
    expect(findSource('LineaRollup', '6.0')).toBeUndefined();
  });
});
