import {parseEther, type Address} from 'viem';
import {expect, test} from 'vitest';
import {setUpDapp} from './dapp';
import {readForgeArtifact, runForgeTests} from './foundry';
import {TEST_TIMEOUT_MS, runTool, serveSite} from './project';
import {Visitor} from './visitor';

const dapp = setUpDapp('first-dapp');
let vault: Address;
let coffee: Address;
let tea: Address;

const readArtifact = (name: string) => readForgeArtifact(dapp.project, name);

test(
  'the Forge tests pass with the output shown on the page',
  () => {
    expect(runForgeTests(dapp.project)).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

test(
  'the vault accepts only the listed tokens',
  async () => {
    coffee = await dapp.chain.deploy(readArtifact('TestToken'), [
      'Coffee',
      'COFFEE',
    ]);
    tea = await dapp.chain.deploy(readArtifact('TestToken'), ['Tea', 'TEA']);
    vault = await dapp.chain.deploy(readArtifact('TokenVault'), [
      [coffee, tea],
    ]);
    const {abi} = readArtifact('TokenVault');

    expect(
      await dapp.chain.publicClient.readContract({
        address: vault,
        abi,
        functionName: 'allowedTokens',
      }),
    ).toEqual([coffee, tea]);
    await expect(
      dapp.chain.send(1, {
        address: vault,
        abi,
        functionName: 'stake',
        args: [vault, 1n],
      }),
    ).rejects.toThrow('TokenNotAllowed');
    await expect(
      dapp.chain.send(1, {
        address: vault,
        abi,
        functionName: 'withdraw',
        args: [coffee, 1n],
      }),
    ).rejects.toThrow('InsufficientStake');
  },
  TEST_TIMEOUT_MS,
);

test(
  'a user can approve, stake and withdraw tokens',
  async () => {
    const user = dapp.chain.getWallet(1).account.address;
    const token = readArtifact('TestToken').abi;
    await dapp.chain.send(0, {
      address: coffee,
      abi: token,
      functionName: 'mint',
      args: [user, parseEther('5')],
    });
    const url = await serveSite(dapp.project.folder, dapp.background, {
      NEXT_PUBLIC_VAULT_ADDRESS: vault,
      NEXT_PUBLIC_RPC_URL: dapp.chain.url,
    });
    const visitor = await Visitor.open(
      dapp.browser,
      url,
      dapp.chain.url,
      user,
      {startsOnEthereum: true},
    );
    const getVaultBalance = () =>
      dapp.chain.publicClient.readContract({
        address: coffee,
        abi: token,
        functionName: 'balanceOf',
        args: [vault],
      });

    await visitor.sees('Wallet: not connected');
    await visitor.clicks('Connect MetaMask');
    await visitor.sees('wrong network');
    await visitor.clicks('Switch to Linea Sepolia');
    await visitor.reads('wallet-balance', '5 COFFEE');

    await visitor.fills('Amount', '1.5');
    await visitor.clicks('Approve COFFEE');
    await visitor.sees('Approve 1.5 COFFEE: confirmed');
    await visitor.page.evaluate(
      () => (window.shouldDeclineTransactions = true),
    );
    await visitor.clicks('Stake COFFEE');
    await visitor.sees('You rejected the request');
    expect(await getVaultBalance()).toBe(0n);
    await visitor.page.evaluate(
      () => (window.shouldDeclineTransactions = false),
    );
    await visitor.clicks('Stake COFFEE');
    await visitor.sees('Stake 1.5 COFFEE: confirmed');
    await visitor.reads('staked-balance', '1.5 COFFEE');
    await visitor.takeScreenshot('first-dapp', 740);
    expect(await getVaultBalance()).toBe(parseEther('1.5'));

    await visitor.fills('Amount', '99');
    await visitor.sees('You have 3.5 COFFEE to stake');
    await visitor.chooses('Withdraw');
    await visitor.clicks('Max');
    await visitor.clicks('Withdraw COFFEE');
    await visitor.sees('Withdraw 1.5 COFFEE: confirmed');
    await visitor.reads('wallet-balance', '5 COFFEE');
    expect(await getVaultBalance()).toBe(0n);

    await visitor.page.getByLabel('Token').selectOption({label: 'TEA'});
    await visitor.reads('wallet-balance', '0 TEA');
    await visitor.page.goto(`${url}/debug`);
    await visitor.sees('59141');
    // The page logs the declined transaction, as expected.
    expect(
      visitor.consoleErrors.filter((text) => !text.includes('User rejected')),
    ).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

test(
  'the project type-checks',
  () => {
    runTool(dapp.project.folder, 'tsc', ['--noEmit']);
  },
  TEST_TIMEOUT_MS,
);
