import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readdirSync, readFileSync} from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {findDiagrams} from '../../scripts/pages';
import {
  getDrawingFiles,
  getIllustrationFiles,
  readDrawings,
} from '../../src/features/diagrams/drawings';
import {illustrations} from '../../src/features/diagrams/illustrations';
import {drawingsFolder} from '../../src/features/diagrams/options';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import remarkDiagrams from '../../src/features/diagrams/remark';
import {createSequenceSteps} from '../../src/features/diagrams/sequenceSteps';
import {limits} from '../../src/features/diagrams/settings';
import {sitePages} from './sitePages';

const diagrams = sitePages.flatMap(findDiagrams);
const blockDrawings = diagrams.map(({file, line, source}) => ({
  place: `${file}:${line}`,
  source,
  drawings: readDrawings(getDrawingFiles(source)),
}));
const illustrationDrawings = Object.keys(illustrations).map(
  (name) => [name, readDrawings(getIllustrationFiles(name))] as const,
);

describe('the drawings of Mermaid blocks', () => {
  test('are current: each block has one that was made of it with the current settings', () => {
    expect(diagrams.length).toBeGreaterThan(30);
    expect(
      blockDrawings.flatMap(({place, drawings}) =>
        drawings.length === 0 ? [place] : [],
      ),
      'run `npm run diagrams` and commit src/features/diagrams/drawings',
    ).toEqual([]);
  });

  test('belong to a block', () => {
    const used = new Set(
      diagrams.flatMap(({source}) => getDrawingFiles(source)),
    );
    expect(
      readdirSync(drawingsFolder).filter(
        (name) => !used.has(`${drawingsFolder}/${name}`),
      ),
      'run `npm run diagrams`',
    ).toEqual([]);
  });

  test('fit in a 1440 px window and on a 390 px phone screen', () => {
    for (const {place, drawings} of blockDrawings) {
      for (const [index, {width, height}] of drawings.entries()) {
        const limit = index === 0 ? limits.wide : limits.narrow;
        expect(width, place).toBeLessThanOrEqual(limit.width);
        expect(height, place).toBeLessThanOrEqual(limit.height);
      }
    }
  });

  test('have one for phones where the wide one of a chart does not fit', () => {
    expect(
      blockDrawings.flatMap(({place, source, drawings: [wide, narrow]}) => {
        const fits = (wide?.width ?? 0) <= limits.narrow.width;
        const isChart = /^(?:flowchart|stateDiagram)/.test(source);
        return Boolean(narrow) === (isChart && !fits) ? [] : [place];
      }),
    ).toEqual([]);
  });
});

describe('all drawings', () => {
  const drawings = [
    ...blockDrawings.map(({place, drawings: files}) => [place, files] as const),
    ...illustrationDrawings,
  ];

  test('contain no scripts, external resources, page styles, ids or hard-coded colours', () => {
    for (const {file} of drawings.flatMap(([, files]) => files)) {
      const svg = readFileSync(file, 'utf8');
      expect(svg, file).not.toMatch(
        /<(?:script|style|image|iframe|foreignObject)\b| (?:on\w+|id|src|style)=|url\(/i,
      );
      expect(svg, file).not.toMatch(/ (?:fill|stroke)="(?!none")/);
      expect(svg.match(/ href="(?!\/)/g), file).toBeNull();
    }
  });
});

describe.each(illustrationDrawings)(
  'the illustration %s',
  (name, [wide, narrow]) => {
    test('has a wide and a narrow version, which adds no links', () => {
      expect(wide?.width).toBe(784);
      expect(narrow?.width).toBe(332);
      expect(wide?.links).toEqual(
        expect.arrayContaining([...(narrow?.links ?? [])]),
      );
      expect(narrow?.links.length).toBeGreaterThan(0);
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

describe('the steps of a sequence', () => {
  const getSteps = (source: string): string[] | undefined =>
    createSequenceSteps(source)?.children.map((item) => toString(item));

  test('name who acts on whom, with the names of participants', () => {
    expect(
      getSteps(
        [
          'sequenceDiagram',
          '  accTitle: Order',
          '  accDescr {',
          '    A->>B: not a step',
          '  }',
          '  participant You',
          '  participant R as LineaRollup',
          '  properties R: {"class": "l1"}',
          '  You->>R: submit(a, b: c)',
          '  R->>R: check',
          '  R-->>You: event<br/>Done',
          '  Note over R: final',
          '  Note over You,R: two hours later',
        ].join('\n'),
      ),
    ).toEqual([
      'You → LineaRollup: submit(a, b: c)',
      'LineaRollup: check',
      'LineaRollup → You: event Done',
      'LineaRollup: final',
      'two hours later',
    ]);
  });

  test('of a block are a list of their own, under its condition', () => {
    const steps = createSequenceSteps(
      [
        'sequenceDiagram',
        '  alt paid',
        '    A->>B: one',
        '  else',
        '    rect rgb(0, 0, 0)',
        '    A->>B: two',
        '    end',
        '    B->>A: three',
        '  end',
        '  A-xB: four',
      ].join('\n'),
    );
    expect(
      steps?.children.map(({children: [text, list]}) => [
        text && toString(text),
        list?.type,
        list && toString(list),
      ]),
    ).toEqual([
      ['If paid:', 'list', 'A → B: one'],
      ['Otherwise:', 'list', 'A → B: twoB → A: three'],
      ['A → B: four', undefined, undefined],
    ]);
  });

  test('are found in every sequence of the site, and in no other diagram', () => {
    for (const {file, line, source} of diagrams) {
      const arrows = source.match(/^\s*\w+\s*--?>>/gm)?.length ?? 0;
      const steps = createSequenceSteps(source);
      expect(Boolean(steps), `${file}:${line}`).toBe(arrows > 0);
      expect(
        JSON.stringify(steps ?? '').match(/"strong"/g)?.length ?? 0,
        `${file}:${line}`,
      ).toBeGreaterThanOrEqual(arrows);
    }
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
  const newBlock = createBlock(
    'flowchart TD\n  accTitle: Nothing yet\n  accDescr: A leads to B.\n  A --> B',
  );
  const findSource = (type: string): string =>
    diagrams.find(({source}) => source.startsWith(type))?.source ?? '';

  test('replaces a Mermaid block with its drawing, without inlining the SVG', () => {
    const source = findSource('flowchart');
    const node = JSON.stringify(transform(createBlock(source)).children[1]);
    expect(node).toContain(`@site/${getDrawingFiles(source)[0]}`);
    expect(node).toContain(readDiagram(source).title);
    expect(node).not.toContain('<svg');
    expect(node).not.toContain('"list"');
  });

  test('adds the steps of a sequence, and lets its drawing be enlarged', () => {
    const node = JSON.stringify(
      transform(createBlock(findSource('sequenceDiagram'))).children[1],
    );
    expect(node).toContain('"list"');
    expect(node).toContain('canEnlarge');
  });

  test('leaves a block without a drawing for Mermaid, and adds its file and line', () => {
    const node = JSON.stringify(transform(newBlock).children[1]);
    expect(node).toContain('"name":"mermaid"');
    expect(node).toContain('docs/learn/page.mdx:3');
  });

  test.each([
    ['accTitle', 'flowchart TD\n  A --> B'],
    ['accDescr', 'pie\n  accTitle: Shares\n  "A": 1'],
  ])(
    'throws an error with the file and line for a block without %s, whatever its type',
    (missing, source) => {
      expect(() => transform(createBlock(source))).toThrow(
        `docs/learn/page.mdx:3: the diagram has no ${missing} → add it`,
      );
    },
  );

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
