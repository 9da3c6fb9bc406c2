import {beforeEach, describe, expect, test, vi} from 'vitest';
import {
  addNetwork,
  discoverWallets,
} from '../../src/components/AddNetwork/wallet';
import {lineaNetworks} from '../../src/data/networks';

interface RpcError {
  readonly code: number;
  readonly message: string;
}

interface WalletBehaviour {
  /** The initially selected chain ID. */
  readonly selectedChainId?: string;
  readonly knownChainIds?: readonly string[];
  readonly switchError?: RpcError;
  readonly addError?: RpcError;
  readonly shouldSelectNetwork?: boolean;
}

/** Creates a mock EIP-1193 wallet that records the requested methods. */
function createWallet({
  selectedChainId = '0x1',
  knownChainIds = [],
  switchError,
  addError,
  shouldSelectNetwork = true,
}: WalletBehaviour = {}) {
  const networks = new Set(knownChainIds);
  const requests: {method: string; params?: readonly unknown[]}[] = [];
  const provider = {
    async request(request: {
      method: string;
      params?: readonly unknown[];
    }): Promise<unknown> {
      requests.push(request);
      const {chainId} = (request.params?.[0] ?? {}) as {chainId: string};
      if (request.method === 'eth_chainId') return selectedChainId;
      const error =
        request.method === 'wallet_addEthereumChain'
          ? addError
          : (switchError ??
            (networks.has(chainId)
              ? undefined
              : {code: 4902, message: 'Unrecognized chain ID.'}));
      // Wallets reject with plain objects.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      if (error) throw error;
      if (shouldSelectNetwork) selectedChainId = chainId;
      return null;
    },
  };
  return {
    wallet: {id: '1', name: 'Fox', provider},
    requests,
    getMethods: () =>
      requests.map(({method}) =>
        method.replace(/^wallet_|EthereumChain$/g, ''),
      ),
  };
}

describe('adding a network', () => {
  const {linea, lineaSepolia} = lineaNetworks;

  test('tries to switch, then adds the network with its details', async () => {
    const {wallet, requests} = createWallet();
    expect(await addNetwork(wallet, lineaSepolia)).toEqual({kind: 'added'});
    expect(requests).toEqual([
      {method: 'eth_chainId'},
      {method: 'wallet_switchEthereumChain', params: [{chainId: '0xe705'}]},
      {
        method: 'wallet_addEthereumChain',
        params: [
          {
            chainId: '0xe705',
            chainName: 'Linea Sepolia',
            nativeCurrency: {name: 'Ether', symbol: 'ETH', decimals: 18},
            rpcUrls: ['https://rpc.sepolia.linea.build'],
            blockExplorerUrls: ['https://sepolia.lineascan.build'],
          },
        ],
      },
      {method: 'eth_chainId'},
    ]);
  });

  test('adds Linea Mainnet with its details', async () => {
    const {wallet, requests} = createWallet();
    await addNetwork(wallet, linea);
    expect(requests[2]?.params?.[0]).toMatchObject({
      chainId: '0xe708',
      chainName: 'Linea',
      rpcUrls: ['https://rpc.linea.build'],
    });
  });

  const rejection = {code: 4001, message: 'User rejected the request.'};
  test.each<[string, WalletBehaviour, object, string[]]>([
    [
      'does nothing if the network is already selected',
      {selectedChainId: '0xE705'},
      {kind: 'alreadySelected'},
      ['eth_chainId'],
    ],
    [
      'does not add a network that the wallet already has',
      {knownChainIds: ['0xe705']},
      {kind: 'alreadyAdded'},
      ['eth_chainId', 'switch'],
    ],
    [
      'reports that another network is still selected',
      {shouldSelectNetwork: false},
      {kind: 'addedNotSelected'},
      ['eth_chainId', 'switch', 'add', 'eth_chainId'],
    ],
    [
      'stops if the user rejects adding',
      {addError: rejection},
      {kind: 'rejected'},
      ['eth_chainId', 'switch', 'add'],
    ],
    [
      'stops without adding if the user rejects switching',
      {switchError: rejection},
      {kind: 'rejected'},
      ['eth_chainId', 'switch'],
    ],
    [
      'reports a pending request',
      {switchError: {code: -32002, message: 'Request already pending.'}},
      {kind: 'pending'},
      ['eth_chainId', 'switch'],
    ],
    [
      'adds the network if the wallet reports it as unknown with another error code',
      {switchError: {code: -32603, message: 'Internal JSON-RPC error.'}},
      {kind: 'added'},
      ['eth_chainId', 'switch', 'add', 'eth_chainId'],
    ],
    [
      'reports any other error',
      {addError: {code: -32602, message: 'Chain ID mismatch'}},
      {kind: 'error', reason: 'Chain ID mismatch'},
      ['eth_chainId', 'switch', 'add'],
    ],
  ])('%s', async (_, behaviour, outcome, expectedMethods) => {
    const {wallet, getMethods} = createWallet(behaviour);
    expect(await addNetwork(wallet, lineaSepolia)).toEqual(outcome);
    expect(getMethods()).toEqual(expectedMethods);
  });
});

describe('wallet discovery', () => {
  const {provider} = createWallet().wallet;
  let mockWindow: EventTarget & {ethereum?: unknown};

  const announce = (uuid: string, name: string, icon: string): void =>
    mockWindow.addEventListener('eip6963:requestProvider', () =>
      mockWindow.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: {info: {uuid, name, icon}, provider},
        }),
      ),
    );

  beforeEach(() => {
    mockWindow = new EventTarget();
    vi.stubGlobal('window', mockWindow);
  });

  test('finds nothing if no wallet responds', async () => {
    expect(await discoverWallets()).toEqual([]);
  });

  test('finds each announced wallet once, and ignores remote icons', async () => {
    announce('1', 'Fox', 'data:image/svg+xml,<svg/>');
    announce('1', 'Fox', 'data:image/svg+xml,<svg/>');
    announce('2', 'Rainbow', 'https://example.com/track.png');
    expect(await discoverWallets()).toEqual([
      {id: '1', name: 'Fox', icon: 'data:image/svg+xml,<svg/>', provider},
      {id: '2', name: 'Rainbow', icon: undefined, provider},
    ]);
  });

  test('finds a wallet that only provides window.ethereum, but prefers announced wallets', async () => {
    mockWindow.ethereum = provider;
    expect(await discoverWallets()).toEqual([
      {id: 'injected', name: 'Browser wallet', provider},
    ]);
    announce('1', 'Fox', '');
    expect((await discoverWallets()).map(({name}) => name)).toEqual(['Fox']);
  });
});
