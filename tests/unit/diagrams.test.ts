import type {Root} from 'mdast';
import {readdirSync, readFileSync} from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {findDiagrams} from '../../scripts/pages';
import manifest from '../../src/features/diagrams/drawings/index.json';
import {illustrations} from '../../src/features/diagrams/illustrations';
import {metrics} from '../../src/features/diagrams/layout/metrics';
import {tokenizeLine} from '../../src/features/diagrams/layout/text';
import type {Scene} from '../../src/features/diagrams/layout/types';
import {
  getDiagramKey,
  getFileNames,
  getRendererHash,
} from '../../src/features/diagrams/manifest';
import {layoutDiagram} from '../../src/features/diagrams/mermaid/draw';
import {
  drawingsFolder,
  illustrationsFolder,
} from '../../src/features/diagrams/options';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import remarkDiagrams from '../../src/features/diagrams/remark';
import {findOverlaps} from '../../src/features/diagrams/render/findOverlaps';
import {sitePages} from './sitePages';

const diagrams = sitePages.flatMap(findDiagrams);
const readSvgs = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.svg'))
      .map((file) => [
        file.replace('.svg', ''),
        readFileSync(`${folder}/${file}`, 'utf8'),
      ]),
  );
const drawings = readSvgs(drawingsFolder);
const illustrationSvgs = readSvgs(illustrationsFolder);
const sizes: Readonly<Record<string, readonly (readonly number[])[]>> =
  manifest.sizes;

test('the drawings were created by the current renderer', () => {
  expect(
    manifest.renderer,
    'run `npm run diagrams` and commit src/features/diagrams/drawings',
  ).toBe(getRendererHash('src/features/diagrams'));
});

// `npm run check` checks that each diagram has drawings, a title and a description.
test('there are no drawings of removed diagrams', () => {
  expect(diagrams.length).toBeGreaterThan(30);
  const keys = new Set(diagrams.map(({source}) => getDiagramKey(source)));
  expect(
    [...drawings.keys(), ...Object.keys(sizes)].filter(
      (name) => !keys.has(name.replace(/_phone$/, '')),
    ),
    'run `npm run diagrams`',
  ).toEqual([]);
});

