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

/** The lines there that declare a member; none for a member that differs at the commit. */
export function sourceLinesOf({unit, signature}: Member, generation: Generation): string | undefined {
  const file = fileOf(unit, generation);
  const [from, to] = file?.members[signature] ?? [];
  if (!file || from === undefined || to === undefined) return undefined;
  return `${urlOf(file)}#L${from}${to === from ? '' : `-L${to}`}`;
}
