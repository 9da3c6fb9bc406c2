import ELK, {type ElkEdgeSection, type ElkExtendedEdge, type ElkNode} from 'elkjs/lib/elk.bundled.js';
import {blocksOf, inMiddle, sizeOf, wordsOf, type Block} from './blocks';
import {findFaults} from './geometry';
import {measures, type Format} from './measures';
import {boundsOf, heightOf, widest, wrapEvenly} from './text';
import {layOutTree, rootOf} from './tree';
import type {Box, Graph, GraphNode, GraphEdge, Point, Scene, Shapes, Text, Tone} from './types';

/** One way to lay a graph out. */
interface Attempt {
  readonly direction: 'DOWN' | 'RIGHT';
  /** Widest line of a box and of a label. */
  readonly text: number;
  readonly label: number;
  readonly spacing: number;
  /** How boxes of neighbouring layers are lined up: straight lines, or in the middle of what they lead to. */
  readonly placement: 'NETWORK_SIMPLEX' | 'BRANDES_KOEPF';
}

type Room = (typeof measures)[Format];

const elk = new ELK();

/** Which lines of a circle lead back: those that do in the source, or as few as possible. */
type LeadsBack = 'MODEL_ORDER' | 'GREEDY';

/** ELK's name for the whole drawing; no part of a diagram may have it. */
const whole = ' whole';

const dotSize = 2 * (measures.dotRadius + 4);

function options({direction, spacing, placement}: Attempt, leadsBack: LeadsBack, merges: boolean): Record<string, string> {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.cycleBreaking.strategy': leadsBack,
    'elk.layered.nodePlacement.strategy': placement,
    'elk.layered.nodePlacement.favorStraightEdges': String(placement === 'NETWORK_SIMPLEX'),
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.mergeEdges': String(merges),
    'elk.layered.feedbackEdges': 'true',
    'elk.edgeLabels.placement': 'CENTER',
    'elk.spacing.nodeNode': String(spacing),
    'elk.spacing.edgeNode': '14',
    'elk.spacing.edgeEdge': '14',
    'elk.spacing.edgeLabel': String(measures.labelGap),
    'elk.spacing.labelNode': '6',
    'elk.layered.spacing.nodeNodeBetweenLayers': String(spacing + 8),
    'elk.layered.spacing.edgeNodeBetweenLayers': '14',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
    'elk.padding': `[top=${measures.margin},left=${measures.margin},bottom=${measures.margin},right=${measures.margin}]`,
  };
}

/** What a box says: a question stands in it as it is, everything else has a name and perhaps more. */
const blocksIn = ({text, shape}: GraphNode, attempt: Attempt, fontSize: number): Block[] =>
  shape === 'decision' ? blocksOf({title: text}, attempt.text, fontSize, 'plain') : blocksOf(wordsOf(text), attempt.text, fontSize);

/** Whether lines leave a box and arrive at it in one place, so that branches are even on both sides: not if one could be taken for the other. */
function mayMerge(graph: Graph): boolean {
  const {edges} = graph;
  const isAlike = edges.every(({heads, isDashed}) => heads === 'end' && !isDashed);
  const isClear = edges.every((edge) => edges.filter(({from}) => from === edge.from).length === 1 || edges.filter(({to}) => to === edge.to).length === 1);
  return isAlike && isClear && !hasCircle(graph);
}

/** Size of a box around its text. The slanted ends of a decision take more room. */
function boxSize(node: GraphNode, attempt: Attempt, {fontSize, boxPadding: {x, y}}: Room): {width: number; height: number} {
  const {shape} = node;
  if (shape === 'start' || shape === 'end') {
    return {width: dotSize, height: dotSize};
  }
  const {width, height} = sizeOf(blocksIn(node, attempt, fontSize), fontSize);
  const extra = {decision: 14, pill: 8, store: 0, box: 0}[shape];
  return {width: Math.ceil(width) + 2 * x + extra, height: height + 2 * y + (shape === 'store' ? 10 : 0)};
}

function toElk(graph: Graph, attempt: Attempt, room: Room, leadsBack: LeadsBack): ElkNode {
  const {fontSize} = room;
  const {groupPadding, groupTitle} = measures;
  const childrenOf = (parent: string | undefined): ElkNode[] => [
    ...graph.groups
      .filter(({group}) => group === parent)
      .map(({id, title}) => ({
        id,
        children: childrenOf(id),
        layoutOptions: {
          'elk.padding': `[top=${title ? groupTitle + 6 : groupPadding},left=${groupPadding},bottom=${groupPadding},right=${groupPadding}]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${widest(wrapEvenly(title, 400, fontSize, 'strong'), fontSize, 'strong') + 2 * groupPadding},0)`,
        },
      })),
    ...graph.nodes.filter(({group}) => group === parent).map((node) => ({id: node.id, ...boxSize(node, attempt, room)})),
  ];
  const edges: ElkExtendedEdge[] = graph.edges.map(({from, to, label}, index) => {
    const lines = label ? wrapEvenly(label, attempt.label, fontSize) : [];
    const size = {width: Math.ceil(widest(lines, fontSize)) + 2, height: heightOf(lines, fontSize)};
    return {id: `edge-${index}`, sources: [from], targets: [to], ...(label && {labels: [{id: `label-${index}`, text: label, ...size}]})};
  });
  return {id: whole, layoutOptions: options(attempt, leadsBack, mayMerge(graph)), children: childrenOf(undefined), edges};
}

