// What docs/api/linea-sdk.mdx says of a package that the npm registry does not have yet; the real one goes first.
export declare enum OnChainMessageStatus {
  UNKNOWN = 'UNKNOWN',
  CLAIMABLE = 'CLAIMABLE',
  CLAIMED = 'CLAIMED',
}
