import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** Tests of built files and nginx responses, without a browser. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: {alias: {'@site': path.resolve(import.meta.dirname, '../..')}},
  // Pages are parsed once and shared by all test files.
  test: {
    include: ['tests/site/*.test.ts'],
    testTimeout: 180_000,
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
  },
});
