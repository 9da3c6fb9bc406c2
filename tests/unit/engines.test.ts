import {readFileSync} from 'node:fs';
import {minVersion, subset} from 'semver';
import {expect, test} from 'vitest';
import manifest from '../../package.json' with {type: 'json'};

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, {readonly engines?: {readonly node?: string}}>};

/** The oldest Node.js version that we support. */
const promised = manifest.engines.node;

test('every installed package supports our minimum Node.js version', () => {
  const oldest = minVersion(promised)?.version ?? '';
  const wanting = Object.entries(packages).flatMap(([name, {engines}]) => (engines?.node && !subset(oldest, engines.node) ? [`${name} wants Node.js ${engines.node}`] : []));
  expect(wanting, `${promised} is promised: pin an older version or override it`).toEqual([]);
});
