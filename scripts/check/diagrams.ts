import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {diagramKey, fileNames, type Sizes} from '../../src/features/diagrams/build/files';
import {parse} from '../../src/features/diagrams/build/parse';
import {flagships} from '../../src/features/diagrams/flagship';
import {drawingsFolder} from '../../src/features/diagrams/options';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import {diagramsOf, type Page} from '../pages';
import {nearest, type Finding} from './finding';
import type {Site} from './site';

/** What Mermaid says of a source, in one line, and the line of the block that it names. */
function reasonOf(error: Error): {readonly line: number; readonly reason: string} {
  const [first = '', ...others] = error.message.split('\n').map((line) => line.trim()).filter(Boolean);
  const [, number] = /on line (\d+)/.exec(first) ?? [];
  const expected = others.find((line) => /^Expecting|got '/.test(line));
  const shown = others.filter((line) => line !== expected && !/^-*\^$/.test(line));
  return {line: Number(number ?? 0), reason: [first.replace(/ on line \d+/, '').replace(/:$/, ''), shown.join(' '), expected].filter(Boolean).join(': ')};
}

/** Mermaid blocks that cannot be drawn or have not been, and drawings that are not there. */
export async function diagramFindings(page: Page, site: Site): Promise<Finding[]> {
  const {file} = page;
  const {sizes} = JSON.parse(site.text(path.join(drawingsFolder, 'index.json'))) as {sizes: Readonly<Record<string, Sizes>>};
  const findings: Finding[] = [];
  for (const {line, source} of diagramsOf(page)) {
    const report = (message: string, offset = 0): number => findings.push({file, line: line + offset, column: 1, message});
    try {
      readDiagram(source);
    } catch (error) {
      report((error as Error).message);
      continue;
    }
    const key = diagramKey(source);
    if (sizes[key] && site.exists(path.join(drawingsFolder, `${fileNames(key)[0]}.svg`))) {
      continue;
    }
    try {
      await parse(source);
      report('the diagram has not been drawn → run `npm run diagrams` and commit the drawing');
    } catch (error) {
      const {line: inBlock, reason} = reasonOf(error as Error);
      report(reason.includes(' → ') ? reason : `Mermaid cannot read the diagram: ${reason} → correct this line`, inBlock);
    }
  }
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    const name = node.name === 'Flagship' ? node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'name')?.value : undefined;
    if (typeof name === 'string' && !flagships.some((each) => each.name === name)) {
      findings.push({file, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1, message: `there is no drawing "${name}" → ${nearest(name, flagships.map((each) => each.name))}`});
    }
  });
  return findings;
}
