import type {Code} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {findClosest} from '../../src/lib/closestMatch';
import {groupBy} from '../../src/lib/collections';
import manifest from './package.json' with {type: 'json'};
import type {Page} from '../pages';

/** A fenced code block on a page. */
export interface Sample {
  /** Path of the page from the repository root. */
  readonly file: string;
  /** Line number of the block's first line of code on the page. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** Path of the file in the page's project. */
  readonly title?: string;
  /** Whether the block continues the previous block in the same language. */
  readonly isContinuation: boolean;
  /** Whether the block is part of a file, to be checked inside a wrapper. */
  readonly isFragment: boolean;
  /** Why the block is only parsed, not compiled. */
  readonly syntaxOnlyReason?: string;
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Checks the samples in certain languages. Reports invalid samples instead of throwing errors. */
export interface Checker {
  readonly languages: readonly string[];
  check(samples: readonly Sample[]): Problem[] | Promise<Problem[]>;
}

const META_OPTION = /([\w-]+)(?:="([^"]*)")?/g;
const KNOWN_OPTIONS = new Set([
  'title',
  'file',
  'continues',
  'fragment',
  'syntax-only',
  'reason',
  'npm2yarn',
  'showLineNumbers',
]);

/** Parses the metastring of a fence: `title="a.ts" fragment` becomes a map from option to value. */
function parseMeta(meta: string): Map<string, string> {
  // Ignores Docusaurus line ranges, such as {1,3-5}.
  return new Map(
    [...meta.replace(/\{[\d,\s-]*\}/g, '').matchAll(META_OPTION)].map(
      ([, option = '', value = '']) => [option, value],
    ),
  );
}

/** Finds a page's code blocks, and problems with their metadata. */
export function findSamples({file, tree}: Page): {
  samples: Sample[];
  problems: Problem[];
} {
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', (node: Code) => {
    const line = (node.position?.start.line ?? 0) + 1;
    const report = (message: string) =>
      problems.push({file, line: line - 1, message});
    if (!node.lang) {
      report(
        'the block has no language → write it after the fence, as in ```ts',
      );
      return;
    }
    const meta = parseMeta(node.meta ?? '');
    const [, unquotedOption, unquotedValue] =
      /(?<![\w-])([\w-]+)=([^"{\s]\S*)/.exec(node.meta ?? '') ?? [];
    if (unquotedOption !== undefined) {
      report(
        `the value of ${unquotedOption} has no quotes → write ${unquotedOption}="${unquotedValue}"`,
      );
      return;
    }
    for (const option of meta.keys()) {
      if (!KNOWN_OPTIONS.has(option)) {
        report(
          `unknown metastring option "${option}" → use ${findClosest(option, KNOWN_OPTIONS)}, or remove it`,
        );
      }
    }
    if (meta.has('syntax-only') !== Boolean(meta.get('reason'))) {
      report(
        '`syntax-only` and `reason="…"` must be used together → add the other',
      );
    }
    // The download itself is checked in tests/unit/nodeFiles.test.ts.
    if (meta.has('file')) return;
    const title = meta.get('title');
    if (
      title !== undefined &&
      (path.isAbsolute(title) || path.normalize(title).startsWith('..'))
    ) {
      report(
        `title="${title}" points outside the page's project → write a path in the project, as in src/index.ts`,
      );
      return;
    }
    samples.push({
      file,
      line,
      language: node.lang,
      code: node.value,
      ...(title && {title}),
      isContinuation: meta.has('continues'),
      isFragment: meta.has('fragment'),
      ...(meta.has('syntax-only') && {
        syntaxOnlyReason: meta.get('reason') || 'no reason given',
      }),
    });
  });
  return {samples, problems};
}

/** Valid reasons for parsing without compiling; a comment may follow after a semicolon. */
const reasonPattern =
  /^(?:too-large: (?<large>\S+) [\d,]+ MB|gone: (?<missing>\S+)|older-major: \S+ \d+)(?:;|$)/;
const installedPackages = new Set([
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.sources),
]);

/** Finds malformed reasons, and reasons that the installed packages contradict. */
export function findReasonProblems(samples: readonly Sample[]): Problem[] {
  return samples.flatMap(({file, line, syntaxOnlyReason}) => {
    const {groups} =
      (syntaxOnlyReason === undefined
        ? undefined
        : reasonPattern.exec(syntaxOnlyReason)) ?? {};
    const name = groups?.large ?? groups?.missing ?? '';
    const message = installedPackages.has(name)
      ? `${name} is installed in scripts/samples: compile the block`
      : 'the reason must be "too-large: PACKAGE 100 MB", "gone: PACKAGE" or "older-major: PACKAGE 2"';
    return syntaxOnlyReason === undefined ||
      (groups && !installedPackages.has(name))
      ? []
      : [{file, line: line - 1, message}];
  });
}

/** A block joined with its continuation blocks. */
export interface Source {
  readonly first: Sample;
  readonly code: string;
  /** Converts a line of the source to a line on the page; both are 1-based. */
  getPageLine(line: number): number;
}

/** Joins blocks with their continuation blocks. */
export function joinBlocks(samples: readonly Sample[]): Source[] {
  const groups: [Sample, ...Sample[]][] = [];
  for (const sample of samples) {
    const previousGroup = groups.findLast(
      ([first]) =>
        first.file === sample.file && first.language === sample.language,
    );
    if (sample.isContinuation && previousGroup) {
      previousGroup.push(sample);
    } else {
      groups.push([sample]);
    }
  }
  return groups.map((group) => {
    const lines = group.flatMap(({code, line}) =>
      code.split('\n').map((_, index) => line + index),
    );
    return {
      first: group[0],
      code: group.map(({code}) => code).join('\n'),
      getPageLine: (line) =>
        lines[Math.min(Math.max(line, 1), lines.length) - 1] ?? group[0].line,
    };
  });
}

/** Groups sources by page. */
export function groupByPage(sources: readonly Source[]): Source[][] {
  return [...groupBy(sources, ({first}) => first.file).values()];
}

/** Returns the files of a page's project in each stage. A repeated title replaces the file in the next stage. Untitled blocks are named by index. */
export function createStages(
  sources: readonly Source[],
  getName: (index: number) => string,
): Map<string, Source>[] {
  const versions = groupBy(
    sources,
    ({first}, index) => first.title ?? getName(index),
  );
  const count = Math.max(
    0,
    ...[...versions.values()].map(({length}) => length),
  );
  return Array.from(
    {length: count},
    (_, stage) =>
      new Map(
        [...versions].map(([name, list]) => [
          name,
          list[Math.min(stage, list.length - 1)] as Source,
        ]),
      ),
  );
}

/** Runs a function that throws on invalid input, and converts its error to a problem with the source. */
export function findParseProblems(
  source: Source,
  parse: () => void,
  getLine: (error: Error) => number | undefined = () => undefined,
): Problem[] {
  try {
    parse();
    return [];
  } catch (error) {
    const [message = 'does not parse'] = (error as Error).message.split('\n');
    return [
      {
        file: source.first.file,
        line: source.getPageLine(getLine(error as Error) ?? 1),
        message,
      },
    ];
  }
}
