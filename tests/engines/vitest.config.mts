import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {engineNames, findMissingPackages} from './engines';

const installedEngines = engineNames.filter((name) => {
  const missing = findMissingPackages(name);
  if (missing.length === 0) return true;
  const message = `${name} is not tested, because these packages are missing: ${missing.join(', ')}.`;
  if (process.env.ENGINES_REQUIRED === '1') throw new Error(message);
  console.warn(message);
  return false;
});

/** Tests of the built site that run once in each browser engine. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: {poll: {timeout: 40_000, interval: 100}},
    pool: 'threads',
    maxWorkers: 2,
    projects: installedEngines.map((engine) => ({
      extends: true,
      test: {
        name: engine,
        include: ['tests/engines/*.test.ts'],
        provide: {engine},
      },
    })),
  },
});
