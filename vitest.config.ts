import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** Unit tests of data and pure functions. They take seconds; tests that build or compile are in tests/build. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  // All test files share one instance of the parser and the data, which are stateless.
  test: {
    include: ['tests/unit/**/*.test.ts'],
    testTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
  },
});
