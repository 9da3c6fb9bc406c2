/**
 * Names that the build writes into contract pages, and that browser code, search, checks and CSS depend on.
 * The stylesheets browser/MemberFilter/styles.module.css and src/css/longPages.css repeat the class names.
 */

/** Anchors of the sections that the plugin adds. */
export const sectionIds = {
  members: 'members',
  background: 'inheritance-and-abi',
  inheritedMembers: 'inherited-members',
  otherAbiMembers: 'rest-of-the-abi',
  versions: 'versions',
} as const;

export const classNames = {
  /** The list of links to the members. */
  index: 'docs-index',
  /** Members that the page only names. */
  named: 'docs-named',
  /** Who may call a function. */
  callers: 'docs-callers',
  /** Collapsible form and code samples for a call. */
  calls: 'docs-calls',
  /** The declaration in Solidity. */
  signature: 'docs-signature',
  /** The facts about a member. */
  facts: 'docs-member-facts',
  /** A selector or topic with space for its copy button. */
  copyable: 'docs-copied',
} as const;

/**
 * Search terms of a member, on its heading or, for members without one, on their name in a list: the name first, then its selector or
 * topic, roles and pause types, separated by spaces.
 */
export const filterAttribute = 'data-filter';
