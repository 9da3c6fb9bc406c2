import {readFileSync} from 'node:fs';
import {minVersion, subset} from 'semver';
import {expect, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};

interface Installed {
  readonly engines?: {readonly node?: string};
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Installed>};

/** What we promise: the oldest of it has to do. */
const promised = manifest.engines.node;

test('every installed package runs on the Node.js that we promise', () => {
  const oldest = minVersion(promised)?.version ?? '';
  const wanting = Object.entries(packages).flatMap(([name, {engines}]) => (engines?.node && !subset(oldest, engines.node) ? [`${name} wants Node.js ${engines.node}`] : []));
  expect(wanting, `${promised} is promised: pin an older version or override it`).toEqual([]);
});

test('a package that wants more is found', () => {
  expect(subset('20.19.0', '>= 22.11.0')).toBe(false);
  expect(subset('20.19.0', '^20.19.0 || >=22')).toBe(true);
});
