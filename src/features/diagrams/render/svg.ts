import {escapeHtml} from '../../../lib/text';
import {metrics} from '../layout/metrics';
import {getLineHeight} from '../layout/text';
import type {
  Arrow,
  Box,
  Dot,
  Group,
  Point,
  Scene,
  SceneShape,
  Text,
} from '../layout/types';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const escapeAttribute = (text: string): string =>
  escapeHtml(text).replaceAll('"', '&quot;');

/** Rounds to one decimal place. */
const round = (value: number): number => Math.round(value * 10) / 10;

function createElement(
  name: string,
  attributes: Attributes,
  content = '',
): string {
  const serialized = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? round(value) : escapeAttribute(String(value))}"`,
    );
  return content
    ? `<${name}${serialized.join('')}>${content}</${name}>`
    : `<${name}${serialized.join('')}/>`;
}

function renderText(
  {x, y, anchor, lines, style}: Text,
  fontSize: number,
  className = '',
): string {
  const height = getLineHeight(fontSize);
  const first = y + height / 2 + fontSize * 0.35;
  const spans = lines.map((line, index) =>
    createElement(
      'tspan',
      {x, y: first + index * height},
      line
        .map(({text, isCode}) =>
          isCode
            ? createElement('tspan', {class: 'code'}, escapeAttribute(text))
            : escapeAttribute(text),
        )
        .join(''),
    ),
  );
  return createElement(
    'text',
    {
      class: [className, style === 'plain' ? '' : style]
        .filter(Boolean)
        .join(' '),
      'text-anchor': anchor === 'start' ? undefined : anchor,
    },
    spans.join(''),
  );
}

function renderOutline({shape, x, y, width, height}: Box): string {
  if (shape === 'decision') {
    const tip = Math.min(12, height / 2);
    const corners = [
      [x + tip, y],
      [x + width - tip, y],
      [x + width, y + height / 2],
      [x + width - tip, y + height],
      [x + tip, y + height],
      [x, y + height / 2],
    ];
    return createElement('path', {
      d: `M${corners.map((corner) => corner.map(round).join(' ')).join('L')}z`,
    });
  }
  if (shape === 'store') {
    const bulge = 5;
    const [left, right, top, bottom] = [
      x,
      x + width,
      y + bulge,
      y + height - bulge,
    ].map(round) as [number, number, number, number];
    const arc = `A${round(width / 2)} ${bulge} 0 0`;
    return createElement('path', {
      d: `M${left} ${top}${arc} 1 ${right} ${top}V${bottom}${arc} 1 ${left} ${bottom}zM${left} ${top}${arc} 0 ${right} ${top}`,
    });
  }
  return createElement('rect', {
    x,
    y,
    width,
    height,
    rx: shape === 'pill' ? height / 2 : metrics.boxRadius,
  });
}

function renderBox(box: Box, fontSize: number): string {
  const content =
    renderOutline(box) +
    box.texts.map((text) => renderText(text, fontSize)).join('');
  return createElement('g', {class: `box ${box.variant}`}, content);
}

function renderGroup(
  {x, y, width, height, variant, title}: Group,
  fontSize: number,
): string {
  const frame = createElement('rect', {
    x,
    y,
    width,
    height,
    rx: metrics.groupRadius,
  });
  return createElement(
    'g',
    {class: `group ${variant}`},
    frame + (title ? renderText(title, fontSize) : ''),
  );
}

const getDistance = ([x1, y1]: Point, [x2, y2]: Point): number =>
  Math.hypot(x2 - x1, y2 - y1);

/** Returns the point that is `length` pixels from `from` towards `to`. */
function movePointTowards(from: Point, to: Point, length: number): Point {
  const total = getDistance(from, to) || 1;
  return [
    from[0] + ((to[0] - from[0]) * length) / total,
    from[1] + ((to[1] - from[1]) * length) / total,
  ];
}

