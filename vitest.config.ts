import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** Data and pure functions, in seconds. What builds or compiles is in tests/build. */
export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  // The pages' parser and the data are loaded once for all files, which keep no state.
  test: {include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000, pool: 'threads', isolate: false, maxWorkers: 2},
});
