import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {PACKAGES, SAMPLES_FOLDER, SOURCES, STUBS} from '../install';
import {
  groupByPage,
  joinBlocks,
  createStages,
  type Checker,
  type Problem,
  type Sample,
  type Source,
} from '../sample';
import {generateHardhatTypes} from './solidity';

const WORK_FOLDER = path.join(SAMPLES_FOLDER, '.work', 'samples');

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  types: ['node', 'react', 'react-dom'],
  typeRoots: [path.join(PACKAGES, '@types')],
  // Packages installed without dependencies, and our stubs for packages that are missing from the registry.
  paths: {'*': [path.join(SOURCES, '*'), path.join(STUBS, '*')]},
};

const FRAGMENT_START = 'export async function fragment() {\n';

/** A file on disk for the compiler to check. */
interface WrittenFile {
  readonly source: Source;
  /** Number of wrapper lines before the code. */
  readonly linesBefore: number;
}

function writeSource(
  folder: string,
  name: string,
  source: Source,
): [string, WrittenFile] {
  const file = path.join(folder, name);
  const isWrapped = source.first.isFragment && /\.[jt]sx?$/.test(name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    isWrapped ? `${FRAGMENT_START}${source.code}\n}\n` : `${source.code}\n`,
  );
  return [file, {source, linesBefore: isWrapped ? 1 : 0}];
}

/** Returns a name for a page's folders and project. */
const getPageName = ([source]: readonly Source[]): string =>
  (source?.first.file ?? '').replace(/\.mdx?$/, '').replaceAll(/[^\w-]+/g, '_');

/** Writes each stage of a page's project into its own folder; returns the files to check. */
function writePage(sources: readonly Source[]): Map<string, WrittenFile> {
  const name = getPageName(sources);
  const writtenFiles = createStages(
    sources,
    (index) => `block-${index}.${sources[index]?.first.language}`,
  ).flatMap((stage, index) =>
    [...stage].map(([file, source]) =>
      writeSource(path.join(WORK_FOLDER, `${name}-${index + 1}`), file, source),
    ),
  );
  // Syntax-only blocks are written too, so that other files can import them.
  return new Map(
    writtenFiles.filter(
      ([file, {source}]) =>
        /\.[jt]sx?$/.test(file) && source.first.syntaxOnlyReason === undefined,
    ),
  );
}

/** Returns a problem on the page for one in a file; undefined if the file is not from a page, or only parsed. */
function createProblem(
  {file, line, message}: Problem,
  writtenFiles: ReadonlyMap<string, WrittenFile>,
): Problem | undefined {
  const origin = writtenFiles.get(file);
  return (
    origin && {
      file: origin.source.first.file,
      line: origin.source.getPageLine(line - origin.linesBefore),
      message,
    }
  );
}

/** Matches commands that run a TypeScript file, and commands that make its project use ES modules. */
const runCommandPattern = /\bnpx tsx (?:--\S+ )*(\S+\.ts)\b/g;
const moduleTypePattern =
  /npm pkg set type=module|"type": "module"|hardhat(?:@\S+)? --init/;

/** Without `"type": "module"` in package.json, tsx compiles to CommonJS, which has no top-level `await`. */
function findModuleTypeProblems(
  page: readonly Source[],
  commands: string,
): Problem[] {
  const files = new Set(
    [...commands.matchAll(runCommandPattern)].map(([, name]) => name),
  );
  return moduleTypePattern.test(commands)
    ? []
    : page
        .filter(
          ({first: {title}, code}) =>
            title !== undefined &&
            files.has(title) &&
            /^(?:\w.*\s)?await\s/m.test(code),
        )
        .map(({first: {file, title, line}}) => ({
          file,
          line,
          message: `${title} uses top-level await: run \`npm pkg set type=module\` first`,
        }));
}

/** Matches a problem in the compiler's output. */
const problemPattern = /^([^(]+)\((\d+),\d+\): error (.+)$/;

/** Reads the compiler's output: a line for each problem, with indented lines that explain it. */
const parseOutput = (output: string): Problem[] =>
  output
    .split(/\n(?!\s)/)
    .map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .join(' '),
    )
    .flatMap((text) => {
      const [, file, line, message = ''] = problemPattern.exec(text) ?? [];
      return file === undefined
        ? []
        : [
            {
              file: path.resolve(WORK_FOLDER, file),
              line: Number(line),
              message,
            },
          ];
    });

