import type {ProviderRecord} from './types';

export const contractTemplates: readonly ProviderRecord[] = [
  {
    id: 'contracts-templates/cookbook',
    name: 'Cookbook.dev',
    summary:
      'Open registry of Solidity contracts with an AI assistant and a plugin for Remix',
    site: 'https://contracts.cookbook.dev/',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['registry', 'Remix', 'AI assistant'],
  },
  {
    id: 'contracts-templates/thirdweb',
    name: 'thirdweb',
    summary:
      'Pre-audited contracts with deployment from the browser, a dashboard and SDKs',
    site: 'https://thirdweb.com/linea',
    docs: 'https://portal.thirdweb.com',
    networks: {mainnet: true, sepolia: true},
    checked: '2026-08',
    tags: ['prebuilt contracts', 'NFT', 'dashboard', 'SDK'],
  },
];
