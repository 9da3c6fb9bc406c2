import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {SAMPLES_FOLDER, SOURCES, STUBS} from '../install';
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

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
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
  typeRoots: [path.join(SAMPLES_FOLDER, 'node_modules', '@types')],
};

const FRAGMENT_START = 'export async function fragment() {\n';

/** A file on disk for the compiler to check. */
interface WrittenFile {
  readonly source: Source;
  /** Number of wrapper lines before the code. */
  readonly linesBefore: number;
}

/** Source files parsed once and shared by all programs: libraries and the packages' type declarations. */
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const cache = ts.createModuleResolutionCache(
    SAMPLES_FOLDER,
    (name) => name,
    OPTIONS,
  );
  return {
    ...host,
    getSourceFile(file, version) {
      if (!file.includes('/node_modules/'))
        return host.getSourceFile(file, version);
      if (!parsedFiles.has(file)) {
        parsedFiles.set(file, host.getSourceFile(file, version));
      }
      return parsedFiles.get(file);
    },
    // In Next.js projects, `@/` is an alias for the nearest folder called src.
    resolveModuleNameLiterals: (literals, containingFile, redirect, options) =>
      literals.map(({text}) => {
        const [folder] = /^.*\/src(?=\/)/.exec(containingFile) ?? [];
        const name =
          folder && text.startsWith('@/')
            ? path.join(folder, text.slice(2))
            : text;
        const resolve = (module: string) =>
          ts.resolveModuleName(
            module,
            containingFile,
            options,
            host,
            cache,
            redirect,
          );
        const resolution = resolve(name);
        if (resolution.resolvedModule || name.startsWith('.'))
          return resolution;
        const unpackedModule = resolve(path.join(SOURCES, name));
        // Our stubs declare packages that are missing from the registry.
        return unpackedModule.resolvedModule
          ? unpackedModule
          : resolve(path.join(STUBS, name));
      }),
  };
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

/** Writes each stage of a page's project into its own folder; returns the files to check. */
function writePage(sources: readonly Source[]): Map<string, WrittenFile> {
  const [{first}] = sources as [Source];
  const name = first.file.replace(/\.mdx?$/, '').replaceAll(/[^\w-]+/g, '_');
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

function createProblems(
  diagnostic: ts.Diagnostic,
  writtenFiles: ReadonlyMap<string, WrittenFile>,
): Problem[] {
  const origin = writtenFiles.get(diagnostic.file?.fileName ?? '');
  if (!origin || !diagnostic.file) return [];
  const {line} = diagnostic.file.getLineAndCharacterOfPosition(
    diagnostic.start ?? 0,
  );
  return [
    {
      file: origin.source.first.file,
      line: origin.source.getPageLine(line + 1 - origin.linesBefore),
      message: `TS${diagnostic.code}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
    },
  ];
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

/** Type-checks files in one program. */
function check(
  writtenFiles: ReadonlyMap<string, WrittenFile>,
  declarations: readonly string[] = [],
): Problem[] {
  const program = ts.createProgram(
    [...writtenFiles.keys(), ...declarations],
    OPTIONS,
    createHost(),
  );
  const problems = [...writtenFiles.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].flatMap((item) => createProblems(item, writtenFiles));
  });
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

/** Global declarations affect every file of a program, so pages that contain them get a separate program. */
const needsSeparateProgram = (sources: readonly Source[]) =>
  usesHardhat(sources) ||
  sources.some(({code}) => /^declare (?:module|global)/m.test(code));

/** Checks a page in a separate program, with the declarations that Hardhat would generate for its contracts. */
function checkSeparately(page: readonly Source[]): Problem[] {
  const contracts = page.filter(({first}) => first.language === 'solidity');
  if (!usesHardhat(page) || contracts.length === 0)
    return check(writePage(page));
  const declarations = path.join(
    WORK_FOLDER,
    `hardhat-${path.basename(page[0]?.first.file ?? '', '.mdx')}.d.ts`,
  );
  mkdirSync(WORK_FOLDER, {recursive: true});
  writeFileSync(
    declarations,
    generateHardhatTypes(
      Object.fromEntries(
        contracts.map(({first, code}) => [first.title ?? 'contract.sol', code]),
      ),
    ),
  );
  return check(writePage(page), [declarations]);
}

function findSyntaxProblems(source: Source): Problem[] {
  const name = `sample.${source.first.language}`;
  const text = source.first.isFragment
    ? `${FRAGMENT_START}${source.code}\n}`
    : source.code;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  const writtenFiles = new Map([
    [name, {source, linesBefore: source.first.isFragment ? 1 : 0}],
  ]);
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.ReactJSX, allowJs: true},
  });
  return diagnostics.flatMap((item) =>
    createProblems({...item, file}, writtenFiles),
  );
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
          .filter((page) => !needsSeparateProgram(page))
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
        ...(sharedFiles.size ? check(sharedFiles) : []),
        ...pages.filter(needsSeparateProgram).flatMap(checkSeparately),
      ];
    },
  };
}
