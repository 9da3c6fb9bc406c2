import {readFileSync} from 'node:fs';
import {minVersion, subset} from 'semver';
import {expect, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, {readonly engines?: {readonly node?: string}}>;
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
