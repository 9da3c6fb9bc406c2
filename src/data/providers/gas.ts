import type {ProviderRecord} from './types';

export const gas: readonly ProviderRecord[] = [
  {
    id: 'gas/blocknative',
    name: 'Blocknative',
    summary: 'API that predicts the fees of the next blocks on Linea Mainnet',
    site: 'https://blocknative.com/gas-extension',
    docs: 'https://docs.blocknative.com/gas-prediction/gas-platform',
    networks: {mainnet: true, sepolia: false},
    status: {
      kind: 'changed',
      foundIn: '2026-08',
      note: 'A competing vendor reports that this API was switched off on 19 June 2026; Blocknative has not confirmed this. Test a key before you build on it, and keep the protocol methods as a fallback.',
    },
    checked: '2026-08',
    tags: ['gas price', 'fee estimation', 'gas API', 'browser extension'],
  },
];
