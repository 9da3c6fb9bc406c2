// Compares RPC hosts, chain IDs and addresses on a page with src/data. Code may contain them as literals, but prose must use components.
import leven from 'leven';
import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {getAddress} from 'viem';
import {externalAddresses} from '../src/data/externalAddresses';
import {
  formatChainIdHex,
  lineaNetworks,
  networks,
  rpcUrlNames,
} from '../src/data/networks';
import {privateUrls, publicEndpoints} from '../src/data/providers/endpoints';
import {
  systemContracts,
  type SystemContract,
} from '../src/data/systemContracts';
import {findClosest, findingAt, type Finding} from './check/finding';
import type {Page} from './pages';

const getHost = (url: string): string => new URL(url).host;
const lineaChains = Object.values(lineaNetworks);

/** Linea's own endpoints, each with the `<NetworkFact>` that renders it. */
const endpoints = new Map(
  lineaChains.flatMap((network) =>
    rpcUrlNames.map((name) => [
      network[name],
      `<NetworkFact network="${network.id}" name="${name}" />`,
    ]),
  ),
);

/** Networks by host, for hosts that serve only one network. */
const networkByHost = new Map(
  lineaChains.flatMap((network) =>
    rpcUrlNames.map((name) => [getHost(network[name]), network.id]),
  ),
);

const rpcHosts: ReadonlySet<string> = new Set([
  ...networkByHost.keys(),
  ...[
    ...publicEndpoints.flatMap(({url, webSocketUrl}) => [
      url,
      webSocketUrl ?? '',
    ]),
    ...privateUrls.flatMap(({https, webSocket}) => [https, webSocket]),
  ]
    .filter((url) => /^(?:https|wss):/.test(url))
    .map(getHost),
]);

/** Linea endpoints that pages mention but do not recommend, each with its source. */
export const unlistedLineaHosts: Readonly<Record<string, string>> = {
  'linea-sepolia-rpc.publicnode.com':
    'https://github.com/ethereum-lists/chains',
};

/** Linea's chain IDs, decimal and hexadecimal. */
const chainIds = new Map(
  lineaChains
    .flatMap((network) => [
      {id: String(network.chainId), name: 'chainId', network: network.id},
      {id: formatChainIdHex(network), name: 'chainIdHex', network: network.id},
    ])
    .map((record) => [record.id, record]),
);

/** Chain IDs of other networks mentioned on pages: Linea Goerli (discontinued), local chains, Ethereum. */
const otherChainIds = new Set([
  '59140',
  '0xe704',
  '31337',
  ...Object.values(networks)
    .filter(({layer}) => layer === 'L1')
    .flatMap((network) => [String(network.chainId), formatChainIdHex(network)]),
]);

/** Addresses in lower case, each with its checksummed form. */
const addresses = new Map(
  [
    ...externalAddresses.map((address) => ({address, isLinea: false})),
    ...Object.values(systemContracts as Record<string, SystemContract>).flatMap(
      (contract) =>
        Object.values(contract.addresses).map((address) => ({
          address,
          isLinea: true,
        })),
    ),
  ].map(({address, isLinea}) => [
    address.toLowerCase(),
    {address: getAddress(address), isLinea},
  ]),
);

interface Problem {
  readonly index: number;
  readonly rule: string;
  readonly message: string;
}

/** Whether the value at an index is in running text, or is an entire inline code span. */
type ProsePredicate = (index: number, value: string) => boolean;

function createProsePredicate({tree}: Page): ProsePredicate {
  const ranges: {
    readonly start: number;
    readonly end: number;
    readonly code?: string;
  }[] = [];
  visit(tree as Nodes, (node: Nodes) => {
    if (
      [
        'yaml',
        'mdxjsEsm',
        'mdxFlowExpression',
        'mdxTextExpression',
        'html',
      ].includes(node.type)
    )
      return SKIP;
    if (node.type === 'text' || node.type === 'inlineCode') {
      ranges.push({
        start: node.position?.start.offset ?? 0,
        end: node.position?.end.offset ?? 0,
        ...(node.type === 'inlineCode' && {code: node.value}),
      });
    }
    return undefined;
  });
  return (index, value) =>
    ranges.some(
      ({start, end, code = value}) =>
        start <= index && index < end && code === value,
    );
}

const createComponentProblem = (
  index: number,
  value: string,
  component: string,
): Problem => ({
  index,
  rule: 'facts:component',
  message: `${value} is recorded in src/data → use ${component}`,
});

const looksLikeLinea = (host: string): boolean =>
  /linea.*(?:rpc|infura|alchemy|publicnode|unifra)|rpc.*linea/.test(host);