const formatPoint = (point: Point): string => point.map(round).join(' ');

/** Returns an SVG path through the points, with rounded bends. */
function buildPath(points: readonly Point[]): string {
  return points.reduce((path, point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${formatPoint(point)}`;
    if (!after) return `${path}L${formatPoint(point)}`;
    const radius = Math.min(
      metrics.bendRadius,
      getDistance(before, point) / 2,
      getDistance(point, after) / 2,
    );
    return `${path}L${formatPoint(movePointTowards(point, before, radius))}Q${formatPoint(point)} ${formatPoint(movePointTowards(point, after, radius))}`;
  }, '');
}

/** Returns the SVG path of an arrowhead at `tip`, for a line that comes from `from`. */
function buildHead(from: Point, tip: Point): string {
  const {length, width} = metrics.arrowhead;
  const base = movePointTowards(tip, from, length);
  const [dx, dy] = [
    ((tip[1] - base[1]) / length) * (width / 2),
    ((base[0] - tip[0]) / length) * (width / 2),
  ];
  return `M${formatPoint(tip)}L${formatPoint([base[0] + dx, base[1] + dy])}L${formatPoint([base[0] - dx, base[1] - dy])}z`;
}

function renderArrow({
  points,
  isDashed,
  heads,
  variant = 'plain',
  isMuted,
}: Arrow): string {
  const [first, second] = points as readonly [Point, Point];
  const [beforeLast, last] = points.slice(-2) as [Point, Point];
  const {length} = metrics.arrowhead;
  // The line stops inside the head, so that the tip is sharp.
  const start =
    heads === 'both' ? movePointTowards(first, second, length - 1) : first;
  const end =
    heads === 'none' ? last : movePointTowards(last, beforeLast, length - 1);
  const linePoints = [start, ...points.slice(1, -1), end];
  const tips = [
    ...(heads === 'none' ? [] : [buildHead(beforeLast, last)]),
    ...(heads === 'both' ? [buildHead(second, first)] : []),
  ];
  const className = [
    'arrow',
    variant === 'plain' ? '' : variant,
    isMuted ? 'quiet' : '',
    isDashed ? 'dashed' : '',
  ]
    .filter(Boolean)
    .join(' ');
  return createElement(
    'g',
    {class: className},
    createElement('path', {d: buildPath(linePoints)}) +
      (tips.length > 0
        ? createElement('path', {class: 'head', d: tips.join('')})
        : ''),
  );
}

const renderDot = ({center: [cx, cy], variant, isRing}: Dot): string =>
  createElement(
    'g',
    {class: `dot ${variant}`},
    createElement('circle', {cx, cy, r: metrics.dotRadius}) +
      (isRing
        ? createElement('circle', {
            class: 'ring',
            cx,
            cy,
            r: metrics.dotRadius + 3.5,
          })
        : ''),
  );

/** Renderers by kind of shape, from back to front. */
const renderers: {
  readonly [Kind in SceneShape['kind']]: (
    shape: Extract<SceneShape, {kind: Kind}>,
    fontSize: number,
  ) => string;
} = {
  group: renderGroup,
  arrow: renderArrow,
  dot: renderDot,
  box: renderBox,
  label: (label, fontSize) => renderText(label, fontSize, 'label'),
};

/** Renders a scene as an SVG element. Text remains text; drawing.css sets the colours of its classes. */
export function renderSvg(
  {width, height, fontSize, shapes}: Scene,
  name: string,
): string {
  const content = Object.entries(renderers).flatMap(([kind, render]) =>
    shapes
      .filter((shape) => shape.kind === kind)
      .map((shape) => render(shape as never, fontSize)),
  );
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return createElement(
    'svg',
    {
      class: 'drawing',
      'data-drawing': name,
      width: w,
      height: h,
      viewBox: `0 0 ${w} ${h}`,
      'font-size': fontSize,
    },
    content.join(''),
  );
}
