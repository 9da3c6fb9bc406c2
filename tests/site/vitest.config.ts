import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** The files of the built site, and the answers of nginx that serves them: no browser. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: {alias: {'@site': path.resolve(import.meta.dirname, '../..')}},
  // Pages are parsed once for all files.
  test: {include: ['tests/site/*.test.ts'], testTimeout: 120_000, pool: 'threads', isolate: false, fileParallelism: false},
});
