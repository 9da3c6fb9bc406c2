import type {Page} from '../pages';
import {ini, json, toml, yaml} from './checkers/data';
import {jsonRpc} from './checkers/jsonRpc';
import {css, graphql, xml} from './checkers/languages';
import {moduleTypeProblems} from './checkers/moduleType';
import {python} from './checkers/python';
import {shell, windowsShell} from './checkers/shell';
import {solidity} from './checkers/solidity';
import {createTypescriptChecker} from './checkers/typescript';
import {reasonProblems} from './reasons';
import {samplesOf, type Checker, type Problem, type Sample} from './sample';

/** Blocks that hold no code: printed output, and diagrams, which the build checks. */
const NOT_CODE = new Set(['text', 'mermaid']);

const checkers = (all: readonly Sample[]): Checker[] => [
  createTypescriptChecker(all), solidity, json, jsonRpc, toml, yaml, ini, shell, windowsShell, python, graphql, css, xml,
];

export interface Result {
  readonly samples: readonly Sample[];
  readonly problems: readonly Problem[];
}

/** Checks every code block of the pages, and the blocks that the build adds to them. */
export async function checkPages(pages: readonly Page[], generated: readonly Sample[] = []): Promise<Result> {
  const extracted = pages.map(samplesOf);
  const samples = [...extracted.flatMap((page) => page.samples), ...generated].filter(({language}) => !NOT_CODE.has(language));
  const problems = [
    ...extracted.flatMap((page) => page.problems),
    ...reasonProblems(samples),
    ...pages.flatMap((page, index) => moduleTypeProblems(page, extracted[index]?.samples ?? [])),
  ];
  const available = checkers(samples);
  for (const checker of available) {
    problems.push(...(await checker.check(samples.filter(({language}) => checker.languages.includes(language)))));
  }
  const languages = new Set(available.flatMap((checker) => checker.languages));
  for (const {file, line, language, syntaxOnly} of samples) {
    const isExempt = syntaxOnly?.startsWith(`no-checker: ${language}`) ?? false;
    if (languages.has(language) === isExempt) {
      problems.push({file, line, message: isExempt ? `blocks of ${language} are checked: remove the reason` : `no checker for the language "${language}"`});
    }
  }
  return {samples, problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)};
}
