export interface DiagramText {
  readonly title: string;
  /** The description's lines, one step each. */
  readonly description: readonly string[];
}

/** Reads title and description from a diagram's source. Throws if `accTitle` or `accDescr` is missing, since screen readers need both. */
export function readDiagram(source: string): DiagramText {
  const title = /^\s*accTitle\s*:\s*(.+)$/m.exec(source)?.[1]?.trim();
  const block = /^\s*accDescr\s*\{([^}]*)\}/m.exec(source)?.[1];
  const line = /^\s*accDescr\s*:\s*(.+)$/m.exec(source)?.[1];
  const description = (block ?? line ?? '').split('\n').map((text) => text.trim()).filter(Boolean);
  if (!title || description.length === 0) {
    throw new Error(`the diagram has no ${title ? 'accDescr' : 'accTitle'} → add it: CONTRIBUTING.md, "Diagrams", shows how`);
  }
  return {title, description};
}
