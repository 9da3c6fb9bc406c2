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
import type {MemberFacts} from '../../../src/features/contracts/facts/pageFacts';
import {describeCurrentVersion} from '../../../src/features/contracts/pages/earlierPage';
import {getEarlierRoute} from '../../../src/features/contracts/pages/printPage';
import {paragraph} from '../../../src/lib/mdast';
import {print, render, renderPage} from './render';

const getFile = (route: string): string => `docs${route}.mdx`;

describe('a page for an earlier release', () => {
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

  const createMember = (name: string, parameters: string): MemberFacts => ({
    id: name.toLowerCase(),
    kind: /^[A-Z]/.test(name) ? 'error' : 'function',
    name,
    heading: name,
    signature: `${name}(${parameters})`,
    solidity: `${name}(${parameters});`,
  });
  const current = {
    route: '/page',
    release: '8.0',
    members: [
      {...createMember('run', 'bytes'), kind: 'event'},
      createMember('stop', ''),
      createMember('run', 'bool'),
      createMember('OnlyNonLivenessRecoveryOperator', ''),
    ],
  } as const;
  it.each([
    [
      'run',
      'bool',
      'Is declared in the same way in 8.0, where it is [described](/page#run).',
    ],
    [
      'run',
      'bytes',
      'Is declared differently in 8.0: [`run(bool)`](/page#run).',
    ],
    [
      'OnlyNonFallbackOperator',
      '',
      'Has a different name in 8.0: [`OnlyNonLivenessRecoveryOperator`](/page#onlynonlivenessrecoveryoperator).',
    ],
    ['gone', '', 'Is no longer declared by this contract in 8.0.'],
  ])(
    'says how a member differs in the current release: %s(%s)',
    (name, parameters, text) => {
      const phrases = describeCurrentVersion(
        current,
        createMember(name, parameters),
      );
      expect(print([paragraph(...phrases)])).toBe(`${text}\n`);
    },
  );
});

it('the other pages of earlier releases redirect to the current page', () => {
  const oldPages = Object.entries(redirects).filter(([from]) =>
    /\/generations\/[67]-\d\//.test(from),
  );
  expect(oldPages).toHaveLength(28);
  for (const [from, to] of oldPages)
    expect(to.split('/').at(-1)).toBe(from.split('/').at(-1));
});
