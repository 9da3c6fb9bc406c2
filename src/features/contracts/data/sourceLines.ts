import {findContract} from './units';
import type {Member} from './members';
import type {Release, SourceLocations} from './releases';
import {releases, getReleaseData} from './releases';

const REPOSITORY = 'Consensys/linea-monorepo';

/** The file of a unit as it was in a generation: the release that changed it last knows it. */
function findSourceFile(unit: string, generation: Release): SourceLocations | undefined {
  const upTo = releases.slice(0, releases.indexOf(generation) + 1);
  const last = upTo.toReversed().find((one) => Object.hasOwn(getReleaseData(one).declarations, unit));
  return last && getReleaseData(last).sourceLocations?.[unit];
}

function formatUrl({repository = REPOSITORY, commit, path}: SourceLocations): string {
  return `https://github.com/${repository}/blob/${commit}/${path}`;
}

interface Source {
  readonly url: string;
  /** How many members the unit declares, and how many of them the file has as they are. */
  readonly declared: number;
  readonly equal: number;
}

/** The source file of a unit at a fixed commit, if one is on record. */
export function findSource(unit: string, generation: Release): Source | undefined {
  const file = findSourceFile(unit, generation);
  const declaration = findContract(unit, generation)?.declaration;
  if (!file || !declaration) return undefined;
  const {structs, enums, constants, stateVariables, modifiers, functions, events, errors} = declaration;
  const declared = [structs, enums, constants, stateVariables, modifiers, functions, events, errors].flatMap<unknown>((list) => list ?? []).length;
  return {url: formatUrl(file), declared, equal: Object.keys(file.members).length};
}

/** The lines that declare a member at the commit. */
interface SourceLines {
  readonly url: string;
  /** How the member is there, where that is not as it was compiled. */
  readonly difference?: string;
}

/** Where the file declares a member; undefined for a member that it lacks. */
export function findSourceLines({declaredIn: unit, signature}: Member, generation: Release): SourceLines | undefined {
  const file = findSourceFile(unit, generation);
  const differing = file?.differing?.[signature];
  const [from, to] = differing?.lines ?? file?.members[signature] ?? [];
  if (!file || from === undefined || to === undefined) return undefined;
  const url = `${formatUrl(file)}#L${from}${to === from ? '' : `-L${to}`}`;
  return differing ? {url, difference: differing.there} : {url};
}
