import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebar: SidebarsConfig[string] = [
  'technology/architecture',
  'technology/decentralization',
  'technology/security-audits',
  'technology/repos',
  'technology/transaction-lifecycle',
  'technology/forced-transactions',
  'technology/network-data',
  'technology/tokenomics',
  'technology/canonical-token-bridge',
  'technology/native-yield',
  {
    type: 'category',
    label: 'Canonical message service',
    link: {type: 'doc', id: 'technology/message-service/index'},
    collapsed: false,
    items: ['technology/message-service/reference'],
  },
  'technology/coordinator',
  {
    type: 'category',
    label: 'Sequencer',
    link: {type: 'doc', id: 'technology/sequencer/index'},
    collapsed: false,
    items: [
      'technology/sequencer/conflation',
      'technology/sequencer/traces-generator',
    ],
  },
  'technology/state-manager',
  {
    type: 'category',
    label: 'Prover',
    link: {type: 'doc', id: 'technology/prover/index'},
    collapsed: false,
    items: [
      'technology/prover/proving',
      'technology/prover/trace-expansion',
      'technology/prover/prover-limits',
      'technology/prover/trusted-setup',
    ],
  },
];

export default sidebar;
