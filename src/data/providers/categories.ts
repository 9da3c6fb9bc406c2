/** The tool categories in sidebar order. Each has a folder with an index page in docs/get-started/tooling/. */
export const categories = [
  {
    id: 'account-abstraction',
    label: 'Account abstraction',
    purpose: 'Smart accounts, bundlers and paymasters',
  },
  {
    id: 'analytics',
    label: 'Analytics',
    purpose: 'Dashboards and queries over onchain activity',
  },
  {
    id: 'attestations',
    label: 'Attestations',
    purpose: 'Signed statements about addresses and data, stored onchain',
  },
  {
    id: 'ai',
    label: 'AI',
    purpose: 'Computing power for models and agents',
  },
  {
    id: 'contracts-templates',
    label: 'Contract templates',
    purpose: 'Audited or ready-made smart contracts to start from',
  },
  {
    id: 'cross-chain',
    label: 'Cross-chain',
    purpose: 'Messages, tokens and data between Linea and other chains',
  },
  {
    id: 'data-indexers',
    label: 'Data indexers',
    purpose: 'Blocks, events and balances as a database or an API',
  },
  {
    id: 'gas',
    label: 'Gas',
    purpose: 'Fee estimates from outside the protocol',
  },
  {
    id: 'libraries',
    label: 'Libraries',
    purpose: 'Client libraries for your programming language',
  },
  {
    id: 'node-providers',
    label: 'Node providers',
    purpose: 'RPC endpoints, and proxies in front of them',
  },
  {
    id: 'oracles',
    label: 'Oracles',
    purpose: 'Prices and other outside data for smart contracts',
  },
  {
    id: 'permanent-data',
    label: 'Permanent data',
    purpose: 'Storage for files that must not disappear',
  },
  {
    id: 'privacy',
    label: 'Privacy',
    purpose: 'Secrets and confidential computation for smart contracts',
  },
  {
    id: 'security',
    label: 'Security',
    purpose: 'Risk checks, monitoring and protection of contracts',
  },
  {
    id: 'social-login',
    label: 'Social login',
    purpose: 'Wallets that open with an email address or a social account',
  },
] as const satisfies readonly {
  /** Name of the folder. */
  readonly id: string;
  readonly label: string;
  /** The purpose of the tools, in a few words without a full stop. */
  readonly purpose: string;
}[];

export type Category = (typeof categories)[number];
export type CategoryId = Category['id'];

export function getCategoryById(id: CategoryId): Category {
  const match = categories.find((category) => category.id === id);
  if (!match)
    throw new Error(
      `There is no category "${id}" in src/data/providers/categories.ts. Add it there, or correct the id.`,
    );
  return match;
}
