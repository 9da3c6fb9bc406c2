import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** Tests that replace modules by `vi.mock`. ESLint rejects it elsewhere. */
const isolatedTests = 'tests/unit/isolated/*.test.ts';

/** Unit tests of data and pure functions. They take seconds; tests that build or compile are in tests/build. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: 'tests/unit/restoreGlobals.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [isolatedTests],
          // These files share one instance of the parser and the data, which are stateless.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {name: 'isolated', include: [isolatedTests], isolate: true},
      },
    ],
  },
});
