import {accountAbstraction} from './account-abstraction';
import {ai} from './ai';
import {analytics} from './analytics';
import {attestations} from './attestations';
import {contractTemplates} from './contracts-templates';
import {crossChain} from './cross-chain';
import {dataIndexers} from './data-indexers';
import {gas} from './gas';
import {libraries} from './libraries';
import {nodeProviders} from './node-providers';
import {oracles} from './oracles';
import {permanentData} from './permanent-data';
import {privacy} from './privacy';
import {security} from './security';
import {socialLogin} from './social-login';
import type {CategoryId, Provider, ProviderRecord} from './types';

export interface Category {
  readonly id: CategoryId;
  readonly label: string;
  /** The purpose of the tools, in a few words without a full stop. */
  readonly purpose: string;
  readonly providers: readonly Provider[];
}

const records: readonly (Omit<Category, 'providers'> & {
  readonly providers: readonly ProviderRecord[];
})[] = [
  {
    id: 'account-abstraction',
    label: 'Account abstraction',
    purpose: 'Smart accounts, bundlers and paymasters',
    providers: accountAbstraction,
  },
  {
    id: 'analytics',
    label: 'Analytics',
    purpose: 'Dashboards and queries over onchain activity',
    providers: analytics,
  },
  {
    id: 'attestations',
    label: 'Attestations',
    purpose: 'Signed statements about addresses and data, stored onchain',
    providers: attestations,
  },
  {
    id: 'ai',
    label: 'AI',
    purpose: 'Computing power for models and agents',
    providers: ai,
  },
  {
    id: 'contracts-templates',
    label: 'Contract templates',
    purpose: 'Audited or ready-made smart contracts to start from',
    providers: contractTemplates,
  },
  {
    id: 'cross-chain',
    label: 'Cross-chain',
    purpose: 'Messages, tokens and data between Linea and other chains',
    providers: crossChain,
  },
  {
    id: 'data-indexers',
    label: 'Data indexers',
    purpose: 'Blocks, events and balances as a database or an API',
    providers: dataIndexers,
  },
  {
    id: 'gas',
    label: 'Gas',
    purpose: 'Fee estimates from outside the protocol',
    providers: gas,
  },
  {
    id: 'libraries',
    label: 'Libraries',
    purpose: 'Client libraries for your programming language',
    providers: libraries,
  },
  {
    id: 'node-providers',
    label: 'Node providers',
    purpose: 'RPC endpoints, and proxies in front of them',
    providers: nodeProviders,
  },
  {
    id: 'oracles',
    label: 'Oracles',
    purpose: 'Prices and other outside data for smart contracts',
    providers: oracles,
  },
  {
    id: 'permanent-data',
    label: 'Permanent data',
    purpose: 'Storage for files that must not disappear',
    providers: permanentData,
  },
  {
    id: 'privacy',
    label: 'Privacy',
    purpose: 'Secrets and confidential computation for smart contracts',
    providers: privacy,
  },
  {
    id: 'security',
    label: 'Security',
    purpose: 'Risk checks, monitoring and protection of contracts',
    providers: security,
  },
  {
    id: 'social-login',
    label: 'Social login',
    purpose: 'Wallets that open with an email address or a social account',
    providers: socialLogin,
  },
];

/** The tool categories in sidebar order, each with the products that have a page. */
export const categories: readonly Category[] = records.map((category) => ({
  ...category,
  providers: category.providers.map((provider) => ({
    status: {kind: 'active'},
    ...provider,
    category: category.id,
  })),
}));

export const providers: readonly Provider[] = categories.flatMap(
  (category) => category.providers,
);

/** Returns the record of a provider page. Throws if the id is unknown, which fails the build. */
export function getProviderById(id: string): Provider {
  const match = providers.find((provider) => provider.id === id);
  if (!match) {
    throw new Error(
      `There is no provider "${id}" in src/data/providers. Add a record with this id, or correct the id on the page.`,
    );
  }
  return match;
}

export function getCategoryById(id: CategoryId): Category {
  const match = categories.find((category) => category.id === id);
  if (!match)
    throw new Error(
      `There is no category "${id}" in src/data/providers/index.ts. Add it there, or correct the id.`,
    );
  return match;
}

export type {CategoryId, Provider, ProviderStatus} from './types';
