import type {Browser, Page} from '@playwright/test';
import sharp from 'sharp';
import type {Address} from 'viem';
import {waitUntil} from './project';

const LINEA_SEPOLIA_CHAIN_ID = '0xe705';
const ETHEREUM_CHAIN_ID = '0x1';
const TIMEOUT_MS = 60_000;
const VIEWPORT = {width: 640, height: 600};

declare global {
  interface Window {
    /** Set by a test to make the wallet decline transactions. */
    shouldDeclineTransactions?: boolean;
  }
}

/** Injects a wallet (EIP-1193, announced through EIP-6963) that uses the local chain's accounts. Runs in the browser. */
function injectWallet({
  account,
  rpcUrl,
  startChain,
}: {
  account: string;
  rpcUrl: string;
  startChain: string;
}): void {
  const listeners: Record<string, ((value: unknown) => void)[]> = {};
  const createError = (message: string, code: number) =>
    Object.assign(new Error(message), {code});
  let id = 0;
  const sendRpc = async (method: string, params: unknown) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: ++id, method, params}),
    });
    const {result, error} = (await response.json()) as {
      result?: unknown;
      error?: {message: string; code: number};
    };
    if (error) throw Object.assign(new Error(error.message), error);
    return result;
  };
  const grantAccess = () => localStorage.setItem('granted', 'yes');
  const handlers: Record<string, (params: unknown[]) => unknown> = {
    eth_chainId: () => localStorage.getItem('chain') ?? startChain,
    eth_accounts: () => (localStorage.getItem('granted') ? [account] : []),
    eth_requestAccounts: () => {
      grantAccess();
      return [account];
    },
    wallet_requestPermissions: () => {
      grantAccess();
      return [
        {
          parentCapability: 'eth_accounts',
          caveats: [{type: 'restrictReturnedAccounts', value: [account]}],
        },
      ];
    },
    wallet_revokePermissions: () => {
      localStorage.removeItem('granted');
      return null;
    },
    wallet_switchEthereumChain: ([chain]) => {
      const {chainId} = chain as {chainId: string};
      localStorage.setItem('chain', chainId);
      listeners.chainChanged?.forEach((listener) => listener(chainId));
      return null;
    },
    eth_sendTransaction: (params) => {
      if (window.shouldDeclineTransactions)
        throw createError('User rejected the request.', 4001);
      return sendRpc('eth_sendTransaction', params);
    },
  };
  const provider = {
    isMetaMask: true,
    on: (event: string, listener: (value: unknown) => void) => {
      (listeners[event] ??= []).push(listener);
    },
    removeListener: (event: string, listener: (value: unknown) => void) => {
      listeners[event] =
        listeners[event]?.filter((candidate) => candidate !== listener) ?? [];
    },
    request: async ({
      method,
      params = [],
    }: {
      method: string;
      params?: unknown[];
    }) => (handlers[method] ?? ((list) => sendRpc(method, list)))(params),
  };
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'MetaMask',
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'io.metamask',
  };
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({info, provider}),
      }),
    );
  Object.assign(window, {ethereum: provider});
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}

/** A simulated dapp user with a wallet. */
export class Visitor {
  /** Uncaught errors and errors in the browser console. */
  readonly consoleErrors: string[] = [];

  private constructor(readonly page: Page) {
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('pageerror', (error) => this.consoleErrors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.consoleErrors.push(message.text());
    });
  }

  static async open(
    browser: Browser,
    url: string,
    rpcUrl: string,
    account: Address,
    {startsOnEthereum = false} = {},
  ): Promise<Visitor> {
    const page = await browser.newPage({
      deviceScaleFactor: 2,
      viewport: VIEWPORT,
    });
    const visitor = new Visitor(page);
    await page.addInitScript(injectWallet, {
      account,
      rpcUrl,
      startChain: startsOnEthereum ? ETHEREUM_CHAIN_ID : LINEA_SEPOLIA_CHAIN_ID,
    });
    await page.goto(url);
    return visitor;
  }

  /** Renews the picture of the app on the tutorial's page, if the environment variable SCREENSHOTS is set. */
  async takeScreenshot(name: string, height: number): Promise<void> {
    if (!process.env.SCREENSHOTS) return;
    const screenshot = await this.page.screenshot({
      fullPage: true,
      clip: {x: 0, y: 0, width: VIEWPORT.width, height},
    });
    await sharp(screenshot)
      .webp({quality: 65})
      .toFile(`static/img/tutorials/${name}.webp`);
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page
      .getByText(text)
      .first()
      .waitFor()
      .catch(async () => {
        throw new Error(
          `"${text}" is not on the page:\n${await this.page.locator('body').innerText()}\n${this.consoleErrors.join('\n')}`,
        );
      });
  }

  /** Waits until the element with this test id has exactly this text. */
  async reads(testId: string, text: string): Promise<void> {
    await waitUntil(
      async () => (await this.page.getByTestId(testId).textContent()) === text,
    );
  }

  async clicks(button: string): Promise<void> {
    await this.page.getByRole('button', {name: button, exact: true}).click();
  }

  async fills(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, {exact: true}).fill(text);
  }

  async chooses(option: string): Promise<void> {
    await this.page.getByRole('radio', {name: option}).check();
  }
}
