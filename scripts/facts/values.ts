import {getAddress} from 'viem';
import {foreignAddresses} from '../../src/data/foreignAddresses';
import {chainIdHex, lineaNetworks, networks, type LineaNetworkId} from '../../src/data/networks';
import {privateUrls, publicEndpoints} from '../../src/data/providers/endpoints';
import {systemContracts, type SystemContract} from '../../src/data/systemContracts';

const hostOf = (url: string): string => new URL(url).host;
const isUrl = (text: string): boolean => /^(https|wss):/.test(text);

/** The hosts of our own endpoints, each with its network. Provider hosts that serve several networks have none. */
export const lineaHosts: ReadonlyMap<string, LineaNetworkId> = new Map(
  Object.values(lineaNetworks).flatMap(({id, rpcUrl, infuraRpcUrl}) => [rpcUrl, infuraRpcUrl].map((url) => [hostOf(url), id] as const)),
);

/** Our own endpoints, each with the name that `NetworkFact` knows it by. */
export const lineaUrls: ReadonlyMap<string, {readonly network: LineaNetworkId; readonly name: string}> = new Map(
  Object.values(lineaNetworks).flatMap((network) =>
    (['rpcUrl', 'infuraRpcUrl', 'infuraWebSocketUrl'] as const).map((name) => [network[name], {network: network.id, name}] as const),
  ),
);

/** Every host that the data has as an RPC endpoint of Linea. */
export const rpcHosts: ReadonlySet<string> = new Set([
  ...lineaHosts.keys(),
  ...publicEndpoints.flatMap(({url, webSocketUrl}) => [url, ...(webSocketUrl ? [webSocketUrl] : [])]).map(hostOf),
  ...privateUrls.flatMap(({https, webSocket}) => [https, webSocket].filter(isUrl)).map(hostOf),
]);

/** Endpoints of Linea that pages name although we do not recommend them, with the place that lists them. */
export const foreignHosts: Readonly<Record<string, string>> = {
  'linea-sepolia-rpc.publicnode.com': 'https://github.com/ethereum-lists/chains',
};

/** Chain IDs of Linea as pages write them, decimal and hexadecimal, each with its network. */
export const lineaChainIds: ReadonlyMap<string, LineaNetworkId> = new Map(
  Object.values(lineaNetworks).flatMap((network) => [String(network.chainId), chainIdHex(network)].map((text) => [text, network.id] as const)),
);

/** Chain IDs that are none of ours, with what they belong to. */
export const foreignChainIds: Readonly<Record<string, string>> = {
  59140: 'Linea Goerli, switched off; data of tools still name it',
  '0xe704': 'Linea Goerli, switched off; data of tools still name it',
  31337: 'a local chain of Anvil or Hardhat',
  ...Object.fromEntries(Object.values(networks).filter(({layer}) => layer === 'L1').flatMap((network) => [[String(network.chainId), network.name], [chainIdHex(network), network.name]])),
};

/** Addresses of the data, in lower case, each with its checksummed form and the network it is on if that is one of ours. */
export const addresses: ReadonlyMap<string, {readonly address: string; readonly ours: boolean}> = new Map(
  [
    ...foreignAddresses.flatMap((group) => group.addresses.map((address) => ({address, ours: false}))),
    ...Object.values(systemContracts as Record<string, SystemContract>).flatMap((contract) => Object.values(contract.addresses).map((address) => ({address, ours: true}))),
    ...Object.values(lineaNetworks).flatMap(({multicall3, ensRegistry, ensUniversalResolver}) => [multicall3, ensRegistry, ensUniversalResolver].map(({address}) => ({address, ours: true}))),
  ].map(({address, ours}) => [address.toLowerCase(), {address: getAddress(address), ours}]),
);
