import {chainIdHex, type LineaNetwork} from '@site/src/data/networks';
import {isRecord} from '@site/src/lib/text';

/** What EIP-1193 promises of a wallet: one function that takes JSON-RPC requests. */
interface WalletProvider {
  request(request: {readonly method: string; readonly params?: readonly unknown[]}): Promise<unknown>;
}

export interface Wallet {
  readonly id: string;
  readonly name: string;
  /** Picture as a data URL, as EIP-6963 demands; anything else is left out. */
  readonly icon?: string | undefined;
  readonly provider: WalletProvider;
}

/** How a request ended. */
export type Outcome =
  | {readonly kind: 'alreadySelected' | 'alreadyAdded' | 'added' | 'addedNotSelected' | 'refused' | 'pending'}
  | {readonly kind: 'error'; readonly reason: string};

// EIP-1193 and EIP-1474 codes that say what the reader, not the wallet, has to do.
const REFUSED = 4001;
const REQUEST_PENDING = -32002;

/** Wallets answer the discovery event at once; slow ones get this long, in milliseconds. */
const DISCOVERY_TIME = 250;

const isProvider = (value: unknown): value is WalletProvider => isRecord(value) && typeof value['request'] === 'function';

/** Reads an EIP-6963 announcement; undefined when it is not one. */
function readAnnouncement(detail: unknown): Wallet | undefined {
  if (!isRecord(detail) || !isRecord(detail['info']) || !isProvider(detail['provider'])) return undefined;
  const {uuid, name, icon} = detail['info'];
  if (typeof uuid !== 'string' || typeof name !== 'string') return undefined;
  const picture = typeof icon === 'string' && icon.startsWith('data:image/') ? icon : undefined;
  return {id: uuid, name, icon: picture, provider: detail['provider']};
}

/** Asks which wallets are in this browser: EIP-6963 first, then the older `window.ethereum`. */
export async function discoverWallets(): Promise<readonly Wallet[]> {
  const wallets = new Map<string, Wallet>();
  const collect = (event: Event): void => {
    const wallet = event instanceof CustomEvent ? readAnnouncement(event.detail) : undefined;
    if (wallet) {
      wallets.set(wallet.id, wallet);
    }
  };
  window.addEventListener('eip6963:announceProvider', collect);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  await new Promise((resolve) => setTimeout(resolve, DISCOVERY_TIME));
  window.removeEventListener('eip6963:announceProvider', collect);

  const injected: unknown = Reflect.get(window, 'ethereum');
  if (wallets.size === 0 && isProvider(injected)) return [{id: 'injected', name: 'Browser wallet', provider: injected}];
  return [...wallets.values()];
}

function errorCode(error: unknown): unknown {
  return isRecord(error) ? error['code'] : undefined;
}

function readFailure(error: unknown): Outcome {
  switch (errorCode(error)) {
    case REFUSED:
      return {kind: 'refused'};
    case REQUEST_PENDING:
      return {kind: 'pending'};
    default: {
      const message = isRecord(error) && typeof error['message'] === 'string' ? error['message'] : String(error);
      return {kind: 'error', reason: message.slice(0, 200)};
    }
  }
}

/**
 * Selects the network in the wallet, and adds it first where it is missing. Switching is tried first
 * because a wallet that has the network would otherwise offer to replace the RPC endpoint it uses.
 */
export async function addNetwork({provider}: Wallet, network: LineaNetwork): Promise<Outcome> {
  const chainId = chainIdHex(network);

  async function isSelected(): Promise<boolean> {
    const selected = await provider.request({method: 'eth_chainId'}).catch(() => undefined);
    return typeof selected === 'string' && Number(selected) === network.chainId;
  }

  /** False when the wallet does not know the network; wallets disagree on the code that says so. */
  async function trySwitch(): Promise<boolean> {
    try {
      await provider.request({method: 'wallet_switchEthereumChain', params: [{chainId}]});
      return true;
    } catch (error) {
      if ([REFUSED, REQUEST_PENDING].some((code) => code === errorCode(error))) throw error;
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
    return readFailure(error);
  }
}
