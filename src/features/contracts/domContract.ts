/**
 * What the build writes into a contract page and others read: the browser code, the search, the checks and CSS.
 * Classes are also in browser/MemberFilter/styles.module.css and src/css/longPages.css.
 */

/** Route of the docs instance that holds the pages of earlier releases. */
export const releasesPath = 'api/linea-smart-contracts/generations';

/** Anchors of the sections that the plugin adds. */
export const sectionIds = {
  members: 'members',
  inheritedMembers: 'inherited-members',
  otherAbiMembers: 'rest-of-the-abi',
  versions: 'versions',
} as const;

export const classNames = {
  /** A collapsible part of a member's description. */
  member: 'docs-member',
  /** Collapsible code samples. */
  calls: 'docs-calls',
  /** The element that becomes a form for calling a view function. */
  readForm: 'docs-read',
  /** Links to the same contract in other releases. */
  releaseSwitch: 'docs-generations',
  /** The declaration in Solidity. */
  signature: 'docs-signature',
  /** A selector or topic in a table, with room for its copy button. */
  copyable: 'docs-copied',
} as const;

/** Data attributes of the element that becomes a form for calling a view function. */
export interface ReadFormData {
  /** The function as text that viem parses. */
  readonly read: string;
  /** JSON of the initial values. */
  readonly start: string;
  /** Empty where the reader has to name the contract. */
  readonly address: string;
  readonly network: string;
}
