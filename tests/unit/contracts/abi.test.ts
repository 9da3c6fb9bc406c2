import {
  type Abi,
  type AbiFunction,
  toEventSelector,
  toFunctionSelector,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {deployedAbis} from '../../../src/features/contracts/facts/readFacts';
import {
  newestRelease,
  releases,
} from '../../../src/features/contracts/facts/releases';
import {
  getAbi,
  getRecordedAbi,
  listAbiFiles,
} from '../../../src/features/contracts/model/abi';
import {
  contractKeys,
  contractRecords,
  deployments,
} from '../../../src/features/contracts/model/contracts';
import {expectEach} from './expectEach';

const files = listAbiFiles().map(({key, release}) => ({
  key,
  release,
  abi: getAbi(key, release) ?? [],
}));

/** Every deployed contract with a recorded ABI, paired with the ABI on its page. */
const deployedContracts = contractKeys.flatMap((key) =>
  releases.flatMap((release) => {
    const deployment = deployments[key];
    const deployedAbi =
      deployment?.contract && deployedAbis[deployment.abi][release];
    return deployedAbi
      ? [{key, release, abi: getAbi(key, release) ?? [], deployedAbi}]
      : [];
  }),
);

const getName = ({key, release}: (typeof files)[number]): string =>
  `${key} ${release}`;

type Item = Abi[number];

const getSelectorOrTopic = (item: Item): string =>
  item.type === 'event'
    ? toEventSelector(item)
    : toFunctionSelector({
        ...(item as AbiFunction),
        type: 'function',
        outputs: [],
        stateMutability: 'view',
      });
const listSelectorsOrTopics = (abi: Abi, type: Item['type']): string[] =>
  abi
    .filter((item) => item.type === type)
    .map(getSelectorOrTopic)
    .sort();

describe('ABI files', () => {
  it('have `indexed` on every event input', () =>
    expectEach(files, getName, ({abi}) => {
      const inputs = abi.flatMap((item) =>
        item.type === 'event' ? item.inputs : [],
      );
      expect(
        inputs.filter(({indexed}) => typeof indexed !== 'boolean'),
      ).toEqual([]);
    }));

  it('contain exactly the recorded names', () =>
    expectEach(files, getName, ({key, release, abi}) => {
      const recordedNames = contractRecords[key].releases[release]?.abiNames;
      const {unknownNames} = getRecordedAbi(key, release);
      for (const type of ['function', 'event', 'error'] as const) {
        const names = abi.flatMap((item) =>
          item.type === type ? [item.name] : [],
        );
        const expected =
          recordedNames?.[`${type}s`].filter(
            (name) => !unknownNames.includes(name),
          ) ?? [];
        expect([...new Set(names)].sort()).toEqual([...expected].sort());
      }
    }));

  it('have the selectors of the deployed contract', () =>
    expectEach(
      deployedContracts,
      getName,
      ({key, release, abi, deployedAbi}) => {
        const {unknownNames} = getRecordedAbi(key, release);
        const {functions, errors, events} = deployedAbi;
        const topics = Object.entries(events).filter(
          ([, text]) => !unknownNames.includes(text.replace(/\(.*/, '')),
        );
        for (const [type, byHex] of [
          ['function', functions],
          ['error', errors],
          ['event', Object.fromEntries(topics)],
        ] as const)
          expect(listSelectorsOrTopics(abi, type)).toEqual(
            Object.keys(byHex).sort(),
          );
      },
    ));

  it('have the same return types and state mutability as the deployed contract', () =>
    expectEach(deployedContracts, getName, ({abi, deployedAbi}) => {
      for (const item of abi.filter(
        ({type}) => type === 'function',
      ) as AbiFunction[]) {
        const text =
          Object.entries(deployedAbi.functions).find(
            ([hex]) => hex === getSelectorOrTopic(item),
          )?.[1] ?? '';
        const outputTypes = /returns \((.*)\)$/.exec(text)?.[1] ?? '';
        const types = item.outputs
          .filter(({type}) => !type.startsWith('tuple'))
          .map(({type}) => type);
        if (types.length === item.outputs.length)
          expect(types.join(','), item.name).toBe(outputTypes);
        expect(text, item.name).toContain(` ${item.stateMutability}`);
      }
    }));

  it('omit one event, whose topics are not recorded', () => {
    const omittedEvents = files.flatMap(({key, release}) =>
      getRecordedAbi(key, release).unknownNames.map(
        (name) => `${key} ${release} ${name}`,
      ),
    );
    expect(omittedEvents).toEqual([
      'linearollup 7.1 LineaRollupBaseInitialized',
    ]);
  });

  it('exist for the deployed contracts and the interfaces that dapps compile against', () => {
    const expectedKeys = [
      'linearollup',
      'l2messageservice',
      'tokenbridge',
      'bridgedtoken',
      'timelock',
      'imessageservice',
      'itokenbridge',
      'il2messageservicev1',
    ] as const;
    for (const key of expectedKeys)
      expect(getAbi(key, newestRelease), key).toBeDefined();
  });
});
