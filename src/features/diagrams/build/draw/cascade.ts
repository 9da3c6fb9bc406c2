/** A declaration of a style rule, with what decides whether it wins. */
export interface Declaration {
  /** Starts with the drawing's id. */
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  /** Position of its rule in the style sheet, from which the order of the written rules follows. */
  readonly order: number;
  readonly weight: number;
}

/** How specific a selector is. Mermaid's are simple: classes, attributes and elements, and no functions. */
function weigh(selector: string): number {
  const classes = selector.match(/\.[\w-]+|\[[^\]]+\]|:[\w-]+/g)?.length ?? 0;
  const elements = selector.match(/(?:^|[\s>+~])[a-z]/g)?.length ?? 0;
  const ids = selector.match(/#[\w-]+/g)?.length ?? 0;
  return ids * 10_000 + classes * 100 + elements;
}

/** The declarations of a drawing's own style sheet. */
export function readDeclarations(rules: readonly CSSRule[]): Declaration[] {
  return rules.flatMap((rule, order) =>
    rule instanceof CSSStyleRule
      ? rule.selectorText.split(/,\s*/).flatMap((selector) =>
          [...rule.style].map((property) => ({
            selector,
            property,
            value: rule.style.getPropertyValue(property),
            order,
            weight: weigh(selector) + (rule.style.getPropertyPriority(property) ? 1_000_000 : 0),
          })),
        )
      : [],
  );
}

/** What has no effect: boxes of SVG have no background, letters of HTML no fill, and lines no inside. */
function isIdle(element: Element, property: string): boolean {
  const isSvg = element instanceof SVGElement;
  return (property === 'background-color' && isSvg) || (property === 'fill' && (!isSvg || element instanceof SVGLineElement));
}

/** The declarations that decide how an element looks, by property: what its own `style` says is not among them. */
export function winnersFor(element: Element, declarations: readonly Declaration[]): Map<string, Declaration> {
  const winners = new Map<string, Declaration>();
  for (const declaration of declarations) {
    const {selector, property, weight} = declaration;
    if (!isIdle(element, property) && element.matches(selector) && weight >= (winners.get(property)?.weight ?? 0)) {
      winners.set(property, declaration);
    }
  }
  for (const property of (element as SVGElement).style) {
    winners.delete(property);
  }
  return winners;
}
