import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {categories, type CategoryId} from '../../src/data/providers/categories';
import {readProviders} from '../../src/features/providers/readProviders';
import type {SidebarEntry} from '../../src/lib/routes';

const tooling = 'get-started/tooling';

const allProviders = readProviders();

/** The pages of a category, by the products in their front matter; a product with several pages has an entry that opens the first. */
function entriesOf(category: CategoryId): SidebarEntry[] {
  const providers = allProviders.filter((each) => each.category === category);
  return providers.flatMap(({id, name}): SidebarEntry[] => {
    const [, folder, page] = id.split('/');
    if (page === undefined) {
      return [`${tooling}/${id}`];
    }
    const [first = '', ...others] = providers
      .filter((each) => each.id.startsWith(`${category}/${folder}/`))
      .map((each) => `${tooling}/${each.id}`);
    return first.endsWith(id)
      ? [
          {
            type: 'category',
            label: name,
            link: {type: 'doc', id: first},
            items: [first, ...others],
          },
        ]
      : [];
  });
}

const sidebar: SidebarsConfig[string] = [
  {type: 'doc', id: 'get-started/index', label: 'Overview'},
  'get-started/connect',
  {
    type: 'category',
    label: 'Build on Linea',
    collapsed: false,
    items: [
      {
        type: 'category',
        label: 'Quickstart',
        link: {type: 'doc', id: 'get-started/build/quickstart/deploy'},
        collapsed: false,
        items: [
          'get-started/build/quickstart/deploy',
          'get-started/build/quickstart/app',
          'get-started/build/quickstart/hub',
        ],
      },
      'get-started/build/ethereum-differences',
      'get-started/build/network-info',
      'get-started/build/contracts',
      'get-started/build/block-explorers',
    ],
  },
  {
    type: 'category',
    label: 'How to',
    collapsed: false,
    items: [
      'get-started/how-to/get-testnet-eth',
      {
        type: 'category',
        label: 'Deploy a smart contract',
        link: {
          type: 'doc',
          id: 'get-started/how-to/deploy-smart-contract/index',
        },
        items: [
          'get-started/how-to/deploy-smart-contract/atlas',
          'get-started/how-to/deploy-smart-contract/cookbook',
          'get-started/how-to/deploy-smart-contract/foundry',
          'get-started/how-to/deploy-smart-contract/hardhat',
          'get-started/how-to/deploy-smart-contract/remix',
          'get-started/how-to/deploy-smart-contract/thirdweb',
        ],
      },
      {
        type: 'category',
        label: 'Verify a smart contract',
        link: {
          type: 'doc',
          id: 'get-started/how-to/verify-smart-contract/index',
        },
        items: [
          'get-started/how-to/verify-smart-contract/atlas',
          'get-started/how-to/verify-smart-contract/foundry',
          'get-started/how-to/verify-smart-contract/hardhat',
        ],
      },
      'get-started/how-to/migrate-dapp',
      'get-started/how-to/connect-wallet',
      'get-started/how-to/gas-fees',
      'get-started/how-to/bridge',
      'get-started/how-to/send-messages',
      {
        type: 'link',
        label: 'Send a message from Solidity',
        href: '/technology/message-service/reference#contracts-that-send-and-receive',
      },
      'get-started/how-to/linea-safe',
      'get-started/how-to/deploy-subdomain',
      'get-started/how-to/finalized-block',
      'get-started/how-to/subscribe',
      {
        type: 'category',
        label: 'Run a node',
        link: {type: 'doc', id: 'get-started/how-to/run-a-node/index'},
        items: [
          'get-started/how-to/run-a-node/besu',
          'get-started/how-to/run-a-node/erigon',
          'get-started/how-to/run-a-node/geth',
          'get-started/how-to/run-a-node/linea-besu',
          'get-started/how-to/run-a-node/nethermind',
          'get-started/how-to/run-a-node/bootnodes',
          'get-started/how-to/run-a-node/maru',
        ],
      },
      'get-started/how-to/poh-api',
      'get-started/how-to/state-recovery',
      'get-started/ai-assistants',
    ],
  },
  {
    type: 'category',
    label: 'Tools',
    link: {type: 'doc', id: 'get-started/tooling/index'},
    items: categories.map((category): SidebarEntry => ({
      type: 'category',
      label: category.label,
      link: {type: 'doc', id: `${tooling}/${category.id}/index`},
      items: entriesOf(category.id),
    })),
  },
];

export default sidebar;
