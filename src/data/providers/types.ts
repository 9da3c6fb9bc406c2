export type CategoryId =
  | 'account-abstraction' | 'ai' | 'analytics' | 'attestations' | 'contracts-templates' | 'cross-chain'
  | 'data-indexers' | 'gas' | 'libraries' | 'node-providers' | 'oracles' | 'permanent-data' | 'privacy'
  | 'security' | 'social-login';

/** What became of a product on Linea. Months are written as `2026-08`. */
export type ProviderStatus =
  | {readonly kind: 'active'}
  /** Still there, but renamed, moved or reduced. */
  | {readonly kind: 'changed'; readonly since: string; readonly note: string}
  /** The same, where no source says when it changed: the month in which we found it so. */
  | {readonly kind: 'changed'; readonly found: string; readonly note: string}
  /** No longer works on Linea or at all. */
  | {
      readonly kind: 'historical';
      readonly since: string;
      readonly note: string;
      /** What to use instead: an internal route or an external URL. */
      readonly replacement?: {readonly label: string; readonly href: string};
    };

/** What a file of this folder says of a product. */
export interface ProviderRecord {
  /** Path of its page below /get-started/tooling/, for example `cross-chain/axelar`. */
  readonly id: string;
  readonly name: string;
  /** What it gives a developer on Linea, in at most 110 characters, no full stop. */
  readonly summary: string;
  readonly site: string;
  /** Its own documentation, if there is one. */
  readonly docs?: string;
  /** Which Linea networks it serves; `unknown` where the source does not say. */
  readonly networks: {readonly mainnet: boolean | 'unknown'; readonly sepolia: boolean | 'unknown'};
  /** Left out where it is active. */
  readonly status?: ProviderStatus;
  /** Month of the last check, `2026-08`; none until somebody has held the record against its source. */
  readonly checked?: string;
  readonly tags: readonly string[];
}

export interface Provider extends ProviderRecord {
  readonly category: CategoryId;
  readonly status: ProviderStatus;
}
