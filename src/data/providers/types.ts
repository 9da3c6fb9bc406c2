export type CategoryId =
  | 'account-abstraction'
  | 'ai'
  | 'analytics'
  | 'attestations'
  | 'contracts-templates'
  | 'cross-chain'
  | 'data-indexers'
  | 'gas'
  | 'libraries'
  | 'node-providers'
  | 'oracles'
  | 'permanent-data'
  | 'privacy'
  | 'security'
  | 'social-login';

/** A product's status on Linea. Months have the form `2026-08`. */
export type ProviderStatus =
  | {readonly kind: 'active'}
  /** Still available, but renamed, moved or reduced. */
  | {readonly kind: 'changed'; readonly since: string; readonly note: string}
  /** As above, for changes without a documented date: `foundIn` is the month in which the change was noticed. */
  | {readonly kind: 'changed'; readonly foundIn: string; readonly note: string}
  /** No longer available on Linea, or discontinued. */
  | {
      readonly kind: 'historical';
      readonly since: string;
      readonly note: string;
      /** A replacement, as an internal route or an external URL. */
      readonly replacement?: {readonly label: string; readonly href: string};
    };

/** A product's record in this folder. */
export interface ProviderRecord {
  /** Path of its page below /get-started/tooling/, for example `cross-chain/axelar`. */
  readonly id: string;
  readonly name: string;
  /** What the product offers developers on Linea. At most 110 characters, without a full stop. */
  readonly summary: string;
  readonly site: string;
  /** The product's own documentation, if any. */
  readonly docs?: string;
  /** The supported Linea networks; `unknown` if the source does not say. */
  readonly networks: {
    readonly mainnet: boolean | 'unknown';
    readonly sepolia: boolean | 'unknown';
  };
  /** Omitted if active. */
  readonly status?: ProviderStatus;
  /** Month of the last check, such as `2026-08`; absent until the record has been compared with its source. */
  readonly checked?: string;
  readonly tags: readonly string[];
}

export interface Provider extends ProviderRecord {
  readonly category: CategoryId;
  readonly status: ProviderStatus;
}
