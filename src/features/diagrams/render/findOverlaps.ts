import {getBounds} from '../layout/text';
import type {
  Arrow,
  Box,
  Group,
  Label,
  Point,
  Rect,
  Scene,
  Text,
} from '../layout/types';

const overlaps = (a: Rect, b: Rect, slack: number): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > slack &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > slack;

const contains = (outer: Rect, inner: Rect, slack: number): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const getText = ({lines}: Text): string =>
  lines.map((line) => line.map(({text}) => text).join('')).join(' ');

const getBoundingRect = ([x1, y1]: Point, [x2, y2]: Point): Rect => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
});

const getSegments = ({points}: Arrow): Rect[] =>
  points
    .slice(1)
    .map((point, index) => getBoundingRect(points[index] as Point, point));

/** Returns the four sides of a frame. */
const getEdges = ({x, y, width, height}: Group): Rect[] => [
  {x, y, width, height: 0},
  {x, y: y + height, width, height: 0},
  {x, y, width: 0, height},
  {x: x + width, y, width: 0, height},
];

/** Whether a horizontal or vertical segment crosses a rectangle. */
const crosses = (segment: Rect, rect: Rect): boolean =>
  Math.min(segment.x + segment.width, rect.x + rect.width) -
    Math.max(segment.x, rect.x) >
    (segment.width > 0 ? 1 : -1) &&
  Math.min(segment.y + segment.height, rect.y + rect.height) -
    Math.max(segment.y, rect.y) >
    (segment.height > 0 ? 1 : -1);

/** Insets a rectangle, so that touching does not count as overlapping. */
const shrink = ({x, y, width, height}: Rect, inset: number): Rect => ({
  x: x + inset,
  y: y + inset,
  width: Math.max(0, width - 2 * inset),
  height: Math.max(0, height - 2 * inset),
});

/** Lists a drawing's problems: overlapping text and boxes, text too large for its box, lines through text and boxes, and clipped parts. */
export function findOverlaps({
  width,
  height,
  fontSize,
  shapes,
}: Scene): string[] {
  const boxes = shapes.filter((shape): shape is Box => shape.kind === 'box');
  const labels = shapes.filter(
    (shape): shape is Label => shape.kind === 'label',
  );
  const titles = shapes.flatMap((shape) =>
    shape.kind === 'group' && shape.title ? [shape.title] : [],
  );
  const segments = shapes
    .filter((shape): shape is Arrow => shape.kind === 'arrow')
    .flatMap(getSegments);
  const frames = shapes
    .filter((shape): shape is Group => shape.kind === 'group')
    .flatMap(getEdges);
  const texts = [
    ...boxes.flatMap((box) => box.texts),
    ...labels,
    ...titles,
  ].map((text) => ({content: getText(text), rect: getBounds(text, fontSize)}));
  const page: Rect = {x: 0, y: 0, width, height};
  return [
    ...texts
      .filter(({rect}) => !contains(page, rect, 0.5))
      .map(({content}) => `"${content}" is cut off`),
    ...boxes
      .filter((box) => !contains(page, box, 0))
      .map((box) => `the box "${box.texts.map(getText).join(' ')}" is cut off`),
    ...texts.flatMap(({content, rect}, index) =>
      texts
        .slice(index + 1)
        .flatMap((other) =>
          overlaps(rect, other.rect, 0.5)
            ? [`"${content}" and "${other.content}" overlap`]
            : [],
        ),
    ),
    ...boxes.flatMap((box) =>
      box.texts
        .filter(
          (text) => !contains(shrink(box, 3), getBounds(text, fontSize), 0),
        )
        .map((text) => `"${getText(text)}" is wider or taller than its box`),
    ),
    ...[...labels, ...titles].flatMap((text) =>
      boxes
        .filter((box) => overlaps(box, getBounds(text, fontSize), 0.5))
        .map(() => `"${getText(text)}" overlaps a box`),
    ),
    ...[...labels, ...titles]
      .filter((text) =>
        [...segments, ...frames].some((segment) =>
          crosses(segment, shrink(getBounds(text, fontSize), 1)),
        ),
      )
      .map((text) => `a line goes through "${getText(text)}"`),
    ...boxes
      .filter((box) =>
        segments.some((segment) => crosses(segment, shrink(box, 2))),
      )
      .map(
        (box) =>
          `a line goes through the box "${box.texts.map(getText).join(' ')}"`,
      ),
    ...boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => overlaps(box, other, 0))
        .map(
          (other) =>
            `the boxes "${box.texts.map(getText).join(' ')}" and "${other.texts.map(getText).join(' ')}" overlap`,
        ),
    ),
  ];
}
