import type {ProviderRecord} from './types';

export const socialLogin: readonly ProviderRecord[] = [
  {
    id: 'social-login/arcana',
    name: 'Arcana Auth',
    summary:
      'Social login dialog with an embedded wallet, no longer listed for Linea',
    site: 'https://arcana.network/auth',
    docs: 'https://docs.arcana.network/quick-start/',
    networks: {mainnet: 'unknown', sepolia: 'unknown'},
    status: {
      kind: 'historical',
      since: '2026-05',
      note: 'Arcana Auth was removed from the list of Linea tools on 5 May 2026. It may no longer work.',
      replacement: {
        label: 'Openfort',
        href: '/get-started/tooling/social-login/openfort',
      },
    },
    checked: '2026-08',
    tags: ['embedded wallet', 'social login'],
  },
  {
    id: 'social-login/openfort',
    name: 'Openfort',
    summary:
      'Login with Openfort authentication or your own, plus an embedded wallet and open-source signing',
    site: 'https://openfort.io',
    docs: 'https://openfort.io/docs',
    networks: {mainnet: true, sepolia: 'unknown'},
    checked: '2026-08',
    tags: ['embedded wallet', 'OpenSigner', 'smart account', 'React'],
  },
];
