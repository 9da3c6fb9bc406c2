import ELK, {
  type ElkEdgeSection,
  type ElkExtendedEdge,
  type ElkNode,
} from 'elkjs/lib/elk.bundled.js';
import {findOverlaps} from '../render/findOverlaps';
import {metrics, type Format} from './metrics';
import {
  centerBlocks,
  getBounds,
  layoutLabel,
  measureBlocks,
  measureHeight,
  measureWidest,
  splitLabel,
  wrapEvenly,
  type Block,
} from './text';
import {findTreeRoot, layoutTree} from './tree';
import type {
  Box,
  Graph,
  GraphNode,
  GraphEdge,
  Group,
  Point,
  Rect,
  Scene,
  SceneShape,
  Text,
  Variant,
} from './types';

/** Parameters of one candidate layout. */
interface LayoutOptions {
  readonly direction: 'DOWN' | 'RIGHT';
  /** Maximum line widths in boxes and edge labels. */
  readonly textWidth: number;
  readonly labelWidth: number;
  readonly spacing: number;
  /** How to align boxes in neighbouring layers: with straight lines between them, or centered on their successors. */
  readonly placement: 'NETWORK_SIMPLEX' | 'BRANDES_KOEPF';
}

type PageFormat = (typeof metrics)[Format];

const elk = new ELK();

/** ELK's cycle breaking: reverse the edges that point backwards in source order (MODEL_ORDER), or as few as possible (GREEDY). */
type CycleBreaking = 'MODEL_ORDER' | 'GREEDY';

/** Id of the root node; the space prevents collisions with ids in a Mermaid source. */
const ROOT_ID = ' root';

const dotSize = 2 * (metrics.dotRadius + 4);

function createElkOptions(
  {direction, spacing, placement}: LayoutOptions,
  cycleBreaking: CycleBreaking,
  shouldMergeEdges: boolean,
): Record<string, string> {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.cycleBreaking.strategy': cycleBreaking,
    'elk.layered.nodePlacement.strategy': placement,
    'elk.layered.nodePlacement.favorStraightEdges': String(
      placement === 'NETWORK_SIMPLEX',
    ),
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.mergeEdges': String(shouldMergeEdges),
    'elk.layered.feedbackEdges': 'true',
    'elk.edgeLabels.placement': 'CENTER',
    'elk.spacing.nodeNode': String(spacing),
    'elk.spacing.edgeNode': '14',
    'elk.spacing.edgeEdge': '14',
    'elk.spacing.edgeLabel': String(metrics.labelGap),
    'elk.spacing.labelNode': '6',
    'elk.layered.spacing.nodeNodeBetweenLayers': String(spacing + 8),
    'elk.layered.spacing.edgeNodeBetweenLayers': '14',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
    'elk.padding': `[top=${metrics.margin},left=${metrics.margin},bottom=${metrics.margin},right=${metrics.margin}]`,
  };
}

/** Lays out the text of a box: a decision's text is kept as it is; any other text is split into a name and details. */
const getBlocks = (
  {text, shape}: GraphNode,
  candidate: LayoutOptions,
  fontSize: number,
): Block[] =>
  shape === 'decision'
    ? layoutLabel({title: text}, candidate.textWidth, fontSize, 'plain')
    : layoutLabel(splitLabel(text), candidate.textWidth, fontSize);

/** Whether edges may share their ends, which makes branches symmetric. They may not if it would be unclear which edge leads where. */
function canMergeEdges(graph: Graph): boolean {
  const {edges} = graph;
  const isUniform = edges.every(
    ({heads, isDashed}) => heads === 'end' && !isDashed,
  );
  const isUnambiguous = edges.every(
    (edge) =>
      edges.filter(({from}) => from === edge.from).length === 1 ||
      edges.filter(({to}) => to === edge.to).length === 1,
  );
  return isUniform && isUnambiguous && !hasCycle(graph);
}

/** Returns the size of a box around its text. Decisions are wider, because their ends are slanted. */
function getBoxSize(
  node: GraphNode,
  candidate: LayoutOptions,
  {fontSize, boxPadding: {x, y}}: PageFormat,
): {width: number; height: number} {
  const {shape} = node;
  if (shape === 'start' || shape === 'end')
    return {width: dotSize, height: dotSize};
  const {width, height} = measureBlocks(
    getBlocks(node, candidate, fontSize),
    fontSize,
  );
  const extra = {decision: 14, pill: 8, store: 0, box: 0}[shape];
  return {
    width: Math.ceil(width) + 2 * x + extra,
    height: height + 2 * y + (shape === 'store' ? 10 : 0),
  };
}

