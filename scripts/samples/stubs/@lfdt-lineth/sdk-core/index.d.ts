// Types documented in docs/api/linea-sdk.mdx, for a package not yet in the npm registry. Once published, the real package takes precedence.
type Hex = `0x${string}`;

export declare enum OnChainMessageStatus {
  UNKNOWN = 'UNKNOWN',
  CLAIMABLE = 'CLAIMABLE',
  CLAIMED = 'CLAIMED',
}

export interface Message {
  readonly from: Hex;
  readonly to: Hex;
  readonly fee: bigint;
  readonly value: bigint;
  readonly nonce: bigint;
  readonly calldata: Hex;
  readonly messageHash: Hex;
}

export interface ExtendedMessage extends Message {
  readonly transactionHash: Hex;
  readonly blockNumber: bigint;
  readonly logIndex: number;
}

export interface MessageProof {
  readonly proof: Hex[];
  readonly root: Hex;
  readonly leafIndex: number;
}

export declare function parseBlockExtraData(extraData: Hex): {
  readonly version: number;
  readonly fixedCost: number;
  readonly variableCost: number;
  readonly ethGasPrice: number;
};
export declare function formatMessageStatus(
  status: bigint,
): OnChainMessageStatus;
export declare function getContractsAddressesByChainId(chainId: number): {
  readonly messageService: Hex;
  readonly tokenBridge: Hex;
};
export declare function isMainnet(chainId: number): boolean;
export declare function isSepolia(chainId: number): boolean;
export declare function isLineaMainnet(chainId: number): boolean;
export declare function isLineaSepolia(chainId: number): boolean;
