import {spawnSync} from 'node:child_process';
import {parse as parseToml, TomlError} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import {
  findParseProblems,
  joinBlocks,
  type Checker,
  type Problem,
  type Source,
} from '../sample';

/** V8 reports the position of a JSON error only in the message. */
function getJsonErrorLine({message}: Error, code: string): number | undefined {
  const [, line] = /\(line (\d+) column/.exec(message) ?? [];
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (line) return Number(line);
  return position
    ? code.slice(0, Number(position)).split('\n').length
    : undefined;
}

const createChecker = (
  language: string,
  check: (source: Source) => Problem[],
): Checker => ({
  languages: [language],
  check: (samples) => joinBlocks(samples).flatMap(check),
});

export const json = createChecker('json', (source) => {
  const text = source.first.isFragment
    ? `{${source.code.replace(/,\s*$/, '')}}`
    : source.code;
  return findParseProblems(
    source,
    () => void JSON.parse(text),
    (error) => getJsonErrorLine(error, source.code),
  );
});

export const toml = createChecker('toml', (source) =>
  findParseProblems(
    source,
    () => parseToml(source.code),
    (error) => (error instanceof TomlError ? error.line : undefined),
  ),
);

export const yaml = createChecker('yaml', (source) =>
  parseAllDocuments(source.code).flatMap((document) =>
    [...document.errors, ...document.warnings].map(({message, linePos}) => ({
      file: source.first.file,
      line: source.getPageLine(linePos?.[0].line ?? 1),
      message: message.split('\n')[0] ?? message,
    })),
  ),
);

/** Whether the system has Python, which only its own blocks need. */
export const hasPython =
  spawnSync('python3', ['--version']).error === undefined;

/** Compiles each source in a JSON list from standard input, without running it. */
const COMPILE_SCRIPT = `
import ast, json, sys
errors = []
for index, code in enumerate(json.load(sys.stdin)):
    try:
        compile(code, "sample", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except SyntaxError as error:
        errors.append({"index": index, "line": error.lineno or 1, "message": error.msg})
json.dump(errors, sys.stdout)
`;

export const python: Checker = {
  languages: ['python'],
  check(samples) {
    const sources = joinBlocks(samples);
    if (sources.length === 0 || !hasPython) return [];
    const {stdout, status, stderr} = spawnSync(
      'python3',
      ['-c', COMPILE_SCRIPT],
      {
        input: JSON.stringify(sources.map(({code}) => code)),
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`python3 failed: ${stderr}`);
    return (
      JSON.parse(stdout) as {index: number; line: number; message: string}[]
    ).flatMap(({index, line, message}): Problem[] => {
      const source = sources[index];
      return source
        ? [{file: source.first.file, line: source.getPageLine(line), message}]
        : [];
    });
  },
};
