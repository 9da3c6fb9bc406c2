import ts from 'typescript';
import {literalOf} from './source';

type Items = ts.ArrayLiteralExpression;

function property(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find((item) => item.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function idOf(node: ts.Node | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) {
    return node.text;
  }
  const id = node && ts.isObjectLiteralExpression(node) ? property(node, 'id') : undefined;
  return id && ts.isStringLiteralLike(id) ? id.text : undefined;
}

/** The items of a category. */
function itemsOf(node: ts.Node): Items | undefined {
  const items = ts.isObjectLiteralExpression(node) ? property(node, 'items') : undefined;
  return items && ts.isArrayLiteralExpression(items) ? items : undefined;
}

/** The page that a category's label leads to. */
function linkOf(node: ts.Node): string | undefined {
  return ts.isObjectLiteralExpression(node) ? idOf(property(node, 'link')) : undefined;
}

const sidebarOf = (source: string): Items => literalOf(source, ts.isArrayLiteralExpression);

/** Ids of the pages that an entry and the entries below it show. */
function idsOf(element: ts.Node): string[] {
  return [idOf(element), linkOf(element), ...(itemsOf(element)?.elements.flatMap(idsOf) ?? [])].filter((id) => id !== undefined);
}

/** Ids of the pages that a sidebar shows. */
export function sidebarIds(source: string): string[] {
  return sidebarOf(source).elements.flatMap(idsOf);
}
