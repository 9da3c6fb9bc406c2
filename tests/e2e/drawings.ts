/** What is wrong with one drawing as the browser shows it. Runs in the page. */
export interface DrawnFaults {
  readonly title: string;
  readonly faults: readonly string[];
}

/** Limits of a drawing in a window of so many pixels. */
export interface Limits {
  readonly height: number;
  readonly text: {readonly least: number; readonly most: number};
}

/** Looks at every drawing of the page that is shown: texts, boxes, lines, edges and sizes, all as the browser lays them out. */
export function findDrawnFaults({height, text}: Limits): DrawnFaults[] {
  type Area = {left: number; right: number; top: number; bottom: number};
  const areaOf = (element: Element): Area => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return {left, right, top, bottom};
  };
  /** Of a text: its letters without the air above and below them. */
  const lettersOf = (element: Element): Area => {
    const {left, right, top, bottom} = areaOf(element);
    return {left, right, top: top + 2, bottom: bottom - 2};
  };
  const overlap = (a: Area, b: Area, slack: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const holds = (outer: Area, inner: Area, slack: number): boolean =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  /** Points along a line, two pixels apart, on the screen. */
  const pointsOf = (path: SVGGeometryElement): DOMPoint[] => {
    const matrix = path.getScreenCTM();
    const length = path.getTotalLength();
    return matrix ? Array.from({length: Math.ceil(length / 2)}, (_, index) => path.getPointAtLength(index * 2).matrixTransform(matrix)) : [];
  };
  const isIn = ({x, y}: DOMPoint, {left, right, top, bottom}: Area): boolean => x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1;

  return [...document.querySelectorAll('figure [aria-label^="Diagram: "]')].map((picture) => {
    const shown = [...picture.querySelectorAll('svg')].filter((svg) => svg.getClientRects().length > 0);
    const faults: string[] = [];
    const [svg] = shown;
    if (!svg || shown.length > 1) {
      return {title: picture.getAttribute('aria-label') ?? '', faults: [`${shown.length} drawings are shown`]};
    }
    const whole = areaOf(svg);
    if (whole.bottom - whole.top > height) {
      faults.push(`${Math.round(whole.bottom - whole.top)} px high`);
    }
    if (picture.scrollWidth > picture.clientWidth || !holds(areaOf(picture), whole, 0.5)) {
      faults.push('cut at the side');
    }
    const scale = (whole.right - whole.left) / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll('text')].map((element) => ({element, words: element.textContent, area: lettersOf(element)}));
    for (const {element, words, area} of texts) {
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < text.least - 0.01 || size > text.most + 0.01) {
        faults.push(`"${words}" is ${size.toFixed(1)} px`);
      }
      if (!holds(whole, area, 1)) {
        faults.push(`"${words}" is cut`);
      }
      const box = element.closest('.box')?.firstElementChild;
      if (box && !holds(areaOf(box), area, 0)) {
        faults.push(`"${words}" is wider or higher than its box`);
      }
    }
    texts.forEach(({words, area}, index) => {
      faults.push(...texts.slice(index + 1).filter((other) => overlap(area, other.area, 1)).map((other) => `"${words}" and "${other.words}" lie on each other`));
    });
    const free = texts.filter(({element}) => !element.closest('.box'));
    const boxes = [...svg.querySelectorAll('.box > :first-child')].map(areaOf);
    faults.push(...free.filter(({area}) => boxes.some((box) => overlap(area, box, 1))).map(({words}) => `"${words}" lies on a box`));
    const lines = [...svg.querySelectorAll<SVGGeometryElement>('.arrow > path:not(.head), .group > rect')].map(pointsOf);
    faults.push(...free.filter(({area}) => lines.some((points) => points.some((point) => isIn(point, area)))).map(({words}) => `a line goes through "${words}"`));
    return {title: picture.getAttribute('aria-label') ?? '', faults};
  });
}
