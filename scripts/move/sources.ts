import ts from 'typescript';
import {applyEdits, insertElement, literalOf, stringsOf, type Edit, type StringInSource} from '../edit/source';
import {newAddress, type Relocation} from './relocation';

/** A string of a source file after the move; undefined if it can stay. */
function newString({value, property, open}: StringInSource, file: string, relocation: Relocation): string | undefined {
  const {files, providers} = relocation;
  if (open) {
    // The rest is only known when it runs; what stands before a query or a hash is a whole route.
    return /[?#]/.test(value) ? newAddress(value, relocation) : undefined;
  }
  if (property === 'id' && file.startsWith('src/data/providers/')) {
    return providers.get(value);
  }
  const linked = value.replaceAll(/\]\((\/[^)\s]*)\)/g, (_, address: string) => `](${newAddress(address, relocation) ?? address})`);
  return newAddress(value, relocation) ?? files.get(value) ?? (linked === value ? undefined : linked);
}

/** The replacements that a TypeScript or JavaScript file needs: whole strings that are a route, a file or hold a Markdown link. */
export function sourceEdits(file: string, source: string, relocation: Relocation): Edit[] {
  return stringsOf(source, file).flatMap((string) => {
    const text = newString(string, file, relocation);
    return text === undefined ? [] : [{start: string.start, end: string.end, text}];
  });
}

/** The redirect table after the move: old addresses lead to the new ones in one step. */
export function newRedirects(source: string, {routes}: Relocation): string {
  const table = literalOf(source, ts.isObjectLiteralExpression, 'redirects');
  const edits: Edit[] = [];
  const keys: {readonly key: string; readonly node: ts.Node}[] = [];
  const arrivals = new Set(routes.values());
  for (const node of table.properties) {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name) || !ts.isStringLiteral(node.initializer)) {
      continue;
    }
    const key = node.name.text;
    // A page that comes back to an old address is there itself.
    if (arrivals.has(key)) {
      const comma = /^\s*,\n?/.exec(source.slice(node.getEnd()))?.[0].length ?? 0;
      const indent = /[ \t]*$/.exec(source.slice(0, node.getStart()))?.[0].length ?? 0;
      edits.push({start: node.getStart() - indent, end: node.getEnd() + comma, text: ''});
      continue;
    }
    keys.push({key, node});
    const [target = '', hash] = node.initializer.text.split('#');
    const moved = routes.get(target);
    if (moved !== undefined) {
      edits.push({start: node.initializer.getStart() + 1, end: node.initializer.getEnd() - 1, text: hash === undefined ? moved : `${moved}#${hash}`});
    }
  }
  for (const [from, to] of [...routes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = `'${from}': '${to}'`;
    const previous = keys.findLast(({key}) => key < from)?.node;
    const [first] = keys;
    edits.push(
      previous || !first
        ? insertElement(source, table, entry, previous)
        : {start: first.node.getStart(), end: first.node.getStart(), text: `${entry},\n  `},
    );
  }
  return applyEdits(source, edits);
}
