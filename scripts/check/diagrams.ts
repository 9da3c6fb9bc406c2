import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {diagramKey, fileNames, type Sizes} from '../../src/features/diagrams/build/files';
import {parse} from '../../src/features/diagrams/build/parse';
import {drawingsFolder} from '../../src/features/diagrams/options';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import {diagramsOf, type Page} from '../pages';
import type {Finding} from './finding';

/** Mermaid blocks that cannot be drawn or have no drawing. */
export async function diagramFindings(page: Page): Promise<Finding[]> {
  const {sizes} = JSON.parse(readFileSync(path.join(drawingsFolder, 'index.json'), 'utf8')) as {sizes: Readonly<Record<string, Sizes>>};
  const findings: Finding[] = [];
  for (const {line, source} of diagramsOf(page)) {
    const report = (rule: string, message: string, lineInBlock = 0): number => findings.push({file: page.file, line: line + lineInBlock, column: 1, rule: `diagrams:${rule}`, message});
    try {
      readDiagram(source);
    } catch (error) {
      report('description', (error as Error).message);
      continue;
    }
    const key = diagramKey(source);
    if (sizes[key] && existsSync(path.join(drawingsFolder, `${fileNames(key)[0]}.svg`))) {
      continue;
    }
    try {
      await parse(source);
      report('undrawn', 'the diagram has not been drawn → run `npm run diagrams` and commit the drawing');
    } catch (error) {
      const {message} = error as Error;
      report('syntax', message.replaceAll(/\s*\n\s*/g, ' '), Number(/on line (\d+)/.exec(message)?.[1] ?? 0));
    }
  }
  return findings;
}
