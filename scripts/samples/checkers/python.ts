import {spawnSync} from 'node:child_process';
import {sourcesOf, type Checker, type Problem} from '../sample';

/** Compiles each source of a JSON list from standard input, without running it. */
const COMPILE = `
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
    const sources = sourcesOf(samples);
    if (sources.length === 0) {
      return [];
    }
    const {stdout, status, stderr} = spawnSync('python3', ['-c', COMPILE], {
      input: JSON.stringify(sources.map(({code}) => code)),
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`python3 failed: ${stderr}`);
    }
    return (JSON.parse(stdout) as {index: number; line: number; message: string}[]).flatMap(({index, line, message}): Problem[] => {
      const source = sources[index];
      return source ? [{file: source.first.file, line: source.lineOnPage(line), message}] : [];
    });
  },
};
