import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  concat,
  encodeFunctionData,
  keccak256,
  parseAbi,
  parseEventLogs,
  zeroAddress,
  zeroHash,
  type Abi,
  type Address,
  type Chain,
  type Hash,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia, sepolia} from 'viem/chains';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {runCompiler} from '../../scripts/samples/checkers/solidity';
import {KEYS, startChain} from './chain';
import {
  assemble,
  BackgroundProcesses,
  findMissingLines,
  TEST_TIMEOUT_MS,
  readJson,
  runTool,
  SOLC,
  type Project,
} from './project';

const background = new BackgroundProcesses();
let project: Project;
let environment: Record<string, string>;

/** Starts a local chain in place of L1 or L2, with a mock message service at the protocol's address. */
async function startLayer(chain: Chain, service: Address, contract: string) {
  const {url, publicClient, testClient, send} = await startChain(
    background,
    chain,
  );
  const source = readFileSync(
    path.join(import.meta.dirname, 'TestMessageServices.sol'),
    'utf8',
  );
  const {contracts, errors} = runCompiler({'TestMessageServices.sol': source});
  expect(errors).toEqual([]);
  const abi: Abi = contracts[contract]?.abi ?? [];
  await testClient.setCode({
    address: service,
    bytecode: `0x${contracts[contract]?.evm.deployedBytecode.object}`,
  });
  return {
    url,
    publicClient,
    send: (
      account: number,
      functionName: string,
      args: unknown[],
    ): Promise<Hash> =>
      send(account, {address: service, abi, functionName, args}),
    async getMessage(transaction: Hash) {
      const {logs, blockNumber} = await publicClient.getTransactionReceipt({
        hash: transaction,
      });
      const [log] = parseEventLogs({
        abi: parseAbi([
          'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
        ]),
        logs,
      });
      if (!log) throw new Error(`${transaction} sent no message.`);
      return {...log.args, blockNumber};
    },
  };
}

let l1: Awaited<ReturnType<typeof startLayer>>;
let l2: Awaited<ReturnType<typeof startLayer>>;

const run = (script: string, ...scriptArgs: string[]): string =>
  runTool(
    project.folder,
    'tsx',
    [`src/${script}.ts`, ...scriptArgs],
    environment,
  );
const extractTransactionHash = (output: string): Hash =>
  (/transaction: (0x\w{64})/.exec(output)?.[1] ?? '0x') as Hash;

beforeAll(async () => {
  const reference = assemble('message-service/reference', {
    section: 'docs/technology',
  });
  project = assemble('send-messages', {section: 'docs/get-started/how-to'});
  // The claim samples are on the reference page and import this module from the guide.
  expect(project.files.get('src/linea.ts')).toBe(
    reference.files.get('src/linea.ts'),
  );
  for (const file of ['src/claim-on-l1.ts', 'src/claim-on-l2.ts']) {
    writeFileSync(
      path.join(project.folder, file),
      reference.files.get(file) ?? '',
    );
  }
  writeFileSync(
    path.join(project.folder, 'package.json'),
    '{"type": "module"}',
  );
  const findAddress = (name: string) =>
    new RegExp(`${name} = '(0x\\w{40})'`).exec(
      reference.files.get('src/linea.ts') ?? '',
    )?.[1] as Address;
  l1 = await startLayer(
    sepolia,
    findAddress('L1_SERVICE'),
    'TestL1MessageService',
  );
  l2 = await startLayer(
    lineaSepolia,
    findAddress('L2_SERVICE'),
    'TestL2MessageService',
  );
  environment = {PRIVATE_KEY: KEYS[0], L1_RPC_URL: l1.url, L2_RPC_URL: l2.url};
}, TEST_TIMEOUT_MS);

afterAll(() => background.stop());

test(
  'a call from Ethereum is claimed on Linea',
  async () => {
    runTool(project.folder, 'forge', ['build', '--use', SOLC]);
    run('deploy');
    const transaction = extractTransactionHash(
      run('greet', 'to-linea', 'hello from Ethereum'),
    );
    expect(run('claim-on-l2', transaction)).toContain('not anchored yet');
    await l2.send(0, 'anchor', [
      (await l1.getMessage(transaction))._messageHash,
    ]);
    expect(run('claim-on-l2', transaction)).toMatch(/^claimed: 0x/m);
    expect(run('claim-on-l2', transaction)).toContain('already claimed');
  },
  TEST_TIMEOUT_MS,
);

test(
  'a call from Linea is claimed on Ethereum with a proof, and the script output matches the page',
  async () => {
    const transaction = extractTransactionHash(
      run('greet', 'to-ethereum', 'hello from Linea'),
    );
    const {_messageHash: leaf, blockNumber} = await l2.getMessage(transaction);
    // A tree of depth 5 with only its first leaf set: the sibling at each level is the root of an empty subtree.
    let [root, emptyRoot]: Hash[] = [leaf, zeroHash];
    for (let level = 0; level < 5; level += 1) {
      [root, emptyRoot] = [
        keccak256(concat([root as Hash, emptyRoot as Hash])),
        keccak256(concat([emptyRoot as Hash, emptyRoot as Hash])),
      ];
    }
    expect(() => run('claim-on-l1', transaction)).toThrow(
      'is not finalized on L1',
    );
    await l1.send(0, 'finalize', [root, 5n, blockNumber]);
    expect(run('claim-on-l1', transaction)).toMatch(/^claimed: 0x/m);
    expect(
      findMissingLines(project, /^on (Ethereum|Linea): +hello/, run('check')),
    ).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

test(
  'the receiver rejects messages from other senders, and direct calls',
  async () => {
    const {l2: receiver} = readJson<{l2: Address}>(
      project.folder,
      'receivers.json',
    );
    const abi = parseAbi([
      'function setText(string text)',
      'error NotFromMessageService()',
      'error WrongRemoteSender()',
    ]);
    const calldata = encodeFunctionData({
      abi,
      functionName: 'setText',
      args: ['from somebody else'],
    });
    const {_from, _to, _fee, _value, _nonce, _messageHash} =
      await l1.getMessage(
        await l1.send(1, 'sendMessage', [receiver, 0n, calldata]),
      );
    await l2.send(1, 'anchor', [_messageHash]);
    await expect(
      l2.send(1, 'claimMessage', [
        _from,
        _to,
        _fee,
        _value,
        zeroAddress,
        calldata,
        _nonce,
      ]),
    ).rejects.toThrow(/reverted/);
    const call = {
      address: receiver,
      abi,
      functionName: 'setText',
      args: ['from nobody'],
      account: privateKeyToAccount(KEYS[0]),
    } as const;
    await expect(l2.publicClient.simulateContract(call)).rejects.toThrow(
      'NotFromMessageService',
    );
  },
  TEST_TIMEOUT_MS,
);
