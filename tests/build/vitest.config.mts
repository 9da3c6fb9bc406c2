import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** Slow tests, which compile code samples or run commands and workflow steps in temporary folders. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: {alias: {'@site': path.resolve(import.meta.dirname, '../..')}},
  test: {
    include: ['tests/build/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
