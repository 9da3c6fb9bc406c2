// Compares RPC hosts, chain IDs and addresses on a page with src/data. Code may contain them as literals, but prose must use components.
import leven from 'leven';
import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {getAddress} from 'viem';
import {externalAddresses} from '../src/data/externalAddresses';
import {formatChainIdHex, lineaNetworks, networks} from '../src/data/networks';
import {privateUrls, publicEndpoints} from '../src/data/providers/endpoints';
import {
  systemContracts,
  type SystemContract,
} from '../src/data/systemContracts';
import {locate, findClosest, type Finding} from './check/finding';
import type {Page} from './pages';

const getHost = (url: string): string => new URL(url).host;
const lineaChains = Object.values(lineaNetworks);

/** Linea's own endpoints, each with the `<NetworkFact>` that renders it. */
const endpoints = new Map(
  lineaChains.flatMap((network) =>
    (['rpcUrl', 'infuraRpcUrl', 'infuraWebSocketUrl'] as const).map((name) => [
      network[name],
      `<NetworkFact network="${network.id}" name="${name}" />`,
    ]),
  ),
);

/** Networks by host, for hosts that serve only one network. */
const networkByHost = new Map(
  lineaChains.flatMap(({id, rpcUrl, infuraRpcUrl}) =>
    [rpcUrl, infuraRpcUrl].map((url) => [getHost(url), id]),
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

function findHostProblems(text: string, isProse: ProsePredicate): Problem[] {
  return [...text.matchAll(/\b(?:https?|wss?):\/\/([\w.-]*\w)[\w/]*/g)].flatMap(
    ({0: url, 1: host = '', index}) => {
      if (!rpcHosts.has(host)) {
        const looksLikeLinea =
          /linea.*(?:rpc|infura|alchemy|publicnode|unifra)|rpc.*linea/.test(
            host,
          ) && !(host in unlistedLineaHosts);
        return looksLikeLinea
          ? [
              {
                index,
                rule: 'facts:host',
                message: `${host} is not an RPC host in src/data → use ${findClosest(host, rpcHosts)}, or add it to src/data/providers/endpoints.ts (a host that a page only quotes: to unlistedLineaHosts in scripts/facts.ts)`,
              },
            ]
          : [];
      }
      const component = endpoints.get(url.replace(/\/$/, ''));
      return component && isProse(index, url)
        ? [createComponentProblem(index, url, component)]
        : [];
    },
  );
}

const chainIdLabel =
  /(?:chain[ _-]?id|eip155)(?:\s+of [\w ]+)?["'`)]*\s*(?:is|=>|[:=,-])?\s*["'`(]*$/i;

function findChainIdProblems(text: string, isProse: ProsePredicate): Problem[] {
  return [
    ...text.matchAll(/(?<![\w.,])(?:0x[0-9a-f]{3,5}|\d{1,8})(?!\w|[.,]\d)/gi),
  ].flatMap(({0: value, index}) => {
    const id = value.toLowerCase();
    const before = text.slice(Math.max(0, index - 40), index);
    const chainId = chainIds.get(id);
    if (chainId) {
      return isProse(index, value) && !/[/:=&?-]$/.test(before)
        ? [
            createComponentProblem(
              index,
              value,
              `<NetworkFact network="${chainId.network}" name="${chainId.name}" />`,
            ),
          ]
        : [];
    }
    const candidates = [...chainIds.keys()].filter(
      (candidate) => candidate.startsWith('0x') === id.startsWith('0x'),
    );
    const isWrong =
      !otherChainIds.has(id) &&
      ((chainIdLabel.test(before) && id.length > 3) ||
        candidates.some((candidate) => leven(id, candidate) === 1));
    return isWrong
      ? [
          {
            index,
            rule: 'facts:chain-id',
            message: `${value} is not a chain ID in src/data → use ${findClosest(id, candidates)}, or add it to scripts/facts.ts`,
          },
        ]
      : [];
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

/** Finds lines that combine one network's endpoint with the other network's chain ID. */
function findMixedNetworks(text: string): Problem[] {
  return [...text.matchAll(/^.*$/gm)].flatMap(({0: line, index: start}) => {
    const hosts = new Set(
      [...line.matchAll(/:\/\/([\w.-]+)/g)].flatMap(
        ([, host = '']) => networkByHost.get(host) ?? [],
      ),
    );
    const ids = [
      ...line.matchAll(/(?<![\w.,])(?:0x[0-9a-f]{4}|\d{5})(?!\w)/gi),
    ].filter(([id]) => chainIds.has(id.toLowerCase()));
    const isMixed =
      hosts.size === 1 &&
      ids.every(
        ([id]) =>
          !hosts.has(chainIds.get(id.toLowerCase())?.network ?? 'linea'),
      );
    return isMixed && ids[0]
      ? [
          {
            index: start + ids[0].index,
            rule: 'facts:mixed-networks',
            message: `${ids[0][0]} is the chain ID of a different network than the one that this line's endpoint serves → change one of them`,
          },
        ]
      : [];
  });
}

export function checkFacts(page: Page): Finding[] {
  const {file, text} = page;
  const isProse = createProsePredicate(page);
  return [
    ...findHostProblems(text, isProse),
    ...findChainIdProblems(text, isProse),
    ...findAddressProblems(text, isProse),
    ...findMixedNetworks(text),
  ]
    .sort((a, b) => a.index - b.index)
    .map(({index, rule, message}) => ({
      file,
      ...locate(text, index),
      rule,
      message,
    }));
}
