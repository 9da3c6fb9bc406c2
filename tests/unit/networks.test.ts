import {linea as viemLinea, lineaSepolia as viemLineaSepolia, mainnet, sepolia as viemSepolia} from 'viem/chains';
import {getAddress} from 'viem';
import {describe, expect, test} from 'vitest';
import {chainIdHex, ethereum, linea, lineaSepolia, sepolia} from '../../src/data/networks';
import {systemContracts} from '../../src/data/systemContracts';

describe.each([
  [linea, viemLinea],
  [lineaSepolia, viemLineaSepolia],
] as const)('$name matches viem', (ours, theirs) => {
  test('in its chain ID, endpoint, explorer and currency', () => {
    expect(ours.chainId).toBe(theirs.id);
    expect(ours.rpcUrl).toBe(theirs.rpcUrls.default.http[0]);
    expect(ours.explorer.url).toBe(theirs.blockExplorers.default.url);
    expect(ours.currency).toMatchObject({symbol: theirs.nativeCurrency.symbol, decimals: theirs.nativeCurrency.decimals});
  });

  test('in its utility contracts', () => {
    expect(systemContracts.multicall3.addresses[ours.id]).toBe(getAddress(theirs.contracts.multicall3.address));
    expect(systemContracts.ensRegistry.addresses[ours.id]).toBe(getAddress(theirs.contracts.ensRegistry.address));
  });

  test('forks are in order and their dates match their timestamps', () => {
    const times = ours.forks.flatMap(({timestamp}) => (timestamp ? [timestamp] : []));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const {timestamp, activated} of ours.forks) {
      if (timestamp) {
        const date = new Date(timestamp * 1000);
        const day = date.toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
        expect(activated).toBe(`${day}, ${date.toISOString().slice(11, 19)}`);
      }
    }
  });
});

test('layer 1 chain IDs and hexadecimal chain IDs match viem', () => {
  expect([ethereum.chainId, sepolia.chainId]).toEqual([mainnet.id, viemSepolia.id]);
  expect([linea, lineaSepolia].map(chainIdHex)).toEqual(['0xe708', '0xe705']);
});
