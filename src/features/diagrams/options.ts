/** Mermaid's own themes, used for blocks without a pre-rendered drawing. */
export const mermaid = {theme: {light: 'default', dark: 'dark'}} as const;

/** Classes of nodes that mermaid.css colours: the layers, where a path starts and ends, and what goes wrong. */
export const nodeClasses = ['l1', 'l2', 'start', 'goal', 'warning'];

const feature = 'src/features/diagrams';

/** Drawings of Mermaid blocks, made by `npm run diagrams`, relative to the repository root. */
export const drawingsFolder = `${feature}/drawings`;

/** Hand-made illustrations, relative to the repository root. */
export const illustrationsFolder = `${feature}/illustrations`;

/** In the built HTML, marks diagrams without a pre-rendered drawing; its value is the block's file and line. */
export const unrenderedAttribute = 'data-undrawn';
