import type {Drawn} from './inBrowser';

/** Scope of the rules for a kind of diagram: the class that `draw` gives the drawing. */
const scopeOf = (kind: string): string => `.drawing-${kind}`;

/** One style sheet for all drawings: the rules that any of them needs, each under its kind, in Mermaid's order. */
export function stylesheet(drawings: readonly Drawn[]): string {
  const kinds = [...new Set(drawings.map(({kind}) => kind))].sort();
  const rules = kinds.flatMap((kind) => {
    const bySelector = new Map<string, {order: number; body: Map<string, string>}>();
    for (const {selector, property, value, order} of drawings.filter((drawn) => drawn.kind === kind).flatMap(({declarations}) => declarations)) {
      const key = `${String(order).padStart(4, '0')} ${selector}`;
      const rule = bySelector.get(key) ?? {order, body: new Map<string, string>()};
      bySelector.set(key, rule);
      rule.body.set(property, value);
    }
    // Selectors of one rule that need the same stand together again.
    const grouped = new Map<string, string[]>();
    for (const [key, {order, body}] of [...bySelector].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const text = [...body].sort(([a], [b]) => (a < b ? -1 : 1)).map(([property, value]) => `  ${property}: ${value};`).join('\n');
      const group = `${order}\n${text}`;
      grouped.set(group, [...(grouped.get(group) ?? []), `${scopeOf(kind)} ${key.slice(5)}`.trim()]);
    }
    return [...grouped].map(([group, selectors]) => `${selectors.join(',\n')} {\n${group.slice(group.indexOf('\n') + 1)}\n}\n`);
  });
  return `/* Written by \`npm run diagrams\`: the rules of Mermaid and of src/features/diagrams/options.ts that a drawing needs. */\n\n${rules.join('\n')}`;
}
