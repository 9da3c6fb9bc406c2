import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findUnit, membersOf, newest, releaseOf, sourceLinesOf, sourceOf} from '../../../src/features/contracts/data';
import {render} from './render';

interface Named {
  readonly name: string;
  readonly signature?: string;
  readonly params?: readonly {readonly type: string}[];
}

const files = Object.entries(releaseOf(newest).lines ?? {});

/** Every member of a unit by the name that the lines have it under, kind by kind, in the order of the facts. */
function membersByKind(unit: string): string[][] {
  const declaration = findUnit(unit, newest)?.declaration;
  if (!declaration) throw new Error(`${unit} is no unit of ${newest}`);
  const {structs, enums, constants, stateVariables, modifiers, functions, events, errors} = declaration;
  const kinds: readonly (readonly Named[] | undefined)[] = [structs, enums, constants, stateVariables, modifiers, functions, events, errors];
  return kinds.map((list = []) =>
    list.map(({name, signature, params}) => signature ?? (params ? `${name}(${params.map(({type}) => type).join(',')})` : name)),
  );
}

describe('lines of the public source', () => {
  it('are of most units that the newest release changes', () => {
    expect(files.length).toBeGreaterThan(Object.keys(releaseOf(newest).units).length / 2);
  });

  it.each(files)('of %s are those of its members, at a commit and the path of the facts', (unit, {commit, path: file, members}) => {
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(file).toBe(findUnit(unit, newest)?.declaration.source);
    expect(Object.keys(members).sort()).toEqual(membersByKind(unit).flat().sort());
  });

  it.each(files)('of %s rise, and none is in two members', (unit, {members}) => {
    for (const kind of membersByKind(unit)) {
      const starts = kind.map((name) => members[name]?.[0] ?? 0);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    }
    const ranges = Object.values(members).toSorted(([one = 0], [other = 0]) => one - other);
    for (const [index, [from = 0, to = 0]] of ranges.entries()) {
      // Behind the line with the compiler, the contract's own and the end of the member before.
      expect(from).toBeGreaterThan(ranges[index - 1]?.[1] ?? 3);
      expect(to).toBeGreaterThanOrEqual(from);
    }
  });
});

describe('the link of a member', () => {
  const submit = membersOf('linearollup').find(({name}) => name === 'submitBlobs');

  it('leads to its lines', () => {
    expect(submit && sourceLinesOf(submit, newest)).toMatch(/^https:\/\/github\.com\/Consensys\/linea-monorepo\/blob\/[0-9a-f]{40}\/\S+\.sol#L\d+-L\d+$/);
  });

  it('is missing in a generation without lines', () => {
    expect(submit && sourceLinesOf(submit, '7.1')).toBeUndefined();
    expect(sourceOf('LineaRollup', '6.0')).toBeUndefined();
  });

  it('stands beside the selector, and on a row of its own where there is none', () => {
    const file = path.join(import.meta.dirname, '../../../docs/api/linea-smart-contracts/messageservice/messageservicebase.mdx');
    const page = render(readFileSync(file, 'utf8'));
    const url = /https:\/\/github\.com\/Consensys\/linea-monorepo\/blob\/[0-9a-f]{40}\/\S+?MessageServiceBase\.sol#L\d+(-L\d+)?/.source;
    expect(page).toMatch(new RegExp(`Selector:.* of \`SenderNotAuthorized\\(\\)\` · \\[Source\\]\\(${url}\\)`));
    expect(page).toMatch(new RegExp(`^ *- \\[Source\\]\\(${url}\\)$`, 'm'));
  });
});
