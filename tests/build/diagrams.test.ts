import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {DrawingBrowser} from '../../scripts/diagrams/browser.mjs';
import {installDiagramPackages} from '../../scripts/diagrams/install.mjs';
import {findDiagrams, parsePages} from '../../scripts/pages';
import {getDrawingFiles} from '../../src/features/diagrams/drawings';

const blocks = parsePages('docs/technology').flatMap(findDiagrams);
let browser: DrawingBrowser;

beforeAll(async () => {
  installDiagramPackages();
  const {openDrawingBrowser} =
    await import('../../scripts/diagrams/browser.mjs');
  browser = await openDrawingBrowser();
});
afterAll(async () => browser.close());

/** Returns the elements, classes and texts of a drawing. Coordinates may differ by the machine's text rendering. */
const getStructure = (svg: string): string[] =>
  [...svg.matchAll(/<(\w+)(?:[^>]* class="([^"]*)")?[^>]*>([^<]*)/g)].map(
    ([, tag, classes = '', text = '']) => [tag, classes, text].join('|'),
  );

test.each(['flowchart', 'sequenceDiagram', 'stateDiagram-v2'])(
  'a %s is drawn again as it was committed',
  async (type) => {
    const source =
      blocks.find((block) => block.source.startsWith(type))?.source ?? '';
    const drawings = await browser.draw(source);
    expect(drawings.length).toBeGreaterThan(0);
    for (const [index, file] of getDrawingFiles(source).entries()) {
      if (drawings[index] !== undefined) {
        expect(getStructure(drawings[index])).toEqual(
          getStructure(readFileSync(file, 'utf8')),
        );
      }
    }
  },
);

test.each([
  ['classDiagram', 'classDiagram\n  Animal <|-- Duck\n  Duck : +swim()'],
  ['erDiagram', 'erDiagram\n  CHAIN ||--o{ BLOCK : has'],
  ['pie', 'pie\n  "Soft" : 60\n  "Hard" : 40'],
  ['timeline', 'timeline\n  2023 : Alpha\n  2024 : Beta'],
  ['mindmap', 'mindmap\n  root\n    One\n    Two'],
])('a %s is drawn without styles and ids of its own', async (_, source) => {
  const [svg = ''] = await browser.draw(source);
  expect(svg).toMatch(/<text/);
  expect(svg).not.toMatch(/<style| (?:id|style)=|url\(/);
});

describe('rejects', () => {
  test('a syntax error, with Mermaid’s message', async () => {
    await expect(browser.draw('flowchart TD\n  A -->|x B')).rejects.toThrow(
      /Parse error on line \d+:[^]*Expecting/,
    );
  });

  test('a diagram that does not fit, and says what to do', async () => {
    const chain = Array.from({length: 12}, (_, index) => `A${index}`);
    await expect(
      browser.draw(`flowchart LR\n  ${chain.join(' --> ')}`),
    ).rejects.toThrow(
      /the wide drawing has \d+ × \d+ px.*→ shorten the labels/,
    );
  });

  test('a label with a word that is too long for its box', async () => {
    await expect(
      browser.draw(
        'sequenceDiagram\n  participant A as AnExtraordinarilyLongContractName\n  A->>A: x',
      ),
    ).rejects.toThrow('breaks the word "AnExtra');
  });
});
