import {expect, test} from 'vitest';
import siteManifest from '../../package.json' with {type: 'json'};
import manifest from '../../scripts/samples/package.json' with {type: 'json'};
import {sitePages} from './sitePages';

/** Why a page mentions a different version from the one that its samples are checked with, by page and package. */
const OTHER_VERSIONS: Record<string, string> = {
  'docs/get-started/tooling/cross-chain/ccip-read.mdx @openzeppelin/contracts':
    '@consensys/linea-state-verifier is built for 4.9',
};

/** Matches `viem@2.57.1` in a command, or a row such as "| `viem` | 2.57.1 |" in a version table. */
const EXACT_VERSION =
  /(?:^\| `(?<listed>\S+)` \| |(?<=[\s"'])(?<installed>@?[\w-]+(?:\/[\w-]+)?)@)(?<version>\d+\.\d+\.\d+)(?![\w.-])/gm;

const checkedVersions: Record<string, string> = manifest.dependencies;

/** Finds the versions of packages that samples use. */
function findVersions(text: string): {name: string; version: string}[] {
  return [...text.matchAll(EXACT_VERSION)]
    .map(({groups = {}}) => ({
      name: groups.listed ?? groups.installed ?? '',
      version: groups.version ?? '',
    }))
    .filter(({name}) => name in checkedVersions);
}

// Readers who install a different version may see errors that our check of the samples does not find.
test('the versions on pages are the versions that their samples are checked with', () => {
  const differingVersions = sitePages.flatMap(({file, text}) =>
    findVersions(text)
      .filter(
        ({name, version}) =>
          checkedVersions[name] !== version &&
          !(`${file} ${name}` in OTHER_VERSIONS),
      )
      .map(
        ({name, version}) =>
          `${file}: ${name} ${version}, checked with ${checkedVersions[name]}`,
      ),
  );
  expect(differingVersions).toEqual([]);
});

test('versions are found in commands and tables', () => {
  const text =
    'npm install viem@2.0.0 @irys/upload@0.0.1 viem@2.x tsx@4\n| `wagmi` | 3.0.0 |\n| `ethers` | 6 |\nnpm install unknown@1.0.0';
  expect(findVersions(text)).toEqual([
    {name: 'viem', version: '2.0.0'},
    {name: '@irys/upload', version: '0.0.1'},
    {name: 'wagmi', version: '3.0.0'},
  ]);
});

test('a package that the site and its samples use has one version', () => {
  const siteVersions: Record<string, string> = {
    ...siteManifest.dependencies,
    ...siteManifest.devDependencies,
  };
  const differingVersions = Object.entries(checkedVersions).flatMap(
    ([name, version]) =>
      // Samples may need a newer Node.js than the site.
      name === '@types/node' || (siteVersions[name] ?? version) === version
        ? []
        : [
            `${name} is ${siteVersions[name]} in package.json, but ${version} in scripts/samples/package.json`,
          ],
  );
  expect(differingVersions).toEqual([]);
});
