import {findUnit} from './units';
import type {Member} from './members';
import type {Generation, SourceFile} from './releases';
import {generations, releaseOf} from './releases';

const REPOSITORY = 'Consensys/linea-monorepo';

/** The file of a unit as it was in a generation: the release that changed it last knows it. */
function fileOf(unit: string, generation: Generation): SourceFile | undefined {
  const upTo = generations.slice(0, generations.indexOf(generation) + 1);
  const last = upTo.toReversed().find((one) => Object.hasOwn(releaseOf(one).units, unit));
  return last && releaseOf(last).lines?.[unit];
}

function urlOf({repository = REPOSITORY, commit, path}: SourceFile): string {
  return `https://github.com/${repository}/blob/${commit}/${path}`;
}

interface Source {
  readonly url: string;
  /** How many members the unit declares, and how many of them the file has as they are. */
  readonly declared: number;
  readonly equal: number;
}

/** The source file of a unit at a fixed commit, if one is on record. */
export function sourceOf(unit: string, generation: Generation): Source | undefined {
  const file = fileOf(unit, generation);
  const declaration = findUnit(unit, generation)?.declaration;
  if (!file || !declaration) return undefined;
  const {structs, enums, constants, stateVariables, modifiers, functions, events, errors} = declaration;
  const declared = [structs, enums, constants, stateVariables, modifiers, functions, events, errors].flatMap<unknown>((list) => list ?? []).length;
  return {url: urlOf(file), declared, equal: Object.keys(file.members).length};
}

/** The lines that declare a member at the commit. */
interface SourceLines {
  readonly url: string;
  /** How the member is there, where that is not as it was compiled. */
  readonly there?: string;
}

/** Where the file declares a member; undefined for a member that it lacks. */
export function sourceLinesOf({unit, signature}: Member, generation: Generation): SourceLines | undefined {
  const file = fileOf(unit, generation);
  const differing = file?.differing?.[signature];
  const [from, to] = differing?.lines ?? file?.members[signature] ?? [];
  if (!file || from === undefined || to === undefined) return undefined;
  const url = `${urlOf(file)}#L${from}${to === from ? '' : `-L${to}`}`;
  return differing ? {url, there: differing.there} : {url};
}
