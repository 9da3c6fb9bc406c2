import {describe, expect, test} from 'vitest';
import {getShape} from '../../src/features/search/pasted/shape';

const address = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';
const word = 'c0'.repeat(32);

describe('the shape of a query', () => {
  test.each([
    [address, 'address'],
    [address.toLowerCase(), 'address'],
    [`0X${address.slice(2).toUpperCase()}`, 'address'],
    [`0x${word}`, 'hash'],
    ['0xa74c1c5f', 'bytes'],
    [`0xa74c1c5f${'00'.repeat(40_000)}`, 'bytes'],
    [`0x${word} 0x${word} 0x01`, 'bytes'],
    ['59144', 'chain'],
    ['0xe708', 'chain'],
    ['chain id 59141', 'chain'],
    ['block 12345', 'block'],
    ['Block number 12,345', 'block'],
    ['block #1', 'block'],
    ['block 0x3039', 'block'],
    ['linea.eth', 'ens'],
    ['a.sub.LINEA.eth', 'ens'],
    ['MessageSent', 'member'],
    ['sendMessage', 'member'],
    ['transfer(address,uint256)', 'member'],
    ['error IsPaused(uint8)', 'member'],
    ['PAUSE_ALL_ROLE', 'member'],
    ['ERC20InsufficientBalance', 'member'],
  ])('of "%.80s" is %s', (query, shape) => {
    expect(getShape(query)).toBe(shape);
  });

  test.each([
    '',
    'gas',
    'Linea Mainnet',
    'transfer tokens',
    'what is MessageSent',
    'eth_getBlockByNumber',
    'linea_estimateGas',
    'EIP-4844',
    'decentralization',
    '2026',
    '0x',
    '0xa74c1',
    '0xa74c1c5g',
    `${address} balance`,
    'block time',
    'block 12 gas',
    'vitalik.eth',
    'notlinea.ethereum',
  ])('"%s" has none', (query) => {
    expect(getShape(query)).toBeUndefined();
  });
});
