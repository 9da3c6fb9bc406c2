import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebar: SidebarsConfig[string] = [
  'learn/index',
  'learn/first-dapp',
  'learn/aiagent-quickstart',
  'learn/marketplace-dapp',
  'learn/voting-dapp',
  'learn/eip-7702',
  {
    type: 'category',
    label: 'Ecosystem tutorials',
    link: {type: 'doc', id: 'learn/ecosystem-tutorials/index'},
    collapsed: false,
    items: [
      {
        type: 'category',
        label: 'Irys',
        link: {type: 'doc', id: 'learn/ecosystem-tutorials/irys/index'},
        items: [
          'learn/ecosystem-tutorials/irys/irys-dynamic-nfts',
          'learn/ecosystem-tutorials/irys/irys-nfts',
        ],
      },
      'learn/ecosystem-tutorials/usdc',
    ],
  },
];

export default sidebar;
