import {blocksOf, inMiddle, sizeOf} from './blocks';
import {measures, type Format} from './measures';
import {boundsOf, heightOf, lineHeightOf, toRuns, widest, wrap, wrapEvenly} from './text';
import type {Arrow, Box, Point, Rect, Scene, Shape, Shapes, Text, TextStyle, Tone} from './types';

/** What a box says, wherever it stands. */
export interface Part {
  readonly title: string;
  /** Below the name, in a softer colour. */
  readonly detail?: string;
  readonly tone?: Tone;
  readonly shape?: Shape;
  /** The page about it. */
  readonly href?: string;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A place at the edge of a box: half way along the side unless `along` says otherwise (0 to 1). */
export type End = readonly [id: string, side: Side, along?: number] | Point;

export interface LineOptions {
  readonly label?: string;
  /** Where the label stands: above or below a horizontal piece, left or right of a vertical one. */
  readonly side?: 'above' | 'below' | 'left' | 'right';
  /** Which piece of the line has the label, from 0; the longest unless given. */
  readonly piece?: number;
  /** Where along the piece the middle of the label is, 0 to 1. */
  readonly along?: number;
  /** Widest line of the label. */
  readonly labelWidth?: number;
  readonly isDashed?: boolean;
  readonly heads?: Arrow['heads'];
  readonly tone?: Tone;
  readonly isQuiet?: boolean;
  readonly isMain?: boolean;
  /** Number of the step that the line is, in front of its label. */
  readonly step?: number;
  /** Position of the middle piece of a line with two bends. */
  readonly bend?: number;
  /** Bends, instead of those that the ends give. */
  readonly via?: readonly Point[];
}

const isPoint = (end: End): end is Point => typeof end[0] === 'number';

const isHorizontal = (side: Side): boolean => side === 'left' || side === 'right';

/** A drawing laid out by hand: boxes at their places, and lines between their sides. */
export class Sketch {
  readonly #shapes: Shapes[] = [];
  readonly #boxes = new Map<string, Rect>();
  readonly #fontSize: number;
  readonly #format: Format;

  constructor(format: Format) {
    this.#format = format;
    this.#fontSize = measures[format].fontSize;
  }

