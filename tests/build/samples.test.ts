import {beforeAll, describe, expect, test} from 'vitest';
import {parsePages, type Page} from '../../scripts/pages';
import {checkPages} from '../../scripts/samples/check';
import {hasPython} from '../../scripts/samples/checkers/parsers';
import {hasShellCheck} from '../../scripts/samples/checkers/shell';
import lockfile from '../../scripts/samples/package-lock.json' with {type: 'json'};
import manifest from '../../scripts/samples/package.json' with {type: 'json'};
import {installSamplePackages} from '../../scripts/samples/install';
import type {Problem} from '../../scripts/samples/sample';

const FOLDER = 'tests/fixtures/samples';

/** The line and part of the message that the checks must report for each faulty fixture. */
const EXPECTED_PROBLEMS: Record<string, [line: number, message: RegExp]> = {
  typescript: [12, /sendEther/],
  'typescript-continues': [7, /'number' is not assignable to type 'string'/],
  'typescript-stages': [4, /'string' is not assignable to type 'number'/],
  'typescript-fragment': [2, /missing/],
  'typescript-syntax': [4, /expected/],
  'module-type': [2, /read\.ts uses top-level await/],
  tsx: [3, /'"loud"' is not assignable/],
  javascript: [4, /'number' is not assignable to parameter of type 'string'/],
  jsx: [3, /Cannot find name 'balance'/],
  solidity: [9, /implicit conversion/],
  'solidity-fragment': [4, /Identifier not found/],
  'solidity-syntax': [6, /expected/],
  'solidity-import': [5, /not found/],
  json: [5, /JSON/],
  'json-rpc': [2, /eth_getBalanc is not a method/],
  'json-rpc-params': [2, /params\[1\]/],
  'json-rpc-fields': [4, /must have the field blockNumber/],
  toml: [3, /Invalid TOML/],
  yaml: [4, /quote/],
  bash: [3, /syntax error/],
  ...(hasShellCheck && {shellcheck: [3, /SC2086|SC2115|SC2154/]}),
  'curl-body': [2, /not JSON/],
  'curl-method': [4, /linea_estimateGass is not a method/],
  ...(hasPython && {python: [2, /invalid syntax/]}),
  language: [2, /no checker for the language "cobol"/],
  meta: [1, /unknown metastring option "frgment"/],
  off: [1, /unknown metastring option "off"/],
  title: [1, /points outside the page's project/],
  reason: [1, /must be used together/],
  'reason-kind': [1, /the reason must be "too-large/],
  'reason-installed': [1, /viem is installed/],
  'no-language': [1, /no language/],
};

const getFixturePath = (name: string) => `${FOLDER}/${name}.mdx`;

describe('code sample checks', () => {
  let fixturePages: Page[];
  let problems: readonly Problem[];
  const getProblems = (name: string) =>
    problems.filter(({file}) => file === getFixturePath(name));

  beforeAll(async () => {
    installSamplePackages();
    fixturePages = parsePages(FOLDER);
    ({problems} = await checkPages(fixturePages));
  }, 600_000);

  test.each(Object.keys(EXPECTED_PROBLEMS))(
    'the error in %s is reported on the right line',
    (name) => {
      const [line, message] = EXPECTED_PROBLEMS[name] ?? [0, /never/];
      expect(getProblems(name)).toContainEqual({
        file: getFixturePath(name),
        line,
        message: expect.stringMatching(message),
      });
    },
  );

  test('a valid page has no problems', () => {
    expect(getProblems('sound')).toEqual([]);
  });

  test('every fixture has a test', () => {
    const names = fixturePages.map(({file}) =>
      file.slice(FOLDER.length + 1, -'.mdx'.length),
    );
    expect(
      names
        .filter(
          (name) =>
            name !== 'sound' && (hasShellCheck || name !== 'shellcheck'),
        )
        .sort(),
    ).toEqual(Object.keys(EXPECTED_PROBLEMS).sort());
  });
});

// Pages state that their code was tested with the versions in package.json.
test('the versions in package.json match the lockfile', () => {
  const installedPackages: Record<string, {version?: string}> =
    lockfile.packages;
  const lockedVersions = Object.keys(manifest.dependencies).map((name) => [
    name,
    installedPackages[`node_modules/${name}`]?.version,
  ]);
  expect(Object.fromEntries(lockedVersions)).toEqual(manifest.dependencies);
});
