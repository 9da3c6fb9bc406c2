/** Mermaid draws in the browser only while a writer works on a diagram that `npm run diagrams` has not drawn yet. */
export const mermaid = {theme: {light: 'neutral', dark: 'dark'}} as const;

/** Where `npm run diagrams` puts the drawings, from the repository's root. */
export const drawingsFolder = 'src/features/diagrams/drawings';
