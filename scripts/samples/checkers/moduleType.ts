import ts from 'typescript';
import {visit} from 'unist-util-visit';
import type {Page} from '../../pages';
import {sourcesOf, type Problem, type Sample} from '../sample';

/** A command that runs a TypeScript file; `.mts` is a module whatever the project says. */
const RUN = /\bnpx tsx (?:--\S+ )*(\S+\.tsx?)\b/g;

/** What makes a project one of ES modules: its command, its manifest, or the project that Hardhat 3 creates. */
const MODULES = /npm pkg set type=module|"type": "module"|hardhat(@\S+)? --init/;

/** Whether a file waits outside of any function, which only an ES module may do. */
function waitsAtTopLevel(code: string): boolean {
  const waits = (node: ts.Node): boolean =>
    !ts.isFunctionLike(node) &&
    (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined) || (ts.forEachChild(node, waits) ?? false));
  // Without an import or export, `await` would be read as the name of a variable.
  return waits(ts.createSourceFile('sample.tsx', `${code}\nexport {};`, ts.ScriptTarget.ES2023));
}

/**
 * Files of a page that tsx would refuse to run: without `"type": "module"` in package.json it makes CommonJS of them, which
 * has no `await` at the top level.
 */
export function moduleTypeProblems({file, text, tree}: Page, samples: readonly Sample[]): Problem[] {
  if (MODULES.test(text)) {
    return [];
  }
  const run = new Set<string>();
  visit(tree, (node) => {
    const commands = node.type === 'code' || node.type === 'inlineCode' ? node.value : '';
    for (const [, name = ''] of commands.matchAll(RUN)) {
      run.add(name);
    }
  });
  return sourcesOf(samples)
    .filter(({first: {title}, code}) => title !== undefined && run.has(title) && waitsAtTopLevel(code))
    .map(({first: {title, line}}) => ({
      file,
      line,
      message: `${title} awaits at the top level: the page has to say \`npm pkg set type=module\` before it runs the file`,
    }));
}
