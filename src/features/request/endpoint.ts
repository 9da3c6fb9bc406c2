import {
  lineaNetworks,
  type LineaNetworkId,
  type NetworkId,
} from '@site/src/data/networks';

export interface Endpoint {
  readonly url: string;
  /** The host name, for buttons and messages. */
  readonly host: string;
  /** The network of a public endpoint. Undefined for a custom URL. */
  readonly network?: NetworkId;
}

/** Returns a network's public endpoint. */
export function getPublicEndpoint(network: LineaNetworkId): Endpoint {
  const {rpcUrl} = lineaNetworks[network];
  return {url: rpcUrl, host: new URL(rpcUrl).host, network};
}
