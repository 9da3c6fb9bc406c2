// Compares RPC hosts, chain IDs and addresses on a page with src/data. Code contains them as literals, prose as components.
import leven from 'leven';
import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {getAddress} from 'viem';
import {foreignAddresses} from '../src/data/foreignAddresses';
import {chainIdHex, lineaNetworks, networks} from '../src/data/networks';
import {privateUrls, publicEndpoints} from '../src/data/providers/endpoints';
import {systemContracts, type SystemContract} from '../src/data/systemContracts';
import {locate, findClosest, type Finding} from './check/finding';
import type {Page} from './pages';

const getHost = (url: string): string => new URL(url).host;
const linea = Object.values(lineaNetworks);

/** Our endpoints, each with its `<NetworkFact>`. */
const endpoints = new Map(linea.flatMap((network) => (['rpcUrl', 'infuraRpcUrl', 'infuraWebSocketUrl'] as const).map((name) => [network[name], `<NetworkFact network="${network.id}" name="${name}" />`])));

/** Hosts that serve only one network. */
const networkOfHost = new Map(linea.flatMap(({id, rpcUrl, infuraRpcUrl}) => [rpcUrl, infuraRpcUrl].map((url) => [getHost(url), id])));

const rpcHosts: ReadonlySet<string> = new Set([
  ...networkOfHost.keys(),
  ...[...publicEndpoints.flatMap(({url, webSocketUrl}) => [url, webSocketUrl ?? '']), ...privateUrls.flatMap(({https, webSocket}) => [https, webSocket])].filter((url) => /^(?:https|wss):/.test(url)).map(getHost),
]);

/** Linea endpoints that pages mention although we do not recommend them, each with its source. */
export const foreignHosts: Readonly<Record<string, string>> = {'linea-sepolia-rpc.publicnode.com': 'https://github.com/ethereum-lists/chains'};

/** Linea's chain IDs, decimal and hexadecimal. */
const chainIds = new Map(linea.flatMap((network) => [{id: String(network.chainId), name: 'chainId', network: network.id}, {id: chainIdHex(network), name: 'chainIdHex', network: network.id}]).map((fact) => [fact.id, fact]));

/** Chain IDs of other networks mentioned on pages: Linea Goerli (discontinued), local chains, Ethereum. */
const foreignChainIds = new Set(['59140', '0xe704', '31337', ...Object.values(networks).filter(({layer}) => layer === 'L1').flatMap((network) => [String(network.chainId), chainIdHex(network)])]);

/** Addresses in lower case, each with its checksummed form. */
const addresses = new Map([
  ...foreignAddresses.flatMap((group) => group.addresses.map((address) => ({address, isLinea: false}))),
  ...Object.values(systemContracts as Record<string, SystemContract>).flatMap((contract) => Object.values(contract.addresses).map((address) => ({address, isLinea: true}))),
].map(({address, isLinea}) => [address.toLowerCase(), {address: getAddress(address), isLinea}]));

interface Problem {
  readonly index: number;
  readonly rule: string;
  readonly message: string;
}

/** Whether the value at an index is in running text, or is an entire inline code span. */
type IsProse = (index: number, value: string) => boolean;

