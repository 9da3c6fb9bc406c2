import type {Message, Sequence, Step} from '../layout/sequence';
import type {Graph, GraphEdge, GraphNode, Variant} from '../layout/types';

/** Mermaid sanitizes labels with DOMPurify, which needs a DOM. The renderer escapes all text itself, so this stub leaves labels unchanged. */
async function stubDomPurify(): Promise<void> {
  const purify = (await import('dompurify')).default as unknown as {
    sanitize?: (text: string) => string;
    addHook?: () => void;
  };
  purify.sanitize ??= (text) => text;
  purify.addHook ??= () => undefined;
}

interface FlowDb {
  getDirection(): string;
  getVertices(): ReadonlyMap<
    string,
    {
      readonly id: string;
      readonly text?: string;
      readonly type?: string;
      readonly classes?: readonly string[];
    }
  >;
  getEdges(): readonly {
    readonly start: string;
    readonly end: string;
    readonly text: string;
    readonly type: string;
    readonly stroke: string;
  }[];
  getSubGraphs(): readonly {
    readonly id: string;
    readonly nodes: readonly string[];
    readonly title: string;
    readonly classes?: readonly string[];
  }[];
}

interface StateDb {
  getData(): {
    readonly nodes: readonly {
      readonly id: string;
      readonly label?: string;
      readonly shape: string;
      readonly description?: readonly string[];
    }[];
    readonly edges: readonly {
      readonly start: string;
      readonly end: string;
      readonly label?: string;
    }[];
  };
}

interface SequenceDb {
  getActors(): ReadonlyMap<
    string,
    {
      readonly name: string;
      readonly description: string;
      readonly properties?: {readonly class?: string};
    }
  >;
  getMessages(): readonly {
    readonly type: number;
    readonly from?: string;
    readonly to?: string;
    readonly message: string;
  }[];
  readonly LINETYPE: Readonly<Record<string, number>>;
}

export type ParsedDiagram =
  | {readonly kind: 'graph'; readonly graph: Graph}
  | {readonly kind: 'sequence'; readonly sequence: Sequence};

const cleanText = (text = ''): string =>
  text
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/#quot;|&quot;/g, '"')
    .trim();

const shapes: Readonly<Record<string, GraphNode['shape']>> = {
  square: 'box',
  rect: 'box',
  round: 'box',
  diamond: 'decision',
  hexagon: 'decision',
  stadium: 'pill',
  cylinder: 'store',
  stateStart: 'start',
  stateEnd: 'end',
};

function getShape(type: string | undefined): GraphNode['shape'] {
  const shape = shapes[type ?? 'square'];
  if (!shape) {
    throw new Error(
      `Unsupported shape "${type}" → use one of [box], (box), {decision}, ([pill]), [(store)]`,
    );
  }
  return shape;
}

/** Variants by their class in the source (`:::l1`). `end` is a Mermaid keyword, so the source uses `goal`. */
const variants = new Map<string, Variant>([
  ['start', 'start'],
  ['goal', 'end'],
  ['l1', 'l1'],
  ['l2', 'l2'],
  ['warning', 'warning'],
]);

function getVariant([name]: readonly string[] = []): {variant?: Variant} {
  const variant = name === undefined ? undefined : variants.get(name);
  if (name !== undefined && !variant) {
    throw new Error(
      `Unknown class "${name}" → use one of ${[...variants.keys()].join(', ')}`,
    );
  }
  return variant ? {variant} : {};
}

function readFlow(db: FlowDb): Graph {
  const subgraphs = db.getSubGraphs();
  const findGroup = (id: string): string | undefined =>
    subgraphs.find(({nodes}) => nodes.includes(id))?.id;
  const getGroupProps = (id: string): {group?: string} => {
    const group = findGroup(id);
    return group ? {group} : {};
  };
  const edges = db
    .getEdges()
    .map(({start, end, text, type, stroke}): GraphEdge => ({
      from: start,
      to: end,
      ...(text && {label: cleanText(text)}),
      isDashed: stroke === 'dotted',
      heads: type.startsWith('double')
        ? 'both'
        : type === 'arrow_open'
          ? 'none'
          : 'end',
    }));
  return {
    direction: /LR|RL/.test(db.getDirection()) ? 'RIGHT' : 'DOWN',
    nodes: [...db.getVertices().values()]
      .filter(({id}) => !subgraphs.some((group) => group.id === id))
      .map(({id, text, type, classes}) => ({
        id,
        text: cleanText(text ?? id),
        shape: getShape(type),
        ...getGroupProps(id),
        ...getVariant(classes),
      })),
    groups: subgraphs.map(({id, title, classes}) => ({
      id,
      title: cleanText(title),
      ...getGroupProps(id),
      ...getVariant(classes),
    })),
    edges,
  };
}

