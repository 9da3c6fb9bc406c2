/** Problems with a drawing as rendered by the browser. */
export interface DrawnFaults {
  readonly title: string;
  readonly faults: readonly string[];
}

/** Limits for a drawing at a window size, in pixels. */
export interface Limits {
  readonly height: number;
  readonly text: {readonly least: number; readonly most: number};
}

/** Checks every visible drawing of the page: texts, boxes, lines, edges and sizes. Runs in the page. */
export function findDrawnFaults({height, text}: Limits): DrawnFaults[] {
  type Area = {left: number; right: number; top: number; bottom: number};
  const getArea = (element: Element): Area => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return {left, right, top, bottom};
  };
  /** The bounds of a text without the leading above and below its letters. */
  const getLetterArea = (element: Element): Area => {
    const {left, right, top, bottom} = getArea(element);
    return {left, right, top: top + 2, bottom: bottom - 2};
  };
  const overlaps = (a: Area, b: Area, slack: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const contains = (outer: Area, inner: Area, slack: number): boolean =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  /** Points along a path, two pixels apart, in screen coordinates. */
  const samplePath = (path: SVGGeometryElement): DOMPoint[] => {
    const matrix = path.getScreenCTM();
    const length = path.getTotalLength();
    return matrix ? Array.from({length: Math.ceil(length / 2)}, (_, index) => path.getPointAtLength(index * 2).matrixTransform(matrix)) : [];
  };
  const isInside = ({x, y}: DOMPoint, {left, right, top, bottom}: Area, slack: number): boolean => x > left + slack && x < right - slack && y > top + slack && y < bottom - slack;

  return [...document.querySelectorAll('figure [aria-label^="Diagram: "]')].map((picture) => {
    const shown = [...picture.querySelectorAll('svg')].filter((svg) => svg.getClientRects().length > 0);
    const faults: string[] = [];
    const [svg] = shown;
    if (!svg || shown.length > 1) {
      return {title: picture.getAttribute('aria-label') ?? '', faults: [`${shown.length} drawings are shown`]};
    }
    const frame = getArea(svg);
    if (frame.bottom - frame.top > height) {
      faults.push(`${Math.round(frame.bottom - frame.top)} px high`);
    }
    if (picture.scrollWidth > picture.clientWidth || !contains(getArea(picture), frame, 0.5)) {
      faults.push('cut at the side');
    }
    const scale = (frame.right - frame.left) / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll('text')].map((element) => ({element, words: element.textContent, area: getLetterArea(element)}));
    for (const {element, words, area} of texts) {
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < text.least - 0.01 || size > text.most + 0.01) {
        faults.push(`"${words}" is ${size.toFixed(1)} px`);
      }
      if (!contains(frame, area, 1)) {
        faults.push(`"${words}" is cut`);
      }
      const box = element.closest('.box')?.firstElementChild;
      if (box && !contains(getArea(box), area, 0)) {
        faults.push(`"${words}" is wider or higher than its box`);
      }
    }
    texts.forEach(({words, area}, index) => {
      faults.push(...texts.slice(index + 1).filter((other) => overlaps(area, other.area, 1)).map((other) => `"${words}" and "${other.words}" lie on each other`));
    });
    const free = texts.filter(({element}) => !element.closest('.box'));
    const boxes = [...svg.querySelectorAll('.box > :first-child')].map((element) => ({name: element.parentElement?.textContent, area: getArea(element)}));
    faults.push(...boxes.filter(({area}) => !contains(frame, area, 1)).map(({name}) => `the box "${name}" is cut`));
    boxes.forEach(({name, area}, index) => {
      faults.push(...boxes.slice(index + 1).filter((target) => overlaps(area, target.area, 0.5)).map((target) => `the boxes "${name}" and "${target.name}" lie on each other`));
    });
    faults.push(...free.filter(({area}) => boxes.some((box) => overlaps(area, box.area, 1))).map(({words}) => `"${words}" lies on a box`));
    const lines = [...svg.querySelectorAll<SVGGeometryElement>('.arrow > path:not(.head), .group > rect')].map(samplePath);
    faults.push(...free.filter(({area}) => lines.some((points) => points.some((point) => isInside(point, area, 1)))).map(({words}) => `a line goes through "${words}"`));
    const arrows = [...svg.querySelectorAll<SVGGeometryElement>('.arrow > path:not(.head)')].flatMap(samplePath);
    faults.push(...boxes.filter(({area}) => arrows.some((point) => isInside(point, area, 2))).map(({name}) => `a line goes through the box "${name}"`));
    return {title: picture.getAttribute('aria-label') ?? '', faults};
  });
}
