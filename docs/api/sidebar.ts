import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {parse} from 'yaml';
import {specificationFile} from '../../src/features/apiReference/options';
import {
  getOperationSlug,
  referencePath,
} from '../../src/features/apiReference/paths';
import {contractRecords} from '../../src/features/contracts/model/contracts';
import {groupBy} from '../../src/lib/collections';
import type {SidebarEntry} from '../../src/lib/routes';

/** The contracts with a page in a folder of the reference, by their records, and what stands below them. */
function folder(
  label: string,
  name: string,
  ...below: readonly SidebarEntry[]
): SidebarEntry {
  const routes = Object.values(contractRecords)
    .map(({route}) => route)
    .filter(
      (route) => path.dirname(route) === `/api/linea-smart-contracts/${name}`,
    );
  return {
    type: 'category',
    label,
    items: [...routes.map((route) => route.slice(1)), ...below],
  };
}

const {paths} = parse(readFileSync(specificationFile, 'utf8')) as {
  readonly paths: Readonly<
    Record<
      string,
      {readonly get: {readonly summary: string; readonly tags?: string[]}}
    >
  >;
};

/** Links to the Token API's operations by tag, as in the sidebar of their pages, which is generated later. */
const tokenApiOperations = [
  ...groupBy(
    Object.values(paths).map(({get}) => get),
    ({tags}) => tags?.[0] ?? 'UNTAGGED',
  ),
].map(([label, operations]): SidebarEntry => ({
  type: 'category',
  label,
  collapsed: false,
  items: operations.map(({summary}): SidebarEntry => ({
    type: 'link',
    label: summary,
    href: `/${referencePath}${getOperationSlug(summary)}`,
  })),
}));

const sidebar: SidebarsConfig[string] = [
  'api/index',
  {
    type: 'category',
    label: 'Smart contract reference',
    collapsed: false,
    items: [
      'api/linea-smart-contracts/linearollup',
      'api/linea-smart-contracts/zkevmv2',
      folder(
        'Interfaces',
        'interfaces',
        folder('L1', 'interfaces/l1'),
        folder('L2', 'interfaces/l2'),
      ),
      folder('Libraries', 'lib'),
      folder(
        'Message service',
        'messageservice',
        folder('L1', 'messageservice/l1', folder('v1', 'messageservice/l1/v1')),
        folder('L2', 'messageservice/l2', folder('v1', 'messageservice/l2/v1')),
        folder('Message libraries', 'messageservice/lib'),
      ),
      // Its page is in the folder served at the same URL.
      folder(
        'Token bridge',
        'tokenbridge',
        'api/linea-smart-contracts/tokenbridge/tokenbridge',
        folder('Interfaces', 'tokenbridge/interfaces'),
      ),
    ],
  },
  {type: 'doc', id: 'api/decode', label: 'Decode a revert'},
  {
    type: 'category',
    label: 'JSON-RPC API',
    link: {type: 'doc', id: 'api/reference/index'},
    collapsed: false,
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
    label: 'Token API',
    link: {type: 'doc', id: 'api/token-api/overview'},
    collapsed: false,
    items: [
      {
        type: 'link',
        label: 'Token API reference',
        href: '/api/token-api/reference',
      },
      ...tokenApiOperations,
    ],
  },
  {type: 'doc', id: 'api/linea-sdk', label: 'Linea SDK'},
];

export default sidebar;
