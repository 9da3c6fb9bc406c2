import {useSyncExternalStore} from 'react';
import type {NetworkChoice} from './choice';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-network'],
  });
  return () => observer.disconnect();
}

/** Returns the selected network. Only in the browser. */
export const readChoice = (): NetworkChoice =>
  document.documentElement.dataset.network === 'sepolia'
    ? 'sepolia'
    : 'mainnet';

/** Returns the selected network; always Mainnet at build time and during hydration. */
export const useNetwork = (): NetworkChoice =>
  useSyncExternalStore(subscribe, readChoice, () => 'mainnet');
