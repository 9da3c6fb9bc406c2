/** Mermaid's own themes, used for blocks without a pre-rendered drawing. */
export const mermaid = {theme: {light: 'default', dark: 'dark'}} as const;

const feature = 'src/features/diagrams';

/** Pre-rendered drawings of Mermaid blocks, relative to the repository root. */
export const drawingsFolder = `${feature}/drawings`;

/** Hand-made illustrations, relative to the repository root. */
export const illustrationsFolder = `${feature}/illustrations`;

/** Marks diagrams without a pre-rendered drawing in the built HTML, with their block's file and line. */
export const unrenderedAttribute = 'data-undrawn';
