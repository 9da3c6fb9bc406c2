import {parseEther, type Abi, type Address} from 'viem';
import {expect, test} from 'vitest';
import {serveDapp, setUpHardhatDapp} from './dapp';
import {TEST_TIMEOUT_MS, waitUntil} from './project';

const PRICE = parseEther('0.5');

const dapp = setUpHardhatDapp('marketplace-dapp');
let address: Address;
let abi: Abi;

const send = (
  index: number,
  functionName: string,
  args: unknown[] = [],
  value = 0n,
) => dapp.chain.send(index, {address, abi, functionName, args, value});
const getProceeds = (index: number) =>
  dapp.chain.publicClient.readContract({
    address,
    abi,
    functionName: 'proceeds',
    args: [dapp.chain.getWallet(index).account.address],
  });

test(
  'Ignition deploys the marketplace',
  async () => {
    address = dapp.hardhat.deploy(
      dapp.chain,
      'ignition/modules/Marketplace.ts',
    );
    abi = dapp.hardhat.readAbi('Marketplace');
    expect(
      await dapp.chain.publicClient.readContract({
        address,
        abi,
        functionName: 'itemCount',
      }),
    ).toBe(0n);
  },
  TEST_TIMEOUT_MS,
);

test(
  'users list, buy, resell, cancel and transfer items',
  async () => {
    const open = await serveDapp(dapp, 'packages/site', {
      NEXT_PUBLIC_MARKETPLACE_ADDRESS: address,
    });

    const seller = await open(1);
    await seller.sees('Nothing for sale');
    await seller.clicks('Connect MetaMask');
    for (const [name, price] of [
      ['Lamp', '0.5'],
      ['Teapot', '0.12'],
    ] as const) {
      await seller.fills('Name', name);
      await seller.fills('Price in ETH', price);
      await seller.clicks('List item');
      await seller.sees(`List ${name}: confirmed`);
    }

    const buyer = await open(2, {startsOnEthereum: true});
    await buyer.sees('0.5 ETH');
    await buyer.clicks('Connect MetaMask');
    await buyer.clicks('Switch to Linea Sepolia');
    await buyer.takeScreenshot('marketplace-dapp', 660);
    await buyer.clicks('Buy Lamp');
    await buyer.sees('Buy Lamp: confirmed');
    expect(await getProceeds(1)).toBe(PRICE);

    await seller.reads('proceeds', '0.5');
    await seller.clicks('Withdraw proceeds');
    await seller.sees('Withdraw proceeds: confirmed');
    await seller.reads('proceeds', '0');
    expect(await dapp.chain.publicClient.getBalance({address})).toBe(0n);

    await buyer.fills('New price in ETH for Lamp', '0.75');
    await buyer.clicks('Relist Lamp');
    await buyer.sees('Relist Lamp: confirmed');
    await seller.sees('0.75 ETH');
    await buyer.clicks('Cancel listing of Lamp');
    await buyer.sees('Cancel Lamp: confirmed');
    await buyer.fills('New owner of Lamp', '0x12');
    await buyer.sees('This is not an address');
    await buyer.fills(
      'New owner of Lamp',
      dapp.chain.getWallet(3).account.address,
    );
    await buyer.clicks('Transfer Lamp');
    await buyer.sees('Transfer Lamp: confirmed');
    await buyer.sees('You own no items yet');
    await buyer.page.goto(new URL('/catalogue', buyer.page.url()).href);
    await buyer.sees('Not for sale');
    await waitUntil(async () =>
      (await buyer.page.locator('main').innerText()).includes('Lamp'),
    );
    expect([...buyer.consoleErrors, ...seller.consoleErrors]).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

test(
  'the marketplace rejects invalid calls',
  async () => {
    await expect(send(1, 'listItem', ['', PRICE])).rejects.toThrow(
      'InvalidName',
    );
    await send(1, 'listItem', ['Chair', PRICE]);
    const id = await dapp.chain.publicClient.readContract({
      address,
      abi,
      functionName: 'itemCount',
    });
    await expect(send(2, 'purchaseItem', [id], PRICE - 1n)).rejects.toThrow(
      'WrongPayment',
    );
    await expect(send(1, 'purchaseItem', [id], PRICE)).rejects.toThrow(
      'OwnItem',
    );
    await expect(send(2, 'cancelListing', [id])).rejects.toThrow('NotOwner');
    await expect(send(1, 'transferItem', [id, address])).rejects.toThrow(
      'StillListed',
    );
    await send(2, 'purchaseItem', [id], PRICE);
    await expect(send(3, 'purchaseItem', [id], PRICE)).rejects.toThrow(
      'NotListed',
    );
    await expect(send(3, 'withdrawProceeds')).rejects.toThrow(
      'NothingToWithdraw',
    );
  },
  TEST_TIMEOUT_MS,
);
