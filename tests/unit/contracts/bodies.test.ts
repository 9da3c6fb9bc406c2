import {describe, expect, it} from 'vitest';
import {getPageFacts} from '../../../src/features/contracts/facts/pageFacts';
import {
  getReleaseData,
  type Release,
  releases,
} from '../../../src/features/contracts/facts/releases';
import {
  type ContractKey,
  contractKeys,
  earlierPages,
} from '../../../src/features/contracts/model/contracts';
import {getMembersInRelease} from '../../../src/features/contracts/model/members';
import {formatSolidity} from '../../../src/features/contracts/model/solidity';
import {expectEach} from './expectEach';

interface Definition {
  readonly name: string;
  readonly signature?: string;
  readonly params: readonly Record<'name' | 'type', string>[];
  readonly returns?: readonly Record<'name' | 'type', string>[];
  readonly reverts?: readonly string[];
  readonly calls?: readonly string[];
}
type Declarations = Readonly<
  Record<
    string,
    {
      readonly functions?: readonly Definition[];
      readonly modifiers?: readonly Definition[];
    } | null
  >
>;

const entries = releases.flatMap((release) => {
  const {declarations, bodyAnnotations = {}} = getReleaseData(release);
  return Object.entries(bodyAnnotations).map(([contract, body]) => {
    const {functions = [], modifiers = []} =
      (declarations as Declarations)[contract] ?? {};
    const definitions = new Map(
      [...functions, ...modifiers].map((definition) => [
        definition.signature ??
          `${definition.name}(${definition.params.map(({type}) => type).join(',')})`,
        definition,
      ]),
    );
    return {label: `${contract} ${release}`, body, definitions};
  });
});

const getLabel = ({label}: (typeof entries)[number]): string => label;

describe('function body annotations', () => {
  it('refer to functions, parameters and results of the release', () =>
    expectEach(entries, getLabel, ({body, definitions}) => {
      const {locations = {}, order = {}, reverts = {}} = body;
      for (const signature of [...Object.keys(order), ...Object.keys(reverts)])
        expect(definitions.has(signature), signature).toBe(true);
      for (const [signature, dataLocations] of Object.entries(locations)) {
        const {params = [], returns = []} = definitions.get(signature) ?? {};
        expect([...params, ...returns].map(({name}) => name)).toEqual(
          expect.arrayContaining(Object.keys(dataLocations)),
        );
        for (const dataLocation of Object.values(dataLocations))
          expect(['calldata', 'memory', 'storage']).toContain(dataLocation);
      }
    }));

  it('specify an order for exactly the recorded errors and calls', () =>
    expectEach(entries, getLabel, ({body, definitions}) => {
      const {order = {}, reverts = {}} = body;
      for (const [signature, steps] of Object.entries(order)) {
        const definition = definitions.get(signature);
        const listedReverts = [
          ...(definition?.reverts ?? []),
          ...(reverts[signature] ?? []),
        ].map((text) => text.replace(/ .*/, ''));
        const stepNames = steps.map((step) =>
          step.replace(/^(_require\w*NotPaused)\(.*\)$/, '$1'),
        );
        expect([...stepNames].sort(), signature).toEqual(
          [...listedReverts, ...(definition?.calls ?? [])].sort(),
        );
      }
    }));
});

const isCallable = (text: string): boolean =>
  /^(?:function|modifier|constructor)\b/.test(text);

/** Returns the Solidity declarations of what a page describes. */
const getDeclarations = (key: ContractKey, release?: Release): string[] =>
  getPageFacts(key, release)
    .members.map(({solidity}) => solidity)
    .filter(isCallable);

function listStructs(release: Release): string[] {
  const declarations = Object.entries(
    getReleaseData(release).declarations as Record<
      string,
      {structs?: {name: string}[]} | null
    >,
  );
  return declarations.flatMap(([contract, declaration]) =>
    (declaration?.structs ?? []).map(({name}) => `${contract}.${name}`),
  );
}

describe('declarations', () => {
  const structs = new Set(releases.flatMap(listStructs));

  const pages = [
    ...contractKeys.map((key) => ({key, release: undefined})),
    ...earlierPages,
  ];
  it('specify the data location of each reference type', () => {
    const withoutLocation = pages.flatMap(({key, release}) => {
      const parameters = getDeclarations(key, release).flatMap((text) =>
        [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, list = '']) =>
          list.split(',').map((parameter) => parameter.trim()),
        ),
      );
      return parameters
        .filter(
          (text) =>
            (/^(?:bytes|string)\b|^\S+\]/.test(text) ||
              structs.has(text.split(' ')[0] ?? '')) &&
            !/ (?:calldata|memory|storage)\b/.test(text),
        )
        .map((text) => `${key} ${release}: ${text}`);
    });
    expect(withoutLocation).toEqual([]);
  });

  it('are found, including those with structs of an earlier release', () => {
    const finalize = getMembersInRelease('linearollup', '6.0').find(
      ({heading}) => heading === 'finalizeBlocks',
    );
    expect(finalize && formatSolidity(finalize)).toContain(
      'ILineaRollup.FinalizationDataV3 calldata _finalizationData',
    );
  });
});
