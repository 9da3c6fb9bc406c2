import {describe, expect, it} from 'vitest';
import {getAbi, getAbiItemKey} from '../../../src/features/contracts/model/abi';
import {
  contractKeys,
  contractRecords,
  findContract,
} from '../../../src/features/contracts/model/contracts';
import {getVersionRows} from '../../../src/features/contracts/model/history';
import {
  getReleasePages,
  getReleaseRoute,
  getReleasesWithPage,
} from '../../../src/features/contracts/pages/releasePages';
import {renderRelease} from './render';

const pages = getReleasePages();

describe('pages of earlier releases', () => {
  it('exist for each changed contract in each release that includes it', () => {
    expect(getReleasesWithPage('linearollup')).toEqual(['8.0', '7.1', '6.0']);
    expect(getReleasesWithPage('mimc')).toEqual(['8.0']);
    for (const key of contractKeys) {
      const {releases} = contractRecords[key];
      const expected = getVersionRows(key).length
        ? Object.values(releases).filter(Boolean).length
        : 1;
      expect(getReleasesWithPage(key), key).toHaveLength(expected);
    }
    expect(pages.length).toBeGreaterThan(20);
  });

  it('have unique URLs without dots', () => {
    const routes = pages.map(({key, release}) => getReleaseRoute(key, release));
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toContain(
      '/api/linea-smart-contracts/generations/7-1/linearollup',
    );
    expect(routes.filter((route) => route.includes('.'))).toEqual([]);
    expect(getReleaseRoute('linearollup', '8.0')).toBe(
      contractRecords.linearollup.route,
    );
  });

  it.each(pages)(
    'list every member of the ABI and source: $key in $release',
    ({key, release}) => {
      const text = renderRelease(key, release);
      for (const item of getAbi(key, release) ?? []) {
        if ('name' in item)
          expect(text).toContain(
            getAbiItemKey(item).split(' ')[1]?.slice(0, 10),
          );
      }
      const {
        functions = [],
        events = [],
        errors = [],
      } = findContract(contractRecords[key].name, release)?.declaration ?? {};
      for (const {name, selector} of [
        ...functions.filter((item) => item.selector),
        ...errors,
      ])
        expect(text, name).toContain(selector);
      for (const {name, topic0} of events) expect(text, name).toContain(topic0);
    },
  );

  it.each(pages)(
    'show every function, event and error of the ABI with its signature, unless only its name is known: $key in $release',
    ({key, release}) => {
      const text = renderRelease(key, release);
      const {abiNames: recordedNames, kind} =
        contractRecords[key].releases[release] ?? {};
      const [, nameOnlyList = ''] =
        /Known by name only: (.*)\./.exec(text) ?? [];
      if (kind === 'library') return;
      for (const name of Object.values<readonly string[]>({
        ...recordedNames,
      }).flat()) {
        // The name appears as a heading, in a table with its parameters, or in the list of members known by name only.
        expect(
          text.includes(`### \`${name}`) ||
            text.includes(`\`${name}(`) ||
            nameOnlyList.includes(`\`${name}\``),
          name,
        ).toBe(true);
      }
    },
  );

  it('state which members are known by name only', () => {
    expect(renderRelease('tokenbridge', '7.1')).toMatch(
      /the signature is taken from the generations before and after, which agree on it: .*`bridgeToken`/,
    );
    expect(renderRelease('ilinearollup', '7.1')).toContain(
      'Known by name only: `LineaRollupBaseInitialized`.',
    );
    // This is the signature declared in that release, not the one in the current release.
    expect(renderRelease('ilinearollup', '7.1')).toMatch(
      /`0x5603c65f` \| \[`finalizeBlocks\(.*different signature in 8\.0/,
    );
  });

  it('link to each other and to the current page, and mark the entry of the page itself', () => {
    const text = renderRelease('linearollup', '7.1');
    expect(text).toContain('[8.0](/api/linea-smart-contracts/linearollup)');
    expect(text).toContain(
      '[6.0](/api/linea-smart-contracts/generations/6-0/linearollup)',
    );
    expect(text).toContain('**7.1**');
  });

  it('state what happened to a member in later releases', () => {
    const text = renderRelease('linearollup', '6.0');
    const findSection = (name: string): string =>
      text.split('\n### ').find((part) => part.startsWith(`\`${name}\``)) ?? '';
    expect(findSection('setFallbackOperator')).toMatch(
      /Has a different name in 8\.0: \[`setLivenessRecoveryOperator`\]/,
    );
    expect(findSection('submitBlobs')).toMatch(
      /Has (the same|a different) signature in 8\.0/,
    );
  });
});
