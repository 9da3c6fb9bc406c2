import type {Element, Nodes} from 'hast';

/** The element, if the node is one. */
export function asElement(node: Nodes | undefined): Element | undefined {
  return node?.type === 'element' ? node : undefined;
}

/** Child elements, whitespace between them left out. */
export function elementsOf(node: Element | undefined): Element[] {
  return (node?.children ?? []).filter((child) => child.type === 'element');
}

/** Class names of an element. */
export function classesOf({properties}: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** The rest of the first class name that starts with the prefix: `ts` of `language-ts`. */
export function classAfter(element: Element, prefix: string): string | undefined {
  return classesOf(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

/** Text of a node; a line break is a newline. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (asElement(node)?.tagName === 'br') {
    return '\n';
  }
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/** The first element below a node that passes the test, in document order. */
export function find(node: Nodes | undefined, test: (element: Element) => boolean): Element | undefined {
  for (const child of node && 'children' in node ? node.children : []) {
    const element = asElement(child);
    const found = element && (test(element) ? element : find(element, test));
    if (found) {
      return found;
    }
  }
  return undefined;
}
