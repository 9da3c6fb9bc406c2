import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** Slow tests that build or compile: fixture sites, scaffolding, and changes in a copy of the repository. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: {alias: {'@site': path.resolve(import.meta.dirname, '../..')}},
  test: {include: ['tests/build/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000},
});
