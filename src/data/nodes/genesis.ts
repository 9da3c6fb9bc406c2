import type {LineaNetworkId} from '../networks';

/**
 * A network's genesis values. The file itself is maintained elsewhere; readers check their copy against these values. The block hash was
 * recomputed from the file's header fields and allocation.
 */
export interface Genesis {
  /** The file's page in its repository. */
  readonly page: string;
  /** URL of the raw file. */
  readonly url: string;
  /** SHA-256 of the file at `url`, as of June 2026. */
  readonly sha256: string;
  /** Hash of the genesis block, the same in every client. */
  readonly blockHash: string;
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
    sha256: 'd6e87e994c082fdced1bb8f6cab0dfbb6146983252cc91f0f2b12ea18134ea5a',
    blockHash:
      '0xb6762a65689107b2326364aefc18f94cda413209fab35c00d4af51eaa20ffbc6',
    forkId: '0x335bb88e',
    allocatedAccounts: 258,
    firstSigner: '0x8F81e2E3F8b46467523463835F965fFE476E1c9E',
  },
  lineaSepolia: {
    ...createSource('linea-sepolia'),
    ...sharedValues,
    sha256: 'f46013338ca790d722ca1e4d88e460ba6d7a294bbbc149595d354f829fa03488',
    blockHash:
      '0x65a64c825d7c13ce1bf077801d0b6b2a89853e19e4a89a5433d7d85d2102a20b',
    forkId: '0x24ef0ae2',
    allocatedAccounts: 267,
    firstSigner: '0xa27342f1B74c0cfB2cda74bac1628d0C1a9752f2',
  },
};
