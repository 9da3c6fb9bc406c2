/** The page with the terms, and its route. */
export const glossaryFile = 'docs/zero-knowledge-glossary/index.mdx';
export const glossaryRoute = '/zero-knowledge-glossary';

/** Tooltips on a page; more would disturb reading. */
export const maxTerms = 8;

/** Ids of terms without tooltips: every reader knows them, they are on every page, or they mean something else outside the glossary. */
export const excludedTerms: readonly string[] = [
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

/** Terms that get tooltips below docs/technology only; elsewhere a batch is a batch of calls. */
export const technologyTerms: readonly string[] = ['aggregation', 'batch', 'circuit', 'constraint', 'witness'];

/** Terms that have a capital inside a sentence. */
export const properNames: readonly string[] = ['brakedown', 'corset', 'keccak', 'layer-3', 'linea-besu', 'lineth', 'maru', 'shomei', 'vortex'];

/** Spellings besides the heading and its part in brackets. */
export const spellings: Readonly<Record<string, readonly string[]>> = {
  reorg: ['Reorganization'],
  'zero-knowledge-rollup': ['zk-rollup'],
  'zk-snark': ['SNARK'],
};
