import type {Element, Nodes} from 'hast';

export function getChildren(node: Element | undefined): Element[] {
  return (node?.children ?? []).filter((child) => child.type === 'element');
}

export function getClasses({properties}: Element): readonly string[] {
  return Array.isArray(properties.className)
    ? properties.className.map(String)
    : [];
}

/** Returns the suffix of the first class with the prefix: `ts` for `language-ts`. */
export function getClassSuffix(
  element: Element,
  prefix: string,
): string | undefined {
  return getClasses(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

/** Returns a node's text, with line breaks as newlines. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node
    ? node.children.map((child) => getText(child)).join('')
    : '';
}

/** Returns the first matching descendant in document order. */
export function findElement(
  node: Nodes | undefined,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const child of node && 'children' in node ? node.children : []) {
    if (child.type !== 'element') continue;
    const match = test(child) ? child : findElement(child, test);
    if (match) return match;
  }
  return undefined;
}
