import {parseEther, type Address} from 'viem';
import {expect, test} from 'vitest';
import {setUpDapp} from './dapp';
import {forgeArtifact, forgeTest} from './foundry';
import {PATIENCE, runTool, serveSite} from './project';
import {Visitor} from './visitor';

const dapp = setUpDapp('first-dapp');
let vault: Address;
let coffee: Address;
let tea: Address;

const artifact = (name: string) => forgeArtifact(dapp.project, name);

test('the forge tests pass with the output shown on the page', () => {
  expect(forgeTest(dapp.project)).toEqual([]);
}, PATIENCE);

test('the vault accepts only the listed tokens', async () => {
  coffee = await dapp.chain.deploy(artifact('TestToken'), ['Coffee', 'COFFEE']);
  tea = await dapp.chain.deploy(artifact('TestToken'), ['Tea', 'TEA']);
  vault = await dapp.chain.deploy(artifact('TokenVault'), [[coffee, tea]]);
  const {abi} = artifact('TokenVault');

  expect(await dapp.chain.reader.readContract({address: vault, abi, functionName: 'allowedTokens'})).toEqual([coffee, tea]);
  await expect(dapp.chain.send(1, {address: vault, abi, functionName: 'stake', args: [vault, 1n]})).rejects.toThrow('TokenNotAllowed');
  await expect(dapp.chain.send(1, {address: vault, abi, functionName: 'withdraw', args: [coffee, 1n]})).rejects.toThrow('InsufficientStake');
}, PATIENCE);

test('a user approves, stakes and withdraws', async () => {
  const user = dapp.chain.walletOf(1).account.address;
  const token = artifact('TestToken').abi;
  await dapp.chain.send(0, {address: coffee, abi: token, functionName: 'mint', args: [user, parseEther('5')]});
  const url = await serveSite(dapp.project.folder, dapp.background, {NEXT_PUBLIC_VAULT_ADDRESS: vault, NEXT_PUBLIC_RPC_URL: dapp.chain.url});
  const visitor = await Visitor.open(dapp.browser, url, dapp.chain.url, user, {onEthereum: true});
  const inVault = () => dapp.chain.reader.readContract({address: coffee, abi: token, functionName: 'balanceOf', args: [vault]});

  await visitor.sees('Wallet: not connected');
  await visitor.clicks('Connect MetaMask');
  await visitor.sees('wrong network');
  await visitor.clicks('Switch to Linea Sepolia');
  await visitor.reads('wallet-balance', '5 COFFEE');

  await visitor.fills('Amount', '1.5');
  await visitor.clicks('Approve COFFEE');
  await visitor.sees('Approve 1.5 COFFEE: confirmed');
  await visitor.page.evaluate(() => (window.declineTransactions = true));
  await visitor.clicks('Stake COFFEE');
  await visitor.sees('You rejected the request');
  expect(await inVault()).toBe(0n);
  await visitor.page.evaluate(() => (window.declineTransactions = false));
  await visitor.clicks('Stake COFFEE');
  await visitor.sees('Stake 1.5 COFFEE: confirmed');
  await visitor.reads('staked-balance', '1.5 COFFEE');
  expect(await inVault()).toBe(parseEther('1.5'));

  await visitor.fills('Amount', '99');
  await visitor.sees('You have 3.5 COFFEE to stake');
  await visitor.chooses('Withdraw');
  await visitor.clicks('Max');
  await visitor.clicks('Withdraw COFFEE');
  await visitor.sees('Withdraw 1.5 COFFEE: confirmed');
  await visitor.reads('wallet-balance', '5 COFFEE');
  expect(await inVault()).toBe(0n);

  await visitor.page.getByLabel('Token').selectOption({label: 'TEA'});
  await visitor.reads('wallet-balance', '0 TEA');
  await visitor.page.goto(`${url}/debug`);
  await visitor.sees('59141');
  // Expected: the page logs the declined transaction.
  expect(visitor.complaints.filter((text) => !text.includes('User rejected'))).toEqual([]);
}, PATIENCE);

test('the project type-checks', () => {
  runTool(dapp.project.folder, 'tsc', ['--noEmit']);
}, PATIENCE);