function toElk(
  graph: Graph,
  candidate: LayoutOptions,
  format: PageFormat,
  cycleBreaking: CycleBreaking,
): ElkNode {
  const {fontSize} = format;
  const {groupPadding, groupTitle} = metrics;
  const createChildren = (parent: string | undefined): ElkNode[] => [
    ...graph.groups
      .filter(({group}) => group === parent)
      .map(({id, title}) => ({
        id,
        children: createChildren(id),
        layoutOptions: {
          'elk.padding': `[top=${title ? groupTitle + 6 : groupPadding},left=${groupPadding},bottom=${groupPadding},right=${groupPadding}]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${measureWidest(wrapEvenly(title, 400, fontSize, 'strong'), fontSize, 'strong') + 2 * groupPadding},0)`,
        },
      })),
    ...graph.nodes
      .filter(({group}) => group === parent)
      .map((node) => ({id: node.id, ...getBoxSize(node, candidate, format)})),
  ];
  const edges: ElkExtendedEdge[] = graph.edges.map(
    ({from, to, label}, index) => {
      const lines = label
        ? wrapEvenly(label, candidate.labelWidth, fontSize)
        : [];
      const size = {
        width: Math.ceil(measureWidest(lines, fontSize)) + 2,
        height: measureHeight(lines, fontSize),
      };
      return {
        id: `edge-${index}`,
        sources: [from],
        targets: [to],
        ...(label && {labels: [{id: `label-${index}`, text: label, ...size}]}),
      };
    },
  );
  return {
    id: ROOT_ID,
    layoutOptions: createElkOptions(
      candidate,
      cycleBreaking,
      canMergeEdges(graph),
    ),
    children: createChildren(undefined),
    edges,
  };
}

/** Returns a node's variant. Emphasizes a single start and up to two ends, unless the source marks them itself. */
function getVariant(id: string, {nodes, edges}: Graph): Variant {
  const isSource = (name: string): boolean =>
    !edges.some(
      ({to, heads, from}) =>
        (to === name && heads !== 'none') ||
        (from === name && heads === 'both'),
    );
  const isSink = (name: string): boolean =>
    !edges.some(
      ({from, to, heads}) =>
        (from === name && heads !== 'none') ||
        (to === name && heads === 'both'),
    );
  const hasVariant = (variant: Variant): boolean =>
    nodes.some((node) => node.variant === variant);
  const connectedNodes = nodes.filter(({id: name}) =>
    edges.some(
      ({from, to, heads}) => heads !== 'none' && (from === name || to === name),
    ),
  );
  const sources = connectedNodes.filter((node) => isSource(node.id));
  if (
    !hasVariant('start') &&
    isSource(id) &&
    sources.length === 1 &&
    sources[0]?.id === id
  )
    return 'start';
  // With more ends, emphasis would be meaningless.
  const sinks = connectedNodes.filter((node) => isSink(node.id));
  return !hasVariant('end') &&
    sinks.length <= 2 &&
    sinks.some((node) => node.id === id)
    ? 'end'
    : 'plain';
}

const getPoints = (
  {startPoint, bendPoints = [], endPoint}: ElkEdgeSection,
  {x, y}: Rect,
): Point[] =>
  [startPoint, ...bendPoints, endPoint].map((point) => [
    point.x + x,
    point.y + y,
  ]);

/** Collects the absolute positions of all nodes, because ELK's positions are relative to the group. */
function collectRects(
  node: ElkNode,
  origin: Rect,
  rects = new Map([[ROOT_ID, origin]]),
): typeof rects {
  for (const child of node.children ?? []) {
    const rect = {
      x: origin.x + (child.x ?? 0),
      y: origin.y + (child.y ?? 0),
      width: child.width ?? 0,
      height: child.height ?? 0,
    };
    rects.set(child.id, rect);
    collectRects(child, rect, rects);
  }
  return rects;
}

