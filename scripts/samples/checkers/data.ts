import {parse as parseToml, TomlError} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import {attempt, sourcesOf, type Checker, type Problem, type Source} from '../sample';

/** V8 tells the position of a JSON error only in its message. */
function jsonErrorLine({message}: Error, code: string): number | undefined {
  const [, line] = /\(line (\d+) column/.exec(message) ?? [];
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  return line ? Number(line) : position ? code.slice(0, Number(position)).split('\n').length : undefined;
}

export const json: Checker = {
  languages: ['json'],
  check: (samples) =>
    sourcesOf(samples).flatMap((source) =>
      attempt(
        source,
        () => void JSON.parse(source.first.fragment ? `{${source.code.replace(/,\s*$/, '')}}` : source.code),
        (error) => jsonErrorLine(error, source.code),
      ),
    ),
};

export const toml: Checker = {
  languages: ['toml'],
  check: (samples) =>
    sourcesOf(samples).flatMap((source) =>
      attempt(source, () => parseToml(source.code), (error) => (error instanceof TomlError ? error.line : undefined)),
    ),
};

function checkYaml(source: Source): Problem[] {
  return parseAllDocuments(source.code).flatMap((document) =>
    [...document.errors, ...document.warnings].map(({message, linePos}) => ({
      file: source.first.file,
      line: source.lineOnPage(linePos?.[0].line ?? 1),
      message: message.split('\n')[0] ?? message,
    })),
  );
}

export const yaml: Checker = {
  languages: ['yaml'],
  check: (samples) => sourcesOf(samples).flatMap(checkYaml),
};
