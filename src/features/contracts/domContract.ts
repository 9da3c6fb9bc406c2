/**
 * Names that the build writes into contract pages, and that browser code, search, checks and CSS depend on.
 * The stylesheets browser/MemberFilter/styles.module.css and src/css/longPages.css repeat the class names.
 */

/** Parent route of the pages for earlier releases. */
export const releasesPath = 'api/linea-smart-contracts/generations';

/** Anchors of the sections that the plugin adds. */
export const sectionIds = {
  members: 'members',
  background: 'inheritance-and-abi',
  inheritedMembers: 'inherited-members',
  otherAbiMembers: 'rest-of-the-abi',
  versions: 'versions',
} as const;

export const classNames = {
  /** A collapsible part of a member's description. */
  member: 'docs-member',
  /** Who may call a function, and when. */
  access: 'docs-access',
  /** The button below a long table of members. */
  allMembers: 'docs-all-members',
  /** Collapsible code samples. */
  calls: 'docs-calls',
  /** Container of the form for calling a view function. */
  readForm: 'docs-read',
  /** Links to the same contract in other releases. */
  releaseSwitch: 'docs-generations',
  /** The declaration in Solidity. */
  signature: 'docs-signature',
  /** A selector or topic in a table, with space for its copy button. */
  copyable: 'docs-copied',
} as const;

/** Data attributes of the container of the form for calling a view function. */
export interface ReadFormData {
  /** The function's signature in human-readable ABI format. */
  readonly read: string;
  /** The initial values, as JSON. */
  readonly start: string;
  /** Empty if the reader has to enter the contract's address. */
  readonly address: string;
  readonly network: string;
}
