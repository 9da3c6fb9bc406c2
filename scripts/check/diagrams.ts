import {existsSync} from 'node:fs';
import {getDrawingFiles} from '../../src/features/diagrams/drawings';
import {nodeClasses} from '../../src/features/diagrams/options';
import {readDiagram} from '../../src/features/diagrams/readDiagram';
import {findDiagrams, type Diagram, type Page} from '../pages';
import {findClosest, findingAt, type Finding} from './finding';
import {parseMermaid} from './mermaid';

/** Mistakes that Mermaid's parser reports without their cause. */
const lookalikes: readonly {
  readonly pattern: RegExp;
  readonly message: string;
}[] = [
  {
    pattern: /(?<=(?:^|[>|\]]|---) {0,9})end(?= {0,9}(?:[[({>]|--|==|$))/,
    message:
      'Mermaid reserves the word "end", so no node can be called that → write another name, as in finish[End]',
  },
  {
    pattern: /(?<![-=.<])->(?!>)/,
    message: 'an arrow of a flowchart has two hyphens → write -->',
  },
];

/** Explains why Mermaid cannot parse a flowchart, with the line and column in the block; undefined if it is not one of the usual mistakes. */
function explain(
  source: string,
):
  | {readonly line: number; readonly column: number; readonly message: string}
  | undefined {
  const lines = source.split('\n');
  if (!/^\s*(?:flowchart|graph)\b/.test(lines[0] ?? '')) return undefined;
  let subgraphs = 0;
  for (const [index, line] of lines.entries()) {
    if (/^\s*subgraph\b/.test(line)) subgraphs += 1;
    const closesSubgraph = /^\s*end\s*$/.test(line) && subgraphs > 0;
    if (closesSubgraph) subgraphs -= 1;
    const isText = closesSubgraph || /^\s*(?:acc(?:Title|Descr)|%%)/.test(line);
    const found = isText
      ? undefined
      : lookalikes.find(({pattern}) => pattern.test(line));
    if (found)
      return {
        line: index + 1,
        column: line.search(found.pattern) + 1,
        message: found.message,
      };
  }
  return undefined;
}

/** Finds the first `:::class` of a node that has no colours. */
function checkClasses({file, line, source}: Diagram): Finding[] {
  const match = [...source.matchAll(/:::([\w-]+)/g)].find(
    ([, name = '']) => !nodeClasses.includes(name),
  );
  if (!match) return [];
  const [, name = ''] = match;
  const finding = findingAt(
    {file, text: source},
    match.index,
    'diagrams:class',
    `mermaid.css does not colour the class "${name}" → use ${findClosest(name, nodeClasses)}`,
  );
  return [{...finding, line: line + finding.line}];
}

/** Mermaid names the line of an error in the block; the first if it names none. */
const joinLines = (message: string): string =>
  message
    .split('\n')
    .map((line) => line.trim())
    .join(' ');

const getErrorLine = (message: string): number =>
  Number(/on line (\d+)/.exec(message)?.[1] ?? 1);

async function checkDiagram(diagram: Diagram): Promise<Finding[]> {
  const {file, line, source} = diagram;
  const report = (
    rule: string,
    message: string,
    lineInBlock = 0,
    column = 1,
  ): Finding[] => [
    {
      file,
      line: line + lineInBlock,
      column,
      rule: `diagrams:${rule}`,
      message,
    },
  ];
  try {
    readDiagram(source);
  } catch (error) {
    return report('description', (error as Error).message);
  }
  const classFindings = checkClasses(diagram);
  if (classFindings.length > 0) return classFindings;
  if (existsSync(getDrawingFiles(source)[0] ?? '')) return [];
  try {
    await parseMermaid(source);
  } catch (error) {
    const explanation = explain(source);
    if (explanation) {
      const {message, line: lineInBlock, column} = explanation;
      return report('syntax', message, lineInBlock, column);
    }
    const {message} = error as Error;
    return report(
      'syntax',
      `Mermaid cannot read the diagram: ${joinLines(message)} → fix this line, or look up the type of diagram on https://mermaid.js.org`,
      getErrorLine(message),
    );
  }
  return report(
    'unrendered',
    'the diagram has not been drawn → run `npm run diagrams` and commit the SVG files',
  );
}

/** Finds Mermaid blocks that are invalid or have not been drawn. */
export async function checkDiagrams(page: Page): Promise<Finding[]> {
  const findings = await Promise.all(findDiagrams(page).map(checkDiagram));
  return findings.flat();
}