/** The eye finds where a drawing starts, if there is one such place, and where it ends: unless the source says so itself. */
function toneOf(id: string, {nodes, edges}: Graph): Tone {
  const isSource = (name: string): boolean => !edges.some(({to, heads, from}) => (to === name && heads !== 'none') || (from === name && heads === 'both'));
  const isSink = (name: string): boolean => !edges.some(({from, to, heads}) => (from === name && heads !== 'none') || (to === name && heads === 'both'));
  const says = (tone: Tone): boolean => nodes.some((node) => node.tone === tone);
  const connected = nodes.filter(({id: name}) => edges.some(({from, to, heads}) => heads !== 'none' && (from === name || to === name)));
  const sources = connected.filter((node) => isSource(node.id));
  if (!says('start') && isSource(id) && sources.length === 1 && sources[0]?.id === id) {
    return 'start';
  }
  // Many ends are none that the eye should look for.
  const sinks = connected.filter((node) => isSink(node.id));
  return !says('end') && sinks.length <= 2 && sinks.some((node) => node.id === id) ? 'end' : 'plain';
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const pointsOf = ({startPoint, bendPoints = [], endPoint}: ElkEdgeSection, {x, y}: Place): Point[] => [startPoint, ...bendPoints, endPoint].map((point) => [point.x + x, point.y + y]);

/** Positions of all parts in the drawing: ELK gives them within their group. */
function placesOf(node: ElkNode, at: Place, places = new Map<string, Place & {width: number; height: number}>()): typeof places {
  for (const child of node.children ?? []) {
    const place = {x: at.x + (child.x ?? 0), y: at.y + (child.y ?? 0), width: child.width ?? 0, height: child.height ?? 0};
    places.set(child.id, place);
    placesOf(child, place, places);
  }
  return places;
}

function toShapes(graph: Graph, laidOut: ElkNode, attempt: Attempt, fontSize: number): Shapes[] {
  const places = placesOf(laidOut, {x: 0, y: 0});
  places.set(whole, {x: 0, y: 0, width: 0, height: 0});
  const placeOf = (id: string): Place & {width: number; height: number} => places.get(id) as Place & {width: number; height: number};
  const groups = graph.groups.map(({id, title, tone = 'plain'}): Shapes => {
    const place = placeOf(id);
    const lines = wrapEvenly(title, place.width - 2 * measures.groupPadding + 2, fontSize, 'strong');
    return {kind: 'group', tone, ...place, ...(title && {title: {x: place.x + measures.groupPadding, y: place.y + 9, anchor: 'start', lines, style: 'strong'} as const})};
  });
  const nodes = graph.nodes.map((node): Shapes => {
    const place = placeOf(node.id);
    const {shape, tone} = node;
    if (shape === 'start' || shape === 'end') {
      return {kind: 'dot', at: [place.x + place.width / 2, place.y + place.height / 2], tone: 'strong', isRing: shape === 'end'};
    }
    // The upper rim of a store bulges down.
    const texts = inMiddle(blocksIn(node, attempt, fontSize), shape === 'store' ? {...place, y: place.y + 5} : place, fontSize);
    return {kind: 'box', shape, tone: tone ?? (shape === 'decision' ? 'plain' : toneOf(node.id, graph)), ...place, texts} satisfies Box;
  });
  const edges = ((laidOut.edges ?? []) as (ElkExtendedEdge & {container?: string})[]).flatMap((edge, index): Shapes[] => {
    const {heads, isDashed} = graph.edges[index] as GraphEdge;
    const at = placeOf(edge.container === undefined ? whole : edge.container);
    const [section] = edge.sections ?? [];
    const arrow: Shapes[] = section ? [{kind: 'arrow', points: pointsOf(section, at), heads, isDashed}] : [];
    const labels = (edge.labels ?? []).map((label): Shapes => {
      const box = {x: at.x + (label.x ?? 0), y: at.y + (label.y ?? 0), width: label.width ?? 0, height: label.height ?? 0};
      const [text] = inMiddle([{lines: wrapEvenly(label.text ?? '', attempt.label, fontSize), style: 'soft'}], box, fontSize);
      return {kind: 'label', ...(text as Text)};
    });
    return [...arrow, ...labels];
  });
  return [...groups, ...nodes, ...edges];
}

/** ELK's drawing can be a little smaller than its outermost line or label. */
function sceneOf(shapes: readonly Shapes[], fontSize: number): Scene {
  const corners = shapes.flatMap((shape): Point[] => {
    switch (shape.kind) {
      case 'arrow':
        return [...shape.points];
      case 'dot':
        return [[shape.at[0] - dotSize / 2, shape.at[1] - dotSize / 2], [shape.at[0] + dotSize / 2, shape.at[1] + dotSize / 2]];
      default: {
        const {x, y, width, height} = shape.kind === 'label' ? boundsOf(shape, fontSize) : shape;
        return [[x, y], [x + width, y + height]];
      }
    }
  });
  const {margin} = measures;
  const [left, top] = [Math.min(...corners.map(([x]) => x)) - margin, Math.min(...corners.map(([, y]) => y)) - margin];
  const move = ([x, y]: Point): Point => [x - left, y - top];
  const moveText = <T extends Text>(text: T): T => ({...text, x: text.x - left, y: text.y - top});
  const moved = shapes.map((shape): Shapes => {
    switch (shape.kind) {
      case 'arrow':
        return {...shape, points: shape.points.map(move)};
      case 'dot':
        return {...shape, at: move(shape.at)};
      case 'label':
        return moveText(shape);
      case 'box':
        return {...shape, x: shape.x - left, y: shape.y - top, texts: shape.texts.map(moveText)};
      case 'group':
        return {...shape, x: shape.x - left, y: shape.y - top, ...(shape.title && {title: moveText(shape.title)})};
    }
  });
  const [right, bottom] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
  return {width: right - left + margin, height: bottom - top + margin, fontSize, shapes: moved};
}

const placements = ['BRANDES_KOEPF', 'NETWORK_SIMPLEX'] as const;

const attempts: Readonly<Record<Format, readonly Attempt[]>> = {
  wide: (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
    [210, 165, 130, 104, 88].flatMap((text) => [120, 84].flatMap((label) => [30, 22, 16].flatMap((spacing) => placements.map((placement) => ({direction, text, label, spacing, placement}))))),
  ),
  phone: [190, 150, 120, 96, 80].flatMap((text) =>
    [110, 80].flatMap((label) => [26, 20, 16].flatMap((spacing) => placements.map((placement) => ({direction: 'DOWN' as const, text, label, spacing, placement})))),
  ),
};

/** How often lines turn. */
const bendsOf = ({shapes}: Scene): number => shapes.reduce((sum, shape) => sum + (shape.kind === 'arrow' ? shape.points.length - 2 : 0), 0);

/** The smaller, the better: a drawing that is read along its direction, is not spread out, has straight lines and keeps its texts on few lines. */
function costOf(scene: Scene, {direction, text}: Attempt, graph: Graph, format: Format): number {
  const {width, height} = scene;
  const turned = direction === graph.direction ? 1 : 1.15;
  return (format === 'wide' ? turned * (width * height) ** 0.5 + height - 0.3 * text : height - 0.5 * text) + 6 * bendsOf(scene);
}

/** Whether lines lead in a circle. */
function hasCircle({edges}: Graph): boolean {
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    edges.some((edge) => edge.from === from && edge.to !== from && (edge.to === to || (!seen.has(edge.to) && reaches(edge.to, to, seen.add(edge.to)))));
  return edges.some(({from}) => reaches(from, from, new Set()));
}

/** Lays a graph out in several ways and takes the best that fits. Throws with what is wrong with the nearest one. */
export async function layOutGraph(graph: Graph, format: Format): Promise<Scene> {
  if (hasCircle(graph)) {
    try {
      return await layOut(graph, format, 'MODEL_ORDER');
    } catch {
      // It fits only if other lines lead back.
    }
  }
  return layOut(graph, format, 'GREEDY');
}

async function layOut(graph: Graph, format: Format, leadsBack: LeadsBack): Promise<Scene> {
  const {fontSize, width, height} = measures[format];
  let best: {scene: Scene; cost: number} | undefined;
  let nearest: {faults: string[]; cost: number} | undefined;
  const tried = new Set<string>();
  const root = rootOf(graph);
  for (const attempt of attempts[format]) {
    const given = toElk(graph, attempt, measures[format], leadsBack);
    const same = JSON.stringify(given);
    if (tried.has(same)) {
      continue;
    }
    tried.add(same);
    const laidOut = root === undefined ? await elk.layout(given) : layOutTree(given, graph, root, attempt.spacing);
    const scene = sceneOf(toShapes(graph, laidOut, attempt, fontSize), fontSize);
    const faults = [
      ...(scene.width > width ? [`it is ${Math.ceil(scene.width)} px wide, and there is room for ${width}`] : []),
      ...(scene.height > height ? [`it is ${Math.ceil(scene.height)} px high, and there is room for ${height}`] : []),
      ...findFaults(scene),
    ];
    const cost = costOf(scene, attempt, graph, format);
    if (faults.length === 0 && cost < (best?.cost ?? Infinity)) {
      best = {scene, cost};
    }
    const over = faults.length * 1000 + Math.max(0, scene.width - width) + Math.max(0, scene.height - height);
    if (over < (nearest?.cost ?? Infinity)) {
      nearest = {faults, cost: over};
    }
  }
  if (!best) {
    throw new Error(`${format === 'wide' ? 'In a window' : 'On a phone'} ${nearest?.faults.join(', and ')} → make the texts shorter, leave boxes out, or draw it as two`);
  }
  return best.scene;
}

