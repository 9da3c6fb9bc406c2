import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const readText = (file: string): string => readFileSync(file, 'utf8');
const features = readdirSync('src/features');
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  'BENCHMARKS.md',
  'src/engine/README.md',
  ...features.map((name) => `src/features/${name}/README.md`),
];

/** Extracts paths in code font that refer to a file or folder in the repository, except those with placeholders. */
function extractPaths(file: string): string[] {
  const folder = path.dirname(file);
  return [
    ...readText(file).matchAll(
      /`((?:src|docs|scripts|tests|static|build|plugin|browser|methods|drawings)\/[\w./-]+)`/g,
    ),
  ]
    .map(([, match = '']) => match)
    .filter((match) => !/[<>{}*]/.test(match))
    .map((match) =>
      /^(?:build|plugin|browser|methods|drawings)\//.test(match)
        ? path.join(folder, match)
        : match,
    );
}

test.each(texts)('every path in %s exists', (file) => {
  // The build creates these files in the published folder.
  const builtFilePattern = /(?:^|\/)build\/_/;
  expect(
    extractPaths(file).filter(
      (match) => !builtFilePattern.test(match) && !existsSync(match),
    ),
  ).toEqual([]);
});
