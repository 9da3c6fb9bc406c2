const block = /^([ \t]*)```mermaid[^\n]*\n([^]*?)\n\1```/gm;

/** The Mermaid blocks of a page's file by their `accTitle`: the built page holds their drawings only. */
export function diagramsOf(source: string): ReadonlyMap<string, string> {
  const diagrams = new Map<string, string>();
  for (const [, indent = '', body = ''] of source.matchAll(block)) {
    const title = /^\s*accTitle:\s*(.+?)\s*$/m.exec(body)?.[1];
    if (title) {
      diagrams.set(title, body.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n'));
    }
  }
  return diagrams;
}
