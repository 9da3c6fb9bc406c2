import {defineConfig} from 'vitest/config';
import path from 'node:path';

/** Fixture sites, scaffolds and moves on a copy: each of these builds or compiles something. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: {alias: {'@site': path.resolve(import.meta.dirname, '../..')}},
  test: {include: ['tests/build/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000},
});
