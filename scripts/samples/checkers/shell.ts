import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sourcesOf, type Checker, type Problem, type Source} from '../sample';
import {curlProblems} from './curl';

/** ShellCheck of the system: its npm package downloads a binary from a host that build machines may not reach. */
export const hasShellCheck = spawnSync('shellcheck', ['--version']).error === undefined;

/** SC2164 asks for `cd … || exit`, which has no place in commands that a reader types one by one. */
const EXCLUDED = 'SC2164';

interface ShellCheckComment {
  file: string;
  line: number;
  code: number;
  message: string;
}

function syntaxProblems(source: Source): Problem[] {
  const {stderr} = spawnSync('bash', ['-n'], {input: `${source.code}\n`, encoding: 'utf8'});
  const [, line = '1', message] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return message ? [{file: source.first.file, line: source.lineOnPage(Number(line)), message: `bash -n: ${message}`}] : [];
}

function shellCheck(sources: readonly Source[]): Problem[] {
  if (!hasShellCheck || sources.length === 0) {
    return [];
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const files = new Map(sources.map((source, index) => [path.join(folder, `${index}.sh`), source]));
  files.forEach(({code}, file) => writeFileSync(file, `${code}\n`));
  const {stdout, stderr} = spawnSync(
    'shellcheck', ['--shell=bash', `--exclude=${EXCLUDED}`, '--format=json1', ...files.keys()], {encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  rmSync(folder, {recursive: true});
  if (!stdout) {
    throw new Error(`shellcheck failed: ${stderr}`);
  }
  return (JSON.parse(stdout) as {comments: ShellCheckComment[]}).comments.flatMap(({file, line, code, message}) => {
    const source = files.get(file);
    return source ? [{file: source.first.file, line: source.lineOnPage(line), message: `SC${code}: ${message}`}] : [];
  });
}

/** Commands that are typed on Linux and macOS. */
export const shell: Checker = {
  languages: ['bash'],
  check(samples) {
    const sources = sourcesOf(samples);
    return [
      ...sources.flatMap(syntaxProblems),
      ...shellCheck(sources),
      ...sources.flatMap((source) =>
        curlProblems(source.code).map(({line, message}) => ({file: source.first.file, line: source.lineOnPage(line), message})),
      ),
    ];
  },
};

const PAIRS: Record<string, string> = {'(': ')', '[': ']', '{': '}'};

/** Whether quotes and brackets of a line are closed; the first that is not, otherwise undefined. */
function unclosed(text: string): string | undefined {
  const open: string[] = [];
  let quote = '';
  for (const character of text) {
    if (quote) {
      quote = character === quote ? '' : quote;
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character in PAIRS) {
      open.push(character);
    } else if (Object.values(PAIRS).includes(character) && PAIRS[open.pop() ?? ''] !== character) {
      return character;
    }
  }
  return quote || open.pop();
}

/** Commands for Windows. Their parsers run on Windows only, so this checks that quotes and brackets close. */
export const windowsShell: Checker = {
  languages: ['batch', 'powershell'],
  check: (samples) =>
    sourcesOf(samples).flatMap((source) =>
      source.code.split('\n').flatMap((text, index) => {
        const character = unclosed(text);
        return character ? [{file: source.first.file, line: source.lineOnPage(index + 1), message: `${character} is not closed`}] : [];
      }),
    ),
};
