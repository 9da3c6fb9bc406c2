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

test('the README is short, and its repository map lists every feature', () => {
  expect(readText('README.md').split('\n').length).toBeLessThan(150);
  expect(
    features.filter(
      (name) =>
        !new RegExp(`^ {4}.*\\b${name}\\b`, 'm').test(readText('README.md')),
    ),
  ).toEqual([]);
});

test.each(texts)('every path in %s exists', (file) => {
  // The build creates these files in the published folder.
  const builtFilePattern = /(?:^|\/)build\/_/;
  expect(
    extractPaths(file).filter(
      (match) => !builtFilePattern.test(match) && !existsSync(match),
    ),
  ).toEqual([]);
});

// Files that the README says to edit, each with the code to find there.
test.each([
  ['src/data/networks.ts', 'rpcUrl: '],
  ['src/data/providers/endpoints.ts', 'publicEndpoints'],
  ['src/features/search/rankResults.ts', 'exactTitle'],
  ['src/features/hosting/headers.ts', 'securityHeaders'],
  ['src/features/hosting/headers.ts', 'createHeaderRules'],
  ['src/features/hosting/headers.ts', 'createPagePolicy'],
  ['src/features/contracts/facts/releases.ts', 'releaseData'],
  ['src/theme/Error/index.tsx', '<h1>'],
])('the README mentions %s, which contains "%s"', (file, text) => {
  expect(readText('README.md')).toContain(
    path.basename(path.dirname(file)) === 'Error'
      ? 'src/theme/Error/'
      : path.basename(file),
  );
  expect(readText(file)).toContain(text);
});
