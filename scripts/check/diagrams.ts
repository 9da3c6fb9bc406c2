import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {
  getDiagramKey,
  getFileNames,
  type Manifest,
} from '../../src/features/diagrams/manifest';
import {parse} from '../../src/features/diagrams/mermaid/parse';
import {drawingsFolder} from '../../src/features/diagrams/options';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import {findDiagrams, type Page} from '../pages';
import type {Finding} from './finding';

/** Finds Mermaid blocks that are invalid or have not been rendered. */
export async function checkDiagrams(page: Page): Promise<Finding[]> {
  const {sizes} = JSON.parse(
    readFileSync(path.join(drawingsFolder, 'index.json'), 'utf8'),
  ) as Manifest;
  const findings: Finding[] = [];
  for (const {line, source} of findDiagrams(page)) {
    const report = (rule: string, message: string, lineInBlock = 0): number =>
      findings.push({
        file: page.file,
        line: line + lineInBlock,
        column: 1,
        rule: `diagrams:${rule}`,
        message,
      });
    try {
      readDiagram(source);
    } catch (error) {
      report('description', (error as Error).message);
      continue;
    }
    const key = getDiagramKey(source);
    if (
      sizes[key] &&
      existsSync(path.join(drawingsFolder, `${getFileNames(key)[0]}.svg`))
    )
      continue;
    try {
      await parse(source);
      report(
        'unrendered',
        'the diagram has not been rendered → run `npm run diagrams` and commit the SVG files',
      );
    } catch (error) {
      const {message} = error as Error;
      report(
        'syntax',
        message.replaceAll(/\s*\n\s*/g, ' '),
        Number(/on line (\d+)/.exec(message)?.[1] ?? 0),
      );
    }
  }
  return findings;
}
