// Runs in Chromium: scripts/diagrams.mts bundles it and calls `draw` for each diagram.
import mermaid from 'mermaid';
import {mermaid as look} from '../../options';
import {readDeclarations, winnersFor, type Declaration} from './cascade';

export interface Drawn {
  readonly svg: string;
  /** Mermaid's name for the kind of diagram, such as `sequence`. */
  readonly kind: string;
  /** Width and height in pixels. */
  readonly size: readonly [number, number];
  /** The style rules that the drawing needs, with selectors below its root. */
  readonly declarations: readonly Declaration[];
}

/** Takes out what is not seen: descriptions (the page has them as text), empty labels, arrow heads that no line ends in. */
function removeUnseen(svg: SVGSVGElement): void {
  svg.querySelectorAll('style, title, desc, foreignObject[width="0"], rect:not([width])').forEach((element) => element.remove());
  const lines = svg.outerHTML;
  svg.querySelectorAll('marker, filter, symbol').forEach((element) => {
    if (!lines.includes(`url(#${element.id})`) && !lines.includes(`href="#${element.id}"`)) {
      element.remove();
    }
  });
}

/** Leaves in `style` only what changes something, given the style rules. */
function trimInlineStyle(element: SVGElement): void {
  for (const property of [...element.style]) {
    const value = element.style.getPropertyValue(property);
    const before = getComputedStyle(element).getPropertyValue(property);
    element.style.removeProperty(property);
    if (getComputedStyle(element).getPropertyValue(property) !== before) {
      element.style.setProperty(property, value);
    }
  }
  if (element.style.length === 0) {
    element.removeAttribute('style');
  }
}

/** Takes off attributes that no rule and no line refers to. */
function trimAttributes(element: Element, svg: SVGSVGElement, winners: ReadonlyMap<string, Declaration>, classes: ReadonlySet<string | undefined>): void {
  for (const name of element.getAttributeNames()) {
    if (/^(?:data-.*|aria-.*|role|name)$/.test(name) || winners.has(name)) {
      element.removeAttribute(name);
    }
  }
  if (element !== svg && !svg.querySelector(`[marker-start*="#${element.id})"], [marker-end*="#${element.id})"]`)) {
    element.removeAttribute('id');
  }
  element.classList.remove(...[...element.classList].filter((name) => !classes.has(name)));
  if (element.classList.length === 0) {
    element.removeAttribute('class');
  }
}

/** Draws a diagram and takes everything out of it that does not show. */
export async function draw(id: string, source: string): Promise<Drawn> {
  // Rounded boxes have control points at random, unless there is a seed.
  mermaid.initialize({startOnLoad: false, ...look.options, theme: look.theme.light as 'default', handDrawnSeed: 1});
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = (await mermaid.render(id, source)).svg;
  const svg = host.firstElementChild as SVGSVGElement;
  const kind = svg.getAttribute('aria-roledescription') ?? '';
  const declarations = readDeclarations([...(svg.querySelector('style')?.sheet?.cssRules ?? [])]);
  svg.removeAttribute('style');
  svg.querySelectorAll<SVGElement>('[style]:not(foreignObject *)').forEach(trimInlineStyle);
  removeUnseen(svg);

  const elements = [svg, ...svg.querySelectorAll('*')];
  const winners = new Map(elements.map((element) => [element, winnersFor(element, declarations)]));
  const needed = new Set([...winners.values()].flatMap((each) => [...each.values()]));
  const classes = new Set([...needed].flatMap(({selector}) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)));
  for (const [element, each] of winners) {
    trimAttributes(element, svg, each, classes);
  }
  const {width, height} = svg.viewBox.baseVal;
  svg.setAttribute('class', `drawing-${kind}`);
  svg.setAttribute('width', String(Math.ceil(width)));
  svg.setAttribute('height', String(Math.ceil(height)));
  const text = new XMLSerializer().serializeToString(svg);
  host.remove();
  return {
    svg: text,
    kind,
    size: [Math.ceil(width), Math.ceil(height)],
    declarations: [...needed].map((declaration) => ({...declaration, selector: declaration.selector.replace(`#${id}`, '').trim()})),
  };
}
