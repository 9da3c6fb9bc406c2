import {readFileSync} from 'node:fs';
import {minVersion, subset} from 'semver';
import {expect, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    {readonly version?: string; readonly engines?: {readonly node?: string}}
  >;
};

const supportedRange = manifest.engines.node;

test('every installed package supports our minimum Node.js version', () => {
  const oldest = minVersion(supportedRange)?.version ?? '';
  const unsupportedPackages = Object.entries(packages).flatMap(
    ([name, {engines}]) =>
      engines?.node && !subset(oldest, engines.node)
        ? [`${name} requires Node.js ${engines.node}`]
        : [],
  );
  expect(
    unsupportedPackages,
    `we support Node.js ${supportedRange}: pin older versions of these packages, or override them`,
  ).toEqual([]);
});

test('all packages of Docusaurus have one version', () => {
  const release = manifest.dependencies['@docusaurus/core'];
  const others = Object.entries(packages).flatMap(([name, {version}]) =>
    /@docusaurus\/[^/]+$/.test(name) && version !== release
      ? [`${name} is ${version}`]
      : [],
  );
  expect(others, `pin the version of @docusaurus/core, ${release}`).toEqual([]);
});
