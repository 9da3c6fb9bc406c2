import {encodeFunctionData, parseAbi, parseEther, type TransactionSerializable} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {describe, expect, it} from 'vitest';
import {account, decode, other, decodeFirst} from './support';

const signer = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const data = encodeFunctionData({abi: parseAbi(['function transfer(address to, uint256 value)']), args: [other, 5n]});
const fees = {gas: 60_000n, nonce: 7, chainId: 59144};

const kinds: readonly (readonly [string, TransactionSerializable])[] = [
  ['legacy', {...fees, type: 'legacy', gasPrice: 7n, to: account, data}],
  ['with an access list', {...fees, type: 'eip2930', gasPrice: 7n, to: account, data, accessList: []}],
  ['with a fee market', {...fees, type: 'eip1559', maxFeePerGas: 7n, maxPriorityFeePerGas: 7n, to: account, data}],
  ['that sets code', {...fees, type: 'eip7702', maxFeePerGas: 7n, maxPriorityFeePerGas: 7n, to: account, data, authorizationList: []}],
];

describe('a signed transaction', () => {
  it.each(kinds)('%s: the call in it', async (_, transaction) => {
    const raw = await signer.signTransaction(transaction);
    for (const text of [raw, raw.slice(2), JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw]})]) {
      expect(decodeFirst(text)).toMatchObject({
        status: 'transaction',
        transaction: {sentence: `This is a signed transaction with nonce 7 for chain 59144. It calls ${account}.`},
        call: {status: 'decoded', matches: [{name: 'transfer', args: [{value: other}, {value: '5'}]}]},
      });
    }
    expect(decode(raw)[0]).toMatchObject({label: 'Signed transaction', bytes: raw});
  });

  const sent = {...fees, type: 'eip1559', maxFeePerGas: 7n, maxPriorityFeePerGas: 7n} as const;

  it('that only sends ether says how much', async () => {
    const raw = await signer.signTransaction({...sent, to: account, value: parseEther('0.25')});
    expect(decodeFirst(raw)).toMatchObject({status: 'transaction', call: undefined, transaction: {sentence: expect.stringMatching(/sends 0\.25 ETH to 0x[0-9a-fA-F]{40}\.$/) as string}});
  });

  it('that creates a contract has no call', async () => {
    const raw = await signer.signTransaction({...sent, data: '0x6001600101'});
    expect(decodeFirst(raw)).toMatchObject({status: 'transaction', call: undefined, transaction: {sentence: expect.stringContaining('creates a contract') as string}});
  });

  it('with a call that nobody knows says so below', async () => {
    const raw = await signer.signTransaction({...sent, to: account, data: '0xdeadbeef'});
    expect(decodeFirst(raw)).toMatchObject({status: 'transaction', call: {status: 'unknown', hex: '0xdeadbeef'}});
  });

  it('that is cut off is not taken for one', async () => {
    const raw = await signer.signTransaction({...sent, to: account, data});
    expect(decodeFirst(raw.slice(0, -2))).toMatchObject({status: 'unknown'});
  });
});
