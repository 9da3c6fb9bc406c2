import type {Graph, GraphEdge, GraphNode} from '../kit/types';
import type {Message, Sequence, Step} from '../kit/sequence';
import type {Tone} from '../kit/types';

/** Mermaid cleans labels with DOMPurify, which needs a browser. The kit escapes every text it writes: here they stay as they are. */
async function passTextsThrough(): Promise<void> {
  const purify = (await import('dompurify')).default as unknown as {sanitize?: (text: string) => string; addHook?: () => void};
  purify.sanitize ??= (text) => text;
  purify.addHook ??= () => undefined;
}

interface FlowDb {
  getDirection(): string;
  getVertices(): ReadonlyMap<string, {readonly id: string; readonly text?: string; readonly type?: string; readonly classes?: readonly string[]}>;
  getEdges(): readonly {readonly start: string; readonly end: string; readonly text: string; readonly type: string; readonly stroke: string}[];
  getSubGraphs(): readonly {readonly id: string; readonly nodes: readonly string[]; readonly title: string; readonly classes?: readonly string[]}[];
}

interface StateDb {
  getData(): {
    readonly nodes: readonly {readonly id: string; readonly label?: string; readonly shape: string; readonly description?: readonly string[]}[];
    readonly edges: readonly {readonly start: string; readonly end: string; readonly label?: string}[];
  };
}

interface SequenceDb {
  getActors(): ReadonlyMap<string, {readonly name: string; readonly description: string; readonly properties?: {readonly class?: string}}>;
  getMessages(): readonly {readonly type: number; readonly from?: string; readonly to?: string; readonly message: string}[];
  readonly LINETYPE: Readonly<Record<string, number>>;
}

export type Parsed = {readonly kind: 'graph'; readonly graph: Graph} | {readonly kind: 'sequence'; readonly sequence: Sequence};

const clean = (text = ''): string =>
  text
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/#quot;|&quot;/g, '"')
    .trim();

const shapes: Readonly<Record<string, GraphNode['shape']>> = {
  square: 'box', rect: 'box', round: 'box', diamond: 'decision', hexagon: 'decision', stadium: 'pill', cylinder: 'store', stateStart: 'start', stateEnd: 'end',
};

function shapeOf(type: string | undefined): GraphNode['shape'] {
  const shape = shapes[type ?? 'square'];
  if (!shape) {
    throw new Error(`The kit draws no shape "${type}" → use one of [box], (box), {decision}, ([pill]), [(store)]`);
  }
  return shape;
}

/** What a class of the source (`:::l1`) says that a part stands for. Mermaid keeps the word "end" for itself. */
const tones = new Map<string, Tone>([['start', 'start'], ['goal', 'end'], ['l1', 'l1'], ['l2', 'l2'], ['warning', 'warning']]);

function toneOf([name]: readonly string[] = []): {tone?: Tone} {
  const tone = name === undefined ? undefined : tones.get(name);
  if (name !== undefined && !tone) {
    throw new Error(`The kit knows no class "${name}" → use one of ${[...tones.keys()].join(', ')}`);
  }
  return tone ? {tone} : {};
}

function readFlow(db: FlowDb): Graph {
  const subgraphs = db.getSubGraphs();
  const groupOf = (id: string): string | undefined => subgraphs.find(({nodes}) => nodes.includes(id))?.id;
  const inGroup = (id: string): {group?: string} => {
    const group = groupOf(id);
    return group ? {group} : {};
  };
  const edges = db.getEdges().map(({start, end, text, type, stroke}): GraphEdge => ({
    from: start, to: end, ...(text && {label: clean(text)}), isDashed: stroke === 'dotted', heads: type.startsWith('double') ? 'both' : type === 'arrow_open' ? 'none' : 'end',
  }));
  return {
    direction: /LR|RL/.test(db.getDirection()) ? 'RIGHT' : 'DOWN',
    nodes: [...db.getVertices().values()]
      .filter(({id}) => !subgraphs.some((group) => group.id === id))
      .map(({id, text, type, classes}) => ({id, text: clean(text ?? id), shape: shapeOf(type), ...inGroup(id), ...toneOf(classes)})),
    groups: subgraphs.map(({id, title, classes}) => ({id, title: clean(title), ...inGroup(id), ...toneOf(classes)})),
    edges,
  };
}

