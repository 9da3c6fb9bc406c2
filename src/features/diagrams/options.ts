/** Themes of Mermaid itself, which draws blocks that have no prepared drawing. */
export const mermaid = {theme: {light: 'default', dark: 'dark'}} as const;

const feature = 'src/features/diagrams';

/** Prepared drawings of Mermaid blocks, from the repository's root. */
export const drawingsFolder = `${feature}/drawings`;

/** Hand-made illustrations, from the repository's root. */
export const illustrationsFolder = `${feature}/illustrations`;

/** Marks a diagram that has no prepared drawing in the built HTML, with file and line of its block. */
export const undrawnAttribute = 'data-undrawn';
