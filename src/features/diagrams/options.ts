/**
 * Colours of diagrams from src/css/tokens.css, in both color modes: Mermaid's themes take no CSS variables, its `themeCSS`
 * does. Labels of messages get an outline in the background's colour, because lines of other participants cross them.
 */
const themeCSS = `
  & { fill: var(--docs-text); }
  .node rect, .node polygon, .node circle, .node path, rect.actor, .cluster rect, .labelBox, .note, .outer-path, .stateGroup rect {
    fill: var(--docs-surface);
    stroke: var(--docs-line-strong);
  }
  .cluster rect { fill: var(--docs-background); stroke: var(--docs-line); }
  .note { fill: var(--docs-tint); stroke: var(--docs-line); }
  .label, .node .label, .nodeLabel, .cluster-label, .cluster-label span, .edgeLabel, .edgeLabel p, .label text, .label div .edgeLabel, span {
    color: var(--docs-text);
    fill: var(--docs-text);
  }
  text.actor, text.actor > tspan, .messageText, .noteText, .noteText > tspan, .loopText, .loopText > tspan, .labelText, .labelText > tspan {
    fill: var(--docs-text);
  }
  text.actor { stroke: none; }
  .messageText, .loopText { stroke: var(--docs-background); stroke-width: 5px; stroke-linejoin: round; paint-order: stroke; }
  .edgeLabel, .edgeLabel p, .labelBkg { background-color: var(--docs-background); }
  .edgeLabel rect { fill: var(--docs-background); opacity: 1; }
  .actor-line { stroke: var(--docs-line-strong); }
  .loopLine { stroke: var(--docs-line-strong); fill: none; }
  .messageLine0, .messageLine1, .flowchart-link, .transition { stroke: var(--docs-text-soft); }
  .node circle.state-start { fill: var(--docs-text-soft); stroke: var(--docs-text-soft); }
  .marker, .marker path, defs [id$='-barbEnd'], #arrowhead path, [id$='arrowhead'] path, [id$='crosshead'] path { fill: var(--docs-text-soft); stroke: var(--docs-text-soft); }
`;

/**
 * How diagrams look. `npm run diagrams` draws each once, with the theme of the light mode: the rules above have to name every
 * colour that shows, so that the drawing serves both modes (tests/unit/diagrams.test.ts holds them to it).
 */
export const mermaid = {
  theme: {light: 'default', dark: 'dark'},
  options: {fontFamily: 'var(--docs-font-text)', themeCSS},
};

/** Where `npm run diagrams` puts the drawings, from the repository's root. */
export const drawingsFolder = 'src/features/diagrams/drawings';
