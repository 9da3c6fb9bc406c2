import type {Member} from './members';
import type {Generation, SourceFile} from './releases';
import {generations, releaseOf} from './releases';

const REPOSITORY = 'https://github.com/Consensys/linea-monorepo/blob';

/** The file of a unit as it was in a generation: the release that changed it last knows it. */
function fileOf(unit: string, generation: Generation): SourceFile | undefined {
  const upTo = generations.slice(0, generations.indexOf(generation) + 1);
  const last = upTo.toReversed().find((one) => Object.hasOwn(releaseOf(one).units, unit));
  return last && releaseOf(last).lines?.[unit];
}

/** The source file of a unit at a commit with the same declarations, if such a commit is on record. */
export function sourceOf(unit: string, generation: Generation): string | undefined {
  const file = fileOf(unit, generation);
  return file && `${REPOSITORY}/${file.commit}/${file.path}`;
}

/** The lines there that declare a member. */
export function sourceLinesOf({unit, signature}: Member, generation: Generation): string | undefined {
  const [from, to] = fileOf(unit, generation)?.members[signature] ?? [];
  return from === undefined || to === undefined ? undefined : `${sourceOf(unit, generation)}#L${from}${to === from ? '' : `-L${to}`}`;
}