/** Type-checks files as one project. */
function check(
  name: string,
  writtenFiles: ReadonlyMap<string, WrittenFile>,
  {declarations = [] as readonly string[], paths = {}} = {},
): Problem[] {
  const project = path.join(WORK_FOLDER, `${name}.tsconfig.json`);
  writeFileSync(
    project,
    JSON.stringify({
      compilerOptions: {
        ...compilerOptions,
        paths: {...compilerOptions.paths, ...paths},
      },
      files: [...writtenFiles.keys(), ...declarations],
    }),
  );
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('typescript/bin/tsc'),
      '-p',
      project,
    ],
    {cwd: WORK_FOLDER, encoding: 'utf8', maxBuffer: 100_000_000},
  );
  const errors = parseOutput(stdout);
  if (status !== 0 && errors.length === 0)
    throw new Error(`tsc -p ${project} failed:\n${stdout}${stderr}`);
  const problems = errors.flatMap(
    (error) => createProblem(error, writtenFiles) ?? [],
  );
  // A file that does not change between two stages is reported twice.
  return [
    ...new Map(
      problems.map((problem) => [
        `${problem.file}:${problem.line}:${problem.message}`,
        problem,
      ]),
    ).values(),
  ];
}

const usesHardhat = (sources: readonly Source[]) =>
  sources.some(({code}) => code.includes("from 'hardhat"));

/** Global declarations affect every file of a project, so pages that contain them get their own. */
const needsOwnProject = (sources: readonly Source[]) =>
  usesHardhat(sources) ||
  sources.some(({code}) => /^declare (?:module|global)/m.test(code));

/** Writes the declarations that Hardhat would generate for a page's contracts; returns their files. */
function writeHardhatTypes(name: string, page: readonly Source[]): string[] {
  const contracts = page.filter(({first}) => first.language === 'solidity');
  if (!usesHardhat(page) || contracts.length === 0) return [];
  const file = path.join(WORK_FOLDER, `${name}.d.ts`);
  const sources = Object.fromEntries(
    contracts.map(({first, code}) => [first.title ?? 'contract.sol', code]),
  );
  writeFileSync(file, generateHardhatTypes(sources));
  return [file];
}

/** Checks a page as its own project. */
function checkSeparately(page: readonly Source[]): Problem[] {
  const name = getPageName(page);
  const writtenFiles = writePage(page);
  // In Next.js projects, `@/` is an alias for the nearest folder called src.
  const sourceFolders = new Set(
    [...writtenFiles.keys()].flatMap(
      (file) => /^.*\/src(?=\/)/.exec(file)?.[0] ?? [],
    ),
  );
  return check(name, writtenFiles, {
    declarations: writeHardhatTypes(name, page),
    paths: {'@/*': [...sourceFolders].map((folder) => `${folder}/*`)},
  });
}

function findSyntaxProblems(source: Source): Problem[] {
  const name = `sample.${source.first.language}`;
  const {isFragment} = source.first;
  const text = isFragment ? `${FRAGMENT_START}${source.code}\n}` : source.code;
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.ReactJSX, allowJs: true},
  });
  return diagnostics.map(({code, start = 0, messageText}) => ({
    file: source.first.file,
    line: source.getPageLine(
      text.slice(0, start).split('\n').length - (isFragment ? 1 : 0),
    ),
    message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
}

const LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/**
 * Type-checks TypeScript and JavaScript against the packages of scripts/samples. A page's other titled files, such as JSON, are written
 * next to the code, so that it can import them; `allSamples` contains the pages' samples in all languages.
 */
export function createTypescriptChecker(
  allSamples: readonly Sample[] = [],
): Checker {
  return {
    languages: LANGUAGES,
    check(samples) {
      rmSync(WORK_FOLDER, {recursive: true, force: true});
      mkdirSync(WORK_FOLDER, {recursive: true});
      const sources = joinBlocks(samples);
      const compiledSources = sources.filter(
        ({first}) => first.syntaxOnlyReason === undefined,
      );
      const extraFiles = [
        ...sources.filter(
          ({first}) => first.syntaxOnlyReason !== undefined && first.title,
        ),
        ...joinBlocks(
          allSamples.filter(
            ({title, language}) => title && !LANGUAGES.includes(language),
          ),
        ),
      ];
      const pages = groupByPage(compiledSources).map((page) => [
        ...page,
        ...extraFiles.filter(({first}) => first.file === page[0]?.first.file),
      ]);
      const sharedFiles = new Map(
        pages
          .filter((page) => !needsOwnProject(page))
          .flatMap((page) => [...writePage(page)]),
      );
      return [
        ...sources
          .filter(({first}) => first.syntaxOnlyReason !== undefined)
          .flatMap(findSyntaxProblems),
        // The command may also be in the page's text.
        ...groupByPage(sources).flatMap((page) =>
          findModuleTypeProblems(
            page,
            existsSync(page[0]?.first.file ?? '')
              ? readFileSync(page[0]?.first.file ?? '', 'utf8')
              : '',
          ),
        ),
        ...(sharedFiles.size ? check('shared', sharedFiles) : []),
        ...pages.filter(needsOwnProject).flatMap(checkSeparately),
      ];
    },
  };
}
