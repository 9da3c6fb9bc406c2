/** The page that holds the terms, and its address. */
export const glossaryFile = 'docs/zero-knowledge-glossary/index.mdx';
export const glossaryRoute = '/zero-knowledge-glossary';

/** Most terms with a tooltip on one page: more would disturb reading. */
export const mostTerms = 8;

/**
 * Terms (by their id on the glossary page) that no page underlines: words that every reader of this
 * site knows or that stand on every page, and words that mean something else outside the glossary.
 */
export const silentTerms: readonly string[] = [
  'ethereum-virtual-machine',
  'layer-1',
  'layer-2',
  'linea',
  // "Operator" is also whoever runs a node, or a role of a token contract.
  'operator',
  // Oracle products are a category of tools; the glossary means a part of a proof protocol too.
  'oracle',
  'scaling',
  'transaction-fee',
  'transaction-order',
];

/** Terms with this meaning only below docs/technology; elsewhere a batch is a batch of calls. */
export const technologyTerms: readonly string[] = ['aggregation', 'batch', 'circuit', 'constraint', 'witness'];

/** Names that keep their capital inside a sentence. Every other term is a common noun. */
export const properNames: readonly string[] = ['brakedown', 'corset', 'keccak', 'layer-3', 'linea-besu', 'lineth', 'maru', 'shomei', 'vortex'];

/** Further spellings of a term, besides its heading and what the heading has in brackets. */
export const spellings: Readonly<Record<string, readonly string[]>> = {
  reorg: ['Reorganization'],
  'zero-knowledge-rollup': ['zk-rollup'],
  'zk-snark': ['SNARK'],
};
