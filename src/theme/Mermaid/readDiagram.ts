export interface Diagram {
  readonly title: string;
  /** The description's lines, one step each. */
  readonly description: readonly string[];
  /** Width and height in pixels to reserve for the picture. */
  readonly size: readonly [number, number];
}

const estimatedWidth = 720;

/** The measured size (see src/remark/diagramSize.ts), else a guess from the number of edges. */
function readSize(source: string): readonly [number, number] {
  const measured = /^%% size (\d+) (\d+)$/m.exec(source);
  if (measured) {
    return [Number(measured[1]), Number(measured[2])];
  }
  const edges = source.split('\n').filter((line) => /--|->>/.test(line)).length;
  return [estimatedWidth, 200 + edges * 40];
}

/**
 * Reads title, description and the space to reserve from a diagram's source. Throws when `accTitle`
 * or `accDescr` is missing: without them the diagram is silent for readers who do not see it.
 */
export function readDiagram(source: string): Diagram {
  const title = /^\s*accTitle\s*:\s*(.+)$/m.exec(source)?.[1]?.trim();
  const block = /^\s*accDescr\s*\{([^}]*)\}/m.exec(source)?.[1];
  const line = /^\s*accDescr\s*:\s*(.+)$/m.exec(source)?.[1];
  const description = (block ?? line ?? '').split('\n').map((text) => text.trim()).filter(Boolean);
  if (!title || description.length === 0) {
    throw new Error(`A Mermaid diagram needs accTitle and accDescr (see CONTRIBUTING.md, Diagrams):\n${source.slice(0, 200)}`);
  }
  return {title, description, size: readSize(source)};
}
