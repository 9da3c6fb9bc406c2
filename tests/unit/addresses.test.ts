import {getAddress} from 'viem';
import {describe, expect, test} from 'vitest';
import {
  getContractAddress,
  systemContracts,
  type SystemContract,
} from '../../src/data/systemContracts';
import {sitePages} from './sitePages';

describe('system contracts', () => {
  test.each(Object.entries(systemContracts as Record<string, SystemContract>))(
    '%s has checksummed addresses',
    (_, {addresses}) => {
      for (const address of Object.values(addresses))
        expect(getAddress(address)).toBe(address);
    },
  );

  test('getting a contract’s address on a network where it is not deployed throws an error that names the file to check', () => {
    expect(() => getContractAddress('lineaRollup', 'linea')).toThrow(
      /systemContracts\.ts/,
    );
  });
});

test('addresses passed to <Address> on pages are checksummed', () => {
  const addresses = sitePages.flatMap(({file, text}) =>
    [...text.matchAll(/<Address\s[^>]*?value="(0x\w{40})"/g)].map(
      ([, value = '']) => ({file, value}),
    ),
  );
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter(({value}) => getAddress(value) !== value)).toEqual(
    [],
  );
});