const getRank = (shape: string): number =>
  ['stateStart', 'rect', 'stateEnd'].indexOf(shape);

function readStates(db: StateDb): Graph {
  const {nodes, edges} = db.getData();
  return {
    direction: 'DOWN',
    // The layout follows the order of nodes: start first, end last.
    nodes: [...nodes]
      .sort((a, b) => getRank(a.shape) - getRank(b.shape))
      .map(({id, label, shape}) => ({
        id,
        text: shape === 'rect' ? cleanText(label ?? id) : '',
        shape: getShape(shape),
      })),
    groups: [],
    edges: edges.map(({start, end, label}) => ({
      from: start,
      to: end,
      ...(label && {label: cleanText(label)}),
      isDashed: false,
      heads: 'end' as const,
    })),
  };
}

const blockTitles: Readonly<Record<string, string>> = {
  LOOP: 'Repeats',
  OPT: 'If',
  ALT: 'If',
  PAR: 'At the same time',
  BREAK: 'Stops if',
};

function readSequence(db: SequenceDb): Sequence {
  const typeNames = Object.fromEntries(
    Object.entries(db.LINETYPE).map(([name, type]) => [type, name]),
  );
  const stack: Step[][] = [[]];
  const titles: string[] = [];
  for (const {type, from, to, message} of db.getMessages()) {
    const name = typeNames[type] ?? '';
    const [, block, edge] =
      /^(LOOP|OPT|ALT|PAR|BREAK)_(START|END)$/.exec(name) ?? [];
    if (edge === 'START') {
      titles.push(`${blockTitles[block as string]}: ${cleanText(message)}`);
      stack.push([]);
    } else if (edge === 'END') {
      const steps = stack.pop() ?? [];
      stack.at(-1)?.push({kind: 'block', title: titles.pop() ?? '', steps});
    } else if (name === 'NOTE') {
      stack.at(-1)?.push({
        kind: 'note',
        actorIds: [from, to].filter((id): id is string => id !== undefined),
        text: cleanText(message),
      });
    } else if (/^(SOLID|DOTTED)(_OPEN|_POINT)?$/.test(name)) {
      stack.at(-1)?.push({
        kind: 'message',
        from,
        to,
        text: cleanText(message),
        isDashed: name.startsWith('DOTTED'),
      } as Message);
    } else {
      throw new Error(
        `Unsupported element "${name.toLowerCase()}" in a sequence diagram → use ->>, -->>, Note over, loop, opt or alt without else`,
      );
    }
  }
  return {
    actors: [...db.getActors()].map(([id, {description, properties}]) => ({
      id,
      name: cleanText(description),
      ...getVariant(properties?.class ? [properties.class] : []),
    })),
    steps: stack[0] ?? [],
  };
}

let parser:
  | Promise<{
      getDiagramFromText(text: string): Promise<{type: string; db: unknown}>;
    }>
  | undefined;

async function loadMermaid(): NonNullable<typeof parser> {
  await stubDomPurify();
  const {default: mermaid} = await import('mermaid');
  mermaid.initialize({startOnLoad: false, securityLevel: 'loose'});
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the replacement renders the diagram instead of returning the parsed graph
  return mermaid.mermaidAPI;
}

/** Parses a Mermaid block. Throws Mermaid's error if the syntax is invalid. */
export async function parse(source: string): Promise<ParsedDiagram> {
  parser ??= loadMermaid();
  const {type, db} = await (await parser).getDiagramFromText(source);
  if (type.startsWith('flowchart'))
    return {kind: 'graph', graph: readFlow(db as FlowDb)};
  if (type.startsWith('state'))
    return {kind: 'graph', graph: readStates(db as StateDb)};
  if (type === 'sequence')
    return {kind: 'sequence', sequence: readSequence(db as SequenceDb)};
  throw new Error(
    `Unsupported diagram type "${type}" → use flowchart, stateDiagram-v2 or sequenceDiagram`,
  );
}
