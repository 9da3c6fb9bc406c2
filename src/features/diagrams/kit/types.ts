/** A point: x, y. */
export type Point = readonly [x: number, y: number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of a line of text in one font. */
export interface Run {
  readonly text: string;
  /** Set in the code font: identifiers, methods, files. */
  readonly isCode?: boolean;
}

export type Line = readonly Run[];

/** How a text looks: `strong` for names, `soft` for details and labels of lines. */
export type TextStyle = 'plain' | 'strong' | 'soft';

/** A block of lines. `x` is its left edge, middle or right edge, as `anchor` says; `y` is its top. */
export interface Text {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly Line[];
  readonly style: TextStyle;
}

/** What a box stands for, which gives it its colours: see styles/drawing.css. */
export type Tone = 'plain' | 'start' | 'end' | 'l1' | 'l2' | 'strong' | 'note' | 'warning';

export type Shape = 'box' | 'decision' | 'pill' | 'store' | 'badge';

export interface Box extends Rect {
  readonly kind: 'box';
  readonly shape: Shape;
  readonly tone: Tone;
  readonly texts: readonly Text[];
  /** The page about it. */
  readonly href?: string;
}

/** A frame around boxes that belong together, with its name at the top. */
export interface Group extends Rect {
  readonly kind: 'group';
  readonly tone: Tone;
  readonly title?: Text;
}

/** A line, with an arrowhead where it ends. */
export interface Arrow {
  readonly kind: 'arrow';
  readonly points: readonly Point[];
  readonly isDashed?: boolean;
  readonly heads: 'none' | 'end' | 'both';
  readonly tone?: Tone;
  /** A rail, lane or axis rather than something that happens. */
  readonly isQuiet?: boolean;
  /** Part of the way that the eye follows first. */
  readonly isMain?: boolean;
}

/** Text that stands by itself or at a line. */
export interface Label extends Text {
  readonly kind: 'label';
}

/** A point of start or end, or on an axis. */
export interface Dot {
  readonly kind: 'dot';
  readonly at: Point;
  readonly tone: Tone;
  readonly isRing?: boolean;
}

export type Shapes = Box | Group | Arrow | Label | Dot;

/** One drawing in one width, ready to be written as SVG. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly shapes: readonly Shapes[];
}

/** Both drawings of a diagram; `phone` is left out where `wide` fits a phone. */
export interface Drawn {
  readonly wide: Scene;
  readonly phone?: Scene;
}

export interface GraphNode {
  readonly id: string;
  /** Empty for the points where states start and end. */
  readonly text: string;
  readonly shape: Exclude<Shape, 'badge'> | 'start' | 'end';
  readonly group?: string;
  /** What its source says that it stands for. */
  readonly tone?: Tone;
}

interface GraphGroup {
  readonly id: string;
  readonly title: string;
  readonly group?: string;
  readonly tone?: Tone;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly isDashed: boolean;
  readonly heads: 'none' | 'end' | 'both';
}

/** What a flowchart or a state diagram says, without where anything is. */
export interface Graph {
  readonly direction: 'DOWN' | 'RIGHT';
  readonly nodes: readonly GraphNode[];
  readonly groups: readonly GraphGroup[];
  readonly edges: readonly GraphEdge[];
}