function toShapes(
  graph: Graph,
  layout: ElkNode,
  candidate: LayoutOptions,
  fontSize: number,
): SceneShape[] {
  const rects = collectRects(layout, {x: 0, y: 0, width: 0, height: 0});
  const getRect = (id: string): Rect => rects.get(id) as Rect;
  const groups = graph.groups.map(
    ({id, title, variant = 'plain'}): SceneShape => {
      const rect = getRect(id);
      const lines = wrapEvenly(
        title,
        rect.width - 2 * metrics.groupPadding + 2,
        fontSize,
        'strong',
      );
      return {
        kind: 'group',
        variant,
        ...rect,
        ...(title && {
          title: {
            x: rect.x + metrics.groupPadding,
            y: rect.y + 9,
            anchor: 'start',
            lines,
            style: 'strong',
          } as const,
        }),
      };
    },
  );
  const nodes = graph.nodes.map((node): SceneShape => {
    const rect = getRect(node.id);
    const {shape, variant} = node;
    if (shape === 'start' || shape === 'end') {
      return {
        kind: 'dot',
        center: [rect.x + rect.width / 2, rect.y + rect.height / 2],
        variant: 'strong',
        isRing: shape === 'end',
      };
    }
    // The upper rim of a store bulges downwards.
    const texts = centerBlocks(
      getBlocks(node, candidate, fontSize),
      shape === 'store' ? {...rect, y: rect.y + 5} : rect,
      fontSize,
    );
    return {
      kind: 'box',
      shape,
      variant:
        variant ??
        (shape === 'decision' ? 'plain' : getVariant(node.id, graph)),
      ...rect,
      texts,
    } satisfies Box;
  });
  const edges = (
    (layout.edges ?? []) as (ElkExtendedEdge & {container?: string})[]
  ).flatMap((edge, index): SceneShape[] => {
    const {heads, isDashed} = graph.edges[index] as GraphEdge;
    const origin = getRect(
      edge.container === undefined ? ROOT_ID : edge.container,
    );
    const [section] = edge.sections ?? [];
    const arrow: SceneShape[] = section
      ? [{kind: 'arrow', points: getPoints(section, origin), heads, isDashed}]
      : [];
    const labels = (edge.labels ?? []).map((label): SceneShape => {
      const box = {
        x: origin.x + (label.x ?? 0),
        y: origin.y + (label.y ?? 0),
        width: label.width ?? 0,
        height: label.height ?? 0,
      };
      const [text] = centerBlocks(
        [
          {
            lines: wrapEvenly(label.text ?? '', candidate.labelWidth, fontSize),
            style: 'soft',
          },
        ],
        box,
        fontSize,
      );
      return {kind: 'label', ...(text as Text)};
    });
    return [...arrow, ...labels];
  });
  return [...groups, ...nodes, ...edges];
}

/** Fits the drawing to its content: ELK's bounds may not include the outermost lines and labels. */
function cropScene(shapes: readonly SceneShape[], fontSize: number): Scene {
  const corners = shapes.flatMap((shape): Point[] => {
    if (shape.kind === 'arrow') return [...shape.points];
    if (shape.kind === 'dot')
      return [-dotSize / 2, dotSize / 2].map((distance): Point => [
        shape.center[0] + distance,
        shape.center[1] + distance,
      ]);
    const {x, y, width, height} =
      shape.kind === 'label' ? getBounds(shape, fontSize) : shape;
    return [
      [x, y],
      [x + width, y + height],
    ];
  });
  const {margin} = metrics;
  const [left, top] = [
    Math.min(...corners.map(([x]) => x)) - margin,
    Math.min(...corners.map(([, y]) => y)) - margin,
  ];
  const movePoint = ([x, y]: Point): Point => [x - left, y - top];
  const move = <T extends Text | Box | Group>(item: T): T => ({
    ...item,
    x: item.x - left,
    y: item.y - top,
  });
  const movedShapes = shapes.map((shape): SceneShape => {
    if (shape.kind === 'arrow')
      return {...shape, points: shape.points.map(movePoint)};
    if (shape.kind === 'dot')
      return {...shape, center: movePoint(shape.center)};
    if (shape.kind === 'box')
      return {...move(shape), texts: shape.texts.map(move)};
    return shape.kind === 'group'
      ? {...move(shape), ...(shape.title && {title: move(shape.title)})}
      : move(shape);
  });
  const [right, bottom] = [
    Math.max(...corners.map(([x]) => x)),
    Math.max(...corners.map(([, y]) => y)),
  ];
  return {
    width: right - left + margin,
    height: bottom - top + margin,
    fontSize,
    shapes: movedShapes,
  };
}

const placements = ['BRANDES_KOEPF', 'NETWORK_SIMPLEX'] as const;

