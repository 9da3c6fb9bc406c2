import type {Abi, Address} from 'viem';
import {expect, test} from 'vitest';
import {serveDapp, setUpHardhatDapp} from './dapp';
import {TEST_TIMEOUT_MS, waitUntil} from './project';

const DAY_SECONDS = 86_400;

const dapp = setUpHardhatDapp('voting-dapp');
let address: Address;
let abi: Abi;

test(
  'Ignition deploys the poll',
  async () => {
    address = dapp.hardhat.deploy(
      dapp.chain,
      'ignition/modules/Voting.ts',
      '--parameters',
      'ignition/parameters/linea-sepolia.json',
    );
    abi = dapp.hardhat.readAbi('Voting');
    expect(
      await dapp.chain.publicClient.readContract({
        address,
        abi,
        functionName: 'getCandidates',
      }),
    ).toMatchObject(
      ['Espresso', 'Tea', 'Water'].map((name) => ({name, votes: 0n})),
    );
    expect(
      await dapp.chain.publicClient.readContract({
        address,
        abi,
        functionName: 'remainingTime',
      }),
    ).toBeGreaterThan(BigInt(DAY_SECONDS - 60));
  },
  TEST_TIMEOUT_MS,
);

test(
  'a voter can vote only once, and candidates cannot be added after the first vote',
  async () => {
    const vote = (index: bigint) =>
      dapp.chain.send(1, {address, abi, functionName: 'vote', args: [index]});
    await expect(vote(3n)).rejects.toThrow('UnknownCandidate');
    await vote(0n);
    await expect(vote(0n)).rejects.toThrow('AlreadyVoted');
    await expect(
      dapp.chain.send(0, {
        address,
        abi,
        functionName: 'addCandidate',
        args: ['Milk'],
      }),
    ).rejects.toThrow('VotingStarted');
    await expect(
      dapp.chain.publicClient.readContract({
        address,
        abi,
        functionName: 'winner',
      }),
    ).rejects.toThrow('PollStillOpen');
  },
  TEST_TIMEOUT_MS,
);

test(
  'users vote and see the result',
  async () => {
    const open = await serveDapp(dapp, 'packages/site', {
      NEXT_PUBLIC_VOTING_ADDRESS: address,
    });

    const voter = await open(2, {startsOnEthereum: true});
    await voter.sees('Connect a wallet to vote');
    await voter.sees('Poll open');
    await voter.clicks('Connect MetaMask');
    await voter.sees('Switch your wallet to Linea Sepolia first');
    await voter.clicks('Switch to Linea Sepolia');
    await voter.chooses('Tea');
    await voter.clicks('Vote');
    await voter.sees('Vote for Tea: confirmed');
    await voter.sees('You voted for Tea');

    const secondVoter = await open(3);
    await secondVoter.clicks('Connect MetaMask');
    await secondVoter.chooses('Tea');
    await secondVoter.clicks('Vote');
    await secondVoter.sees('You voted for Tea');
    await secondVoter.sees('Vote for Tea: confirmed');
    await secondVoter.takeScreenshot('voting-dapp', 672);
    expect(
      await dapp.chain.publicClient.readContract({
        address,
        abi,
        functionName: 'getCandidates',
      }),
    ).toMatchObject([{votes: 1n}, {votes: 2n}, {votes: 0n}]);

    await dapp.chain.testClient.increaseTime({seconds: DAY_SECONDS});
    await dapp.chain.testClient.mine({blocks: 1});
    await expect(
      dapp.chain.send(0, {address, abi, functionName: 'vote', args: [0n]}),
    ).rejects.toThrow('PollClosed');
    await voter.sees('Final result');
    await voter.sees('Tea (winner)');
    await voter.page.goto(new URL('/results', voter.page.url()).href);
    await voter.sees('Poll closed. The result is final.');
    await waitUntil(async () =>
      /Tea \(winner\)\s+2/.test(await voter.page.locator('table').innerText()),
    );
    expect(voter.consoleErrors).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
