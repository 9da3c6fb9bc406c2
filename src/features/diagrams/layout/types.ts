export type Point = readonly [x: number, y: number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a line in a single font. */
export interface Run {
  readonly text: string;
  /** Whether to use the code font, as for identifiers, methods and file names. */
  readonly isCode?: boolean;
}

export type Line = readonly Run[];

/** `strong` for names, `soft` for details and edge labels. */
export type TextStyle = 'plain' | 'strong' | 'soft';

/** Lines of text. `anchor` says which part of the text is at `x`; the top of the text is at `y`. */
export interface Text {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly Line[];
  readonly style: TextStyle;
}

/** Role of a box; used as a class in drawing.css. */
export type Variant =
  'plain' | 'start' | 'end' | 'l1' | 'l2' | 'strong' | 'note' | 'warning';

type Shape = 'box' | 'decision' | 'pill' | 'store';

export interface Box extends Rect {
  readonly kind: 'box';
  readonly shape: Shape;
  readonly variant: Variant;
  readonly texts: readonly Text[];
}

/** Frame around boxes that belong together, with a title at the top. */
export interface Group extends Rect {
  readonly kind: 'group';
  readonly variant: Variant;
  readonly title?: Text;
}

/** A line with optional arrowheads. */
export interface Arrow {
  readonly kind: 'arrow';
  readonly points: readonly Point[];
  readonly isDashed?: boolean;
  readonly heads: 'none' | 'end' | 'both';
  readonly variant?: Variant;
  /** Whether the line is a lane or an axis rather than a step. */
  readonly isMuted?: boolean;
}

/** Text outside boxes: an edge label or a heading. */
export interface Label extends Text {
  readonly kind: 'label';
}

/** The start or end of a state diagram, or a step on an axis. */
export interface Dot {
  readonly kind: 'dot';
  readonly center: Point;
  readonly variant: Variant;
  readonly isRing?: boolean;
}

export type SceneShape = Box | Group | Arrow | Label | Dot;

/** A laid-out drawing at one width, ready for rendering. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly shapes: readonly SceneShape[];
}

/** The layouts of a diagram; `phone` is absent if `wide` fits on a phone. */
export interface Drawing {
  readonly wide: Scene;
  readonly phone?: Scene;
}

export interface GraphNode {
  readonly id: string;
  /** Empty for the start and end points of a state diagram. */
  readonly text: string;
  readonly shape: Shape | 'start' | 'end';
  readonly group?: string;
  /** Set by a class in the source. */
  readonly variant?: Variant;
}

interface GraphGroup {
  readonly id: string;
  readonly title: string;
  readonly group?: string;
  readonly variant?: Variant;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly isDashed: boolean;
  readonly heads: 'none' | 'end' | 'both';
}

/** A parsed flowchart or state diagram, before layout. */
export interface Graph {
  readonly direction: 'DOWN' | 'RIGHT';
  readonly nodes: readonly GraphNode[];
  readonly groups: readonly GraphGroup[];
  readonly edges: readonly GraphEdge[];
}