const rankOf = (shape: string): number => ['stateStart', 'rect', 'stateEnd'].indexOf(shape);

function readStates(db: StateDb): Graph {
  const {nodes, edges} = db.getData();
  return {
    direction: 'DOWN',
    // The layout reads along: the start is the first, the end the last.
    nodes: [...nodes].sort((a, b) => rankOf(a.shape) - rankOf(b.shape)).map(({id, label, shape}) => ({id, text: shape === 'rect' ? clean(label ?? id) : '', shape: shapeOf(shape)})),
    groups: [],
    edges: edges.map(({start, end, label}) => ({from: start, to: end, ...(label && {label: clean(label)}), isDashed: false, heads: 'end' as const})),
  };
}

const blockTitles: Readonly<Record<string, string>> = {LOOP: 'Repeats', OPT: 'If', ALT: 'If', PAR: 'At the same time', BREAK: 'Stops if'};

function readSequence(db: SequenceDb): Sequence {
  const nameOf = Object.fromEntries(Object.entries(db.LINETYPE).map(([name, type]) => [type, name]));
  const open: Step[][] = [[]];
  const titles: string[] = [];
  for (const {type, from, to, message} of db.getMessages()) {
    const name = nameOf[type] ?? '';
    const [, block, edge] = /^(LOOP|OPT|ALT|PAR|BREAK)_(START|END)$/.exec(name) ?? [];
    if (edge === 'START') {
      titles.push(`${blockTitles[block as string]}: ${clean(message)}`);
      open.push([]);
    } else if (edge === 'END') {
      const steps = open.pop() ?? [];
      open.at(-1)?.push({kind: 'block', title: titles.pop() ?? '', steps});
    } else if (name === 'NOTE') {
      open.at(-1)?.push({kind: 'note', over: [from, to].filter((id): id is string => id !== undefined), text: clean(message)});
    } else if (/^(SOLID|DOTTED)(_OPEN|_POINT)?$/.test(name)) {
      open.at(-1)?.push({kind: 'message', from, to, text: clean(message), isDashed: name.startsWith('DOTTED')} as Message);
    } else {
      throw new Error(`The kit draws no "${name.toLowerCase()}" in a sequence → use ->>, -->>, Note over, loop, opt or alt without else`);
    }
  }
  return {actors: [...db.getActors()].map(([id, {description, properties}]) => ({id, name: clean(description), ...toneOf(properties?.class ? [properties.class] : [])})), steps: open[0] ?? []};
}

let parser: Promise<{getDiagramFromText(text: string): Promise<{type: string; db: unknown}>}> | undefined;

async function loadMermaid(): NonNullable<typeof parser> {
  await passTextsThrough();
  const {default: mermaid} = await import('mermaid');
  mermaid.initialize({startOnLoad: false, securityLevel: 'loose'});
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- what is to replace it draws, and gives no graph
  return mermaid.mermaidAPI;
}

/** Reads a Mermaid block. Throws with all that Mermaid says about it. */
export async function parse(source: string): Promise<Parsed> {
  parser ??= loadMermaid();
  const {type, db} = await (await parser).getDiagramFromText(source);
  if (type.startsWith('flowchart')) {
    return {kind: 'graph', graph: readFlow(db as FlowDb)};
  }
  if (type.startsWith('state')) {
    return {kind: 'graph', graph: readStates(db as StateDb)};
  }
  if (type === 'sequence') {
    return {kind: 'sequence', sequence: readSequence(db as SequenceDb)};
  }
  throw new Error(`The kit draws no "${type}" → use flowchart, stateDiagram-v2 or sequenceDiagram`);
}