const layoutCandidates: Readonly<Record<Format, readonly LayoutOptions[]>> = {
  wide: (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
    [210, 165, 130, 104, 88].flatMap((textWidth) =>
      [120, 84].flatMap((labelWidth) =>
        [30, 22, 16].flatMap((spacing) =>
          placements.map((placement) => ({
            direction,
            textWidth,
            labelWidth,
            spacing,
            placement,
          })),
        ),
      ),
    ),
  ),
  phone: [190, 150, 120, 96, 80].flatMap((textWidth) =>
    [110, 80].flatMap((labelWidth) =>
      [26, 20, 16].flatMap((spacing) =>
        placements.map((placement) => ({
          direction: 'DOWN' as const,
          textWidth,
          labelWidth,
          spacing,
          placement,
        })),
      ),
    ),
  ),
};

const countBends = ({shapes}: Scene): number =>
  shapes.reduce(
    (sum, shape) =>
      sum + (shape.kind === 'arrow' ? shape.points.length - 2 : 0),
    0,
  );

/** Returns a layout's cost. Favours the source's direction, a small area, straight lines and few lines of text. */
function computeCost(
  scene: Scene,
  {direction, textWidth}: LayoutOptions,
  graph: Graph,
  format: Format,
): number {
  const {width, height} = scene;
  const directionPenalty = direction === graph.direction ? 1 : 1.15;
  return (
    (format === 'wide'
      ? directionPenalty * (width * height) ** 0.5 + height - 0.3 * textWidth
      : height - 0.5 * textWidth) +
    6 * countBends(scene)
  );
}

/** Whether the graph has a cycle of more than one node. */
function hasCycle({edges}: Graph): boolean {
  const canReach = (from: string, to: string, visited: Set<string>): boolean =>
    edges.some(
      (edge) =>
        edge.from === from &&
        edge.to !== from &&
        (edge.to === to ||
          (!visited.has(edge.to) &&
            canReach(edge.to, to, visited.add(edge.to)))),
    );
  return edges.some(({from}) => canReach(from, from, new Set()));
}

/** Tries all candidates and returns the best layout that fits. If none does, throws an error that lists the problems of the closest one. */
export async function layoutFlowchart(
  graph: Graph,
  format: Format,
): Promise<Scene> {
  if (hasCycle(graph)) {
    try {
      return await findLayout(graph, format, 'MODEL_ORDER');
    } catch {
      // It may fit if other edges are reversed.
    }
  }
  return findLayout(graph, format, 'GREEDY');
}

async function findLayout(
  graph: Graph,
  format: Format,
  cycleBreaking: CycleBreaking,
): Promise<Scene> {
  const {fontSize, width, height} = metrics[format];
  let best: {scene: Scene; cost: number} | undefined;
  let closest: {problems: string[]; cost: number} | undefined;
  const triedInputs = new Set<string>();
  const root = findTreeRoot(graph);
  for (const candidate of layoutCandidates[format]) {
    const input = toElk(graph, candidate, metrics[format], cycleBreaking);
    const key = JSON.stringify(input);
    if (triedInputs.has(key)) continue;
    triedInputs.add(key);
    const layout =
      root === undefined
        ? await elk.layout(input)
        : layoutTree(input, graph, root, candidate.spacing);
    const scene = cropScene(
      toShapes(graph, layout, candidate, fontSize),
      fontSize,
    );
    const problems = [
      ...(scene.width > width
        ? [
            `the diagram is ${Math.ceil(scene.width)} px wide, but the maximum is ${width}`,
          ]
        : []),
      ...(scene.height > height
        ? [
            `the diagram is ${Math.ceil(scene.height)} px tall, but the maximum is ${height}`,
          ]
        : []),
      ...findOverlaps(scene),
    ];
    const cost = computeCost(scene, candidate, graph, format);
    if (problems.length === 0 && cost < (best?.cost ?? Infinity)) {
      best = {scene, cost};
    }
    const excess =
      problems.length * 1000 +
      Math.max(0, scene.width - width) +
      Math.max(0, scene.height - height);
    if (excess < (closest?.cost ?? Infinity)) {
      closest = {problems, cost: excess};
    }
  }
  if (!best) {
    throw new Error(
      `${format === 'wide' ? 'On desktops,' : 'On phones,'} ${closest?.problems.join(', and ')} → shorten the text, remove boxes, or split the diagram`,
    );
  }
  return best.scene;
}
