import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {illustrations} from '../../src/features/diagrams/illustrations';
import {getDiagramKey, getFileNames, type Manifest} from '../../src/features/diagrams/manifest';
import {parse} from '../../src/features/diagrams/mermaid/parse';
import {drawingsFolder} from '../../src/features/diagrams/options';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import {diagramsOf, type Page} from '../pages';
import {nearest, type Finding} from './finding';
import type {Site} from './site';

/** Mermaid's message in one line, and the line of the block that it refers to. */
function parseMessage(error: Error): {readonly line: number; readonly reason: string} {
  const [first = '', ...others] = error.message.split('\n').map((line) => line.trim()).filter(Boolean);
  const [, number] = /on line (\d+)/.exec(first) ?? [];
  const expected = others.find((line) => /^Expecting|got '/.test(line));
  const shown = others.filter((line) => line !== expected && !/^-*\^$/.test(line));
  return {line: Number(number ?? 0), reason: [first.replace(/ on line \d+/, '').replace(/:$/, ''), shown.join(' '), expected].filter(Boolean).join(': ')};
}

/** Finds Mermaid blocks that cannot be or have not been drawn, and unknown illustrations. */
export async function diagramFindings(page: Page, site: Site): Promise<Finding[]> {
  const {file} = page;
  const {sizes} = JSON.parse(site.text(path.join(drawingsFolder, 'index.json'))) as Manifest;
  const findings: Finding[] = [];
  for (const {line, source} of diagramsOf(page)) {
    const report = (message: string, offset = 0): number => findings.push({file, line: line + offset, column: 1, message});
    try {
      readDiagram(source);
    } catch (error) {
      report((error as Error).message);
      continue;
    }
    const key = getDiagramKey(source);
    if (sizes[key] && site.exists(path.join(drawingsFolder, `${getFileNames(key)[0]}.svg`))) {
      continue;
    }
    try {
      await parse(source);
      report('the diagram has not been drawn → run `npm run diagrams` and commit the drawing');
    } catch (error) {
      const {line: inBlock, reason} = parseMessage(error as Error);
      report(reason.includes(' → ') ? reason : `Mermaid cannot read the diagram: ${reason} → correct this line`, inBlock);
    }
  }
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    const name = node.name === 'Illustration' ? node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name')?.value : undefined;
    if (typeof name === 'string' && !(name in illustrations)) {
      findings.push({file, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1, message: `there is no illustration "${name}" → ${nearest(name, Object.keys(illustrations))}`});
    }
  });
  return findings;
}
