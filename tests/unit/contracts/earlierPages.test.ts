import {readFileSync} from 'node:fs';
import type {Abi} from 'viem';
import {describe, expect, it} from 'vitest';
import {redirects} from '../../../redirects';
import {
  getAbiItemKey,
  getAbiPath,
} from '../../../src/features/contracts/model/abi';
import {
  contractRecords,
  earlierPages,
} from '../../../src/features/contracts/model/contracts';
import {getEarlierRoute} from '../../../src/features/contracts/pages/printPage';
import {render, renderPage} from './render';

const getFile = (route: string): string => `docs${route}.mdx`;

describe('a page for an earlier release', () => {
  it('exists for deployed contracts of which Mainnet runs that release', () => {
    expect(
      earlierPages.map(({key, release}) => getEarlierRoute(key, release)),
    ).toEqual([
      '/api/linea-smart-contracts/generations/7-1/l2messageservice',
      '/api/linea-smart-contracts/generations/7-1/tokenbridge',
    ]);
  });

  it.each(earlierPages)(
    'lists every member of the ABI, and the current page links to it: $key $release',
    ({key, release}) => {
      const route = getEarlierRoute(key, release);
      const text = render(readFileSync(getFile(route), 'utf8'));
      const abi = JSON.parse(
        readFileSync(`static${getAbiPath(key, release)}`, 'utf8'),
      ) as Abi;
      const selectors = abi.flatMap((item) =>
        'name' in item ? [getAbiItemKey(item).split(' ')[1]?.slice(0, 10)] : [],
      );
      expect(selectors.length).toBeGreaterThan(50);
      expect(
        selectors.filter((selector) => !text.includes(selector ?? '?')),
      ).toEqual([]);
      expect(text).toContain(`(${contractRecords[key].route}#`);
      expect(renderPage(key)).toContain(`(${route})`);
    },
  );

  it('says how a member differs in the current release', () => {
    const [page] = earlierPages;
    const route = page ? getEarlierRoute(page.key, page.release) : '';
    expect(render(readFileSync(getFile(route), 'utf8'))).toMatch(
      /Is declared (?:in the same way|differently) in 8\.0/,
    );
  });
});

it('the other pages of earlier releases redirect to the current page', () => {
  const oldPages = Object.entries(redirects).filter(([from]) =>
    /\/generations\/[67]-\d\//.test(from),
  );
  expect(oldPages).toHaveLength(28);
  for (const [from, to] of oldPages)
    expect(to.split('/').at(-1)).toBe(from.split('/').at(-1));
});