function findHostProblems(text: string, isProse: ProsePredicate): Problem[] {
  return [...text.matchAll(/\b(?:https?|wss?):\/\/([\w.-]*\w)[\w/]*/g)].flatMap(
    ({0: url, 1: host = '', index}): Problem[] => {
      const component = endpoints.get(url.replace(/\/$/, ''));
      if (component && isProse(index, url))
        return [createComponentProblem(index, url, component)];
      const isUnknown =
        looksLikeLinea(host) &&
        !rpcHosts.has(host) &&
        !(host in unlistedLineaHosts);
      if (!isUnknown) return [];
      return [
        {
          index,
          rule: 'facts:host',
          message: `${host} is not an RPC host in src/data → use ${findClosest(host, rpcHosts)}, or add it to src/data/providers/endpoints.ts (a host that a page only quotes: to unlistedLineaHosts in scripts/facts.ts)`,
        },
      ];
    },
  );
}

/** What comes before a chain ID: "chain ID of Linea Sepolia is", "`chainId`:", "eip155:". */
const chainIdLabel =
  /(?:chain[ _-]?id|eip155)(?:\s+of (?:\w+ )*\w+)?["'`)]{0,2}\s?(?:(?:is|=>|[:=,-])\s?)?["'`(]{0,2}$/i;

const isHex = (value: string): boolean => value.startsWith('0x');

/** Whether a number that is not Linea's is meant to be a chain ID: by the words before it, or because one character differs. */
function isWrongChainId(id: string, before: string): boolean {
  if (otherChainIds.has(id)) return false;
  const isLabelled = chainIdLabel.test(before) && id.length > 3;
  return isLabelled || [...chainIds.keys()].some((key) => leven(id, key) === 1);
}

function findChainIdProblems(text: string, isProse: ProsePredicate): Problem[] {
  return [
    ...text.matchAll(/(?<![\w.,])(?:0x[0-9a-f]{3,5}|\d{1,8})(?!\w|[.,]\d)/gi),
  ].flatMap(({0: value, index}): Problem[] => {
    const id = value.toLowerCase();
    const before = text.slice(Math.max(0, index - 40), index);
    const chainId = chainIds.get(id);
    if (chainId) {
      const isPartOfUrl = /[/:=&?-]$/.test(before);
      if (isPartOfUrl || !isProse(index, value)) return [];
      return [
        createComponentProblem(
          index,
          value,
          `<NetworkFact network="${chainId.network}" name="${chainId.name}" />`,
        ),
      ];
    }
    if (!isWrongChainId(id, before)) return [];
    const candidates = [...chainIds.keys()].filter(
      (candidate) => isHex(candidate) === isHex(id),
    );
    return [
      {
        index,
        rule: 'facts:chain-id',
        message: `${value} is not a chain ID in src/data → use ${findClosest(id, candidates)}, or add it to scripts/facts.ts`,
      },
    ];
  });
}

/** Checks hex strings of 34 to 46 digits (selectors are shorter, hashes longer), and values of `<Address>`, which may contain invalid letters. */
function findAddressProblems(text: string, isProse: ProsePredicate): Problem[] {
  return [
    ...text.matchAll(
      /\b0x[0-9a-f]{34,46}\b|(?<=<Address\s[^>]*?\bvalue=")[^"]*(?=")/gi,
    ),
  ].flatMap(({0: value, index}): Problem[] => {
    const record = addresses.get(value.toLowerCase());
    const suggestion = addresses.get(
      findClosest(value.toLowerCase(), addresses.keys()),
    )?.address;
    if (!/^0x[0-9a-f]{40}$/i.test(value)) {
      return [
        {
          index,
          rule: 'facts:address',
          message: `${value} is not an address (0x followed by 40 hex digits) → use ${suggestion}`,
        },
      ];
    }
    if (!record) {
      return [
        {
          index,
          rule: 'facts:address',
          message: `${value} is not an address in src/data → use ${suggestion}, or add it with its source to src/data/externalAddresses.ts`,
        },
      ];
    }
    if (value !== value.toLowerCase() && value !== record.address) {
      return [
        {
          index,
          rule: 'facts:checksum',
          message: `${value} has an invalid checksum → use ${record.address}`,
        },
      ];
    }
    return record.isLinea && isProse(index, value)
      ? [
          createComponentProblem(
            index,
            value,
            `<ContractAddress> or <Address value="${record.address}" network="…" />`,
          ),
        ]
      : [];
  });
}

/** Finds hosts, chain IDs and addresses that differ from src/data, or that prose repeats instead of using a component. */
export function checkFacts(page: Page): Finding[] {
  const isProse = createProsePredicate(page);
  return [
    ...findHostProblems(page.text, isProse),
    ...findChainIdProblems(page.text, isProse),
    ...findAddressProblems(page.text, isProse),
  ].map(({index, rule, message}) => findingAt(page, index, rule, message));
}
