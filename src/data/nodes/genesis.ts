import type {LineaNetworkId} from '../networks';

/**
 * A network's genesis values. The file itself is maintained elsewhere. Its SHA-256, as of June 2026, and the hash of the genesis block,
 * which was recomputed from the file's header fields and allocation, are in `static/files/nodes/check-genesis.sh`.
 */
export interface Genesis {
  /** The file's page in its repository. */
  readonly page: string;
  /** URL of the raw file. */
  readonly url: string;
  /** Fork ID returned by `eth_config` after the Osaka fork. */
  readonly forkId: string;
  /** Unix time in seconds. */
  readonly timestamp: number;
  /** Gas units. */
  readonly gasLimit: number;
  /** Wei. */
  readonly baseFeePerGas: number;
  readonly allocatedAccounts: number;
  /** The first Clique signer, from `extraData`. */
  readonly firstSigner: string;
}

const REPOSITORY = 'LFDT-Lineth/lineth-monorepo';

function createSource(folder: string): Pick<Genesis, 'page' | 'url'> {
  const path = `docs/getting-started/${folder}/geth/geth-genesis.json`;
  return {
    page: `https://github.com/${REPOSITORY}/blob/main/${path}`,
    url: `https://raw.githubusercontent.com/${REPOSITORY}/main/${path}`,
  };
}

const sharedValues = {
  timestamp: 0x6391bff3,
  gasLimit: 0x3a2c940,
  baseFeePerGas: 8,
} as const;

export const genesis: Readonly<Record<LineaNetworkId, Genesis>> = {
  linea: {
    ...createSource('linea-mainnet'),
    ...sharedValues,
    forkId: '0x335bb88e',
    allocatedAccounts: 258,
    firstSigner: '0x8F81e2E3F8b46467523463835F965fFE476E1c9E',
  },
  lineaSepolia: {
    ...createSource('linea-sepolia'),
    ...sharedValues,
    forkId: '0x24ef0ae2',
    allocatedAccounts: 267,
    firstSigner: '0xa27342f1B74c0cfB2cda74bac1628d0C1a9752f2',
  },
};
