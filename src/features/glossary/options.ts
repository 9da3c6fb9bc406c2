/** The glossary page, and its route. */
export const glossaryFile = 'docs/zero-knowledge-glossary/index.mdx';
export const glossaryRoute = '/zero-knowledge-glossary';

/** Maximum number of tooltips per page; more would be distracting. */
export const maxTooltipsPerPage = 8;

/** Ids of terms that get no tooltips, because every reader knows them, every page contains them, or they have other meanings elsewhere. */
export const excludedTerms: readonly string[] = [
  'ethereum-virtual-machine',
  'layer-1',
  'layer-2',
  'linea',
  // "Operator" may also mean someone who runs a node, or a role in a token contract.
  'operator',
  // On most pages, oracles are a category of tools; the glossary also defines oracles in proof protocols.
  'oracle',
  'scaling',
  'transaction-fee',
  'transaction-order',
];

/** Terms that get tooltips only in docs/technology. Elsewhere, for example, a batch is a batch of calls. */
export const technologyTerms: readonly string[] = [
  'aggregation',
  'batch',
  'circuit',
  'constraint',
  'witness',
];

/** Terms that are capitalized within a sentence. */
export const properNames: readonly string[] = [
  'brakedown',
  'corset',
  'keccak',
  'layer-3',
  'linea-besu',
  'lineth',
  'maru',
  'shomei',
  'vortex',
];

/** Additional spellings by term id, besides the heading and its part in brackets. */
export const spellings: Readonly<Record<string, readonly string[]>> = {
  reorg: ['Reorganization'],
  'zero-knowledge-rollup': ['zk-rollup'],
  'zk-snark': ['SNARK'],
};
