import type {LineaNetworkId} from '@site/src/data/networks';
import {lineaIds} from '@site/src/features/network/choice';

/** What a link asks for. It fills the form, but nothing is sent. */
export interface SharedTarget {
  /** A transaction hash or a block number, as the reader would type it. */
  readonly text: string;
  readonly network: LineaNetworkId | undefined;
}

const networksByName: Readonly<Record<string, LineaNetworkId>> = {
  ...lineaIds,
  linea: 'linea',
  lineaSepolia: 'lineaSepolia',
};

/** Reads `#tx=0x…&network=linea` or `#block=123&network=linea`. Returns undefined for other hashes. */
export function readSharedTarget(hash: string): SharedTarget | undefined {
  const values = new URLSearchParams(hash.slice(1));
  const text = values.get('tx') ?? values.get('block');
  return text === null
    ? undefined
    : {text, network: networksByName[values.get('network') ?? '']};
}

/** Creates the path that opens the form with a transaction hash or a block number. The hash of a URL is sent to no server. */
export function createFinalityPath(
  text: string,
  network: LineaNetworkId,
): string {
  const name = text.length === 66 ? 'tx' : 'block';
  return `/technology/transaction-lifecycle#${new URLSearchParams({[name]: text, network})}`;
}
