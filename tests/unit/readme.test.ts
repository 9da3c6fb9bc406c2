import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const features = readdirSync('src/features');
const texts = ['README.md', 'CONTRIBUTING.md', 'BENCHMARKS.md', 'src/engine/README.md', ...features.map((name) => `src/features/${name}/README.md`)];

/** Paths in code font that refer to a file or folder of the repository, excluding those with placeholders. */
function pathsOf(file: string): string[] {
  const own = path.dirname(file);
  return [...read(file).matchAll(/`((?:src|docs|scripts|tests|static|build|plugin|browser|methods|drawings)\/[\w./-]+)`/g)]
    .map(([, found = '']) => found)
    .filter((found) => !/[<>{}*]/.test(found))
    .map((found) => (/^(?:build|plugin|browser|methods|drawings)\//.test(found) ? path.join(own, found) : found));
}

test('the repository map is short and lists every feature', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(150);
  expect(features.filter((name) => !new RegExp(`^ {4}.*\\b${name}\\b`, 'm').test(read('README.md')))).toEqual([]);
});

test.each(texts)('every path in %s exists', (file) => {
  // Files that the build creates in the published folder.
  const built = /(?:^|\/)build\/_/;
  expect(pathsOf(file).filter((found) => !built.test(found) && !existsSync(found))).toEqual([]);
});

// The files referred to by the five walkthroughs in the README.
test.each([
  ['src/data/networks.ts', 'rpcUrl: '],
  ['src/data/providers/endpoints.ts', 'publicEndpoints'],
  ['src/features/search/rankResults.ts', 'weights'],
  ['src/features/hosting/headers.ts', 'Strict-Transport-Security'],
  ['src/features/contracts/facts/releases.ts', 'releaseData'],
  ['src/theme/Error/index.tsx', '<h1>'],
])('%s contains %s', (file, text) => {
  expect(read('README.md')).toContain(path.basename(path.dirname(file)) === 'Error' ? 'src/theme/Error/' : path.basename(file));
  expect(read(file)).toContain(text);
});
