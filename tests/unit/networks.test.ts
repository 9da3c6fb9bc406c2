import {
  linea as viemLinea,
  lineaSepolia as viemLineaSepolia,
  mainnet,
  sepolia as viemSepolia,
} from 'viem/chains';
import {getAddress} from 'viem';
import {describe, expect, test} from 'vitest';
import {
  ethereum,
  formatChainIdHex,
  linea,
  lineaSepolia,
  sepolia,
} from '../../src/data/networks';
import {systemContracts} from '../../src/data/systemContracts';

describe.each([
  [linea, viemLinea],
  [lineaSepolia, viemLineaSepolia],
] as const)('$name', (network, viemChain) => {
  test('has the same chain ID, endpoint, explorer and currency as in viem', () => {
    expect(network.chainId).toBe(viemChain.id);
    expect(network.rpcUrl).toBe(viemChain.rpcUrls.default.http[0]);
    expect(network.explorer.url).toBe(viemChain.blockExplorers.default.url);
    expect(network.currency).toMatchObject({
      symbol: viemChain.nativeCurrency.symbol,
      decimals: viemChain.nativeCurrency.decimals,
    });
  });

  test('has the same utility contracts as in viem', () => {
    expect(systemContracts.multicall3.addresses[network.id]).toBe(
      getAddress(viemChain.contracts.multicall3.address),
    );
    expect(systemContracts.ensRegistry.addresses[network.id]).toBe(
      getAddress(viemChain.contracts.ensRegistry.address),
    );
  });

  test('lists its forks in chronological order, with dates that match their timestamps', () => {
    const times = network.forks.flatMap(({timestamp}) =>
      timestamp ? [timestamp] : [],
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const {timestamp, activated} of network.forks) {
      if (timestamp) {
        const date = new Date(timestamp * 1000);
        const day = date.toLocaleDateString('en-GB', {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        });
        expect(activated).toBe(`${day}, ${date.toISOString().slice(11, 19)}`);
      }
    }
  });
});

test('layer 1 chain IDs and hexadecimal chain IDs match viem', () => {
  expect([ethereum.chainId, sepolia.chainId]).toEqual([
    mainnet.id,
    viemSepolia.id,
  ]);
  expect([linea, lineaSepolia].map(formatChainIdHex)).toEqual([
    '0xe708',
    '0xe705',
  ]);
});
