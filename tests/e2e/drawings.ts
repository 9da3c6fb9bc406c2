/** Problems with a drawing as rendered by the browser. */
export interface DrawingProblems {
  readonly title: string;
  readonly problems: readonly string[];
}

/** Limits for a drawing at a given window size, in pixels. */
export interface Limits {
  readonly height: number;
  readonly text: {readonly min: number; readonly max: number};
}

/** Checks the labels, boxes, lines, edges and sizes of every visible drawing. Runs in the page. */
export function findDrawingProblems({height, text}: Limits): DrawingProblems[] {
  type Area = {left: number; right: number; top: number; bottom: number};
  const getArea = (element: Element): Area => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return {left, right, top, bottom};
  };
  /** Returns the bounds of a text element, excluding the leading above and below its letters. */
  const getLetterArea = (element: Element): Area => {
    const {left, right, top, bottom} = getArea(element);
    return {left, right, top: top + 2, bottom: bottom - 2};
  };
  const overlaps = (a: Area, b: Area, slack: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const contains = (outer: Area, inner: Area, slack: number): boolean =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  /** Returns points along a path, two pixels apart, in screen coordinates. */
  const samplePath = (path: SVGGeometryElement): DOMPoint[] => {
    const matrix = path.getScreenCTM();
    const length = path.getTotalLength();
    return matrix
      ? Array.from({length: Math.ceil(length / 2)}, (_, index) =>
          path.getPointAtLength(index * 2).matrixTransform(matrix),
        )
      : [];
  };
  const isInside = (
    {x, y}: DOMPoint,
    {left, right, top, bottom}: Area,
    slack: number,
  ): boolean =>
    x > left + slack &&
    x < right - slack &&
    y > top + slack &&
    y < bottom - slack;

  /** Whether a point is within a shape, which fills only a part of its area if it is not a rectangle. */
  const covers = (shape: Element, point: DOMPoint): boolean =>
    !(shape instanceof SVGGeometryElement) ||
    shape.isPointInFill(point.matrixTransform(shape.getScreenCTM()?.inverse()));

  return [...document.querySelectorAll('figure [aria-label^="Diagram: "]')].map(
    (picture) => {
      const visibleSvgs = [...picture.querySelectorAll('svg')].filter(
        (svg) => svg.getClientRects().length > 0,
      );
      const problems: string[] = [];
      const [svg] = visibleSvgs;
      const steps = picture.parentElement?.querySelector('ol');
      if (visibleSvgs.length === 0 && steps?.checkVisibility()) {
        return {title: picture.getAttribute('aria-label') ?? '', problems};
      }
      if (!svg || visibleSvgs.length > 1) {
        return {
          title: picture.getAttribute('aria-label') ?? '',
          problems: [`${visibleSvgs.length} drawings are visible`],
        };
      }
      const frame = getArea(svg);
      if (frame.bottom - frame.top > height) {
        problems.push(`${Math.round(frame.bottom - frame.top)} px tall`);
      }
      if (
        picture.scrollWidth > picture.clientWidth ||
        !contains(getArea(picture), frame, 0.5)
      ) {
        problems.push('cut off at the side');
      }
      const scale = (frame.right - frame.left) / svg.viewBox.baseVal.width;
      const boxes = [
        ...svg.querySelectorAll(
          '.box > :first-child, .node > :first-child, .actor-top, .note',
        ),
      ].map((element) => ({
        shape: element,
        name: element.parentElement?.querySelector('text')?.textContent,
        area: getArea(element),
      }));
      const labels = [...svg.querySelectorAll('text')]
        .filter(({textContent}) => textContent)
        .map((element) => {
          const area = getLetterArea(element);
          const centre = new DOMPoint(
            (area.left + area.right) / 2,
            (area.top + area.bottom) / 2,
          );
          return {
            element,
            label: element.textContent,
            area,
            box: boxes.find((box) => isInside(centre, box.area, 0)),
          };
        });
      for (const {element, label, area, box} of labels) {
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < text.min - 0.01 || size > text.max + 0.01) {
          problems.push(`"${label}" is ${size.toFixed(1)} px`);
        }
        if (!contains(frame, area, 1)) problems.push(`"${label}" is cut off`);
        if (box && !contains(box.area, area, 0)) {
          problems.push(`"${label}" is wider or taller than its box`);
        }
      }
      labels.forEach(({label, area}, index) => {
        problems.push(
          ...labels
            .slice(index + 1)
            .filter((otherLabel) => overlaps(area, otherLabel.area, 1))
            .map(
              (otherLabel) => `"${label}" and "${otherLabel.label}" overlap`,
            ),
        );
      });
      const labelsOutsideBoxes = labels.filter(({box}) => !box);
      problems.push(
        ...boxes
          .filter(({area}) => !contains(frame, area, 1))
          .map(({name}) => `the box "${name}" is cut off`),
      );
      boxes.forEach(({name, area}, index) => {
        problems.push(
          ...boxes
            .slice(index + 1)
            .filter(
              // Two shapes with one name are a box and its outline.
              (target) =>
                target.name !== name && overlaps(area, target.area, 0.5),
            )
            .map(
              (target) => `the boxes "${name}" and "${target.name}" overlap`,
            ),
        );
      });
      problems.push(
        ...labelsOutsideBoxes
          .filter(({area}) => boxes.some((box) => overlaps(area, box.area, 1)))
          .map(({label}) => `"${label}" overlaps a box`),
      );
      // The labels of Mermaid's lines hide the line that they lie on.
      const lines = [
        ...svg.querySelectorAll<SVGGeometryElement>(
          '.arrow > path:not(.head), .group > rect',
        ),
      ].map(samplePath);
      problems.push(
        ...labelsOutsideBoxes
          .filter(({area}) =>
            lines.some((points) =>
              points.some((point) => isInside(point, area, 1)),
            ),
          )
          .map(({label}) => `a line goes through "${label}"`),
      );
      const arrows = [
        ...svg.querySelectorAll<SVGGeometryElement>(
          '.arrow > path:not(.head), .edgePath > path:not(.head)',
        ),
      ].flatMap(samplePath);
      problems.push(
        ...boxes
          .filter(({area, shape}) =>
            arrows.some(
              (point) => isInside(point, area, 2) && covers(shape, point),
            ),
          )
          .map(({name}) => `a line goes through the box "${name}"`),
      );
      return {title: picture.getAttribute('aria-label') ?? '', problems};
    },
  );
}
