import {formatChainIdHex, type LineaNetwork} from '@site/src/data/networks';
import {isRecord} from '@site/src/lib/text';

/** A wallet's EIP-1193 interface. */
interface WalletProvider {
  request(request: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }): Promise<unknown>;
}

export interface Wallet {
  readonly id: string;
  readonly name: string;
  /** The icon as a data URL, which EIP-6963 requires; any other URL is ignored. */
  readonly icon?: string | undefined;
  readonly provider: WalletProvider;
}

export type Outcome =
  | {
      readonly kind:
        | 'alreadySelected'
        | 'alreadyAdded'
        | 'added'
        | 'addedNotSelected'
        | 'rejected'
        | 'pending';
    }
  | {readonly kind: 'error'; readonly reason: string};

// Codes from EIP-1193 and EIP-1474 for errors that the reader must resolve.
const USER_REJECTED = 4001;
const REQUEST_PENDING = -32002;

/** Milliseconds to wait for slow wallets; most respond to the discovery event immediately. */
const DISCOVERY_MS = 250;

const isProvider = (value: unknown): value is WalletProvider =>
  isRecord(value) && typeof value['request'] === 'function';

/** Parses an EIP-6963 announcement; returns undefined if it is invalid. */
function readAnnouncement(detail: unknown): Wallet | undefined {
  if (
    !isRecord(detail) ||
    !isRecord(detail['info']) ||
    !isProvider(detail['provider'])
  )
    return undefined;
  const {uuid, name, icon} = detail['info'];
  if (typeof uuid !== 'string' || typeof name !== 'string') return undefined;
  const iconUrl =
    typeof icon === 'string' && icon.startsWith('data:image/')
      ? icon
      : undefined;
  return {id: uuid, name, icon: iconUrl, provider: detail['provider']};
}

/** Finds the browser's wallets through EIP-6963 or, if it finds none, through the older `window.ethereum`. */
export async function discoverWallets(): Promise<readonly Wallet[]> {
  const wallets = new Map<string, Wallet>();
  const collect = (event: Event): void => {
    const wallet =
      event instanceof CustomEvent ? readAnnouncement(event.detail) : undefined;
    if (wallet) wallets.set(wallet.id, wallet);
  };
  window.addEventListener('eip6963:announceProvider', collect);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  await new Promise((resolve) => setTimeout(resolve, DISCOVERY_MS));
  window.removeEventListener('eip6963:announceProvider', collect);

  const injectedProvider: unknown = Reflect.get(window, 'ethereum');
  if (wallets.size === 0 && isProvider(injectedProvider))
    return [
      {id: 'injected', name: 'Browser wallet', provider: injectedProvider},
    ];
  return [...wallets.values()];
}

function getErrorCode(error: unknown): unknown {
  return isRecord(error) ? error['code'] : undefined;
}

function classifyError(error: unknown): Outcome {
  const code = getErrorCode(error);
  if (code === USER_REJECTED) return {kind: 'rejected'};
  if (code === REQUEST_PENDING) return {kind: 'pending'};
  const message =
    isRecord(error) && typeof error['message'] === 'string'
      ? error['message']
      : String(error);
  return {kind: 'error', reason: message.slice(0, 200)};
}

/**
 * Selects the network in the wallet, adding it first if it is missing. Tries switching first, because a wallet that has the network would
 * otherwise offer to replace its RPC endpoint.
 */
export async function addNetwork(
  {provider}: Wallet,
  network: LineaNetwork,
): Promise<Outcome> {
  const chainId = formatChainIdHex(network);

  async function isSelected(): Promise<boolean> {
    const selectedChainId = await provider
      .request({method: 'eth_chainId'})
      .catch(() => undefined);
    return (
      typeof selectedChainId === 'string' &&
      Number(selectedChainId) === network.chainId
    );
  }

  /** Returns false if the wallet does not have the network; wallets report this with different codes. */
  async function trySwitch(): Promise<boolean> {
    try {
      await provider.request({
        method: 'wallet_switchEthereumChain',
        params: [{chainId}],
      });
      return true;
    } catch (error) {
      if (
        [USER_REJECTED, REQUEST_PENDING].some(
          (code) => code === getErrorCode(error),
        )
      )
        throw error;
      return false;
    }
  }

  try {
    if (await isSelected()) return {kind: 'alreadySelected'};
    if (await trySwitch()) return {kind: 'alreadyAdded'};
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: network.walletName,
          nativeCurrency: {name: 'Ether', ...network.currency},
          rpcUrls: [network.rpcUrl],
          blockExplorerUrls: [network.explorer.url],
        },
      ],
    });
    return {kind: (await isSelected()) ? 'added' : 'addedNotSelected'};
  } catch (error) {
    return classifyError(error);
  }
}
