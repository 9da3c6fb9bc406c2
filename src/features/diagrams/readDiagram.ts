export interface DiagramText {
  readonly title: string;
  /** One step per line. */
  readonly description: readonly string[];
}

/** Reads the title and description from a diagram's source. Throws if `accTitle` or `accDescr` is missing, because screen readers need both. */
export function readDiagram(source: string): DiagramText {
  const title = /^[ \t]*accTitle[ \t]*:(.+)$/m.exec(source)?.[1]?.trim();
  const block = /^[ \t]*accDescr[ \t]*\{([^{}]*)\}/m.exec(source)?.[1];
  const line = /^[ \t]*accDescr[ \t]*:(.+)$/m.exec(source)?.[1];
  const description = (block ?? line ?? '')
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
  if (!title || description.length === 0) {
    throw new Error(
      `the diagram has no ${title ? 'accDescr' : 'accTitle'} → add it as shown in CONTRIBUTING.md, "Diagrams"`,
    );
  }
  return {title, description};
}
