import type {LineaNetworkId} from '@site/src/data/networks';

/** A Linea network together with the Ethereum network on which it settles. */
export type NetworkChoice = 'mainnet' | 'sepolia';

export const lineaIds = {
  mainnet: 'linea',
  sepolia: 'lineaSepolia',
} as const satisfies Record<NetworkChoice, LineaNetworkId>;

/** Docusaurus' storage key for tabs in the `network` group. */
const storageKey = 'docusaurus.tab.network';
const parameter = 'docusaurus-data-network';

const isChoice = (value: unknown): value is NetworkChoice =>
  value === 'mainnet' || value === 'sepolia';

function applyNetwork(value: unknown): void {
  document.documentElement.dataset.network = isChoice(value)
    ? value
    : 'mainnet';
}

function storeNetwork(network: NetworkChoice): void {
  try {
    localStorage.setItem(storageKey, network);
  } catch {
    // If storage is blocked, the choice lasts until the page is closed.
  }
}

/** Restores the choice from the URL or storage, and keeps it in sync with other windows. */
export function restoreNetwork(): void {
  const url = new URL(location.href);
  const networkInUrl = url.searchParams.get(parameter);
  if (networkInUrl !== null) {
    // Docusaurus would also apply the parameter, without validating it, and again after each reload.
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  }
  if (isChoice(networkInUrl)) {
    storeNetwork(networkInUrl);
    applyNetwork(networkInUrl);
  } else {
    try {
      applyNetwork(localStorage.getItem(storageKey));
    } catch {
      applyNetwork(undefined);
    }
  }
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === storageKey) applyNetwork(newValue);
  });
}

/** Changes the choice, keeping the clicked control at the same position in the window. */
export function chooseNetwork(network: NetworkChoice, control?: Element): void {
  const getTop = (): number => control?.getBoundingClientRect().top ?? 0;
  const previousTop = getTop();
  applyNetwork(network);
  storeNetwork(network);
  window.scrollBy({top: getTop() - previousTop, behavior: 'instant'});
}
