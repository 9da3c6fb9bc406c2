import {visit} from 'unist-util-visit';
import {getAddress} from 'viem';
import {describe, expect, test} from 'vitest';
import {linea, lineaSepolia} from '../../src/data/networks';
import {contractAddress, systemContracts, type SystemContract} from '../../src/data/systemContracts';
import {sitePages} from './sitePages';

describe('system contracts', () => {
  test.each(Object.entries(systemContracts as Record<string, SystemContract>))('%s has checksummed addresses', (_, {addresses}) => {
    for (const address of Object.values(addresses)) {
      expect(getAddress(address)).toBe(address);
    }
  });

  test('shared utility contracts are the same as in the network data', () => {
    for (const network of [linea, lineaSepolia]) {
      expect(contractAddress('multicall3', network.id)).toBe(network.multicall3.address);
      expect(contractAddress('ensRegistry', network.id)).toBe(network.ensRegistry.address);
    }
  });

  test('asking for a contract that a network lacks says where to look', () => {
    expect(() => contractAddress('lineaRollup', 'linea')).toThrow(/systemContracts\.ts/);
  });
});

test('addresses given to <Address> on pages are checksummed', () => {
  const wrong: string[] = [];
  for (const {file, tree} of sitePages) {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as unknown as {name: string; attributes: {name: string; value: unknown}[]; position?: {start: {line: number}}};
      const value = element.name === 'Address' ? element.attributes.find(({name}) => name === 'value')?.value : undefined;
      if (typeof value === 'string' && getAddress(value) !== value) {
        wrong.push(`${file}:${element.position?.start.line}: ${value}, should be ${getAddress(value)}`);
      }
    });
  }
  expect(wrong).toEqual([]);
});