  /** A box with its name and details in the middle. Without a height it is as high as its text needs. Returns its bottom. */
  box(id: string, {title, detail, tone = 'plain', shape = 'box', href}: Part, [x, y, width, height]: readonly [number, number, number, number?]): number {
    const {boxPadding} = measures[this.#format];
    const blocks = blocksOf({title, ...(detail && {detail})}, width - 2 * boxPadding.x + 4, this.#fontSize);
    const rect = {x, y, width, height: height ?? sizeOf(blocks, this.#fontSize).height + 2 * boxPadding.y};
    // The upper rim of a store bulges down.
    const texts = inMiddle(blocks, shape === 'store' ? {...rect, y: y + 4} : rect, this.#fontSize);
    this.#boxes.set(id, rect);
    this.#shapes.push({kind: 'box', shape, tone, ...rect, texts, ...(href && {href})} satisfies Box);
    return y + rect.height;
  }

  /** A frame with its name at the top left, or so far to the right of it. */
  group(title: string, [x, y, width, height]: readonly [number, number, number, number], tone: Tone = 'plain', shift = 0): void {
    const lines = wrap(title, width - 2 * measures.groupPadding, this.#fontSize, 'strong');
    this.#shapes.push({kind: 'group', x, y, width, height, tone, ...(title && {title: {x: x + measures.groupPadding + shift, y: y + 8, anchor: 'start', lines, style: 'strong'}})});
  }

  /** A text by itself; `y` is its top. Returns its bottom. */
  label(text: string, [x, y]: Point, {style = 'soft', anchor = 'start', width = 400}: {style?: TextStyle; anchor?: Text['anchor']; width?: number} = {}): number {
    const lines = wrap(text, width, this.#fontSize, style);
    this.#shapes.push({kind: 'label', x, y, anchor, lines, style});
    return y + heightOf(lines, this.#fontSize);
  }

  dot(at: Point, tone: Tone = 'plain', isRing = false): void {
    this.#shapes.push({kind: 'dot', at, tone, isRing});
  }

  /** A line between two places, with right angles. */
  line(from: End, to: End, options: LineOptions = {}): void {
    const points = this.#route(from, to, options);
    const {isDashed = false, heads = 'end', tone = 'plain', isQuiet = false, isMain = false, label} = options;
    this.#shapes.push({kind: 'arrow', points, isDashed, heads, tone, isQuiet, isMain});
    if (label) {
      this.#labelLine(points, label, options);
    }
  }

  /** Top left corner and size of a box. */
  rect(id: string): Rect {
    const rect = this.#boxes.get(id);
    if (!rect) {
      throw new Error(`There is no box "${id}"`);
    }
    return rect;
  }

  /** The drawing, as large as what is in it. */
  scene(): Scene {
    const {margin} = measures;
    const extents = this.#shapes.flatMap((shape): Point[] => {
      switch (shape.kind) {
        case 'arrow':
          return shape.points.map(([x, y]) => [x + 1, y + 1]);
        case 'dot':
          return [[shape.at[0] + 10, shape.at[1] + 10]];
        default: {
          const {x, y, width, height} = shape.kind === 'label' ? boundsOf(shape, this.#fontSize) : shape;
          return [[x + width, y + height]];
        }
      }
    });
    const width = Math.max(...extents.map(([x]) => x)) + margin;
    const height = Math.max(...extents.map(([, y]) => y)) + margin;
    return {width: Math.max(width, this.#format === 'phone' ? measures.phone.width : 0), height, fontSize: this.#fontSize, shapes: this.#shapes};
  }

  #place(end: End): {point: Point; side?: Side} {
    if (isPoint(end)) {
      return {point: end};
    }
    const [id, side, along = 0.5] = end;
    const {x, y, width, height} = this.rect(id);
    const points: Readonly<Record<Side, Point>> = {
      top: [x + width * along, y], bottom: [x + width * along, y + height], left: [x, y + height * along], right: [x + width, y + height * along],
    };
    return {point: points[side], side};
  }

  #route(from: End, to: End, {via, bend}: LineOptions): Point[] {
    const [start, end] = [this.#place(from), this.#place(to)];
    const [[x1, y1], [x2, y2]] = [start.point, end.point];
    if (via) {
      return [start.point, ...via, end.point];
    }
    if (Math.abs(x1 - x2) < 1 || Math.abs(y1 - y2) < 1) {
      return [start.point, end.point];
    }
    const startsHorizontal = start.side ? isHorizontal(start.side) : !isHorizontal(end.side ?? 'left');
    const endsHorizontal = end.side ? isHorizontal(end.side) : !startsHorizontal;
    if (startsHorizontal && endsHorizontal) {
      const middle = bend ?? (x1 + x2) / 2;
      return [start.point, [middle, y1], [middle, y2], end.point];
    }
    if (!startsHorizontal && !endsHorizontal) {
      const middle = bend ?? (y1 + y2) / 2;
      return [start.point, [x1, middle], [x2, middle], end.point];
    }
    return [start.point, startsHorizontal ? [x2, y1] : [x1, y2], end.point];
  }

  #labelLine(points: readonly Point[], label: string, {side, piece, along = 0.5, labelWidth = 150, step}: LineOptions): void {
    const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - (points[index]?.[0] ?? 0), y - (points[index]?.[1] ?? 0)));
    const chosen = piece ?? lengths.indexOf(Math.max(...lengths));
    const [[x1, y1], [x2, y2]] = [points[chosen] as Point, points[chosen + 1] as Point];
    const lines = label.includes('\n') ? label.split('\n').map(toRuns) : wrapEvenly(label, labelWidth, this.#fontSize);
    const height = heightOf(lines, this.#fontSize);
    const [x, y] = [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along];
    const gap = measures.labelGap;
    const badge = step === undefined ? 0 : measures.badge + gap;
    const width = widest(lines, this.#fontSize) + badge;
    const isFlat = Math.abs(y1 - y2) < 1;
    const left = isFlat ? x - width / 2 : side === 'left' ? x - gap - 3 - width : x + gap + 3;
    const top = isFlat ? (side === 'below' ? y + gap - 1 : y - height - gap + 2) : y - height / 2;
    const anchor = isFlat ? 'middle' : side === 'left' ? 'end' : 'start';
    const at = {start: left + badge, middle: left + badge + (width - badge) / 2, end: left + width}[anchor];
    this.#shapes.push({kind: 'label', x: at, y: top, anchor, lines, style: 'soft'});
    if (step !== undefined) {
      this.badge(step, [left, top + (height - measures.badge) / 2]);
    }
  }

  /** The number of a step, in a circle; `x` and `y` are its left and top. */
  badge(step: number, [x, y]: Point): void {
    const rect = {x, y, width: measures.badge, height: measures.badge};
    const texts = inMiddle(blocksOf({title: String(step)}, measures.badge, this.#fontSize), rect, this.#fontSize);
    this.#shapes.push({kind: 'box', shape: 'badge', tone: 'strong', ...rect, texts});
  }

  /** Width of a text in this drawing. */
  measure(text: string, style: TextStyle = 'plain'): number {
    return widest([toRuns(text)], this.#fontSize, style);
  }

  /** Distance from line to line. */
  get lineHeight(): number {
    return lineHeightOf(this.#fontSize);
  }
}
