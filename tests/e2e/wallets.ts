import type {Page} from '@playwright/test';

interface RpcError {
  readonly code: number;
  readonly message: string;
}

/** A fake wallet to inject into the page, and its behaviour. */
export interface FakeWallet {
  readonly name: string;
  /** The initially selected chain ID. */
  readonly selectedChainId?: string;
  /** The chain IDs of its networks. */
  readonly knownChainIds?: readonly string[];
  readonly switchError?: RpcError;
  readonly addError?: RpcError;
  /** Adds a network without selecting it. */
  readonly addsWithoutSelecting?: boolean;
  /** Never responds to requests that need confirmation. */
  readonly isSilent?: boolean;
  readonly icon?: string;
}

/** Injects wallets (EIP-6963) into the page before its scripts run. */
// Wallets reject with plain objects.
/* eslint-disable @typescript-eslint/only-throw-error */
export async function installWallets(
  page: Page,
  wallets: readonly FakeWallet[],
): Promise<void> {
  await page.addInitScript((fakes: readonly FakeWallet[]) => {
    const requestedWallets: string[] = [];
    Reflect.set(window, 'requestedWallets', requestedWallets);
    Reflect.set(window, 'walletDiscoveries', 0);
    window.addEventListener('eip6963:requestProvider', () => {
      Reflect.set(
        window,
        'walletDiscoveries',
        Number(Reflect.get(window, 'walletDiscoveries')) + 1,
      );
    });

    Reflect.set(window, 'fakeWallets', fakes);
    fakes.forEach((fake, index) => {
      const provider = {
        async request({
          method,
          params,
        }: {
          method: string;
          params?: readonly {chainId: string}[];
        }): Promise<unknown> {
          requestedWallets.push(fake.name);
          if (method === 'eth_chainId') return fake.selectedChainId ?? '0x1';
          if (fake.isSilent) return new Promise(() => undefined);
          const chainId = params?.[0]?.chainId ?? '';
          if (method === 'wallet_switchEthereumChain') {
            if (fake.switchError) throw fake.switchError;
            if (!fake.knownChainIds?.includes(chainId))
              throw {code: 4902, message: 'Unrecognized chain ID.'};
            Object.assign(fake, {selectedChainId: chainId});
            return null;
          }
          if (fake.addError) throw fake.addError;
          if (!fake.addsWithoutSelecting)
            Object.assign(fake, {selectedChainId: chainId});
          return null;
        },
      };
      const detail = Object.freeze({
        info: {
          uuid: `00000000-0000-4000-8000-00000000000${index}`,
          name: fake.name,
          icon:
            fake.icon ??
            'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
          rdns: `test.wallet${index}`,
        },
        provider,
      });
      const announce = (): boolean =>
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', {detail}),
        );
      window.addEventListener('eip6963:requestProvider', announce);
      announce();
    });
  }, wallets);
}

/** Changes the behaviour of the page's first wallet from now on. */
export async function changeWallet(
  page: Page,
  fake: FakeWallet,
): Promise<void> {
  await page.evaluate((newBehaviour) => {
    const [wallet] = Reflect.get(window, 'fakeWallets') as [object];
    Object.keys(wallet).forEach((name) => Reflect.deleteProperty(wallet, name));
    Object.assign(wallet, newBehaviour);
  }, fake);
}

/** Returns the name of the wallet of each request so far. */
export async function getRequestedWallets(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'requestedWallets'));
}

/** Returns how many times the page has looked for wallets so far. */
export async function countWalletDiscoveries(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'walletDiscoveries'));
}
