import type {Root} from 'mdast';
import {readdirSync, readFileSync} from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {diagramsOf} from '../../scripts/pages';
import {draw} from '../../src/features/diagrams/build/draw';
import {diagramKey, fileNames, filesOf, flagshipKey, kitVersion} from '../../src/features/diagrams/build/files';
import remarkDiagrams from '../../src/features/diagrams/build/remark';
import index from '../../src/features/diagrams/drawings/index.json';
import {withBase} from '../../src/features/diagrams/browser/withBase';
import {flagships} from '../../src/features/diagrams/flagship';
import {findFaults} from '../../src/features/diagrams/kit/geometry';
import {measures} from '../../src/features/diagrams/kit/measures';
import {toRuns} from '../../src/features/diagrams/kit/text';
import type {Scene} from '../../src/features/diagrams/kit/types';
import {drawingsFolder} from '../../src/features/diagrams/options';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import {sitePages} from './sitePages';

const diagrams = sitePages.flatMap(diagramsOf);
const drawings = new Map(
  readdirSync(drawingsFolder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.replace('.svg', ''), readFileSync(`${drawingsFolder}/${file}`, 'utf8')]),
);
const sizes: Readonly<Record<string, readonly (readonly number[])[]>> = index.sizes;

test('the drawings are those of the code as it is', () => {
  expect(index.kit, 'run `npm run diagrams` and commit src/features/diagrams/drawings').toBe(kitVersion('src/features/diagrams'));
});

describe('every diagram of the pages', () => {
  test.each(diagrams.map((diagram) => [`${diagram.file}:${diagram.line}`, diagram.source]))('%s has a title, a description and its drawings', (_, source) => {
    const {title, description} = readDiagram(source);
    expect(title.length).toBeGreaterThan(5);
    expect(description.join(' ').length).toBeGreaterThan(40);
    const key = diagramKey(source);
    expect(Object.keys(sizes), 'run `npm run diagrams` and commit src/features/diagrams/drawings').toContain(key);
    fileNames(key).slice(0, sizes[key]?.length).forEach((name) => expect([...drawings.keys()]).toContain(name));
  });

  test('no drawing is kept of a diagram that is gone', () => {
    const keys = new Set([...diagrams.map(({source}) => diagramKey(source)), ...flagships.map(({name}) => flagshipKey(name))]);
    expect([...drawings.keys(), ...Object.keys(sizes)].filter((name) => !keys.has(name.replace(/_phone$/, ''))), 'run `npm run diagrams`').toEqual([]);
  });
});

