import {spawn} from 'node:child_process';
import {once} from 'node:events';
import kill from 'tree-kill';
import {
  createTestClient,
  createWalletClient,
  http,
  publicActions,
  type Chain,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';

/** Anvil's first default account. */
export const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
);

const createClients = (chain: Chain, url: string) => ({
  url,
  node: createTestClient({chain, transport: http(url), mode: 'anvil'}),
  wallet: createWalletClient({
    account,
    chain,
    transport: http(url),
    pollingInterval: 100,
  }).extend(publicActions),
});

/** Starts Anvil with a chain's ID, and stops it once `use` is done with it. */
export async function withLocalChain(
  chain: Chain,
  use: (local: ReturnType<typeof createClients>) => Promise<void>,
): Promise<void> {
  const anvil = spawn(
    'node_modules/.bin/anvil',
    ['--chain-id', String(chain.id), '--port', '0'],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  try {
    let output = '';
    while (!output.includes('Listening on'))
      output += String(((await once(anvil.stdout, 'data')) as [Buffer])[0]);
    await use(
      createClients(chain, `http://${/Listening on (\S+)/.exec(output)?.[1]}`),
    );
  } finally {
    if (anvil.pid) kill(anvil.pid);
  }
}