function createIsProse({tree}: Page): IsProse {
  const ranges: {readonly start: number; readonly end: number; readonly code?: string}[] = [];
  visit(tree as Nodes, (node: Nodes) => {
    if (['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'html'].includes(node.type)) return SKIP;
    if (node.type === 'text' || node.type === 'inlineCode') {
      ranges.push({start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0, ...(node.type === 'inlineCode' && {code: node.value})});
    }
    return undefined;
  });
  return (index, value) => ranges.some(({start, end, code = value}) => start <= index && index < end && code === value);
}

const useComponent = (index: number, value: string, component: string): Problem => ({index, rule: 'facts:component', message: `${value} is a fact of the data → ${component}`});

function findHosts(text: string, isProse: IsProse): Problem[] {
  return [...text.matchAll(/\b(?:https?|wss?):\/\/([\w.-]*\w)[\w/]*/g)].flatMap(({0: url, 1: host = '', index}) => {
    if (!rpcHosts.has(host)) {
      const looksLikeOurs = /linea.*(?:rpc|infura|alchemy|publicnode|unifra)|rpc.*linea/.test(host) && !(host in foreignHosts);
      return looksLikeOurs ? [{index, rule: 'facts:host', message: `${host} is no RPC host of the data → ${findClosest(host, rpcHosts)}, or a record in src/data/providers/endpoints.ts`}] : [];
    }
    const component = endpoints.get(url.replace(/\/$/, ''));
    return component && isProse(index, url) ? [useComponent(index, url, component)] : [];
  });
}

const namesChain = /(?:chain[ _-]?id|eip155)(?:\s+of [\w ]+)?["'`)]*\s*(?:is|=>|[:=,-])?\s*["'`(]*$/i;

function findChainIds(text: string, isProse: IsProse): Problem[] {
  return [...text.matchAll(/(?<![\w.,])(?:0x[0-9a-f]{3,5}|\d{1,8})(?!\w|[.,]\d)/gi)].flatMap(({0: value, index}) => {
    const id = value.toLowerCase();
    const before = text.slice(Math.max(0, index - 40), index);
    const fact = chainIds.get(id);
    if (fact) {
      return isProse(index, value) && !/[/:=&?-]$/.test(before) ? [useComponent(index, value, `<NetworkFact network="${fact.network}" name="${fact.name}" />`)] : [];
    }
    const candidates = [...chainIds.keys()].filter((candidate) => candidate.startsWith('0x') === id.startsWith('0x'));
    const isWrong = !foreignChainIds.has(id) && ((namesChain.test(before) && id.length > 3) || candidates.some((candidate) => leven(id, candidate) === 1));
    return isWrong ? [{index, rule: 'facts:chain-id', message: `${value} is no chain ID of the data → ${findClosest(id, candidates)}, or an entry in scripts/facts.ts`}] : [];
  });
}

/** Hex strings of 34 to 46 digits: selectors are shorter, hashes longer. Values of `<Address>` may contain invalid letters. */
function findAddresses(text: string, isProse: IsProse): Problem[] {
  return [...text.matchAll(/\b0x[0-9a-f]{34,46}\b|(?<=<Address\s[^>]*?\bvalue=")[^"]*(?=")/gi)].flatMap(({0: value, index}): Problem[] => {
    const record = addresses.get(value.toLowerCase());
    const suggestion = addresses.get(findClosest(value.toLowerCase(), addresses.keys()))?.address;
    if (!/^0x[0-9a-f]{40}$/i.test(value)) {
      return [{index, rule: 'facts:address', message: `${value} is no address: it needs 40 digits from 0 to f after 0x → ${suggestion}?`}];
    }
    if (!record) {
      return [{index, rule: 'facts:address', message: `${value} is no address of the data → ${suggestion}, or a record with its source in src/data/foreignAddresses.ts`}];
    }
    if (value !== value.toLowerCase() && value !== record.address) {
      return [{index, rule: 'facts:checksum', message: `${value} has a wrong checksum → ${record.address}`}];
    }
    return record.isLinea && isProse(index, value) ? [useComponent(index, value, `<ContractAddress> or <Address value="${record.address}" network="…" />`)] : [];
  });
}

/** Lines with one network's endpoint and the other's chain ID. */
function findMixedNetworks(text: string): Problem[] {
  return [...text.matchAll(/^.*$/gm)].flatMap(({0: line, index: start}) => {
    const hosts = new Set([...line.matchAll(/:\/\/([\w.-]+)/g)].flatMap(([, host = '']) => networkOfHost.get(host) ?? []));
    const ids = [...line.matchAll(/(?<![\w.,])(?:0x[0-9a-f]{4}|\d{5})(?!\w)/gi)].filter(([id]) => chainIds.has(id.toLowerCase()));
    const isMixed = hosts.size === 1 && ids.every(([id]) => !hosts.has(chainIds.get(id.toLowerCase())?.network ?? 'linea'));
    return isMixed && ids[0] ? [{index: start + ids[0].index, rule: 'facts:mixed-networks', message: `${ids[0][0]} is the chain ID of another network than the endpoint in this line`}] : [];
  });
}

export function factFindings(page: Page): Finding[] {
  const {file, text} = page;
  const isProse = createIsProse(page);
  return [...findHosts(text, isProse), ...findChainIds(text, isProse), ...findAddresses(text, isProse), ...findMixedNetworks(text)]
    .sort((a, b) => a.index - b.index)
    .map(({index, rule, message}) => ({file, ...locate(text, index), rule, message}));
}
