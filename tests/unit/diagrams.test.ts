import type {Root} from 'mdast';
import {readdirSync, readFileSync} from 'node:fs';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {diagramsOf, pages} from '../../scripts/pages';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import {drawingsFolder} from '../../src/features/diagrams/options';
import sizes from '../../src/features/diagrams/drawings/sizes.json';
import remarkDiagrams, {diagramKey} from '../../src/features/diagrams/build/remark';

const diagrams = pages().flatMap(diagramsOf);
const drawings = new Map(
  readdirSync(drawingsFolder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.replace('.svg', ''), readFileSync(`${drawingsFolder}/${file}`, 'utf8')]),
);
const stylesheet = readFileSync('src/features/diagrams/browser/drawing.css', 'utf8');
/** A colour that the mode does not change. */
const literalColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(|:\s*(?:black|white|red|grey)\b/i;

describe('every diagram of the pages', () => {
  test.each(diagrams.map((diagram) => [`${diagram.file}:${diagram.line}`, diagram.source]))('%s has a title, a description and a drawing', (_, source) => {
    const {title, description} = readDiagram(source);
    expect(title.length).toBeGreaterThan(5);
    expect(description.join(' ').length).toBeGreaterThan(40);
    expect([...drawings.keys()], 'run `npm run diagrams` and commit src/features/diagrams/drawings').toContain(diagramKey(source));
    expect(Object.keys(sizes)).toContain(diagramKey(source));
  });

  test('no drawing is kept of a diagram that is gone', () => {
    const keys = new Set(diagrams.map(({source}) => diagramKey(source)));
    expect([...drawings.keys(), ...Object.keys(sizes)].filter((key) => !keys.has(key)), 'run `npm run diagrams`').toEqual([]);
  });
});

describe('drawings', () => {
  test('have no id in common, and every reference has its target', () => {
    const owners = new Map<string | undefined, string>();
    for (const [key, svg] of drawings) {
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, key).toBe(ids.length);
      for (const id of ids) {
        expect(owners.get(id), `${id} is in ${key} and`).toBeUndefined();
        owners.set(id, key);
      }
      for (const [, target] of svg.matchAll(/url\(#([^)]*)\)/g)) {
        expect(ids, key).toContain(target);
      }
    }
  });

  test('have their lines and arrow heads: one for each arrow of the source', () => {
    for (const {source, file, line} of diagrams) {
      const svg = drawings.get(diagramKey(source)) ?? '';
      const arrows = source.replace(/accDescr\s*\{[^}]*\}/, '').match(/--+>|-\.+->|==+>|--?>>|->>/g) ?? [];
      expect(svg.match(/marker-(?:end|start)="/g)?.length ?? 0, `${file}:${line}`).toBeGreaterThanOrEqual(arrows.length);
    }
  });

  test('take every colour from the page, so that they follow its mode', () => {
    expect(stylesheet).not.toMatch(literalColour);
    for (const [key, svg] of drawings) {
      expect(svg.replace(/>[^<]*</g, '><').replace(/url\([^)]*\)| id="[^"]*"/g, ''), key).not.toMatch(literalColour);
    }
  });

  test('have nothing in them that runs, loads or styles the page', () => {
    for (const [key, svg] of drawings) {
      expect(svg, key).not.toMatch(/<(?:script|style|image|iframe|a)\b| (?:on\w+|href|src)=|url\((?!#)/i);
      // Read as HTML, an element of a label that closes itself would stay open.
      expect(svg, key).not.toMatch(/<(?:div|span|p|em|strong|code)\b[^>]*\/>/);
    }
  });
});

test('a diagram without a description is refused with what to do', () => {
  expect(() => readDiagram('flowchart TD\n  A --> B')).toThrow(/accTitle and accDescr/);
});

describe('a Mermaid block of a page', () => {
  afterEach(() => vi.unstubAllEnvs());

  function transform(source: string): Root {
    const file = new VFile({path: `${process.cwd()}/docs/learn/page.mdx`, value: `Text\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`});
    const tree = unified().use(remarkParse).parse(file);
    remarkDiagrams()(tree, file);
    return tree;
  }
  const unknown = 'flowchart TD\n  accTitle: Nothing yet\n  accDescr: A leads to B.\n  A --> B';

  test('becomes its drawing, without a copy of the picture', () => {
    const [first] = diagrams;
    const node = JSON.stringify(transform(first?.source ?? '').children[1]);
    expect(node).toContain(`@site/${drawingsFolder}/${diagramKey(first?.source ?? '')}.svg`);
    expect(node).toContain(readDiagram(first?.source ?? '').title);
    expect(node).not.toContain('<svg');
  });

  test('that has not been drawn stops a production build with file, line and command', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => transform(unknown)).toThrow(/^docs\/learn\/page\.mdx:3: .*npm run diagrams/);
  });

  test('that has not been drawn stays in development, where Mermaid draws it', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(transform(unknown).children[1]).toMatchObject({type: 'code', lang: 'mermaid'});
  });
});
