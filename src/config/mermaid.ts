/**
 * Colours of diagrams from src/css/tokens.css, in both color modes: Mermaid's themes take no CSS variables, its `themeCSS`
 * does. Labels of messages get an outline in the background's colour, because lines of other participants cross them.
 */
const themeCSS = `
  .node rect, .node polygon, .node circle, .node path, rect.actor, .cluster rect, .labelBox, .note, .outer-path, .stateGroup rect {
    fill: var(--docs-surface);
    stroke: var(--docs-line-strong);
  }
  .cluster rect { fill: var(--docs-background); stroke: var(--docs-line); }
  .note { fill: var(--docs-tint); stroke: var(--docs-line); }
  .node .label, .nodeLabel, .cluster-label, .cluster-label span, .edgeLabel, .edgeLabel p, .label text, span {
    color: var(--docs-text);
    fill: var(--docs-text);
  }
  text.actor > tspan, .messageText, .noteText, .noteText > tspan, .loopText, .loopText > tspan, .labelText, .labelText > tspan {
    fill: var(--docs-text);
  }
  .messageText, .loopText { stroke: var(--docs-background); stroke-width: 5px; stroke-linejoin: round; paint-order: stroke; }
  .edgeLabel, .edgeLabel p, .labelBkg { background-color: var(--docs-background); }
  .edgeLabel rect { fill: var(--docs-background); opacity: 1; }
  .actor-line { stroke: var(--docs-line-strong); }
  .loopLine { stroke: var(--docs-line-strong); fill: none; }
  .messageLine0, .messageLine1, .flowchart-link, .transition { stroke: var(--docs-text-soft); }
  .marker, .marker path, #arrowhead path, [id$='arrowhead'] path, [id$='crosshead'] path { fill: var(--docs-text-soft); stroke: var(--docs-text-soft); }
`;

/** How diagrams look; `theme` gives what the rules above leave open. */
export const mermaid = {
  theme: {light: 'default', dark: 'dark'},
  options: {fontFamily: 'var(--docs-font-text)', themeCSS},
};
