import ts from 'typescript';

/** A replacement in a text, by offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text after all replacements; they do not overlap. What is put in at one place keeps its order. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  return inOrder.reduceRight((text, {start, end, text: replacement}) => text.slice(0, start) + replacement + text.slice(end), source);
}

function parseSource(source: string, file = 'file.tsx'): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
}

/** A string in a source file: what it says, and where that stands between the quotes. */
export interface StringInSource {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The property whose value it is. */
  readonly property?: string;
  /** Whether an expression follows, as after the first part of a template. */
  readonly open: boolean;
}

/** The strings of a TypeScript or JavaScript file that stand there without escapes. */
export function stringsOf(source: string, file: string): StringInSource[] {
  const strings: StringInSource[] = [];
  const visit = (node: ts.Node): void => {
    const open = node.kind === ts.SyntaxKind.TemplateHead;
    if (ts.isStringLiteralLike(node) || open) {
      const start = node.getStart() + 1;
      const end = node.getEnd() - (open ? 2 : 1);
      const value = (node as ts.LiteralLikeNode).text;
      if (source.slice(start, end) === value) {
        const property = ts.isPropertyAssignment(node.parent) && node.parent.initializer === node ? node.parent.name.getText() : undefined;
        strings.push({value, start, end, open, ...(property !== undefined && {property})});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(source, file));
  return strings;
}

/** The first array or object literal that a variable of the file starts as; `name` narrows it to one variable. */
export function literalOf<Kind extends ts.Expression>(source: string, is: (node: ts.Expression) => node is Kind, name?: string): Kind {
  let found: Kind | undefined;
  const visit = (node: ts.Node): void => {
    if (found === undefined && ts.isVariableDeclaration(node) && node.initializer && (name === undefined || node.name.getText() === name)) {
      let value: ts.Expression = node.initializer;
      while (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) {
        value = value.expression;
      }
      found = is(value) ? value : undefined;
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(source));
  if (!found) {
    throw new Error(`There is no literal value${name ? ` of \`${name}\`` : ''} to edit.`);
  }
  return found;
}
