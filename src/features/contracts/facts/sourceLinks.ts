import {getDeclarations} from './readFacts';
import {getReleaseData, type Release, releases} from './releases';
import {listMembersByKind, type SourceLocations} from './schema';

const REPOSITORY = 'Consensys/linea-monorepo';

/** Finds the source file of a contract in a release, recorded with the last release that changed the contract. */
function findSourceFile(
  contract: string,
  release: Release,
): SourceLocations | undefined {
  const releasesSoFar = releases.slice(0, releases.indexOf(release) + 1);
  const lastChange = releasesSoFar
    .toReversed()
    .find((candidate) =>
      Object.hasOwn(getReleaseData(candidate).declarations, contract),
    );
  return lastChange && getReleaseData(lastChange).sourceLocations?.[contract];
}

function formatUrl({
  repository = REPOSITORY,
  commit,
  path,
}: SourceLocations): string {
  return `https://github.com/${repository}/blob/${commit}/${path}`;
}

interface Source {
  readonly url: string;
  /** Number of members that the contract declares. */
  readonly memberCount: number;
  /** Number of these members that the file declares in the same way. */
  readonly unchangedCount: number;
}

/** The source file of a contract at a fixed commit, if recorded. */
export function findSource(
  contract: string,
  release: Release,
): Source | undefined {
  const file = findSourceFile(contract, release);
  const declaration = getDeclarations(release).get(contract);
  if (!file || !declaration) return undefined;
  return {
    url: formatUrl(file),
    memberCount: listMembersByKind(declaration).flat().length,
    unchangedCount: Object.keys(file.members).length,
  };
}

interface SourceLines {
  readonly url: string;
  /** How the file's declaration differs from the compiled one. */
  readonly difference?: string;
}

/** Finds the lines that declare a member; returns undefined if the file does not declare it. */
export function findSourceLines(
  {
    declaredIn,
    signature,
  }: {readonly declaredIn: string; readonly signature: string},
  release: Release,
): SourceLines | undefined {
  const file = findSourceFile(declaredIn, release);
  const differingMember = file?.differing?.[signature];
  const [from, to] = differingMember?.lines ?? file?.members[signature] ?? [];
  if (!file || from === undefined || to === undefined) return undefined;
  const url = `${formatUrl(file)}#L${from}${to === from ? '' : `-L${to}`}`;
  return differingMember ? {url, difference: differingMember.there} : {url};
}