describe('drawings', () => {
  test('fit a window of 1440 px, and a phone of 390 px', () => {
    for (const [key, [wide, phone]] of Object.entries(sizes)) {
      expect(wide?.[0], key).toBeLessThanOrEqual(phone ? measures.wide.width : measures.phone.width);
      expect(wide?.[1], key).toBeLessThanOrEqual(measures.wide.height);
      expect(phone?.[0] ?? 0, key).toBeLessThanOrEqual(measures.phone.width);
      expect(phone?.[1] ?? 0, key).toBeLessThanOrEqual(measures.phone.height);
    }
  });

  test('have nothing in them that runs, loads, styles the page or has a colour of its own', () => {
    for (const [name, svg] of drawings) {
      expect(svg, name).not.toMatch(/<(?:script|style|image|iframe|foreignObject)\b| (?:on\w+|src|style|fill|stroke)=|url\(/i);
      expect(svg.match(/ href="(?!\/)/g), name).toBeNull();
    }
  });
});

test('links of a drawing start at the base URL of the site', () => {
  const svg = drawings.get(flagshipKey('architecture')) ?? '';
  const targets = (text: string): string[] => [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
  expect(targets(svg)).toContain('/technology/coordinator');
  expect(targets(withBase(svg, '/'))).toEqual(targets(svg));
  expect(targets(withBase(svg, '/docs/'))).toEqual(targets(svg).map((href) => `/docs${href}`));
});

describe.each(flagships.map((flagship) => [flagship.name, flagship] as const))('the drawing %s', (name, flagship) => {
  const drawn = flagship.draw();
  const scenes = Object.entries(drawn) as [string, Scene][];

  test.each(scenes)('%s has no text that is cut, covered or crossed by a line', (_, scene) => {
    expect(findFaults(scene)).toEqual([]);
  });

  test('says the same in both widths', () => {
    const names = (scene: Scene): string[] => scene.shapes.flatMap((shape) => (shape.kind === 'box' && shape.href ? [shape.href] : []));
    expect(new Set(names(drawn.phone ?? drawn.wide)).size).toBeGreaterThan(0);
    expect(names(drawn.wide)).toEqual(expect.arrayContaining(names(drawn.phone ?? drawn.wide)));
  });

  test('stands on a page, with its files', () => {
    expect(sitePages.filter(({text}) => text.includes(`<Flagship name="${name}" />`))).not.toEqual([]);
    for (const [file, svg] of filesOf(flagshipKey(name), drawn)) {
      expect(drawings.get(file), 'run `npm run diagrams` and commit src/features/diagrams/drawings').toBe(svg);
    }
  });
});

describe('the check of a drawing', () => {
  const box = {kind: 'box', shape: 'box', tone: 'plain', x: 10, y: 10, width: 100, height: 40} as const;
  const text = {anchor: 'middle', style: 'plain'} as const;
  const scene = (...shapes: Scene['shapes']): Scene => ({width: 300, height: 100, fontSize: 14, shapes});

  test('finds text that is wider than its box', () => {
    expect(findFaults(scene({...box, texts: [{...text, x: 60, y: 20, lines: [toRuns('far too much text for this box')]}]}))).toContainEqual(expect.stringContaining('wider or higher than its box'));
  });

  test('finds texts on each other, and lines through texts and boxes', () => {
    const label = {kind: 'label', ...text, x: 200, y: 40, lines: [toRuns('a label')]} as const;
    expect(findFaults(scene(label, {...label, y: 44}))).toContainEqual('"a label" and "a label" lie on each other');
    expect(findFaults(scene(label, {kind: 'arrow', heads: 'end', points: [[150, 49], [250, 49]]}))).toEqual(['a line goes through "a label"']);
    expect(findFaults(scene({...box, texts: []}, {kind: 'arrow', heads: 'end', points: [[0, 30], [200, 30]]}))).toContainEqual(expect.stringContaining('a line goes through the box'));
  });

  test('finds what is cut', () => {
    expect(findFaults(scene({kind: 'label', ...text, x: 299, y: 40, lines: [toRuns('a label')]}))).toEqual(['"a label" is cut']);
  });
});

describe('a text', () => {
  test.each([
    ['calls sendMessage on LineaRollup', ['sendMessage', 'LineaRollup']],
    ['linea_getProof, eth_call', ['linea_getProof', 'eth_call']],
    ['`forge` reads foundry.toml', ['forge', 'foundry.toml']],
    ['Merkle proof, about 2 h', []],
    ['an eRPC node and JavaScript', []],
  ])('"%s" has its identifiers in the code font', (words, expected) => {
    expect(toRuns(words).flatMap(({text, isCode}) => (isCode ? [text] : []))).toEqual(expected);
  });
});

describe('drawing a Mermaid block', () => {
  test('says all that Mermaid says about a mistake', async () => {
    await expect(draw('flowchart TD\n  A -->|x B\n')).rejects.toThrow(/Parse error on line \d+:[^]*Expecting/);
  });

  test('refuses what does not fit, with what to do', async () => {
    const row = Array.from({length: 16}, (_, index) => `  A${index}["A box that has a rather long name"] --> A${index + 1}`).join('\n');
    await expect(draw(`flowchart TD\n${row}\n`)).rejects.toThrow(/px (?:wide|high), and there is room for \d+.*→ make the texts shorter/);
  });

  test('refuses a shape that it cannot draw', async () => {
    await expect(draw('flowchart TD\n  A[[x]] --> B\n')).rejects.toThrow('The kit draws no shape "subroutine" → use one of');
  });

  test('refuses a class that stands for nothing', async () => {
    await expect(draw('flowchart TD\n  A:::blue --> B\n')).rejects.toThrow('The kit knows no class "blue" → use one of start, goal, l1, l2, warning');
  });

  test('gives a box its name, what is said about it, and the colour of its class', async () => {
    const {wide} = await draw('flowchart TD\n  A["Prover: makes proofs"]:::l2 --> B["LineaRollup<br/>on Ethereum"]:::l1\n');
    const boxes = wide.shapes.flatMap((shape) => (shape.kind === 'box' ? [{tone: shape.tone, texts: shape.texts.map(({lines, style}) => [lines.flat().map(({text}) => text).join(' '), style])}] : []));
    expect(boxes).toEqual([
      {tone: 'l2', texts: [['Prover', 'strong'], ['makes proofs', 'soft']]},
      {tone: 'l1', texts: [['LineaRollup', 'strong'], ['on Ethereum', 'soft']]},
    ]);
  });

  test('puts each box of a tree over the middle of its branches', async () => {
    const {wide} = await draw('flowchart TD\n  R["Root"] --> A["A"]\n  R --> B["B"]\n  A --> C["A long leaf"]\n  A --> D["D"]\n  B --> E["E"]\n  B --> F["F"]\n');
    const middle = (name: string): number => {
      const box = wide.shapes.find((shape) => shape.kind === 'box' && shape.texts.some(({lines}) => lines[0]?.[0]?.text === name));
      return box?.kind === 'box' ? box.x + box.width / 2 : NaN;
    };
    expect(middle('Root')).toBeCloseTo((middle('A') + middle('B')) / 2);
    expect(middle('A')).toBeCloseTo((middle('A long leaf') + middle('D')) / 2);
    expect(middle('B')).toBeCloseTo((middle('E') + middle('F')) / 2);
  });

  test('joins lines only where none can be taken for another', async () => {
    const endsOf = async (source: string): Promise<number> => {
      const {wide} = await draw(source);
      return new Set(wide.shapes.flatMap((shape) => (shape.kind === 'arrow' ? [shape.points.at(-1)?.join()] : []))).size;
    };
    expect(await endsOf('flowchart TD\n  A --> C\n  B --> C\n  C --> D\n')).toBe(2);
    expect(await endsOf('flowchart TD\n  A --> C\n  A --> D\n  B --> C\n  B --> D\n')).toBe(4);
  });
});

test('a diagram without a description is refused with what to do', () => {
  expect(() => readDiagram('flowchart TD\n  A --> B')).toThrow(/the diagram has no accTitle → add it/);
});

describe('on a page', () => {
  afterEach(() => vi.unstubAllEnvs());

  function transform(markdown: string): Root {
    const file = new VFile({path: `${process.cwd()}/docs/learn/page.mdx`, value: `Text\n\n${markdown}\n`});
    const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
    remarkDiagrams()(tree, file);
    return tree;
  }
  const block = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\``;
  const unknown = block('flowchart TD\n  accTitle: Nothing yet\n  accDescr: A leads to B.\n  A --> B');

  test('a Mermaid block becomes its drawing, without a copy of the picture', () => {
    const [first] = diagrams;
    const node = JSON.stringify(transform(block(first?.source ?? '')).children[1]);
    expect(node).toContain(`@site/${drawingsFolder}/${diagramKey(first?.source ?? '')}.svg`);
    expect(node).toContain(readDiagram(first?.source ?? '').title);
    expect(node).not.toContain('<svg');
  });

  test('a block that has not been drawn stops a production build with file, line and command', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => transform(unknown)).toThrow(/^docs\/learn\/page\.mdx:3: .*npm run diagrams/);
  });

  test('a block that has not been drawn stays in development, where Mermaid draws it', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(transform(unknown).children[1]).toMatchObject({type: 'code', lang: 'mermaid'});
  });

  test('a drawing by its name becomes that drawing, with its links', () => {
    const node = JSON.stringify(transform('<Flagship name="architecture" />').children[1]);
    expect(node).toContain('flagship-architecture_phone.svg');
    expect(node).toContain('/technology/coordinator');
  });

  test('an unknown name is refused with those that there are', () => {
    expect(() => transform('<Flagship name="architektur" />')).toThrow(/^docs\/learn\/page\.mdx:3: There is no drawing "architektur" → use one of architecture, /);
  });
});
