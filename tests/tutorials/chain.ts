import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  getAddress,
  http,
  type Abi,
  type Address,
  type Chain as ViemChain,
  type Hash,
  type Hex,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';
import {SAMPLES_FOLDER} from '../../scripts/samples/install';
import {findFreePort, waitUntil, type BackgroundProcesses} from './project';

/** Anvil's first default keys, which are public. Never use them on a real network. */
export const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
] as const satisfies Hex[];

export interface Artifact {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

/** Starts a local chain with the chain ID of a network, by default Linea Sepolia's, and creates clients for it. */
export async function startChain(
  background: BackgroundProcesses,
  chain: ViemChain = lineaSepolia,
  ...anvilOptions: string[]
) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  background.start(SAMPLES_FOLDER, 'anvil', [
    '--chain-id',
    String(chain.id),
    '--port',
    String(port),
    '--silent',
    ...anvilOptions,
  ]);
  const transport = http(url);
  const publicClient = createPublicClient({
    chain,
    transport,
    pollingInterval: 200,
  });
  await waitUntil(async () => (await publicClient.getChainId()) === chain.id);

  const accounts = KEYS.map((key) => privateKeyToAccount(key));
  const getWallet = (index: number) => {
    const account = accounts[index];
    if (!account) throw new Error(`There is no account ${index}.`);
    return createWalletClient({account, chain, transport});
  };
  return {
    url,
    publicClient,
    testClient: createTestClient({chain, transport, mode: 'anvil'}),
    getWallet,
    /** Deploys a contract from the first account. */
    async deploy(
      {abi, bytecode}: Artifact,
      args: unknown[] = [],
    ): Promise<Address> {
      const hash = await getWallet(0).deployContract({abi, bytecode, args});
      const {contractAddress} = await publicClient.waitForTransactionReceipt({
        hash,
      });
      if (!contractAddress)
        throw new Error(`Transaction ${hash} created no contract.`);
      return getAddress(contractAddress);
    },
    /** Simulates a call, so that a revert includes its reason, then sends it and waits for its receipt. Returns the transaction's hash. */
    async send(
      index: number,
      call: {
        address: Address;
        abi: Abi;
        functionName: string;
        args?: unknown[];
        value?: bigint;
      },
    ): Promise<Hash> {
      const wallet = getWallet(index);
      const {request} = await publicClient.simulateContract({
        ...call,
        account: wallet.account,
      });
      const hash = await wallet.writeContract(request);
      await publicClient.waitForTransactionReceipt({hash});
      return hash;
    },
  };
}

export type Chain = Awaited<ReturnType<typeof startChain>>;
