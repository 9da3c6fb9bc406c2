import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebar: SidebarsConfig[string] = [
  {
    type: 'category',
    label: 'Smart contract reference',
    collapsible: false,
    items: [
      'api/linea-smart-contracts/linearollup',
      'api/linea-smart-contracts/zkevmv2',
      {
        type: 'category',
        label: 'Interfaces',
        items: [
          'api/linea-smart-contracts/interfaces/igenericerrors',
          'api/linea-smart-contracts/interfaces/imessageservice',
          'api/linea-smart-contracts/interfaces/ipausemanager',
          'api/linea-smart-contracts/interfaces/ipermissionsmanager',
          'api/linea-smart-contracts/interfaces/iratelimiter',
          {
            type: 'category',
            label: 'L1',
            items: [
              'api/linea-smart-contracts/interfaces/l1/il1messagemanager',
              'api/linea-smart-contracts/interfaces/l1/il1messagemanagerv1',
              'api/linea-smart-contracts/interfaces/l1/il1messageservice',
              'api/linea-smart-contracts/interfaces/l1/ilinearollup',
              'api/linea-smart-contracts/interfaces/l1/iplonkverifier',
              'api/linea-smart-contracts/interfaces/l1/izkevmv2',
            ],
          },
          {
            type: 'category',
            label: 'L2',
            items: [
              'api/linea-smart-contracts/interfaces/l2/il2messagemanager',
              'api/linea-smart-contracts/interfaces/l2/il2messagemanagerv1',
              'api/linea-smart-contracts/interfaces/l2/il2messageservicev1',
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'lib',
        items: [
          'api/linea-smart-contracts/lib/callforwardingproxy',
          'api/linea-smart-contracts/lib/l2messageservicepausemanager',
          'api/linea-smart-contracts/lib/linearolluppausemanager',
          'api/linea-smart-contracts/lib/mimc',
          'api/linea-smart-contracts/lib/pausemanager',
          'api/linea-smart-contracts/lib/sparsemerkleproof',
          'api/linea-smart-contracts/lib/tokenbridgepausemanager',
          'api/linea-smart-contracts/lib/utils',
        ],
      },
      {
        type: 'category',
        label: 'Message service',
        items: [
          'api/linea-smart-contracts/messageservice/messageservicebase',
          {
            type: 'category',
            label: 'L1',
            items: [
              'api/linea-smart-contracts/messageservice/l1/l1messagemanager',
              'api/linea-smart-contracts/messageservice/l1/l1messageservice',
              {
                type: 'category',
                label: 'v1',
                items: [
                  'api/linea-smart-contracts/messageservice/l1/v1/l1messagemanagerv1',
                  'api/linea-smart-contracts/messageservice/l1/v1/l1messageservicev1',
                ],
              },
            ],
          },
          {
            type: 'category',
            label: 'L2',
            items: [
              'api/linea-smart-contracts/messageservice/l2/l2messagemanager',
              'api/linea-smart-contracts/messageservice/l2/l2messageservice',
              {
                type: 'category',
                label: 'v1',
                items: [
                  'api/linea-smart-contracts/messageservice/l2/v1/l2messagemanagerv1',
                  'api/linea-smart-contracts/messageservice/l2/v1/l2messageservicev1',
                ],
              },
            ],
          },
          {
            type: 'category',
            label: 'lib',
            items: [
              'api/linea-smart-contracts/messageservice/lib/messagehashing',
              'api/linea-smart-contracts/messageservice/lib/ratelimiter',
              'api/linea-smart-contracts/messageservice/lib/sparsemerkletreeverifier',
              'api/linea-smart-contracts/messageservice/lib/timelock',
              'api/linea-smart-contracts/messageservice/lib/transientstoragehelpers',
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'Token bridge',
        items: [
          'api/linea-smart-contracts/tokenbridge/bridgedtoken',
          'api/linea-smart-contracts/tokenbridge/tokenbridge',
          {
            type: 'category',
            label: 'Interfaces',
            items: [
              'api/linea-smart-contracts/tokenbridge/interfaces/itokenbridge',
            ],
          },
        ],
      },
    ],
  },
  {type: 'doc', id: 'api/decode', label: 'Decode a revert'},
  {
    type: 'category',
    label: 'JSON-RPC API reference',
    link: {type: 'doc', id: 'api/reference/index'},
    collapsible: false,
    items: [
      'api/reference/errors',
      'api/reference/chain-and-fees',
      'api/reference/state',
      'api/reference/blocks',
      'api/reference/transactions',
      'api/reference/logs-and-filters',
      'api/reference/debug-and-trace',
      'api/reference/bundler',
      'api/reference/eth-sendbundle',
      'api/reference/eth-sendrawtransaction',
      'api/reference/linea-estimategas',
      'api/reference/linea-gettransactionexclusionstatusv1',
      'api/reference/linea-getproof',
    ],
  },
  {
    type: 'category',
    label: 'Token API reference',
    link: {type: 'doc', id: 'api/token-api/overview'},
    collapsible: false,
    items: [
      {type: 'link', label: 'Reference', href: '/api/token-api/reference'},
    ],
  },
  {type: 'doc', id: 'api/linea-sdk', label: 'SDK guide'},
];

export default sidebar;
