import {describe, expect, test} from 'vitest';
import {diagramsOf, pages} from '../../scripts/pages';
import sizes from '../../src/data/diagramSizes.json';
import {diagramKey} from '../../src/remark/diagramSize';
import {readDiagram} from '../../src/theme/Mermaid/readDiagram';

const diagrams = pages().flatMap(diagramsOf);

describe('every diagram of the pages', () => {
  test.each(diagrams.map((diagram) => [`${diagram.file}:${diagram.line}`, diagram.source]))('%s has a title, a description and a measured size', (_, source) => {
    const {title, description} = readDiagram(source);
    expect(title.length).toBeGreaterThan(5);
    expect(description.join(' ').length).toBeGreaterThan(40);
    expect(Object.keys(sizes), 'run `npm run diagrams` and commit src/data/diagramSizes.json').toContain(diagramKey(source));
  });

  test('no size is kept for a diagram that is gone', () => {
    const keys = new Set(diagrams.map(({source}) => diagramKey(source)));
    expect(Object.keys(sizes).filter((key) => !keys.has(key)), 'run `npm run diagrams`').toEqual([]);
  });
});

test('a diagram without a description is refused with what to do', () => {
  expect(() => readDiagram('flowchart TD\n  A --> B')).toThrow(/accTitle and accDescr/);
});
