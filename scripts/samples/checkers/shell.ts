import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {joinBlocks, type Checker, type Problem, type Source} from '../sample';
import {findRequestProblems} from './jsonRpc';

/** Whether the system has ShellCheck. The npm package downloads a binary from a host that may be unreachable from build machines. */
export const hasShellCheck =
  spawnSync('shellcheck', ['--version']).error === undefined;

/** SC2164 requires `cd … || exit`, which is unnecessary in commands that readers type one by one. */
const EXCLUDED_RULES = 'SC2164';

interface ShellCheckComment {
  file: string;
  line: number;
  code: number;
  message: string;
}

function findSyntaxProblems(source: Source): Problem[] {
  const {stderr} = spawnSync('bash', ['-n'], {
    input: `${source.code}\n`,
    encoding: 'utf8',
  });
  const [, line = '1', message] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return message
    ? [
        {
          file: source.first.file,
          line: source.getPageLine(Number(line)),
          message: `bash -n: ${message}`,
        },
      ]
    : [];
}

function runShellCheck(sources: readonly Source[]): Problem[] {
  if (!hasShellCheck || sources.length === 0) return [];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const files = new Map(
    sources.map((source, index) => [path.join(folder, `${index}.sh`), source]),
  );
  files.forEach(({code}, file) => writeFileSync(file, `${code}\n`));
  const {stdout, stderr} = spawnSync(
    'shellcheck',
    [
      '--shell=bash',
      `--exclude=${EXCLUDED_RULES}`,
      '--format=json1',
      ...files.keys(),
    ],
    {encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  rmSync(folder, {recursive: true});
  if (!stdout) throw new Error(`shellcheck failed: ${stderr}`);
  return (
    JSON.parse(stdout) as {comments: ShellCheckComment[]}
  ).comments.flatMap(({file, line, code, message}) => {
    const source = files.get(file);
    return source
      ? [
          {
            file: source.first.file,
            line: source.getPageLine(line),
            message: `SC${code}: ${message}`,
          },
        ]
      : [];
  });
}

/** Checks the single-quoted JSON bodies of curl commands. */
function findBodyProblems(source: Source): Problem[] {
  return [
    ...source.code.matchAll(
      /\s(?:-d|--data|--data-raw|--json)\s+'(\s*[[{][^']*)'/g,
    ),
  ].flatMap(({1: body = '', index}) => {
    const line = source.getPageLine(
      source.code.slice(0, index).split('\n').length,
    );
    try {
      return findRequestProblems(JSON.parse(body)).map((message) => ({
        file: source.first.file,
        line,
        message,
      }));
    } catch (error) {
      return [
        {
          file: source.first.file,
          line,
          message: `the body is not JSON: ${(error as Error).message}`,
        },
      ];
    }
  });
}

/** Checks commands for Linux and macOS. */
export const shell: Checker = {
  languages: ['bash'],
  check(samples) {
    const sources = joinBlocks(samples);
    return [
      ...sources.flatMap(findSyntaxProblems),
      ...runShellCheck(sources),
      ...sources.flatMap(findBodyProblems),
    ];
  },
};
