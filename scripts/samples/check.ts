import type {Page} from '../pages';
import {json, python, toml, yaml} from './checkers/parsers';
import {jsonRpc} from './checkers/jsonRpc';
import {shell} from './checkers/shell';
import {solidity} from './checkers/solidity';
import {createTypescriptChecker} from './checkers/typescript';
import {
  findReasonProblems,
  findSamples,
  type Problem,
  type Sample,
} from './sample';

/** Languages without a checker: program output, diagrams (checked by `npm run check`), and rarely used languages. */
const uncheckedLanguages = new Set([
  'text',
  'mermaid',
  'batch',
  'powershell',
  'css',
  'graphql',
  'ini',
  'java',
  'sql',
  'xml',
]);

export interface Result {
  readonly samples: readonly Sample[];
  readonly problems: readonly Problem[];
}

/** Checks every code block on the pages, and the blocks that the build adds. */
export async function checkPages(
  pages: readonly Page[],
  generatedSamples: readonly Sample[] = [],
): Promise<Result> {
  const pageSamples = pages.map(findSamples);
  const samples = [
    ...pageSamples.flatMap((page) => page.samples),
    ...generatedSamples,
  ].filter(({language}) => !uncheckedLanguages.has(language));
  const checkers = [
    createTypescriptChecker(samples),
    solidity,
    json,
    jsonRpc,
    toml,
    yaml,
    shell,
    python,
  ];
  const languages = new Set(checkers.flatMap((checker) => checker.languages));
  const problems = [
    ...pageSamples.flatMap((page) => page.problems),
    ...findReasonProblems(samples),
    ...samples
      .filter(({language}) => !languages.has(language))
      .map(({file, line, language}) => ({
        file,
        line,
        message: `there is no checker for the language "${language}" → fix the language, or add it to scripts/samples/check.ts`,
      })),
  ];
  for (const checker of checkers) {
    problems.push(
      ...(await checker.check(
        samples.filter(({language}) => checker.languages.includes(language)),
      )),
    );
  }
  return {
    samples,
    problems: problems.sort(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
    ),
  };
}
