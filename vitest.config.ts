import {defineConfig} from 'vitest/config';
import path from 'node:path';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname)}},
  test: {include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000},
});
