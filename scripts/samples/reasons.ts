import manifest from './package.json' with {type: 'json'};
import type {Problem, Sample} from './sample';

/** Packages below this size, with all that they bring, are installed, and their samples are checked in full. */
const LARGE_MEGABYTES = 60;

interface Kind {
  /** What the writer puts; groups: the package, and a number. */
  readonly pattern: RegExp;
  readonly example: string;
  /** Why it does not hold, or undefined. */
  readonly problem: (packageName: string, number: number) => string | undefined;
}

const installed: Readonly<Record<string, string>> = {...manifest.dependencies, ...manifest.sources};

/** The only reasons for which a block may be parsed and not compiled. A remark may follow after a semicolon. */
const KINDS: readonly Kind[] = [
  {
    pattern: /^too-large: (\S+) ([\d,]+) MB$/,
    example: 'too-large: PACKAGE 100 MB',
    problem: (name, megabytes) =>
      installed[name]
        ? `${name} is installed in scripts/samples`
        : megabytes < LARGE_MEGABYTES
          ? `${megabytes} MB are not too large: install ${name} in scripts/samples`
          : undefined,
  },
  {
    // A parser of its own for one block is not worth its package.
    pattern: /^no-checker: (\S+)$/,
    example: 'no-checker: LANGUAGE',
    problem: () => undefined,
  },
  {
    pattern: /^gone: (\S+)$/,
    example: 'gone: PACKAGE',
    problem: (name) => (installed[name] ? `${name} is installed in scripts/samples` : undefined),
  },
  {
    pattern: /^older-major: (\S+) (\d+)$/,
    example: 'older-major: PACKAGE 2',
    problem: (name, major) =>
      Number(installed[name]?.split('.')[0]) > major ? undefined : `scripts/samples has no newer major version of ${name} than ${major}`,
  },
];

/** What is wrong with the reason of a block that is parsed only. */
function problemOf(reason: string, page: string): string | undefined {
  const [statement = ''] = reason.split(';');
  for (const {pattern, problem} of KINDS) {
    const [, name = '', number = ''] = pattern.exec(statement) ?? [];
    if (!name) continue;
    return page.includes(name) ? problem(name, Number(number.replaceAll(',', ''))) : `no block of this page names ${name}`;
  }
  return `the reason has to be one of ${KINDS.map(({example}) => `"${example}"`).join(', ')}`;
}

/** Problems of the reasons for which blocks are parsed only. */
export function reasonProblems(samples: readonly Sample[]): Problem[] {
  return samples.flatMap(({file, line, syntaxOnly}) => {
    const page = samples.filter((sample) => sample.file === file).map(({language, code}) => `${language}\n${code}`).join('\n');
    const message = syntaxOnly === undefined ? undefined : problemOf(syntaxOnly, page);
    return message ? [{file, line: line - 1, message}] : [];
  });
}
