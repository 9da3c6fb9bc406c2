import {boundsOf} from './text';
import type {Arrow, Box, Group, Label, Point, Rect, Scene, Text} from './types';

const overlap = (a: Rect, b: Rect, slack: number): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > slack && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > slack;

const holds = (outer: Rect, inner: Rect, slack: number): boolean =>
  inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.x + inner.width <= outer.x + outer.width + slack && inner.y + inner.height <= outer.y + outer.height + slack;

const wordsOf = ({lines}: Text): string => lines.map((line) => line.map(({text}) => text).join('')).join(' ');

/** The rectangle around a horizontal or vertical piece of a line. */
const around = ([x1, y1]: Point, [x2, y2]: Point): Rect => ({x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1)});

const piecesOf = ({points}: Arrow): Rect[] => points.slice(1).map((point, index) => around(points[index] as Point, point));

/** The four lines of a frame. */
const edgesOf = ({x, y, width, height}: Group): Rect[] => [
  {x, y, width, height: 0}, {x, y: y + height, width, height: 0}, {x, y, width: 0, height}, {x: x + width, y, width: 0, height},
];

/** Whether a horizontal or vertical line goes through a rectangle. */
const crosses = (piece: Rect, rect: Rect): boolean =>
  Math.min(piece.x + piece.width, rect.x + rect.width) - Math.max(piece.x, rect.x) > (piece.width > 0 ? 1 : -1) &&
  Math.min(piece.y + piece.height, rect.y + rect.height) - Math.max(piece.y, rect.y) > (piece.height > 0 ? 1 : -1);

/** Smaller by a pixel or two on each side: what only touches is no fault. */
const shrink = ({x, y, width, height}: Rect, by: number): Rect => ({x: x + by, y: y + by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by)});

/** What is wrong with a drawing, in words: texts on each other or out of their box, lines through texts and boxes, parts that are cut. */
export function findFaults({width, height, fontSize, shapes}: Scene): string[] {
  const boxes = shapes.filter((shape): shape is Box => shape.kind === 'box');
  const labels = shapes.filter((shape): shape is Label => shape.kind === 'label');
  const titles = shapes.flatMap((shape) => (shape.kind === 'group' && shape.title ? [shape.title] : []));
  const pieces = shapes.filter((shape): shape is Arrow => shape.kind === 'arrow').flatMap(piecesOf);
  const frames = shapes.filter((shape): shape is Group => shape.kind === 'group').flatMap(edgesOf);
  const texts = [...boxes.flatMap((box) => box.texts), ...labels, ...titles].map((text) => ({words: wordsOf(text), rect: boundsOf(text, fontSize)}));
  const page: Rect = {x: 0, y: 0, width, height};
  return [
    ...texts.filter(({rect}) => !holds(page, rect, 0.5)).map(({words}) => `"${words}" is cut`),
    ...boxes.filter((box) => !holds(page, box, 0)).map((box) => `the box "${box.texts.map(wordsOf).join(' ')}" is cut`),
    ...texts.flatMap(({words, rect}, index) => texts.slice(index + 1).flatMap((other) => (overlap(rect, other.rect, 0.5) ? [`"${words}" and "${other.words}" lie on each other`] : []))),
    ...boxes.flatMap((box) => box.texts.filter((text) => !holds(shrink(box, box.shape === 'badge' ? 1 : 3), boundsOf(text, fontSize), 0)).map((text) => `"${wordsOf(text)}" is wider or higher than its box`)),
    ...[...labels, ...titles].flatMap((text) => boxes.filter((box) => overlap(box, boundsOf(text, fontSize), 0.5)).map(() => `"${wordsOf(text)}" lies on a box`)),
    ...[...labels, ...titles].filter((text) => [...pieces, ...frames].some((piece) => crosses(piece, shrink(boundsOf(text, fontSize), 1)))).map((text) => `a line goes through "${wordsOf(text)}"`),
    ...boxes.filter((box) => pieces.some((piece) => crosses(piece, shrink(box, 2)))).map((box) => `a line goes through the box "${box.texts.map(wordsOf).join(' ')}"`),
    ...boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other, 0)).map((other) => `the boxes "${box.texts.map(wordsOf).join(' ')}" and "${other.texts.map(wordsOf).join(' ')}" lie on each other`)),
  ];
}
