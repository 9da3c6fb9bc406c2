import {escapeHtml} from '../../../lib/text';
import {metrics} from '../layout/metrics';
import {getLineHeight} from '../layout/text';
import type {Arrow, Box, Dot, Group, Point, Scene, Shapes, Text} from '../layout/types';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const escape = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** At most one decimal place. */
const round = (value: number): number => Math.round(value * 10) / 10;

function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escape(String(value))}"`);
  return content ? `<${name}${written.join('')}>${content}</${name}>` : `<${name}${written.join('')}/>`;
}

function writeText({x, y, anchor, lines, style}: Text, fontSize: number, className = ''): string {
  const height = getLineHeight(fontSize);
  const first = y + height / 2 + fontSize * 0.35;
  const spans = lines.map((line, index) =>
    element(
      'tspan',
      {x, y: first + index * height},
      line.map(({text, isCode}) => (isCode ? element('tspan', {class: 'code'}, escape(text)) : escape(text))).join(''),
    ),
  );
  return element('text', {class: [className, style === 'plain' ? '' : style].filter(Boolean).join(' '), 'text-anchor': anchor === 'start' ? undefined : anchor}, spans.join(''));
}

function outline({shape, x, y, width, height}: Box): string {
  if (shape === 'decision') {
    const tip = Math.min(12, height / 2);
    const corners = [[x + tip, y], [x + width - tip, y], [x + width, y + height / 2], [x + width - tip, y + height], [x + tip, y + height], [x, y + height / 2]];
    return element('path', {d: `M${corners.map((corner) => corner.map(round).join(' ')).join('L')}z`});
  }
  if (shape === 'store') {
    const bulge = 5;
    const [left, right, top, bottom] = [x, x + width, y + bulge, y + height - bulge].map(round) as [number, number, number, number];
    const arc = `A${round(width / 2)} ${bulge} 0 0`;
    return element('path', {d: `M${left} ${top}${arc} 1 ${right} ${top}V${bottom}${arc} 1 ${left} ${bottom}zM${left} ${top}${arc} 0 ${right} ${top}`});
  }
  return element('rect', {x, y, width, height, rx: shape === 'pill' ? height / 2 : metrics.boxRadius});
}

function writeBox(box: Box, fontSize: number): string {
  const content = outline(box) + box.texts.map((text) => writeText(text, fontSize)).join('');
  return element('g', {class: `box ${box.variant}`}, content);
}

function writeGroup({x, y, width, height, variant, title}: Group, fontSize: number): string {
  const frame = element('rect', {x, y, width, height, rx: metrics.groupRadius});
  return element('g', {class: `group ${variant}`}, frame + (title ? writeText(title, fontSize) : ''));
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** The point `length` pixels from `from` towards `to`. */
function towards(from: Point, to: Point, length: number): Point {
  const total = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * length) / total, from[1] + ((to[1] - from[1]) * length) / total];
}

const at = (point: Point): string => point.map(round).join(' ');

/** SVG path through the points, with rounded bends. */
function buildPath(points: readonly Point[]): string {
  return points.reduce((path, point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${at(point)}`;
    if (!after) return `${path}L${at(point)}`;
    const radius = Math.min(metrics.bendRadius, distance(before, point) / 2, distance(point, after) / 2);
    return `${path}L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`;
  }, '');
}

/** SVG path of an arrowhead at `tip`, for a line that comes from `from`. */
function buildHead(from: Point, tip: Point): string {
  const {length, width} = metrics.arrowhead;
  const base = towards(tip, from, length);
  const [dx, dy] = [((tip[1] - base[1]) / length) * (width / 2), ((base[0] - tip[0]) / length) * (width / 2)];
  return `M${at(tip)}L${at([base[0] + dx, base[1] + dy])}L${at([base[0] - dx, base[1] - dy])}z`;
}

function writeArrow({points, isDashed, heads, variant = 'plain', isMuted}: Arrow): string {
  const [first, second] = points as readonly [Point, Point];
  const [beforeLast, last] = points.slice(-2) as [Point, Point];
  const {length} = metrics.arrowhead;
  // The line stops inside the head, so that the tip is sharp.
  const start = heads === 'both' ? towards(first, second, length - 1) : first;
  const end = heads === 'none' ? last : towards(last, beforeLast, length - 1);
  const drawn = [start, ...points.slice(1, -1), end];
  const tips = [...(heads === 'none' ? [] : [buildHead(beforeLast, last)]), ...(heads === 'both' ? [buildHead(second, first)] : [])];
  const className = ['arrow', variant === 'plain' ? '' : variant, isMuted ? 'quiet' : '', isDashed ? 'dashed' : ''].filter(Boolean).join(' ');
  return element('g', {class: className}, element('path', {d: buildPath(drawn)}) + (tips.length > 0 ? element('path', {class: 'head', d: tips.join('')}) : ''));
}

const writeDot = ({at: [cx, cy], variant, isRing}: Dot): string =>
  element('g', {class: `dot ${variant}`}, element('circle', {cx, cy, r: metrics.dotRadius}) + (isRing ? element('circle', {class: 'ring', cx, cy, r: metrics.dotRadius + 3.5}) : ''));

/** From back to front. */
const writers: {readonly [Kind in Shapes['kind']]: (shape: Extract<Shapes, {kind: Kind}>, fontSize: number) => string} = {
  group: writeGroup,
  arrow: writeArrow,
  dot: writeDot,
  box: writeBox,
  label: (label, fontSize) => writeText(label, fontSize, 'label'),
};

/** Renders a scene as an SVG element. Text stays text; colours are classes of drawing.css. */
export function renderSvg({width, height, fontSize, shapes}: Scene, name: string): string {
  const content = Object.entries(writers).flatMap(([kind, write]) =>
    shapes.filter((shape) => shape.kind === kind).map((shape) => write(shape as never, fontSize)));
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return element('svg', {class: 'drawing', 'data-drawing': name, width: w, height: h, viewBox: `0 0 ${w} ${h}`, 'font-size': fontSize}, content.join(''));
}
