import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** Tests that replace modules of Node.js or of a dependency, which a shared instance could have loaded before. */
const mockingTests = ['tests/unit/engine.test.ts'];

/** Unit tests of data and pure functions. They take seconds; tests that build or compile are in tests/build. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    testTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: mockingTests,
          // These files share one instance of the parser and the data, which are stateless.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {name: 'mocking', include: mockingTests, isolate: true},
      },
    ],
  },
});
