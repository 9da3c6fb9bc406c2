import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lineaSepolia} from 'viem/chains';
import type {Address} from 'viem';
import {expect, test} from 'vitest';
import {runCompiler} from '../../scripts/samples/checkers/solidity';
import {setUpDapp} from './dapp';
import {findFreePort, TEST_TIMEOUT_MS, runTool, waitUntil} from './project';
import {Visitor} from './visitor';

const dapp = setUpDapp('usdc');

test(
  'a user reads token data, connects a wallet and sends USDC',
  async () => {
    const [, address] =
      /address: '(0x\w{40})'/.exec(
        readFileSync(path.join(dapp.project.folder, 'src/usdc.ts'), 'utf8'),
      ) ?? [];
    const {contracts, errors} = runCompiler({
      'TestUsdc.sol': readFileSync(
        path.join(import.meta.dirname, 'TestUsdc.sol'),
        'utf8',
      ),
    });
    expect(errors).toEqual([]);
    const token = {
      address: address as Address,
      abi: contracts.TestUsdc?.abi ?? [],
    };
    await dapp.chain.testClient.setCode({
      address: token.address,
      bytecode: `0x${contracts.TestUsdc?.evm.deployedBytecode.object}`,
    });
    const [sender, receiver] = [
      dapp.chain.getWallet(1).account.address,
      dapp.chain.getWallet(2).account.address,
    ];
    await dapp.chain.send(0, {
      ...token,
      functionName: 'mint',
      args: [sender, 10_000_000n],
    });

    runTool(dapp.project.folder, 'tsc', []);
    runTool(dapp.project.folder, 'vite', ['build']);
    const port = await findFreePort();
    dapp.background.start(dapp.project.folder, 'vite', [
      'preview',
      '--port',
      String(port),
      '--strictPort',
      '--host',
      '127.0.0.1',
    ]);
    const url = `http://127.0.0.1:${port}`;
    await waitUntil(async () => (await fetch(url)).ok);

    const visitor = await Visitor.open(
      dapp.browser,
      'about:blank',
      dapp.chain.url,
      sender,
      {startsOnEthereum: true},
    );
    // Redirect the page's reads from the public endpoint to the local chain.
    await visitor.page.route(
      `${lineaSepolia.rpcUrls.default.http[0]}/**`,
      (route) =>
        fetch(dapp.chain.url, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: route.request().postData(),
        }).then(async (response) =>
          route.fulfill({
            contentType: 'application/json',
            headers: {'access-control-allow-origin': '*'},
            body: await response.text(),
          }),
        ),
    );
    await visitor.page.goto(url);
    await visitor.sees(/^USDC, 6 decimals, read at block \d+$/);
    await visitor.clicks('Connect wallet');
    await visitor.sees(`Account: ${sender}`);
    await visitor.sees('Balance: 10.00 USDC');

    await visitor.fills('Recipient', '0x12');
    await visitor.sees('The recipient is not a valid address.');
    await visitor.fills('Recipient', receiver);
    await visitor.fills('Amount in USDC', '11');
    await visitor.sees('You have 10.00 USDC.');
    await visitor.fills('Amount in USDC', '1');
    await visitor.clicks('Send');
    await visitor.sees(/^Receipt: success, block \d+\.$/);
    await visitor.sees('Balance: 9.00 USDC');
    await visitor.takeScreenshot('usdc', 600);
    expect(
      await dapp.chain.publicClient.readContract({
        ...token,
        functionName: 'balanceOf',
        args: [receiver],
      }),
    ).toBe(1_000_000n);
    expect(visitor.consoleErrors).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