describe('drawings', () => {
  test('fit in a 1440 px window and on a 390 px phone screen', () => {
    const illustrationSizes = Object.entries(illustrations).map(
      ([name, illustration]) => [name, illustration.sizes] as const,
    );
    for (const [key, [wide, phone]] of [
      ...Object.entries(sizes),
      ...illustrationSizes,
    ] as readonly (readonly [string, readonly (readonly number[])[]])[]) {
      expect(wide?.[0], key).toBeLessThanOrEqual(
        phone ? metrics.wide.width : metrics.phone.width,
      );
      expect(wide?.[1], key).toBeLessThanOrEqual(metrics.wide.height);
      expect(phone?.[0] ?? 0, key).toBeLessThanOrEqual(metrics.phone.width);
      expect(phone?.[1] ?? 0, key).toBeLessThanOrEqual(metrics.phone.height);
    }
  });

  test('contain no scripts, external resources, page styles or hard-coded colours', () => {
    for (const [name, svg] of [...drawings, ...illustrationSvgs]) {
      expect(svg, name).not.toMatch(
        /<(?:script|style|image|iframe|foreignObject)\b| (?:on\w+|src|style|fill|stroke)=|url\(/i,
      );
      expect(svg.match(/ href="(?!\/)/g), name).toBeNull();
    }
  });
});

describe.each(Object.entries(illustrations))(
  'the illustration %s',
  (name, {sizes: [wide, phone], links}) => {
    const svgs = getFileNames(name).map(
      (file) => illustrationSvgs.get(file) ?? '',
    );

    test('has the sizes and links of its files, and no additional links in the narrow version', () => {
      expect(
        svgs.map((svg) =>
          /width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1).map(Number),
        ),
      ).toEqual([wide, phone]);
      const [wideLinks = [], phoneLinks = []] = svgs.map((svg) =>
        [
          ...new Set(
            [...svg.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href),
          ),
        ].sort(),
      );
      expect(wideLinks).toEqual([...links].sort());
      expect(wideLinks).toEqual(expect.arrayContaining(phoneLinks));
      expect(phoneLinks.length).toBeGreaterThan(0);
    });

    test('is used on a page', () => {
      expect(
        sitePages.filter(({text}) =>
          text.includes(`<Illustration name="${name}" />`),
        ),
      ).not.toEqual([]);
    });
  },
);

describe('the drawing check', () => {
  const box = {
    kind: 'box',
    shape: 'box',
    variant: 'plain',
    x: 10,
    y: 10,
    width: 100,
    height: 40,
  } as const;
  const text = {anchor: 'middle', style: 'plain'} as const;
  const createScene = (...shapes: Scene['shapes']): Scene => ({
    width: 300,
    height: 100,
    fontSize: 14,
    shapes,
  });

  test('finds text that is wider than its box', () => {
    expect(
      findOverlaps(
        createScene({
          ...box,
          texts: [
            {
              ...text,
              x: 60,
              y: 20,
              lines: [tokenizeLine('far too much text for this box')],
            },
          ],
        }),
      ),
    ).toContainEqual(expect.stringContaining('wider or taller than its box'));
  });

  test('finds overlapping labels, and lines through labels and boxes', () => {
    const label = {
      kind: 'label',
      ...text,
      x: 200,
      y: 40,
      lines: [tokenizeLine('a label')],
    } as const;
    expect(findOverlaps(createScene(label, {...label, y: 44}))).toContainEqual(
      '"a label" and "a label" overlap',
    );
    expect(
      findOverlaps(
        createScene(label, {
          kind: 'arrow',
          heads: 'end',
          points: [
            [150, 49],
            [250, 49],
          ],
        }),
      ),
    ).toEqual(['a line goes through "a label"']);
    expect(
      findOverlaps(
        createScene(
          {...box, texts: []},
          {
            kind: 'arrow',
            heads: 'end',
            points: [
              [0, 30],
              [200, 30],
            ],
          },
        ),
      ),
    ).toContainEqual(expect.stringContaining('a line goes through the box'));
  });

  test('finds clipped text', () => {
    expect(
      findOverlaps(
        createScene({
          kind: 'label',
          ...text,
          x: 299,
          y: 40,
          lines: [tokenizeLine('a label')],
        }),
      ),
    ).toEqual(['"a label" is cut off']);
  });
});

test.each([
  ['calls sendMessage on LineaRollup', ['sendMessage', 'LineaRollup']],
  ['linea_getProof, eth_call', ['linea_getProof', 'eth_call']],
  ['`forge` reads foundry.toml', ['forge', 'foundry.toml']],
  ['Merkle proof, about 2 h', []],
  ['an eRPC node and JavaScript', []],
])('the identifiers in "%s" use the code font', (line, expected) => {
  expect(
    tokenizeLine(line).flatMap(({text, isCode}) => (isCode ? [text] : [])),
  ).toEqual(expected);
});

describe('rendering a Mermaid block', () => {
  test.each([
    [
      'a syntax error, with Mermaid’s full message',
      'A -->|x B',
      /Parse error on line \d+:[^]*Expecting/,
    ],
    [
      'a diagram that does not fit',
      Array.from(
        {length: 16},
        (_, index) =>
          `A${index}["A box that has a rather long name"] --> A${index + 1}`,
      ).join('\n'),
      /px (?:wide|tall), but the maximum is \d.*→ shorten the text/,
    ],
    [
      'an unsupported shape',
      'A[[x]] --> B',
      'Unsupported shape "subroutine" → use one of',
    ],
    [
      'an unknown class',
      'A:::blue --> B',
      'Unknown class "blue" → use one of start, goal, l1, l2, warning',
    ],
  ])('rejects %s', async (_, lines, message) => {
    await expect(layoutDiagram(`flowchart TD\n${lines}\n`)).rejects.toThrow(
      message,
    );
  });

  test('includes each box’s name, description and class', async () => {
    const {wide} = await layoutDiagram(
      'flowchart TD\n  A["Prover: makes proofs"]:::l2 --> B["LineaRollup<br/>on Ethereum"]:::l1\n',
    );
    const boxes = wide.shapes.flatMap((shape) =>
      shape.kind === 'box'
        ? [
            {
              variant: shape.variant,
              texts: shape.texts.map(({lines, style}) => [
                lines
                  .flat()
                  .map(({text}) => text)
                  .join(' '),
                style,
              ]),
            },
          ]
        : [],
    );
    expect(boxes).toEqual([
      {
        variant: 'l2',
        texts: [
          ['Prover', 'strong'],
          ['makes proofs', 'soft'],
        ],
      },
      {
        variant: 'l1',
        texts: [
          ['LineaRollup', 'strong'],
          ['on Ethereum', 'soft'],
        ],
      },
    ]);
  });

  test('centres each box of a tree above its branches', async () => {
    const {wide} = await layoutDiagram(
      'flowchart TD\n  R["Root"] --> A["A"]\n  R --> B["B"]\n  A --> C["A long leaf"]\n  A --> D["D"]\n  B --> E["E"]\n  B --> F["F"]\n',
    );
    const getCenter = (name: string): number => {
      const box = wide.shapes.find(
        (shape) =>
          shape.kind === 'box' &&
          shape.texts.some(({lines}) => lines[0]?.[0]?.text === name),
      );
      return box?.kind === 'box' ? box.x + box.width / 2 : NaN;
    };
    expect(getCenter('Root')).toBeCloseTo(
      (getCenter('A') + getCenter('B')) / 2,
    );
    expect(getCenter('A')).toBeCloseTo(
      (getCenter('A long leaf') + getCenter('D')) / 2,
    );
    expect(getCenter('B')).toBeCloseTo((getCenter('E') + getCenter('F')) / 2);
  });

  test('merges lines only if the result is unambiguous', async () => {
    const countEndpoints = async (source: string): Promise<number> => {
      const {wide} = await layoutDiagram(source);
      return new Set(
        wide.shapes.flatMap((shape) =>
          shape.kind === 'arrow' ? [shape.points.at(-1)?.join()] : [],
        ),
      ).size;
    };
    expect(
      await countEndpoints('flowchart TD\n  A --> C\n  B --> C\n  C --> D\n'),
    ).toBe(2);
    expect(
      await countEndpoints(
        'flowchart TD\n  A --> C\n  A --> D\n  B --> C\n  B --> D\n',
      ),
    ).toBe(4);
  });
});

describe('the remark plugin', () => {
  function transform(markdown: string): Root {
    const file = new VFile({
      path: `${process.cwd()}/docs/learn/page.mdx`,
      value: `Text\n\n${markdown}\n`,
    });
    const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
    remarkDiagrams()(tree, file);
    return tree;
  }
  const createBlock = (source: string): string =>
    `\`\`\`mermaid\n${source}\n\`\`\``;
  const unrenderedBlock = createBlock(
    'flowchart TD\n  accTitle: Nothing yet\n  accDescr: A leads to B.\n  A --> B',
  );

  test('replaces a Mermaid block with its drawing, without inlining the SVG', () => {
    const [first] = diagrams;
    const node = JSON.stringify(
      transform(createBlock(first?.source ?? '')).children[1],
    );
    expect(node).toContain(
      `@site/${drawingsFolder}/${getDiagramKey(first?.source ?? '')}.svg`,
    );
    expect(node).toContain(readDiagram(first?.source ?? '').title);
    expect(node).not.toContain('<svg');
  });

  test('leaves a block without a drawing for Mermaid to render, and adds its file and line', () => {
    const node = JSON.stringify(transform(unrenderedBlock).children[1]);
    expect(node).toContain('"name":"mermaid"');
    expect(node).toContain('docs/learn/page.mdx:3');
  });

  test('throws an error with the file and line for a block without a title', () => {
    expect(() => transform(createBlock('flowchart TD\n  A --> B'))).toThrow(
      /^docs\/learn\/page\.mdx:3: the diagram has no accTitle/,
    );
  });

  test('replaces an illustration with its SVGs and links', () => {
    const node = JSON.stringify(
      transform('<Illustration name="architecture" />').children[1],
    );
    expect(node).toContain('illustrations/architecture_phone.svg');
    expect(node).toContain('/technology/coordinator');
  });

  test('throws an error that lists the valid names for an unknown illustration', () => {
    expect(() => transform('<Illustration name="architektur" />')).toThrow(
      /^docs\/learn\/page\.mdx:3: There is no illustration "architektur" → use one of architecture, /,
    );
  });
});
